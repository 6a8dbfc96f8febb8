'use client';

import { useTranslation } from '@payloadcms/ui';
import { sayKeyChange } from './messages.ts';

/** What an act is about, by its name; of a change of keys, which it was. */
export function TitleCell({
  cellData,
  rowData,
}: {
  cellData?: string;
  rowData?: { kind?: unknown };
}) {
  const { language } = useTranslation().i18n;
  if (!cellData) return null;
  return rowData?.kind === 'reporting-keys' ? sayKeyChange(cellData, language) : cellData;
}
