'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { say } from './messages.ts';

/** The result of an auth request; `told` is the translated error message. */
export type DoorAnswer<Body = unknown> = { ok: true; body: Body } | { ok: false; told: string };

export type AskDoor = <Body = unknown>(path: string, body: object) => Promise<DoorAnswer<Body>>;

/** Returns a function that calls an endpoint of `content/staff/` in the page's language. */
export function useDoor(): AskDoor {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  return async <Body>(path: string, body: object) => {
    const answer = await fetch(`${config.routes.api}/staff/${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': i18n.language },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    const said = await answer?.json().catch(() => undefined);
    if (answer?.ok) return { ok: true, body: said as Body };
    return { ok: false, told: said?.errors?.[0]?.message ?? say('failed', i18n.language) };
  };
}
