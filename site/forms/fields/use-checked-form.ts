import { useEffect } from 'react';
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
import { codeOf } from './field-rules.ts';
import { type FormCulture, wordsOf } from './form-words.ts';

export interface CheckedFormOptions<Values extends FieldValues> {
  /** The id of the form; those of its fields are `id-name`. */
  id: string;
  culture: FormCulture;
  schema: z.ZodMiniType<Values, Values>;
  defaults: Values;
  labels: Readonly<Record<string, string>>;
  /** Words for codes that are not those of every form. */
  codes?: Readonly<Record<string, string>>;
  /** What was typed, and what the server found wrong with it, where there are no scripts. */
  values?: Readonly<Record<string, unknown>> | undefined;
  problems?: readonly { name: string; code: string }[] | undefined;
}

export interface CheckedForm<Values extends FieldValues> {
  id: string;
  culture: FormCulture;
  form: UseFormReturn<Values>;
  sending: boolean;
  labelOf: (name: string) => string | undefined;
  wordsOf: (code: string) => string;
  /** The first rule that a field breaks; undefined until the form was sent once. */
  codeOf: (name: string) => string | undefined;
  /** What a field says of itself, to be spread into it. */
  errorOf: (name: string) => { error?: string };
  /** Label, error, value and wiring of a field, likewise. */
  field: (name: FieldPath<Values>) => ReturnType<UseFormReturn<Values>['register']> & {
    id: string;
    label: string;
    error?: string;
    defaultValue?: string;
  };
  /** Answers the form's submission: once, however often it is pressed. */
  submitting: (submit: (event: React.FormEvent) => unknown) => (event: React.FormEvent) => void;
}

/** A form that is checked as a whole before it is sent. It takes over from the form that works without scripts. */
export function useCheckedForm<Values extends FieldValues>(
  options: CheckedFormOptions<Values>,
): CheckedForm<Values> {
  const { codes, culture, defaults, id, labels, problems = [], schema, values } = options;
  const form = useForm<Values>({
    resolver: checkedBy(schema),
    defaultValues: { ...defaults, ...typedEarly(id, defaults) } as DefaultValues<Values>,
    ...(problems.length > 0 ? { errors: errorsOf(problems) as FieldErrors<Values> } : {}),
  });
  const { errors, isSubmitting } = form.formState;

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

  const wordsFor = (code: string) => codes?.[code] ?? wordsOf(culture, code);
  const codeFor = (name: string) => {
    const code = errors[name]?.message;
    return typeof code === 'string' ? code : undefined;
  };
  const errorOf = (name: string) => {
    const code = codeFor(name);
    return code === undefined ? {} : { error: wordsFor(code) };
  };
  const typedIn = (name: string) => {
    const value = values?.[name];
    return typeof value === 'string' ? { defaultValue: value } : {};
  };
  return {
    id,
    culture,
    form,
    sending: isSubmitting,
    labelOf: (name) => labels[name],
    wordsOf: wordsFor,
    codeOf: codeFor,
    errorOf,
    field: (name) => ({
      id: `${id}-${name}`,
      label: labels[name] ?? '',
      ...errorOf(name),
      ...typedIn(name),
      ...form.register(name),
    }),
    submitting: (submit) => (event) => {
      event.preventDefault();
      if (!isSubmitting) void submit(event);
    },
  };
}

const errorsOf = (problems: readonly { name: string; code: string }[]) =>
  Object.fromEntries(problems.map(({ code, name }) => [name, { type: 'server', message: code }]));

/** What was typed before this script came: the library would put its own values in its place. */
function typedEarly(id: string, defaults: object): Record<string, unknown> {
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
function checkedBy<Values extends FieldValues>(
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
