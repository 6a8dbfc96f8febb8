import { useRef, useState } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Captcha } from './captcha.ts';
import type { Posted } from './posted.ts';
import { type Delivery, type FormProblem, type Named, nameOf, sendForm } from './send-form.ts';
import { trackingField, trackingTarget } from './tracking-page.ts';
import { type CheckedForm, type CheckedFormOptions, useCheckedForm } from './use-checked-form.ts';
import { type Draft, useDraft } from './use-draft.ts';
import type { ChosenFiles } from './use-files.ts';

export type { Delivery } from './send-form.ts';

/** How it ended: with the number of a success, or in a failure that is nobody's fault who typed. */
export type Outcome =
  | { state: 'editing' }
  | { state: 'sent'; reference: string; answer: Record<string, unknown>; next?: string | undefined }
  | { state: 'failed' };

type Own<Values extends FieldValues> = Pick<
  CheckedFormOptions<Values>,
  'id' | 'schema' | 'defaults' | 'labels'
>;

interface SubmissionOptions<Values extends FieldValues> extends Own<Values> {
  delivery: Delivery;
  /** What goes along under `attachments`. */
  files?: Pick<ChosenFiles<File>, 'settled' | 'refuse'>;
  /** Under which name what is typed is kept on this device; not at all without one. */
  draft?: string;
  /** What came back where there are no scripts. */
  posted?: Posted | undefined;
  /** What is sent in place of the values, where they are not to be seen on the way; undefined where it is held back. */
  prepare?: (values: Values) => Promise<object | undefined>;
  /** The success view has to be seen first: it gets the way to the next page, which is told nothing. */
  discreet?: boolean;
}

export interface Submission<Values extends FieldValues> extends CheckedForm<Values> {
  outcome: Outcome;
  /** What is wrong, in the order of the fields; empty until the form was sent once. */
  problems: FormProblem[];
  draft: Draft;
  onSubmit: (event: React.FormEvent) => void;
  onFocus: () => void;
}

/**
 * A form that is checked before it is sent, sent once however often the button is pressed, and keeps what
 * was typed until the server has it.
 */
export function useSubmission<Values extends FieldValues>(
  options: SubmissionOptions<Values>,
): Submission<Values> {
  const { defaults, delivery, discreet = false, files, id, posted, prepare } = options;
  const checked = useCheckedForm<Values>({
    ...options,
    culture: delivery.cultureName,
    values: posted?.values,
    problems: posted?.problems,
  });
  const { form } = checked;
  const draft = useDraft(form, defaults, options.draft);
  const [outcome, setOutcome] = useState(() => outcomeOf(posted));
  const captcha = useRef<Promise<Captcha>>(undefined);
  const named = useRef<Named>(undefined);
  const names = [...Object.keys(defaults), 'attachments', 'answer'];

  /** Fetched with the first focus only. */
  const captchaAtHand = () => {
    captcha.current ??= import('./captcha.ts').then(
      (module) => new module.Captcha(delivery.captcha, id),
    );
    return captcha.current;
  };
  const send = async (values: Values) => {
    try {
      const attached = files ? await files.settled() : [];
      const prepared = prepare ? await prepare(values) : values;
      if (!attached || !prepared) return setOutcome({ state: 'editing' });
      named.current = nameOf(values, attached, named.current);
      const sent = prepare
        ? { ...named.current, content: JSON.stringify(prepared) }
        : named.current;
      const answer = await sendForm(delivery, sent, await captchaAtHand());
      if (answer.ok) {
        draft.drop();
        const next = nextPage(id, delivery, discreet);
        if (next && !discreet) return location.assign(next);
        return setOutcome({
          state: 'sent',
          reference: answer.reference,
          answer: answer.answer,
          next,
        });
      }
      const ofFiles = answer.errors.filter(({ at }) => files && at !== undefined);
      if (ofFiles.length > 0) files?.refuse(ofFiles);
      const known = answer.errors.filter(
        (one) => names.includes(one.name) && !ofFiles.includes(one),
      );
      for (const { code, name } of known)
        form.setError(name as FieldPath<Values>, { message: code });
      const [first] = known;
      if (first) document.getElementById(`${id}-${first.name}`)?.focus();
      const isTold = known.length + ofFiles.length > 0;
      setOutcome({ state: isTold ? 'editing' : 'failed' });
    } catch (error) {
      console.info('the form was not sent:', error);
      setOutcome({ state: 'failed' });
    }
  };
  const submit = form.handleSubmit(send, () => setOutcome({ state: 'editing' }));

  return {
    ...checked,
    outcome,
    draft,
    problems: names.flatMap((name): FormProblem[] => {
      const code = checked.codeOf(name);
      if (code === undefined) return [];
      // Files that came back without scripts: each is wrong by itself.
      const each = posted?.problems.filter((one) => one.name === name) ?? [];
      return each.length > 1 || each[0]?.file ? each : [{ name, code }];
    }),
    onFocus: () => void captchaAtHand().then((found) => found.begin()),
    onSubmit: checked.submitting(submit),
  };
}

function outcomeOf(posted: Posted | undefined): Outcome {
  if (posted?.sent) return { state: 'sent', ...posted.sent };
  return { state: posted?.failed ? 'failed' : 'editing' };
}

/** Where the hidden field of the form leads (specification section 2). */
function nextPage(id: string, { trackingOrigins: allowed = [] }: Delivery, bare: boolean) {
  const field = (document.getElementById(id) as HTMLFormElement).elements.namedItem(trackingField);
  if (!(field instanceof HTMLInputElement)) return undefined;
  return trackingTarget(field.value, { origin: location.origin, allowed, bare });
}
