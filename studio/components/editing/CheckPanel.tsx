'use client';

import type { CheckResponse, FindingMessage } from '@oilway/content/editing/check-endpoint.ts';
import { formatTimestamp } from '@oilway/content/system-status/observation-text.ts';
import {
  Link,
  useConfig,
  useDocumentInfo,
  useDocumentTitle,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { CounterpartPanel } from './CounterpartPanel.tsx';
import { translate } from './messages.ts';

/** Delay of the check after a save, in milliseconds: autosave runs often while typing. */
const debounceMs = 500;

/** The panel beside the form: the state of the document and its counterpart, and the findings for publication. */
export function CheckPanel() {
  useAllowScheduledPublish();
  useUntitled();
  const { id, isTrashed } = useDocumentInfo();
  const { i18n } = useTranslation();
  const result = useCheck();
  // The trash is no place to check: its documents are not found.
  if (!id || isTrashed) return null;
  const { language } = i18n;
  return (
    <div className="oilway-panel">
      {result?.line ? (
        <CounterpartPanel line={result.line} mayCreate={result.mayCreateCounterpart} />
      ) : null}
      <section aria-labelledby="oilway-check">
        <h2 id="oilway-check">{translate('check', language)}</h2>
        {result ? (
          <CheckResult result={result} language={language} />
        ) : (
          <p>{translate('checking', language)}</p>
        )}
      </section>
    </div>
  );
}

/** Heads a document without a title with words: Payload shows its id. */
function useUntitled(): void {
  const { id } = useDocumentInfo();
  const { setDocumentTitle, title } = useDocumentTitle();
  const { t } = useTranslation();
  useEffect(() => {
    if (title === String(id)) setDocumentTitle(`[${t('general:untitled')}]`);
  }, [id, setDocumentTitle, t, title]);
}

/** Enables *Publish* in the schedule of a document that was never published: Payload counts no unpublished versions for it. */
function useAllowScheduledPublish(): void {
  const { hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } =
    useDocumentInfo();
  useEffect(() => {
    if (!hasPublishedDoc && unpublishedVersionCount === 0) setUnpublishedVersionCount(1);
  }, [hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount]);
}

/** Returns the check of the last saved version; it is requested again after every save, and when a dialog closes, such as that of the schedule. */
function useCheck(): CheckResponse | undefined {
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo();
  const { config } = useConfig();
  const { oneModalIsOpen } = useModal();
  const [result, setResult] = useState<CheckResponse>();
  const address = `${config.serverURL}${config.routes.api}/${collectionSlug}/${id}/check`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again after each save.
  useEffect(() => {
    if (!id || oneModalIsOpen) return undefined;
    const controller = new AbortController();
    const fetchCheck = async () => {
      const response = await fetch(address, { credentials: 'include', signal: controller.signal });
      if (response.ok) setResult((await response.json()) as CheckResponse);
    };
    // A failed request keeps the last result: the next save repeats it.
    const timer = setTimeout(() => fetchCheck().catch(() => undefined), debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [address, id, lastUpdateTime, oneModalIsOpen]);
  return result;
}

function CheckResult({ result, language }: { result: CheckResponse; language: string }) {
  const { errors, others, refusedAt, warnings } = result;
  return (
    <div role="status">
      <OthersChanges others={others} language={language} />
      {refusedAt ? (
        <p className="oilway-note oilway-note--bad">
          {translate('refused', language)} {formatTimestamp(refusedAt, language)}
        </p>
      ) : null}
      <Findings tone="bad" title={translate('errors', language)} findings={errors} />
      <Findings tone="warn" title={translate('warnings', language)} findings={warnings} />
      {errors.length + warnings.length === 0 ? <p>{translate('allWell', language)}</p> : null}
    </div>
  );
}

function OthersChanges({ language, others }: Pick<CheckResponse, 'others'> & { language: string }) {
  const { config } = useConfig();
  const { collectionSlug, id } = useDocumentInfo();
  if (others.length === 0) return null;
  const versions = `${config.routes.admin}/collections/${collectionSlug}/${id}/versions`;
  return (
    <div className="oilway-findings oilway-findings--warn">
      <ul className="oilway-list">
        {others.map(({ name, since }) => (
          <li key={`${name} ${since}`}>
            {translate('othersChanges', language, { name, date: formatTimestamp(since, language) })}{' '}
            <Link href={versions} prefetch={false}>
              {translate('show', language)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Findings(props: { tone: 'bad' | 'warn'; title: string; findings: FindingMessage[] }) {
  const { findings, title, tone } = props;
  if (findings.length === 0) return null;
  return (
    <div className={`oilway-findings oilway-findings--${tone}`}>
      <h3>{title}</h3>
      <ul className="oilway-list">
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
