'use client';

import { useTranslation } from '@payloadcms/ui';
import { translate } from './messages.ts';

/** Shown before the first nightly run: there are no numbers yet. */
export function NoRunYet() {
  const { i18n } = useTranslation();
  return <p>{translate('neverRun', i18n.language)}</p>;
}
