'use client';

import type { Locale } from '@oilway/store/cultures.ts';
import { Button, toast, useConfig, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { useAwake } from '../awake.ts';
import { say } from './messages.ts';

interface Props {
  /** The language that still holds. */
  code: Locale;
  /** Of the document among the calls: `/pages/7`. */
  path: string;
}

/** Publishes a language once more as it is: whoever read both says that nothing has to change. */
export function ConfirmLanguage({ code, path }: Props) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const router = useRouter();
  const awake = useAwake();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    const query = `locale=${code}&publishSpecificLocale=${code}&depth=0`;
    const address = `${config.serverURL}${config.routes.api}${path}?${query}`;
    const answered = await fetch(address, {
      method: 'PATCH',
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ _status: 'published' }),
    }).catch(() => undefined);
    if (answered?.ok) router.refresh();
    else toast.error(say('confirmFailed', i18n.language));
    setBusy(false);
  };
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      disabled={busy || !awake}
      onClick={confirm}
    >
      {say('confirm', i18n.language)}
    </Button>
  );
}
