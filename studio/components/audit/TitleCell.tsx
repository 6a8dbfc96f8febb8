'use client';

import { useTranslation } from '@payloadcms/ui';
import { keyChangeLabel } from './messages.ts';

/** Shows the title of the subject; for a change of keys, the kind of change. */
export function TitleCell({
  cellData,
  rowData,
}: {
  cellData?: string;
  rowData?: { kind?: unknown };
}) {
  const { language } = useTranslation().i18n;
  if (!cellData) return null;
  return rowData?.kind === 'reporting-keys' ? keyChangeLabel(cellData, language) : cellData;
}
