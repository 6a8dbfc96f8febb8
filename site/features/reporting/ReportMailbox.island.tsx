import { useRef, useState } from 'react';
import { Button } from '../../components/Button.tsx';
import { Field } from '../../components/Field.tsx';
import { type OpenMailbox, openMailbox } from './browser/open-mailbox.ts';
import { ReportView } from './browser/ReportView.tsx';
import { messages } from './messages.ts';

export interface ReportMailboxProps {
  id: string;
  locale: 'de-DE' | 'pl-PL';
  /** Fingerprint of the reporting office. */
  office: string;
}

type Problem = 'missing' | 'wrong' | 'unknown' | 'failed';

/** Mailbox in which a reporter reads replies and adds to a report. The code stays in memory, in this page. */
export default function ReportMailbox({ locale, id, office }: ReportMailboxProps) {
  const text = messages[locale].mailbox;
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<Problem>();
  const [busy, setBusy] = useState(false);
  const [mailbox, setMailbox] = useState<OpenMailbox>();
  const submit = async (event: React.FormEvent) => {
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
      <ReportView
        id={id}
        locale={locale}
        mailbox={mailbox}
        onChange={setMailbox}
        onClose={() => setMailbox(undefined)}
      />
    );
  return (
    <form
      className={`stack measure gap4 jsOnly`}
      id={id}
      data-form={id}
      data-sending={text.busy}
      ref={(form) => form?.setAttribute('novalidate', '')}
      onSubmit={(event) => void submit(event)}
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
