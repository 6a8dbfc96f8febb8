'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { translate } from './messages.ts';

/** The result of an auth request; `message` is the translated error message. */
export type AuthResult<Body = unknown> = { ok: true; body: Body } | { ok: false; message: string };

export type SendAuthRequest = <Body = unknown>(
  path: string,
  body: object,
) => Promise<AuthResult<Body>>;

/** Returns a function that calls an endpoint of `content/staff/` in the page's language. */
export function useAuthRequest(): SendAuthRequest {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  return async <Body>(path: string, body: object) => {
    const response = await fetch(`${config.routes.api}/staff/${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': i18n.language },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    const responseBody = await response?.json().catch(() => undefined);
    if (response?.ok) return { ok: true, body: responseBody as Body };
    return {
      ok: false,
      message: responseBody?.errors?.[0]?.message ?? translate('failed', i18n.language),
    };
  };
}
