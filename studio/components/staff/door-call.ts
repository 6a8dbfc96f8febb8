'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { say } from './messages.ts';

/** How a call of the door went; `told` are the words for whoever reads it. */
export type DoorAnswer = { ok: true } | { ok: false; told: string };

/** Asks one of the calls of `content/staff/`, in the language of the page. */
export function useDoor(): (path: string, body: object) => Promise<DoorAnswer> {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  return async (path, body) => {
    const answer = await fetch(`${config.routes.api}/staff/${path}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': i18n.language },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    if (answer?.ok) return { ok: true };
    const said = await answer?.json().catch(() => undefined);
    return { ok: false, told: said?.errors?.[0]?.message ?? say('failed', i18n.language) };
  };
}
