'use client';

import { useTranslation } from '@payloadcms/ui';
import { say } from './messages.ts';

/** Shown before the first nightly run: there are no numbers yet. */
export function NeverRun() {
  const { i18n } = useTranslation();
  return <p>{say('neverRun', i18n.language)}</p>;
}
