import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldTexts } from './define-form.ts';
import { type FormCulture, formWords, wordsOf } from './form-words.ts';
import { type FormProblem, type Posted, postedChoices, postedValue } from './posted.ts';

interface WiringOptions<Values extends FieldValues> {
  id: string;
  culture: FormCulture;
  texts: FieldTexts;
  form: UseFormReturn<Values>;
  defaults: Values;
  /** What may not stay empty. */
  required: ReadonlySet<string>;
  posted: Posted | undefined;
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
      name: posted && 'attachments',
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
