'use client';

import { dayOf } from '@oilway/store/reporting/deadlines.ts';
import {
  closingReasons,
  isInternal,
  type MessageContent,
} from '@oilway/store/reporting/encryption.ts';
import { reportNumber } from '@oilway/store/reporting/report-number.ts';
import { Button } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FactList } from '../FactList.tsx';
import { useLeaveWarning } from '../use-leave-warning.ts';
import { CaseForm } from './CaseForm.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { caseFacts, closingReasonLabel, entryTitle, messageFacts } from './case-facts.ts';
import { ExportReport } from './ExportReport.tsx';
import { acknowledgement, translate } from './messages.ts';
import { Deadlines } from './ReportList.tsx';
import { ReportMessageView } from './ReportMessageView.tsx';
import {
  ReauthenticationCancelled,
  type ReportAction,
  type ReportingClient,
  type ReportingProps,
  type ReportWithStatus,
  type ThreadEntry,
} from './reporting-client.ts';
import { SpamActions } from './SpamActions.tsx';

interface ReportDetailsProps extends ReportingProps {
  report: ReportWithStatus;
  client: ReportingClient;
  identity: string;
  /** Locks the key. */
  onLock: () => void;
  onChange: () => Promise<void>;
}

const showList = () => {
  window.location.hash = '';
};

/** Shows a case decrypted in this browser: its messages and notes, and the available actions. Its print is the case as a document. */
export function ReportDetails(props: ReportDetailsProps) {
  const { client, identity, language, onChange, onLock, ownId, people, report } = props;
  const [entries, setEntries] = useState<ThreadEntry[]>();
  const [failed, setFailed] = useState(false);
  const [isTyped, setIsTyped] = useState(false);
  useLeaveWarning(isTyped, translate('leave', language));
  const heading = useRef<HTMLHeadingElement>(null);
  const { acknowledgedOn, closedOn, cultureName, feedbackOn, spamOn } = report;
  const number = reportNumber(report.id);
  const closing = report.closingReason && { closingReason: report.closingReason };
  const days = [acknowledgedOn, feedbackOn, closedOn, spamOn].join();
  useEffect(() => {
    // After a change of the case the pressed button is gone.
    void days;
    heading.current?.focus();
  }, [days]);
  const latest = useRef<unknown>(undefined);
  const load = useCallback(() => {
    const loading = client.thread(report.id, identity);
    latest.current = loading;
    return loading.then(
      (thread) => {
        if (latest.current === loading) setEntries(thread);
      },
      () => {
        if (latest.current === loading) setFailed(true);
      },
    );
  }, [client, identity, report.id]);
  useEffect(() => void load(), [load]);
  const runAction = async (
    action: ReportAction,
    content?: MessageContent,
    then: () => Promise<void> | void = () => load().then(onChange),
  ) => {
    try {
      setFailed(false);
      await client.runAction(report, action, content);
      setIsTyped(false);
      await then();
      return true;
    } catch (error) {
      setFailed(!(error instanceof ReauthenticationCancelled));
      return false;
    }
  };
  const author = people.find(({ id }) => id === ownId)?.name ?? '';
  const form = {
    language,
    // Reporters do not learn who answers.
    onSubmit: (action: ReportAction, content: MessageContent) =>
      runAction(action, {
        ...content,
        ...(isInternal(action) && { author }),
        ...(action === 'feedback' && { isFeedback: true }),
      }),
  };
  return (
    <section
      aria-labelledby="reporting-case"
      className="oilway-reporting__part oilway-case oilway-print"
    >
      <div className="oilway-buttons">
        <Button buttonStyle="secondary" size="small" onClick={showList}>
          {translate('back', language)}
        </Button>
        <Button
          buttonStyle="secondary"
          size="small"
          onClick={() => {
            if (!isTyped || confirm(translate('leave', language))) onLock();
          }}
        >
          {translate('lock', language)}
        </Button>
      </div>
      <p className="oilway-case__page-header">
        {`${translate('case', language)} ${number} · ${translate('confidential', language, dayOf(Date.now()))}`}
      </p>
      <h2 id="reporting-case" ref={heading} tabIndex={-1}>
        {translate('case', language)} {number}
      </h2>
      <FactList facts={caseFacts(report, language)} />
      <div className="oilway-case__reason">
        <FactList facts={messageFacts({ text: '', ...closing }, language)} />
      </div>
      <Deadlines report={report} language={language} />
      {failed ? <p role="alert">{translate('failed', language)}</p> : null}
      {entries ? (
        <ol className="oilway-report-messages oilway-list">
          {entries.map((entry) => (
            <li
              key={entry.id}
              className={`oilway-report-message oilway-report-message--${entry.direction}`}
            >
              <h3>{entryTitle(entry, language)}</h3>
              <ReportMessageView content={entry.content} language={language} number={number} />
            </li>
          ))}
        </ol>
      ) : (
        <p role="status">{translate('busy', language)}</p>
      )}
      <div className="oilway-case__actions" onInput={() => setIsTyped(true)}>
        {closedOn ? null : (
          <CaseForm
            // The first reply acknowledges the receipt.
            key={acknowledgedOn}
            id="answer"
            label="answer"
            defaultText={acknowledgedOn ? '' : acknowledgement[cultureName]}
            buttons={
              acknowledgedOn
                ? { answer: 'send', ...(feedbackOn ? {} : { feedback: 'feedback' }) }
                : { acknowledge: 'acknowledge' }
            }
            {...form}
          >
            {acknowledgedOn && !feedbackOn ? <p>{translate('answerHint', language)}</p> : null}
          </CaseForm>
        )}
        <details>
          <summary>{translate('addNote', language)}</summary>
          <CaseForm id="note" label="note" buttons={{ note: 'saveNote' }} {...form}>
            <p>{translate('internalHint', language)}</p>
          </CaseForm>
        </details>
        {closedOn ? null : (
          <details>
            <summary>{translate('close', language)}</summary>
            <CaseForm
              id="closing-note"
              label="optionalNote"
              isOptional
              buttons={{ close: 'close' }}
              {...form}
            >
              {feedbackOn ? null : (
                <p className="oilway-note oilway-note--warn">
                  {translate('closeWithoutFeedback', language)}
                </p>
              )}
              <label>
                {translate('closingReason', language)}
                <select id="closing-reason" name="reason" required defaultValue="">
                  <option value="">{translate('chooseReason', language)}</option>
                  {closingReasons.map((reason) => (
                    <option key={reason} value={reason}>
                      {closingReasonLabel(reason, language)}
                    </option>
                  ))}
                </select>
              </label>
            </CaseForm>
          </details>
        )}
        {entries ? (
          <ExportReport
            onExport={(save) => runAction('export', undefined, save)}
            {...{ entries, language, report }}
          />
        ) : null}
        {closedOn ? (
          <ConfirmButton
            label={translate('reopen', language)}
            onConfirm={() => runAction('reopen')}
          />
        ) : feedbackOn ? null : (
          <SpamActions onAction={runAction} {...{ language, ownId, people, report }} />
        )}
      </div>
    </section>
  );
}
