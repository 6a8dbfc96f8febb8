'use client';

import { stateLabel } from '@oilway/content/editing/state-labels.ts';
import type { TranslationStatus } from '@oilway/content/editing/translation-status.ts';
import { otherLanguage } from '@oilway/content/languages.ts';
import { formatTimestamp } from '@oilway/content/system-status/observation-text.ts';
import {
  Button,
  Link,
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter, useSearchParams } from 'next/navigation.js';
import { useEffect, useState } from 'react';
import { useApi } from '../inbox/use-api.ts';
import { counterpartState, countryName, translate } from './messages.ts';
import { PlannedPublications } from './PlannedPublications.tsx';
import { StateBadge, stateTones } from './StateBadge.tsx';

/** Shows the state of the document and of its counterpart in the other country, with a link to the counterpart. */
export function CounterpartPanel({
  line,
  mayCreate,
}: {
  line: TranslationStatus;
  mayCreate: boolean;
}) {
  const { config } = useConfig();
  const { collectionSlug } = useDocumentInfo();
  const { language } = useTranslation().i18n;
  const { behind, counterpart, planned } = line;
  const counterpartBadge = counterpartState(line, language);
  const documents = `${config.routes.admin}/collections/${collectionSlug}`;
  useSelectedCountry(line, documents);
  return (
    <section aria-labelledby="oilway-counterpart">
      <h2 id="oilway-counterpart">{translate('state', language)}</h2>
      <ul className="oilway-list oilway-panel__states">
        <li className="oilway-buttons">
          <span>{countryName(line.country, language)}</span>
          <StateBadge tone={stateTones[line.state]}>{stateLabel(line.state, language)}</StateBadge>
          <PlannedPublications planned={planned} language={language} />
        </li>
        <li className="oilway-buttons">
          <span>{countryName(otherLanguage(line.country), language)}</span>
          <StateBadge tone={counterpartBadge.tone}>{counterpartBadge.words}</StateBadge>
          <PlannedPublications planned={counterpart?.planned ?? []} language={language} />
        </li>
      </ul>
      {planned.some(({ type }) => type === 'publish') ? (
        <p>{translate('plannedHint', language)}</p>
      ) : null}
      {behind && counterpart?.publishedAt ? (
        <p>
          {translate('publishedSince', language, {
            date: formatTimestamp(counterpart.publishedAt, language),
          })}
        </p>
      ) : null}
      {counterpart ? (
        <Link href={`${documents}/${counterpart.id}`} prefetch={false}>
          {counterpart.title ?? translate('openCounterpart', language)}
        </Link>
      ) : mayCreate ? (
        <CreateCounterpart line={line} documents={documents} />
      ) : (
        <p>{translate('createdAbroad', language)}</p>
      )}
    </section>
  );
}

/** Follows the language menu, which selects a country: to the counterpart of that country, or to its list. */
function useSelectedCountry({ counterpart, country }: TranslationStatus, documents: string): void {
  const router = useRouter();
  const selected = useSearchParams().get('locale');
  const isInDrawer = useEditDepth() > 1;
  useEffect(() => {
    if (isInDrawer || selected !== otherLanguage(country)) return;
    router.replace(`${documents}${counterpart ? `/${counterpart.id}` : ''}?locale=${selected}`);
  }, [counterpart, country, documents, isInDrawer, router, selected]);
}

function CreateCounterpart({ documents, line }: { documents: string; line: TranslationStatus }) {
  const api = useApi();
  const { collectionSlug } = useDocumentInfo();
  const { language } = useTranslation().i18n;
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const create = async () => {
    setBusy(true);
    const response = await api(`/${collectionSlug}/${line.id}/counterpart`, { method: 'POST' });
    if (response?.ok) return router.push(`${documents}/${(await response.json()).id}`);
    setBusy(false);
  };
  return (
    <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={create}>
      {translate('createCounterpart', language)}
    </Button>
  );
}
