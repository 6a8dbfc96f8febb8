import { cleanText } from '@oilway/store/typed-text.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/Button.tsx';
import { Field } from '../../../components/Field.tsx';
import { formWords } from '../../../forms/fields/form-words.ts';
import { useFiles } from '../../../forms/fields/use-files.ts';
import { messages } from '../messages.ts';
import { readAttachment } from './attachments.ts';
import { Files } from './Files.tsx';
import type { OpenMailbox } from './open-mailbox.ts';
import styles from './Report.module.css';
import { type AdditionRefusal, AdditionRefusedError, isTampered } from './routes.ts';

interface CaseProps {
  id: string;
  culture: 'de-DE' | 'pl-PL';
  mailbox: OpenMailbox;
  onChange: (mailbox: OpenMailbox) => void;
  onClose: () => void;
}

/** An open mailbox: how the report stands, what was said, and room for more. */
export function Case({ culture, id, mailbox, onChange, onClose }: CaseProps) {
  const text = messages[culture].mailbox;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const date = new Intl.DateTimeFormat(culture, { dateStyle: 'long', timeZone: 'UTC' });
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
              said={message.text}
            />
          </li>
        ))}
      </ol>
      {mailbox.state === 'closed' ? null : <Addition {...{ culture, id, mailbox, onChange }} />}
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
  said: string | undefined;
  text: Text;
}

function Message({ day, direction, said, text }: MessageProps) {
  if (direction === 'fromReporter') return <p className="quiet">{text.from(day)}</p>;
  return (
    <div className={styles.answer}>
      <span className="note">{text.to(day)}</span>
      <p>{said ?? text.unreadable}</p>
    </div>
  );
}

type AdditionState = 'idle' | 'busy' | 'added' | 'failed' | 'tampered' | 'empty' | AdditionRefusal;

type AdditionProps = Omit<CaseProps, 'onClose'>;

/** Words, files, or both. */
function Addition({ culture, id, mailbox, onChange }: AdditionProps) {
  const { mailbox: words } = messages[culture];
  const [written, setWritten] = useState('');
  const files = useFiles(readAttachment);
  const [state, setState] = useState<AdditionState>('idle');
  const busy = state === 'busy';
  const send = async (event: React.FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setState('busy');
    const attached = await files.settled();
    if (!attached) return setState('idle');
    const text = cleanText(written);
    if (text === '' && attached.length === 0) {
      setState('empty');
      document.getElementById(`${id}-addition`)?.focus();
      return;
    }
    try {
      onChange(await mailbox.add(text, attached));
      // What was typed since is not on its way.
      setWritten((typed) => (typed === written ? '' : typed));
      files.clear();
      setState('added');
    } catch (error) {
      if (error instanceof AdditionRefusedError) setState(error.code);
      else setState(isTampered(error) ? 'tampered' : 'failed');
      document.getElementById(`${id}-addition`)?.focus();
    }
  };
  const wrong = busy || state === 'idle' || state === 'added' ? {} : { error: words[state] };
  return (
    <form className="stack measure gap4" noValidate onSubmit={(event) => void send(event)}>
      <Field
        id={`${id}-addition`}
        control="textarea"
        label={words.add}
        rows={5}
        maxLength={20_000}
        autoComplete="off"
        value={written}
        onChange={(event: React.ChangeEvent<HTMLTextAreaElement>) => setWritten(event.target.value)}
        {...wrong}
      />
      <Files id={`${id}-files`} culture={culture} chosen={files} sending={busy} />
      <p role="status">{state === 'added' ? words.added : ''}</p>
      <div>
        <Button type="submit" aria-disabled={busy ? 'true' : undefined}>
          {busy ? (files.unread > 0 ? formWords[culture].files.reading : words.busy) : words.send}
        </Button>
      </div>
    </form>
  );
}
