import { useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import { Case } from './browser/Case.tsx';
import { type OpenMailbox, openMailbox } from './browser/open-mailbox.ts';
import { messages } from './messages.ts';

export interface ReportMailboxProps {
  id: string;
  culture: 'de-DE' | 'pl-PL';
  /** The fingerprint of the office. */
  office: string;
}

type Problem = 'missing' | 'wrong' | 'unknown' | 'failed';

/** Where a reporter reads answers and adds to a report. The code stays in this page, in memory. */
export default function ReportMailbox({ culture, id, office }: ReportMailboxProps) {
  const text = messages[culture].mailbox;
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const [mailbox, setMailbox] = useState<OpenMailbox>();
  const look = async (event: React.FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const code = field.current?.value ?? '';
    const found =
      code.trim() === ''
        ? 'missing'
        : await openMailbox(code, office).catch(() => 'failed' as const);
    setBusy(false);
    if (typeof found === 'string') {
      setProblem(found);
      field.current?.focus();
      return;
    }
    setProblem(undefined);
    setMailbox(found);
  };
  if (mailbox)
    return (
      <Case
        id={id}
        culture={culture}
        mailbox={mailbox}
        onChange={setMailbox}
        onClose={() => setMailbox(undefined)}
      />
    );
  return (
    <form
      className={`stack measure gap4 scripted`}
      id={id}
      data-form={id}
      data-sending={text.busy}
      ref={(form) => form?.setAttribute('novalidate', '')}
      onSubmit={(event) => void look(event)}
    >
      <Field
        id={`${id}-code`}
        label={text.label}
        hint={text.hint}
        ref={field}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        {...(problem ? { error: text[problem] } : {})}
      />
      <div>
        <Button type="submit" variant="outline" aria-disabled={busy ? 'true' : undefined}>
          {busy ? text.busy : text.open}
        </Button>
      </div>
    </form>
  );
}
