import { useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import {
  type FieldTexts,
  type FormDefinition,
  type FormProblem,
  postedChoices,
  postedValue,
  type SubmittedState,
} from './define-form.ts';
import { firstProblems } from './field-rules.ts';
import { type FormCulture, formWords, wordsOf } from './form-words.ts';
import { useDraft } from './use-draft.ts';

/** How it stands: being filled in, sent with the number of a success, or failed for no fault of who typed. */
export type Outcome =
  | { state: 'editing' }
  | { state: 'sent'; reference: string; answer: Record<string, unknown>; next?: string | undefined }
  | { state: 'failed'; text: string };

/** How a try to send it ended; `told` where what was wrong is said already. */
export type SubmitResult =
  | Outcome
  | { state: 'leaving'; next: string }
  | { state: 'refused'; problems: readonly FormProblem[]; told: boolean };

interface SubmissionOptions<Values extends FieldValues> {
  /** The id of the form; those of its fields are `id-name`. */
  id: string;
  culture: FormCulture;
  definition: Pick<FormDefinition<Values>, 'schema' | 'empty' | 'texts'>;
  /** What stands there before anybody has typed. */
  chosen?: Partial<Values>;
  /** What came back where there are no scripts. */
  posted?: SubmittedState | undefined;
  /** Under which name what is typed is kept on this device; not at all without one. */
  draft?: string;
  /** @throws when the server can't be reached or fails. */
  send: (values: Values) => Promise<SubmitResult>;
  onFocus?: () => void;
}

export type FormSubmission<Values extends FieldValues> = ReturnType<typeof useSubmission<Values>>;

/**
 * A form that is checked before it is sent, sent once however often the button is pressed, and keeps what
 * was typed until the server has it.
 */
export function useSubmission<Values extends FieldValues>(options: SubmissionOptions<Values>) {
  const { culture, definition, id, onFocus, posted, send } = options;
  const words = formWords[culture];
  const texts = definition.texts[culture];
  const [defaults] = useState<Values>(() => ({ ...definition.empty, ...options.chosen }));
  const [required] = useState(() => requiredIn(definition));
  // The library sets them anew whenever they are another object.
  const [errorsBefore] = useState(() => errorsOf(posted) as FieldErrors<Values>);
  const form = useForm<Values>({
    resolver: checkedBy(definition),
    // A field without a value here keeps what stands in it.
    defaultValues: listsIn(defaults) as DefaultValues<Values>,
    ...(posted ? { errors: errorsBefore } : {}),
  });
  const draft = useDraft(form, defaults, options.draft);
  const [outcome, setOutcome] = useState(() => outcomeOf(posted));
  const [cleaned, setCleaned] = useState<Values>();
  const { isSubmitting: sending } = form.formState;

  useEffect(() => {
    // The browser's own bubbles would come before our messages.
    (document.getElementById(id) as HTMLFormElement | null)?.setAttribute('novalidate', '');
  }, [id]);

  const refuse = (problems: readonly FormProblem[], told: boolean): Outcome => {
    const known = problems.filter(({ name }) => name in defaults || besides.includes(name));
    for (const { code, name } of known) form.setError(name as FieldPath<Values>, { message: code });
    const [first] = known;
    if (first) document.getElementById(`${id}-${first.name}`)?.focus();
    const isTold = told || known.length > 0;
    return isTold ? { state: 'editing' } : { state: 'failed', text: words.failedText };
  };
  const attempt = async (values: Values) => {
    setCleaned(values);
    const ended = await send(values).catch((error: unknown): SubmitResult => {
      console.info('the form was not sent:', error);
      return { state: 'failed', text: words.failedText };
    });
    if (ended.state === 'sent' || ended.state === 'leaving') draft.drop();
    if (ended.state === 'leaving') return location.assign(ended.next);
    setOutcome(ended.state === 'refused' ? refuse(ended.problems, ended.told) : ended);
  };
  const submit = form.handleSubmit(attempt, () => setOutcome({ state: 'editing' }));

  return {
    ...wiredFields({ id, culture, texts, form, defaults, required, posted }),
    id,
    culture,
    form,
    /** What was sent, as it is kept; before that what was typed. */
    values: cleaned ?? { ...defaults, ...form.getValues() },
    outcome,
    posted,
    draft,
    sending,
    failure: outcome.state === 'failed' && !sending ? outcome.text : undefined,
    onFocus,
    onSubmit: (event: React.FormEvent) => {
      event.preventDefault();
      if (!sending) void submit(event);
    },
  };
}

/** Several answers to one question are a list, also where none is picked. */
const listsIn = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => Array.isArray(value)));

function outcomeOf(posted: SubmittedState | undefined): Outcome {
  if (posted?.sent) return { state: 'sent', ...posted.sent };
  return posted?.failure === undefined
    ? { state: 'editing' }
    : { state: 'failed', text: posted.failure };
}

const errorsOf = (posted: SubmittedState | undefined) =>
  Object.fromEntries(
    (posted?.problems ?? []).map(({ code, name }) => [name, { type: 'server', message: code }]),
  );

/** What a form that nobody has filled in lacks. */
function requiredIn<Values>({ empty, schema }: Pick<FormDefinition<Values>, 'empty' | 'schema'>) {
  const { error } = schema.safeParse(empty);
  return new Set(firstProblems(error?.issues ?? []).map(({ name }) => name));
}

/** The first rule that a field breaks, as its code. */
function checkedBy<Values extends FieldValues>({
  schema,
}: Pick<FormDefinition<Values>, 'schema'>): Resolver<Values> {
  return (values) => {
    const { data, error } = schema.safeParse(values);
    if (!error) return { values: data, errors: {} };
    const errors = firstProblems(error.issues).map(({ code, name }) => [
      name,
      { type: 'rule', message: code },
    ]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
  };
}

interface WiringOptions<Values extends FieldValues> {
  id: string;
  culture: FormCulture;
  texts: FieldTexts;
  form: UseFormReturn<Values>;
  defaults: Values;
  /** What may not stay empty. */
  required: ReadonlySet<string>;
  posted: SubmittedState | undefined;
}

/** What is wrong with a field, in words. */
interface TextOfProblem {
  name: string;
  /** Below the field. */
  text: string;
  /** In the summary, where it names the field. */
  listed: string;
}

/** The codes of a field that was left empty, for which it has a sentence. */
const leftEmpty = new Set(['required', 'choose']);

/** Label, hint and error of each field, tied together once for all forms, and the same errors for the summary. */
export function wiredFields<Values extends FieldValues>(options: WiringOptions<Values>) {
  const { culture, defaults, form, id, posted, required, texts } = options;
  const { codes = {}, hints, labels, missing } = texts;
  const { isSubmitting: sending } = form.formState;
  const errors: FieldErrors = form.formState.errors;
  const textOf = (name: string, code: string) =>
    (leftEmpty.has(code) && missing[name]) || (codes[code] ?? wordsOf(culture, code));

  const problemsOf = (name: string): TextOfProblem[] => {
    const code = errors[name]?.message;
    if (typeof code !== 'string') return [];
    // Files that came back without scripts: each is wrong by itself.
    const each = posted?.problems.filter((one) => one.name === name) ?? [];
    const told: readonly FormProblem[] = each.length > 1 || each[0]?.file ? each : [{ name, code }];
    const label = name === 'answer' ? posted?.question : labels[name];
    return told.map(({ code: own, file }) => {
      const words = textOf(name, own);
      const text = file ? `${file}: ${words}` : words;
      const isNamed = words === missing[name];
      return { name, text, listed: isNamed ? text : `${label}: ${text}` };
    });
  };
  const errorOf = (name: string): { error?: string } => {
    const code = errors[name]?.message;
    return typeof code === 'string' ? { error: textOf(name, code) } : {};
  };
  /** The word for what may stay empty, and does at first. */
  const optionalOf = (name: string) =>
    required.has(name) || defaults[name]?.length > 0
      ? {}
      : { optional: formWords[culture].optional };
  return {
    /** In the order of the fields; empty until the form was sent once. */
    problems: [...Object.keys(defaults), ...besides].flatMap(problemsOf),
    errorOf,
    /** All that a field needs, by its name: to be spread into it. */
    field: (name: FieldPath<Values>) => ({
      id: `${id}-${name}`,
      label: labels[name] ?? name,
      hint: hints[name],
      ...(required.has(name) ? { required: true } : optionalOf(name)),
      ...errorOf(name),
      ...(posted ? postedValue(posted, name) : startOf(defaults[name])),
      ...form.register(name),
    }),
    /** The same of a question with given answers. */
    question: (name: FieldPath<Values>) => ({
      id: `${id}-${name}`,
      legend: labels[name] ?? name,
      control: form.register(name),
      picked: postedChoices(posted, name),
      ...optionalOf(name),
      ...errorOf(name),
    }),
    /** And of the files that go along; without scripts the browser sends them by itself. */
    files: {
      id: `${id}-attachments`,
      label: labels.attachments ?? '',
      hint: hints.attachments ?? '',
      name: 'attachments',
      culture,
      sending,
      errors: problemsOf('attachments').map(({ text }) => text),
    },
  };
}

/** What stands there at first is in the markup, too: a script takes what it finds there for what was typed. */
const startOf = (value: unknown) =>
  typeof value === 'string' && value !== '' ? { defaultValue: value } : {};

/** What a form has beside its values: files, and the answer to the question of browsers without scripts. */
export const besides = ['attachments', 'answer'];
