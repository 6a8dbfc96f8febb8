'use client';

import { stateOf } from '@oilway/store/reporting/clocks.ts';
import { Button } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { Clocks } from './Cases.tsx';
import {
  type Act,
  type DeskCalls,
  type DeskCase,
  isAnswer,
  type Officer,
  type Opened,
} from './desk-calls.ts';
import { LetterView } from './LetterView.tsx';
import { acknowledgement, say, shown, stateName } from './messages.ts';
import { Spam } from './Spam.tsx';
import { TextField } from './TextField.tsx';

interface CaseViewProps {
  report: DeskCase;
  calls: DeskCalls;
  identity: string;
  /** Id of the logged-in officer. */
  own: number;
  people: Officer[];
  onBack: () => void;
  onChange: () => Promise<void>;
  language: string;
}

/** Shows a case decrypted in this browser: its messages, and the available actions. */
export function CaseView(props: CaseViewProps) {
  const { calls, identity, language, onBack, onChange, own, people, report } = props;
  const [messages, setMessages] = useState<Opened[]>();
  const [failed, setFailed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    // Reloads after every change of the case.
    void report;
    calls.messages(report.id, identity).then(setMessages, () => setFailed(true));
  }, [calls, identity, report]);
  const act = async (what: Act, text: string) => {
    try {
      if (isAnswer(what)) await calls.answer(report, what, text);
      else await calls.act(report, what);
      await onChange();
      return true;
    } catch {
      setFailed(true);
      return false;
    }
  };
  return (
    <section aria-labelledby="reporting-case" className="oilway-desk__part">
      <Button margin={false} buttonStyle="secondary" size="small" onClick={onBack}>
        {say('back', language)}
      </Button>
      <h2 id="reporting-case" ref={heading} tabIndex={-1}>
        {say('case', language)} {report.id.slice(0, 8)}
      </h2>
      <p>
        {say('received', language)}: {shown(report.day, language)},{' '}
        {stateName(stateOf(report), language)}
      </p>
      <Clocks report={report} language={language} />
      {failed ? <p role="alert">{say('failed', language)}</p> : null}
      {messages ? (
        <ol className="oilway-letters">
          {messages.map((message) => (
            <li key={message.id} className={`oilway-letter oilway-letter--${message.direction}`}>
              <h3>{say(message.direction, language, message.day)}</h3>
              <LetterView letter={message.letter} language={language} />
            </li>
          ))}
        </ol>
      ) : (
        <p role="status">{say('busy', language)}</p>
      )}
      {report.closedOn ? null : <Answer onAct={act} {...{ language, report }} />}
      {report.closedOn || report.feedbackOn ? null : (
        <Spam onAct={act} {...{ language, own, people, report }} />
      )}
    </section>
  );
}

interface AnswerProps {
  report: DeskCase;
  onAct: (act: Act, text: string) => Promise<boolean>;
  language: string;
}

function Answer({ language, onAct, report }: AnswerProps) {
  const first = report.acknowledgedOn ? '' : acknowledgement[report.cultureName];
  const [text, setText] = useState<string>(first);
  const [busy, setBusy] = useState(false);
  const [closing, setClosing] = useState(false);
  const send = async (act: Act) => {
    if (busy || (act !== 'close' && text.trim() === '')) return;
    setBusy(true);
    if (await onAct(act, text.trim())) setText('');
    setBusy(false);
  };
  const acts: ('acknowledge' | 'answer' | 'feedback')[] = report.acknowledgedOn
    ? ['answer', ...(report.feedbackOn ? [] : (['feedback'] as const))]
    : ['acknowledge'];
  const labels = { acknowledge: 'acknowledge', answer: 'send', feedback: 'feedback' } as const;
  return (
    <div className="oilway-desk__form">
      <TextField
        id="answer"
        rows={6}
        label={say('answer', language)}
        value={text}
        onChange={setText}
      />
      <div className="oilway-desk__buttons">
        {acts.map((act) => (
          <Button margin={false} key={act} disabled={busy} onClick={() => void send(act)}>
            {say(labels[act], language)}
          </Button>
        ))}
        <Button
          margin={false}
          buttonStyle="secondary"
          disabled={busy}
          onClick={() => (closing ? void send('close') : setClosing(true))}
        >
          {say(closing ? 'reallyClose' : 'close', language)}
        </Button>
      </div>
    </div>
  );
}
