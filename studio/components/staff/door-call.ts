'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { say } from './messages.ts';

/** How a call of the door went; `told` are the words for whoever reads it. */
export type DoorAnswer<Body = unknown> = { ok: true; body: Body } | { ok: false; told: string };

export type AskDoor = <Body = unknown>(path: string, body: object) => Promise<DoorAnswer<Body>>;

/** Asks one of the calls of `content/staff/`, in the language of the page. */
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
