import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
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
  const [code, setCode] = useState(() => typedEarly(id));
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const [mailbox, setMailbox] = useState<OpenMailbox>();
  const look = async (event: React.FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const found =
      code.trim() === ''
        ? 'missing'
        : await openMailbox(code, office).catch(() => 'failed' as const);
    setBusy(false);
    if (typeof found === 'string') {
      setProblem(found);
      document.getElementById(`${id}-code`)?.focus();
      return;
    }
    setCode('');
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
        value={code}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => setCode(event.target.value)}
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

/** What was typed before this script came. */
function typedEarly(id: string): string {
  if (typeof document === 'undefined') return '';
  const field = document.getElementById(`${id}-code`);
  return field instanceof HTMLInputElement ? field.value : '';
}
