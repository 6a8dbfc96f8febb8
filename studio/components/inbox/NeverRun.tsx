'use client';

import { useTranslation } from '@payloadcms/ui';
import { say } from './messages.ts';

/** Before the first night there are no numbers of a last run. */
export function NeverRun() {
  const { i18n } = useTranslation();
  return <p>{say('neverRun', i18n.language)}</p>;
}
