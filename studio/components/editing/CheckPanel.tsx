'use client';

import type { CheckAnswer, SaidFinding } from '@oilway/content/editing/check-endpoint.ts';
import { Link, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { CounterpartPanel } from './CounterpartPanel.tsx';
import { moment, say } from './messages.ts';

/** Delay of the check after a save, in milliseconds: autosave runs often while typing. */
const patience = 500;

/** The panel beside the form: the state of the document and its counterpart, and the findings for publication. */
export function CheckPanel() {
  usePlanToPublish();
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const answer = useCheck();
  if (!id) return null;
  const { language } = i18n;
  return (
    <div className="oilway-panel">
      {answer?.line ? (
        <CounterpartPanel line={answer.line} mayCreate={answer.mayCreateCounterpart} />
      ) : null}
      <section aria-labelledby="oilway-check">
        <h2 id="oilway-check">{say('check', language)}</h2>
        {answer ? (
          <Outcome answer={answer} language={language} />
        ) : (
          <p>{say('checking', language)}</p>
        )}
      </section>
    </div>
  );
}

/** Enables *Publish* in the schedule of a document that was never published: Payload counts no unpublished versions for it. */
function usePlanToPublish(): void {
  const { hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } =
    useDocumentInfo();
  useEffect(() => {
    if (!hasPublishedDoc && unpublishedVersionCount === 0) setUnpublishedVersionCount(1);
  }, [hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount]);
}

/** Returns the check of the last saved version; it is requested again after every save. */
function useCheck(): CheckAnswer | undefined {
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo();
  const { config } = useConfig();
  const [answer, setAnswer] = useState<CheckAnswer>();
  const address = `${config.serverURL}${config.routes.api}/${collectionSlug}/${id}/check`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after each save.
  useEffect(() => {
    if (!id) return undefined;
    const leaving = new AbortController();
    const ask = async () => {
      const found = await fetch(address, { credentials: 'include', signal: leaving.signal });
      if (found.ok) setAnswer((await found.json()) as CheckAnswer);
    };
    // A failed request keeps the last result: the next save repeats it.
    const timer = setTimeout(() => ask().catch(() => undefined), patience);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [address, id, lastUpdateTime]);
  return answer;
}

function Outcome({ answer, language }: { answer: CheckAnswer; language: string }) {
  const { errors, others, refusedAt, warnings } = answer;
  return (
    <div role="status">
      <OthersChanges others={others} language={language} />
      {refusedAt ? (
        <p className="oilway-panel__refused">
          {say('refused', language)} {moment(refusedAt, language)}
        </p>
      ) : null}
      <Findings tone="bad" title={say('errors', language)} findings={errors} />
      <Findings tone="warn" title={say('warnings', language)} findings={warnings} />
      {errors.length + warnings.length === 0 ? <p>{say('allWell', language)}</p> : null}
    </div>
  );
}

function OthersChanges({ language, others }: Pick<CheckAnswer, 'others'> & { language: string }) {
  const { config } = useConfig();
  const { collectionSlug, id } = useDocumentInfo();
  if (others.length === 0) return null;
  const versions = `${config.routes.admin}/collections/${collectionSlug}/${id}/versions`;
  return (
    <div className="oilway-findings oilway-findings--warn">
      <ul>
        {others.map(({ name, since }) => (
          <li key={`${name} ${since}`}>
            {say('othersChanges', language, { name, date: moment(since, language) })}{' '}
            <Link href={versions} prefetch={false}>
              {say('show', language)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Findings(props: { tone: 'bad' | 'warn'; title: string; findings: SaidFinding[] }) {
  const { findings, title, tone } = props;
  if (findings.length === 0) return null;
  return (
    <div className={`oilway-findings oilway-findings--${tone}`}>
      <h3>{title}</h3>
      <ul>
        {findings.map(({ place, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field may have two equal findings.
          <li key={`${place} ${index}`}>
            <span className="oilway-findings__place">{place.replaceAll(' > ', ' › ')}</span>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
