import type { FieldPath, FieldValues } from 'react-hook-form';
import { Tick } from './Tick.tsx';
import type { FormSubmission } from './use-submission.ts';

interface PrivacyTickProps<Values extends FieldValues> {
  submission: FormSubmission<Values>;
  /** Before, in and after the link to the privacy page. */
  text: readonly [string, string, string];
  href: string | undefined;
}

const name = 'gdprAccept';

/** The consent that every form needs, with the way to what is consented to. */
export function PrivacyTick<Values extends FieldValues>(props: PrivacyTickProps<Values>) {
  const { href, submission, text } = props;
  const { errorOf, form, id, posted } = submission;
  const [before, link, after] = text;
  return (
    <Tick
      {...form.register(name as FieldPath<Values>)}
      {...errorOf(name)}
      id={`${id}-${name}`}
      defaultChecked={posted?.values[name] !== undefined}
      required
    >
      {before}
      {href ? <a href={href}>{link}</a> : link}
      {after}
    </Tick>
  );
}
