import { cleanText } from '@oilway/store/typed-text.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { formMessages } from '../../../forms/fields/form-messages.ts';
import { useFiles } from '../../../forms/fields/use-files.ts';
import { messages } from '../messages.ts';
import { readAttachment } from './attachments.ts';
import { Files } from './Files.tsx';
import type { OpenMailbox } from './open-mailbox.ts';
import styles from './Report.module.css';
import { type AdditionRefusal, AdditionRefusedError, isTampered } from './reporting-api.ts';

interface ReportViewProps {
  id: string;
  locale: 'de-DE' | 'pl-PL';
  mailbox: OpenMailbox;
  onChange: (mailbox: OpenMailbox) => void;
  onClose: () => void;
}

/** An open mailbox: the state of the report, its messages, and a form to add one. */
export function ReportView({ locale, id, mailbox, onChange, onClose }: ReportViewProps) {
  const text = messages[locale].mailbox;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className="stack measure gap4" id={id}>
      <h3 ref={heading} tabIndex={-1}>
        {text.heading}
      </h3>
      <p className="strong">{text.states[mailbox.state]}</p>
      <ol className="stack gap4">
        {mailbox.messages.map((message) => (
          <li key={message.number}>
            <Message
              {...message}
              day={date.format(new Date(message.day))}
              text={text}
              body={message.text}
            />
          </li>
        ))}
      </ol>
      {mailbox.state === 'closed' ? null : (
        <AddMessageForm {...{ locale, id, mailbox, onChange }} />
      )}
      <div>
        <Button variant="outline" size="small" onClick={onClose}>
          {text.close}
        </Button>
      </div>
    </div>
  );
}

type Text = (typeof messages)['de-DE']['mailbox'];

interface MessageProps {
  direction: 'fromReporter' | 'toReporter';
  day: string;
  body: string | undefined;
  text: Text;
}

function Message({ day, direction, body, text }: MessageProps) {
  if (direction === 'fromReporter') return <p className="quiet">{text.from(day)}</p>;
  return (
    <div className={`${styles.reply} stack gap2 sunken padded5`}>
      <span className="note">{text.to(day)}</span>
      <p>{body ?? text.unreadable}</p>
    </div>
  );
}

type AdditionState = 'idle' | 'busy' | 'added' | 'failed' | 'tampered' | 'empty' | AdditionRefusal;

type AddMessageFormProps = Omit<ReportViewProps, 'onClose'>;

/** Sends a text, files, or both. */
function AddMessageForm({ locale, id, mailbox, onChange }: AddMessageFormProps) {
  const { mailbox: words } = messages[locale];
  const [draft, setDraft] = useState('');
  const files = useFiles(readAttachment);
  const [state, setState] = useState<AdditionState>('idle');
  const busy = state === 'busy';
  const send = async (event: React.FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setState('busy');
    const attached = await files.whenRead();
    if (!attached) return setState('idle');
    const text = cleanText(draft);
    if (text === '' && attached.length === 0) {
      setState('empty');
      document.getElementById(`${id}-addition`)?.focus();
      return;
    }
    try {
      onChange(await mailbox.add(text, attached));
      // Keeps text typed during the request.
      setDraft((typed) => (typed === draft ? '' : typed));
      files.clear();
      setState('added');
    } catch (error) {
      if (error instanceof AdditionRefusedError) setState(error.code);
      else setState(isTampered(error) ? 'tampered' : 'failed');
      document.getElementById(`${id}-addition`)?.focus();
    }
  };
  const error = busy || state === 'idle' || state === 'added' ? {} : { error: words[state] };
  return (
    <form className="stack measure gap4" noValidate onSubmit={(event) => void send(event)}>
      <Field
        id={`${id}-addition`}
        control="textarea"
        label={words.add}
        rows={5}
        maxLength={20_000}
        autoComplete="off"
        value={draft}
        onChange={(event: React.ChangeEvent<HTMLTextAreaElement>) => setDraft(event.target.value)}
        {...error}
      />
      <Files id={`${id}-files`} locale={locale} selection={files} sending={busy} />
      <p role="status">{state === 'added' ? words.added : ''}</p>
      <div>
        <Button type="submit" aria-disabled={busy ? 'true' : undefined}>
          {busy
            ? files.pending > 0
              ? formMessages[locale].files.reading
              : words.busy
            : words.send}
        </Button>
      </div>
    </form>
  );
}
