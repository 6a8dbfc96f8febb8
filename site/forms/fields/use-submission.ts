import { useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Captcha } from './captcha.ts';
import { codeOf } from './field-rules.ts';
import { wordsOf } from './form-words.ts';
import { type Posted, postedValue } from './posted.ts';
import { type Delivery, type FormProblem, type Named, nameOf, sendForm } from './send-form.ts';
import { trackingField, trackingTarget } from './tracking-page.ts';
import { type Draft, useDraft } from './use-draft.ts';
import type { ChosenFiles } from './use-files.ts';

export type { Delivery } from './send-form.ts';

/** How it ended: with the number of a success, or in a failure that is nobody's fault who typed. */
export type Outcome =
  | { state: 'editing' }
  | { state: 'sent'; reference: string; answer: Record<string, unknown>; next?: string | undefined }
  | { state: 'failed' };

interface Options<Values extends FieldValues> {
  /** The id of the form; those of its fields are `id-name`. */
  id: string;
  schema: z.ZodMiniType<Values, Values>;
  defaults: Values;
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

export interface Submission<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  outcome: Outcome;
  sending: boolean;
  /** What is wrong, in the order of the fields; empty until the form was sent once. */
  problems: FormProblem[];
  /** What a field says of itself, to be spread into it. */
  errorOf: (name: string) => { error?: string };
  /** What it shows from the beginning, likewise. */
  valueOf: (name: string) => { defaultValue?: string };
  draft: Draft;
  onSubmit: (event: React.FormEvent) => void;
  onFocus: () => void;
}

/**
 * A form that is checked before it is sent, sent once however often the button is pressed, and keeps what
 * was typed until the server has it.
 */
export function useSubmission<Values extends FieldValues>(
  options: Options<Values>,
): Submission<Values> {
  const { defaults, delivery, discreet = false, files, id, posted, prepare, schema } = options;
  const form = useForm<Values>({
    resolver: checkedBy(schema),
    defaultValues: { ...defaults, ...typedEarly(id, defaults) } as DefaultValues<Values>,
    ...(posted ? { errors: errorsOf(posted) as FieldErrors<Values> } : {}),
  });
  const draft = useDraft(form, defaults, options.draft);
  const [outcome, setOutcome] = useState(() => outcomeOf(posted));
  const captcha = useRef<Promise<Captcha>>(undefined);
  const named = useRef<Named>(undefined);
  const { errors, isSubmitting } = form.formState;
  const names = [...Object.keys(defaults), 'attachments', 'answer'];

  useEffect(() => {
    // The browser's own bubbles would come before our messages.
    const element = document.getElementById(id) as HTMLFormElement | null;
    if (!element) return;
    element.noValidate = true;
    // The first script of the page remembers who was faster than this one.
    const pressed = element.dataset.pressed !== undefined;
    delete element.dataset.pressed;
    if (pressed) element.requestSubmit();
  }, [id]);

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
    form,
    outcome,
    sending: isSubmitting,
    draft,
    problems: names.flatMap((name): FormProblem[] => {
      const code = errors[name]?.message;
      if (typeof code !== 'string') return [];
      // Files that came back without scripts: each is wrong by itself.
      const each = posted?.problems.filter((one) => one.name === name) ?? [];
      return each.length > 1 || each[0]?.file ? each : [{ name, code }];
    }),
    errorOf: (name) => {
      const code = errors[name]?.message;
      if (typeof code !== 'string') return {};
      return { error: wordsOf(delivery.cultureName, code) };
    },
    valueOf: (name) => postedValue(posted, name),
    onFocus: () => void captchaAtHand().then((found) => found.begin()),
    onSubmit: (event) => {
      event.preventDefault();
      if (!isSubmitting) void submit(event);
    },
  };
}

function outcomeOf(posted: Posted | undefined): Outcome {
  if (posted?.sent) return { state: 'sent', ...posted.sent };
  return { state: posted?.failed ? 'failed' : 'editing' };
}

const errorsOf = ({ problems }: Posted) =>
  Object.fromEntries(problems.map(({ code, name }) => [name, { type: 'server', message: code }]));

/** Where the hidden field of the form leads (specification section 2). */
function nextPage(id: string, { trackingOrigins: allowed = [] }: Delivery, bare: boolean) {
  const field = (document.getElementById(id) as HTMLFormElement).elements.namedItem(trackingField);
  if (!(field instanceof HTMLInputElement)) return undefined;
  return trackingTarget(field.value, { origin: location.origin, allowed, bare });
}

/** What was typed before this script came: the library would put its own values in its place. */
export function typedEarly(id: string, defaults: object): Record<string, unknown> {
  if (typeof document === 'undefined') return {};
  const typed: Record<string, unknown> = {};
  for (const name of Object.keys(defaults)) {
    const field = document.getElementById(`${id}-${name}`);
    if (field instanceof HTMLFieldSetElement) typed[name] = chosenIn(field, defaults, name);
    else if (field instanceof HTMLInputElement && field.type === 'checkbox')
      typed[name] = field.checked;
    else if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    )
      typed[name] = field.value;
  }
  return typed;
}

/** What was picked of a question with given answers: a list where there may be several. */
function chosenIn(field: HTMLFieldSetElement, defaults: object, name: string): unknown {
  const chosen = [...field.querySelectorAll<HTMLInputElement>('input:checked')].map(
    ({ value }) => value,
  );
  return Array.isArray(defaults[name as keyof typeof defaults]) ? chosen : (chosen[0] ?? '');
}

/** The first rule that a field breaks, as its code. */
export function checkedBy<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
): Resolver<Values> {
  return (values) => {
    const { data, error } = schema.safeParse(values);
    if (!error) return { values: data, errors: {} };
    const errors: Record<string, { type: string; message: string }> = {};
    for (const issue of error.issues)
      errors[String(issue.path[0])] ??= { type: 'rule', message: codeOf(issue) };
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}
