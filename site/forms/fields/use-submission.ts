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
  type SubmittedState,
  submittedChoices,
  submittedValue,
} from './define-form.ts';
import { firstProblems } from './field-rules.ts';
import { type FormLocale, formMessages, messageOfCode } from './form-messages.ts';
import { useDraft } from './use-draft.ts';

/** State of a form: in progress, sent with a reference number, or failed for a technical reason. */
export type Outcome =
  | { state: 'editing' }
  | { state: 'sent'; reference: string; answer: Record<string, unknown>; next?: string | undefined }
  | { state: 'failed'; text: string };

/** Result of a submission; `reported` if the problems are already shown. */
export type SubmitResult =
  | Outcome
  | { state: 'leaving'; next: string }
  | { state: 'refused'; problems: readonly FormProblem[]; reported: boolean };

interface SubmissionOptions<Values extends FieldValues> {
  /** Id of the form; fields have `id-name`. */
  id: string;
  locale: FormLocale;
  definition: Pick<FormDefinition<Values>, 'schema' | 'defaultValues' | 'texts'>;
  /** Override the definition's default values. */
  initialValues?: Partial<Values>;
  /** State after a native submission. */
  submitted?: SubmittedState | undefined;
  /** Key of the draft in localStorage; if omitted, no draft is saved. */
  draftKey?: string;
  /** @throws if the server is unreachable or fails. */
  send: (values: Values) => Promise<SubmitResult>;
  onFocus?: () => void;
}

export type FormSubmission<Values extends FieldValues> = ReturnType<typeof useSubmission<Values>>;

/** Returns the state of a form that is validated before submission, submitted once at a time, and saved as a draft until then. */
export function useSubmission<Values extends FieldValues>(options: SubmissionOptions<Values>) {
  const { locale, definition, id, onFocus, submitted, send } = options;
  const words = formMessages[locale];
  const texts = definition.texts[locale];
  const [defaults] = useState<Values>(() => ({
    ...definition.defaultValues,
    ...options.initialValues,
  }));
  const [required] = useState(() => requiredIn(definition));
  // React Hook Form applies `errors` again whenever the object changes.
  const [errorsBefore] = useState(() => errorsOf(submitted) as FieldErrors<Values>);
  const form = useForm<Values>({
    resolver: schemaResolver(definition),
    // A field without a default value keeps its value in the DOM.
    defaultValues: listsIn(defaults) as DefaultValues<Values>,
    ...(submitted ? { errors: errorsBefore } : {}),
  });
  const draft = useDraft(form, defaults, options.draftKey);
  const [outcome, setOutcome] = useState(() => outcomeOf(submitted));
  const [cleaned, setCleaned] = useState<Values>();
  const { isSubmitting: sending } = form.formState;

  useEffect(() => {
    // Disables the native validation messages.
    (document.getElementById(id) as HTMLFormElement | null)?.setAttribute('novalidate', '');
  }, [id]);

  const showProblems = (problems: readonly FormProblem[], reported: boolean): Outcome => {
    const known = problems.filter(({ name }) => name in defaults || extraFields.includes(name));
    for (const { code, name } of known) form.setError(name as FieldPath<Values>, { message: code });
    const [first] = known;
    if (first) document.getElementById(`${id}-${first.name}`)?.focus();
    const isReported = reported || known.length > 0;
    return isReported ? { state: 'editing' } : { state: 'failed', text: words.failedText };
  };
  const attempt = async (values: Values) => {
    setCleaned(values);
    const result = await send(values).catch((error: unknown): SubmitResult => {
      console.info('form submission failed:', error);
      return { state: 'failed', text: words.failedText };
    });
    if (result.state === 'sent' || result.state === 'leaving') draft.clear();
    if (result.state === 'leaving') return location.assign(result.next);
    setOutcome(
      result.state === 'refused' ? showProblems(result.problems, result.reported) : result,
    );
  };
  const submit = form.handleSubmit(attempt, () => setOutcome({ state: 'editing' }));

  return {
    ...fieldProps({ id, locale, texts, form, defaults, required, submitted }),
    id,
    locale,
    form,
    /** Validated values of the last submission; before that the current input. */
    values: cleaned ?? { ...defaults, ...form.getValues() },
    outcome,
    submitted,
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

/** Returns the array values, which are the default values of checkbox groups. */
const listsIn = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => Array.isArray(value)));

function outcomeOf(submitted: SubmittedState | undefined): Outcome {
  if (submitted?.sent) return { state: 'sent', ...submitted.sent };
  return submitted?.failure === undefined
    ? { state: 'editing' }
    : { state: 'failed', text: submitted.failure };
}

const errorsOf = (submitted: SubmittedState | undefined) =>
  Object.fromEntries(
    (submitted?.problems ?? []).map(({ code, name }) => [name, { type: 'server', message: code }]),
  );

/** Returns the names of fields whose default value is invalid. */
function requiredIn<Values>({
  defaultValues,
  schema,
}: Pick<FormDefinition<Values>, 'defaultValues' | 'schema'>) {
  const { error } = schema.safeParse(defaultValues);
  return new Set(firstProblems(error?.issues ?? []).map(({ name }) => name));
}

/** Returns a resolver that reports the first violated rule of each field as its code. */
function schemaResolver<Values extends FieldValues>({
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

interface FieldPropsOptions<Values extends FieldValues> {
  id: string;
  locale: FormLocale;
  texts: FieldTexts;
  form: UseFormReturn<Values>;
  defaults: Values;
  /** Names of required fields. */
  required: ReadonlySet<string>;
  submitted: SubmittedState | undefined;
}

/** Error message of a field. */
interface TextOfProblem {
  name: string;
  /** Below the field. */
  text: string;
  /** In the summary, with the field's label. */
  listed: string;
}

/** Codes of an empty required field, replaced by the field's text `missing`. */
const leftEmpty = new Set(['required', 'choose']);

/** Returns props with label, hint and error for each field, and the errors for the summary. */
export function fieldProps<Values extends FieldValues>(options: FieldPropsOptions<Values>) {
  const { locale, defaults, form, id, submitted, required, texts } = options;
  const { codes = {}, hints, labels, missing } = texts;
  const { isSubmitting: sending } = form.formState;
  const errors: FieldErrors = form.formState.errors;
  const textOf = (name: string, code: string) =>
    (leftEmpty.has(code) && missing[name]) || (codes[code] ?? messageOfCode(locale, code));

  const problemsOf = (name: string): TextOfProblem[] => {
    const code = errors[name]?.message;
    if (typeof code !== 'string') return [];
    // After a native submission, each file has its own problem.
    const each = submitted?.problems.filter((one) => one.name === name) ?? [];
    const shownProblems: readonly FormProblem[] =
      each.length > 1 || each[0]?.file ? each : [{ name, code }];
    const label = name === 'answer' ? submitted?.question : labels[name];
    return shownProblems.map(({ code: own, file }) => {
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
  /** Returns the marker of an optional field that is empty by default. */
  const optionalOf = (name: string) =>
    required.has(name) || defaults[name]?.length > 0
      ? {}
      : { optional: formMessages[locale].optional };
  return {
    /** In the order of the fields; empty before the first submission. */
    problems: [...Object.keys(defaults), ...extraFields].flatMap(problemsOf),
    errorOf,
    /** Returns the props of a `Field`. */
    field: (name: FieldPath<Values>) => ({
      id: `${id}-${name}`,
      label: labels[name] ?? name,
      hint: hints[name],
      ...(required.has(name) ? { required: true } : optionalOf(name)),
      ...errorOf(name),
      ...(submitted ? submittedValue(submitted, name) : defaultValueProps(defaults[name])),
      ...form.register(name),
    }),
    /** Returns the props of `Choices`. */
    choices: (name: FieldPath<Values>) => ({
      id: `${id}-${name}`,
      legend: labels[name] ?? name,
      control: form.register(name),
      selected: submittedChoices(submitted, name),
      ...optionalOf(name),
      ...errorOf(name),
    }),
    /** Props of the `FileField`; its name is for the native submission. */
    files: {
      id: `${id}-attachments`,
      label: labels.attachments ?? '',
      hint: hints.attachments ?? '',
      name: 'attachments',
      locale,
      sending,
      errors: problemsOf('attachments').map(({ text }) => text),
    },
  };
}

/** Renders a default value into the markup, too, because React Hook Form reads values from the DOM. */
const defaultValueProps = (value: unknown) =>
  typeof value === 'string' && value !== '' ? { defaultValue: value } : {};

/** Fields outside the schema: the files, and the answer to the math captcha. */
export const extraFields = ['attachments', 'answer'];
