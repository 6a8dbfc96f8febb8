import { databaseOf } from '@oilway/content/database/session.ts';
import { idOf } from '@oilway/content/id-of.ts';
import { readAudiences } from '@oilway/store/library/audience.ts';
import type { DefaultServerCellComponentProps, Payload } from 'payload';
import { cache } from 'react';
import { audienceText, companyNames, translate } from './audience-text.ts';

const audiences = cache((payload: Payload) => readAudiences(databaseOf(payload)));

/** Shows who sees a file, or the files of a category. The list has checked read access to the row. */
export async function AudienceCell({
  collectionSlug,
  i18n: { language },
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  // Payload renders every cell once without a row, for the column selector.
  if (!rowData) return null;
  if (rowData.state === 'draft') return translate('draft', language);
  const category = idOf(collectionSlug === 'portal-files' ? rowData.category : rowData.id) ?? 0;
  const audience = (await audiences(payload))(category);
  return <span title={companyNames(audience)}>{audienceText(audience, language)}</span>;
}
