'use client';

import type { ClosingReason, MessageContent } from '@oilway/store/reporting/encryption.ts';
import { reportNumber } from '@oilway/store/reporting/report-number.ts';
import { Button } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { CloseForm, NoteForm } from './CaseForms.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { caseFacts, closingReasonLabel } from './case-facts.ts';
import { ExportReport } from './ExportReport.tsx';
import { acknowledgement, translate } from './messages.ts';
import { Deadlines } from './ReportList.tsx';
import { ReportMessageView } from './ReportMessageView.tsx';
import {
  type Officer,
  ReauthenticationCancelled,
  type ReportAction,
  type ReportingClient,
  type ReportWithStatus,
  type ThreadEntry,
} from './reporting-client.ts';
import { SpamActions } from './SpamActions.tsx';
import { TextField } from './TextField.tsx';

interface ReportDetailsProps {
  report: ReportWithStatus;
  /** Why the case was closed, as far as this key decrypts it. */
  reason: ClosingReason | undefined;
  client: ReportingClient;
  identity: string;
  /** Id of the logged-in officer. */
  ownId: number;
  people: Officer[];
  onBack: () => void;
  onChange: () => Promise<void>;
  language: string;
}

/** Shows a case decrypted in this browser: its messages and notes, and the available actions. Its print is the case as a document. */
export function ReportDetails(props: ReportDetailsProps) {
  const { client, identity, language, onBack, onChange, ownId, people, reason, report } = props;
  const [entries, setEntries] = useState<ThreadEntry[]>();
  const [failed, setFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { acknowledgedOn, closedOn, feedbackOn, spamOn } = report;
  const days = [acknowledgedOn, feedbackOn, closedOn, spamOn].join();
  useEffect(() => {
    // After a change of the case the pressed button is gone.
    void days;
    heading.current?.focus();
  }, [days]);
  useEffect(() => {
    // Reloads after every change of the case.
    void report;
    client.thread(report.id, identity).then(setEntries, () => setFailed(true));
  }, [client, identity, report]);
  const runAction = async (action: ReportAction, content: MessageContent = { text: '' }) => {
    try {
      setFailed(false);
      await client.runAction(report, action, content);
      if (action !== 'export') await onChange();
      return true;
    } catch (error) {
      setFailed(!(error instanceof ReauthenticationCancelled));
      return false;
    }
  };
  const author = people.find(({ id }) => id === ownId)?.name ?? '';
  const actions = { author, language, onAction: runAction, report };
  return (
    <section aria-labelledby="reporting-case" className="oilway-reporting__part oilway-case">
      <Button margin={false} buttonStyle="secondary" size="small" onClick={onBack}>
        {translate('back', language)}
      </Button>
      <h2 id="reporting-case" ref={heading} tabIndex={-1}>
        {translate('case', language)} {reportNumber(report.id)}
      </h2>
      <dl className="oilway-case__facts">
        {caseFacts(report, reason, language).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Deadlines report={report} language={language} />
      {failed ? <p role="alert">{translate('failed', language)}</p> : null}
      {entries ? (
        <ol className="oilway-report-messages">
          {entries.map(({ content, day, direction, id }) => (
            <li key={id} className={`oilway-report-message oilway-report-message--${direction}`}>
              <h3>
                {translate(direction, language, day)}
                {content?.author ? `, ${content.author}` : ''}
              </h3>
              {content?.closingReason ? (
                <p>
                  {translate('close', language)}:{' '}
                  {closingReasonLabel(content.closingReason, language)}
                </p>
              ) : null}
              <ReportMessageView content={content} language={language} />
            </li>
          ))}
        </ol>
      ) : (
        <p role="status">{translate('busy', language)}</p>
      )}
      <div className="oilway-case__actions">
        {report.closedOn ? null : <ReplyForm {...actions} />}
        <NoteForm {...actions} />
        {report.closedOn ? null : <CloseForm {...actions} />}
        {entries ? (
          <ExportReport
            onExport={() => runAction('export')}
            {...{ entries, language, reason, report }}
          />
        ) : null}
        {report.closedOn ? (
          <ConfirmButton
            label={translate('reopen', language)}
            confirmLabel={translate('reallyReopen', language)}
            onConfirm={() => runAction('reopen')}
          />
        ) : report.feedbackOn ? null : (
          <SpamActions onAction={runAction} {...{ language, ownId, people, report }} />
        )}
      </div>
    </section>
  );
}

interface ReplyFormProps {
  report: ReportWithStatus;
  onAction: (action: ReportAction, content: MessageContent) => Promise<boolean>;
  language: string;
}

function ReplyForm({ language, onAction, report }: ReplyFormProps) {
  const defaultText = report.acknowledgedOn ? '' : acknowledgement[report.cultureName];
  const [text, setText] = useState<string>(defaultText);
  const [busy, setBusy] = useState(false);
  const send = async (action: ReportAction) => {
    if (busy || text.trim() === '') return;
    setBusy(true);
    if (await onAction(action, { text: text.trim() })) setText('');
    setBusy(false);
  };
  const actions: ('acknowledge' | 'answer' | 'feedback')[] = report.acknowledgedOn
    ? ['answer', ...(report.feedbackOn ? [] : (['feedback'] as const))]
    : ['acknowledge'];
  const labels = { acknowledge: 'acknowledge', answer: 'send', feedback: 'feedback' } as const;
  return (
    <div className="oilway-reporting__form">
      <TextField
        id="answer"
        rows={6}
        label={translate('answer', language)}
        value={text}
        onChange={setText}
      />
      <div className="oilway-reporting__buttons">
        {actions.map((action, at) => (
          <Button
            margin={false}
            key={action}
            buttonStyle={at === 0 ? 'primary' : 'secondary'}
            disabled={busy}
            onClick={() => void send(action)}
          >
            {translate(labels[action], language)}
          </Button>
        ))}
      </div>
    </div>
  );
}
