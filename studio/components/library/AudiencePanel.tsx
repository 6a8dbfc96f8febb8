'use client';

import { idOf } from '@oilway/content/id-of.ts';
import type { Audience } from '@oilway/store/library/audience.ts';
import {
  useConfig,
  useDocumentInfo,
  useFormFields,
  usePayloadAPI,
  useTranslation,
} from '@payloadcms/ui';
import { audienceText, companyNames, translate } from './audience-text.ts';

/** A line that says who sees the files of the saved category, or the file in the chosen category. */
export function AudiencePanel() {
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo();
  const chosen = useFormFields(([fields]) => idOf(fields.category?.value));
  const category = collectionSlug === 'portal-files' ? chosen : id;
  return category ? (
    <AudienceLine key={`${category} ${lastUpdateTime}`} category={category} />
  ) : null;
}

function AudienceLine({ category }: { category: number | string }) {
  const { language } = useTranslation().i18n;
  const { config } = useConfig();
  const isDraft = useFormFields(([fields]) => fields.state?.value === 'draft');
  const [{ data }] = usePayloadAPI(
    `${config.serverURL}${config.routes.api}/file-categories/${category}/audience`,
  );
  if (!data.companies) return null;
  const audience = data as Audience;
  return (
    <div className="field-type oilway-audience" role="status">
      <strong>{translate(isDraft ? 'draftLabel' : 'label', language)}</strong>{' '}
      {audienceText(audience, language)}
      {audience.companyCount > 0 ? ` (${companyNames(audience)})` : null}
    </div>
  );
}
