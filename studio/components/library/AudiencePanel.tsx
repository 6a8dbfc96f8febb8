'use client';

import { idOf } from '@oilway/content/id-of.ts';
import type { Audience } from '@oilway/store/library/audience.ts';
import { useConfig, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { audienceText, companyNames, translateAudience } from './audience-text.ts';
import './library.css';

/** A line that says who sees the file, or the files of the category, with the category or parent as it is being edited. */
export function AudiencePanel() {
  const { language } = useTranslation().i18n;
  const { collectionSlug } = useDocumentInfo();
  const isFile = collectionSlug === 'portal-files';
  const isDraft = useFormFields(([fields]) => isFile && fields.state?.value === 'draft');
  const audience = useAudience(isFile);
  if (!audience) return null;
  const names = companyNames(audience);
  return (
    <div className="field-type oilway-audience" role="status">
      <strong>{translateAudience('label', language)}</strong>{' '}
      {isDraft ? `${translateAudience('draft', language)} ` : null}
      {audienceText(audience, language)}
      {names ? `: ${names}` : `. ${translateAudience('noGrant', language)}`}
    </div>
  );
}

/** Returns the audience of the chosen category; undefined before the response and without a category. */
function useAudience(isFile: boolean): Audience | undefined {
  const { id, lastUpdateTime } = useDocumentInfo();
  const { config } = useConfig();
  const chosen = useFormFields(([fields]) => idOf(fields[isFile ? 'category' : 'parent']?.value));
  const [audience, setAudience] = useState<Audience>();
  const query = isFile
    ? `category=${chosen}`
    : `parent=${chosen ?? 'none'}${id ? `&category=${id}` : ''}`;
  const address = `${config.serverURL}${config.routes.api}/file-categories/audience?${query}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after each save.
  useEffect(() => {
    setAudience(undefined);
    if (isFile && chosen === undefined) return undefined;
    const controller = new AbortController();
    void fetch(address, { credentials: 'include', signal: controller.signal })
      .then(async (response) => response.ok && setAudience((await response.json()) as Audience))
      .catch(() => undefined);
    return () => controller.abort();
  }, [address, lastUpdateTime]);
  return audience;
}
