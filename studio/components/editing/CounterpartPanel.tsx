'use client';

import type { DocumentLine } from '@oilway/content/editing/counterparts.ts';
import { stateName } from '@oilway/content/editing/state-names.ts';
import { otherLanguage } from '@oilway/content/languages.ts';
import { Button, Link, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { counterpartState, countryName, moment, say } from './messages.ts';
import { StateBadge, toneOf } from './StateBadge.tsx';

/** Shows the state of the document and of its counterpart in the other country, with a link to the counterpart. */
export function CounterpartPanel({ line, mayCreate }: { line: DocumentLine; mayCreate: boolean }) {
  const { config } = useConfig();
  const { collectionSlug } = useDocumentInfo();
  const { language } = useTranslation().i18n;
  const { behind, counterpart } = line;
  const there = counterpartState(line, language);
  const documents = `${config.routes.admin}/collections/${collectionSlug}`;
  return (
    <section aria-labelledby="oilway-counterpart">
      <h2 id="oilway-counterpart">{say('state', language)}</h2>
      <ul className="oilway-panel__states">
        <li>
          <span>{countryName(line.country, language)}</span>
          <StateBadge tone={toneOf[line.state]}>{stateName(line.state, language)}</StateBadge>
        </li>
        <li>
          <span>{countryName(otherLanguage(line.country), language)}</span>
          <StateBadge tone={there.tone}>{there.words}</StateBadge>
        </li>
      </ul>
      {behind && counterpart?.publishedAt ? (
        <p>
          {say('publishedSince', language, { date: moment(counterpart.publishedAt, language) })}
        </p>
      ) : null}
      {counterpart ? (
        <Link href={`${documents}/${counterpart.id}`} prefetch={false}>
          {counterpart.title ?? say('openCounterpart', language)}
        </Link>
      ) : mayCreate ? (
        <CreateCounterpart line={line} documents={documents} />
      ) : null}
    </section>
  );
}

function CreateCounterpart({ documents, line }: { documents: string; line: DocumentLine }) {
  const { config } = useConfig();
  const { collectionSlug } = useDocumentInfo();
  const { language } = useTranslation().i18n;
  const router = useRouter();
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const create = async () => {
    setBusy(true);
    const address = `${config.serverURL}${config.routes.api}/${collectionSlug}/${line.id}/counterpart`;
    const answer = await fetch(address, { method: 'POST', credentials: 'include' }).catch(
      () => null,
    );
    const said = (await answer?.json().catch(() => null)) as {
      id?: number;
      errors?: { message: string }[];
    } | null;
    if (answer?.ok && said?.id) return router.push(`${documents}/${said.id}`);
    setRefusal(said?.errors?.[0]?.message ?? say('createFailed', language));
    setBusy(false);
  };
  return (
    <>
      <Button buttonStyle="secondary" size="small" disabled={isBusy} onClick={create}>
        {say('createCounterpart', language)}
      </Button>
      {refusal ? <p role="alert">{refusal}</p> : null}
    </>
  );
}
