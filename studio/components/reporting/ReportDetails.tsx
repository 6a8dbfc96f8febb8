'use client';

import { reportState } from '@oilway/store/reporting/deadlines.ts';
import { Button } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { acknowledgement, formatDay, stateName, translate } from './messages.ts';
import { Deadlines } from './ReportList.tsx';
import { ReportMessageView } from './ReportMessageView.tsx';
import {
  type DecryptedMessage,
  isReplyAction,
  type Officer,
  type ReportAction,
  type ReportingClient,
  type ReportWithStatus,
} from './reporting-client.ts';
import { SpamActions } from './SpamActions.tsx';
import { TextField } from './TextField.tsx';

interface ReportDetailsProps {
  report: ReportWithStatus;
  client: ReportingClient;
  identity: string;
  /** Id of the logged-in officer. */
  ownId: number;
  people: Officer[];
  onBack: () => void;
  onChange: () => Promise<void>;
  language: string;
}

/** Shows a case decrypted in this browser: its messages, and the available actions. */
export function ReportDetails(props: ReportDetailsProps) {
  const { client, identity, language, onBack, onChange, ownId, people, report } = props;
  const [messages, setMessages] = useState<DecryptedMessage[]>();
  const [failed, setFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    // Reloads after every change of the case.
    void report;
    client.messages(report.id, identity).then(setMessages, () => setFailed(true));
  }, [client, identity, report]);
  const runAction = async (action: ReportAction, text: string) => {
    try {
      if (isReplyAction(action)) await client.reply(report, action, text);
      else await client.runAction(report, action);
      await onChange();
      return true;
    } catch {
      setFailed(true);
      return false;
    }
  };
  return (
    <section aria-labelledby="reporting-case" className="oilway-reporting__part">
      <Button margin={false} buttonStyle="secondary" size="small" onClick={onBack}>
        {translate('back', language)}
      </Button>
      <h2 id="reporting-case" ref={heading} tabIndex={-1}>
        {translate('case', language)} {report.id.slice(0, 8)}
      </h2>
      <p>
        {translate('received', language)}: {formatDay(report.day, language)},{' '}
        {stateName(reportState(report), language)}
      </p>
      <Deadlines report={report} language={language} />
      {failed ? <p role="alert">{translate('failed', language)}</p> : null}
      {messages ? (
        <ol className="oilway-report-messages">
          {messages.map((message) => (
            <li
              key={message.id}
              className={`oilway-report-message oilway-report-message--${message.direction}`}
            >
              <h3>{translate(message.direction, language, message.day)}</h3>
              <ReportMessageView content={message.content} language={language} />
            </li>
          ))}
        </ol>
      ) : (
        <p role="status">{translate('busy', language)}</p>
      )}
      {report.closedOn ? null : <ReplyForm onAction={runAction} {...{ language, report }} />}
      {report.closedOn || report.feedbackOn ? null : (
        <SpamActions onAction={runAction} {...{ language, ownId, people, report }} />
      )}
    </section>
  );
}

interface ReplyFormProps {
  report: ReportWithStatus;
  onAction: (action: ReportAction, text: string) => Promise<boolean>;
  language: string;
}

function ReplyForm({ language, onAction, report }: ReplyFormProps) {
  const defaultText = report.acknowledgedOn ? '' : acknowledgement[report.cultureName];
  const [text, setText] = useState<string>(defaultText);
  const [busy, setBusy] = useState(false);
  const [isConfirmingClose, setIsConfirmingClose] = useState(false);
  const send = async (action: ReportAction) => {
    if (busy || (action !== 'close' && text.trim() === '')) return;
    setBusy(true);
    if (await onAction(action, text.trim())) setText('');
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
        {actions.map((action) => (
          <Button margin={false} key={action} disabled={busy} onClick={() => void send(action)}>
            {translate(labels[action], language)}
          </Button>
        ))}
        <Button
          margin={false}
          buttonStyle="secondary"
          disabled={busy}
          onClick={() => (isConfirmingClose ? void send('close') : setIsConfirmingClose(true))}
        >
          {translate(isConfirmingClose ? 'reallyClose' : 'close', language)}
        </Button>
      </div>
    </div>
  );
}
