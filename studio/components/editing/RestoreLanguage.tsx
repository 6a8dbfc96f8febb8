'use client';

import { languageName } from '@oilway/content/languages.ts';
import type { Locale } from '@oilway/store/cultures.ts';
import { Button, toast, useConfig, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { useAwake } from '../awake.ts';
import { say } from './messages.ts';

interface Props {
  code: Locale;
  collection: string;
  /** Of the document. */
  id: number;
  version: number;
}

/** Makes what a version says in one language its draft, and opens it. */
export function RestoreLanguage({ code, collection, id, version }: Props) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const router = useRouter();
  const awake = useAwake();
  const [busy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    const address = `${config.serverURL}${config.routes.api}/${collection}/versions/${version}?locale=${code}`;
    const answered = await fetch(address, {
      method: 'POST',
      credentials: 'include',
      headers: { 'Accept-Language': i18n.language },
    }).catch(() => undefined);
    if (answered?.ok) {
      toast.success(((await answered.json()) as { message: string }).message);
      router.push(`${config.routes.admin}/collections/${collection}/${id}?locale=${code}`);
      return;
    }
    toast.error(say('restoreFailed', i18n.language));
    setBusy(false);
  };
  return (
    <Button size="medium" margin={false} disabled={busy || !awake} onClick={restore}>
      {say('restore', i18n.language, { language: languageName(code, i18n.language) })}
    </Button>
  );
}
