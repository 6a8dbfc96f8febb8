'use client';

import { languageName, languages } from '@oilway/content/languages.ts';
import { useTranslation } from '@payloadcms/ui';
import { keyChangeLabel } from './messages.ts';

/** Shows the title of the subject; for a change of keys, the kind of change; for a global, the language. */
export function TitleCell({
  cellData,
  rowData,
}: {
  cellData?: string;
  rowData?: { kind?: unknown };
}) {
  const { language } = useTranslation().i18n;
  if (!cellData) return null;
  const saved = languages.find((one) => one === cellData);
  if (saved) return languageName(saved, language);
  return rowData?.kind === 'reporting-keys' ? keyChangeLabel(cellData, language) : cellData;
}
