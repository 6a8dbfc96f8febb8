import * as z from 'zod/mini';
import type { FormLocale } from './form-messages.ts';

type LocalizedText = Record<FormLocale, string>;

/** A form field: its rule, used in browser and on the server (none for files), and its texts. */
interface FormField {
  rule?: z.ZodMiniType;
  label: LocalizedText;
  hint?: LocalizedText;
  /** Error message if the field is required and empty. */
  missing?: LocalizedText;
  /** Defaults to an empty string. */
  defaultValue?: unknown;
}

/** Texts of fields by name. */
export interface FieldTexts {
  labels: Record<string, string>;
  hints: Record<string, string>;
  /** Error messages of empty required fields. */
  missing: Record<string, string>;
  /** Messages for codes specific to this form. */
  codes?: Record<string, string>;
}

/** Name and endpoint of a form. */
interface FormAddress {
  /** Form name in the captcha, and a part of the URL without scripts. */
  name: string;
  /** Path of the API call; takes JSON, or multipart with files. */
  call: string;
  multipart?: boolean;
}

/** A form as shared by browser and server. */
export interface FormDefinition<Values> extends FormAddress {
  schema: z.ZodMiniType<Values>;
  defaultValues: Values;
  texts: Record<FormLocale, FieldTexts>;
}

type Rules<Fields extends Record<string, FormField>> = {
  [Name in keyof Fields as Fields[Name] extends Required<Pick<FormField, 'rule'>>
    ? Name
    : never]: NonNullable<Fields[Name]['rule']>;
};

/** Returns a form definition made from its fields. */
export function defineForm<const Fields extends Record<string, FormField>>(
  address: FormAddress,
  fields: Fields,
) {
  const all = Object.entries<FormField>(fields);
  const ruled = all.filter(([, { rule }]) => rule);
  const schema = z.object(each(ruled, ({ rule }) => rule) as Rules<Fields>);
  const textsOf = (locale: FormLocale): FieldTexts => ({
    labels: each(all, ({ label }) => label[locale]),
    hints: each(all, ({ hint }) => hint?.[locale] ?? ''),
    missing: each(all, ({ missing }) => missing?.[locale] ?? ''),
  });
  return {
    ...address,
    schema,
    defaultValues: each(ruled, ({ defaultValue }) => defaultValue ?? '') as z.infer<typeof schema>,
    texts: { 'de-DE': textsOf('de-DE'), 'pl-PL': textsOf('pl-PL') },
  };
}

const each = <Part>(fields: [string, FormField][], part: (field: FormField) => Part) =>
  Object.fromEntries(fields.map(([name, field]) => [name, part(field)]));

/** Returns a text in both languages. */
export const localized = (german: string, polish: string): LocalizedText => ({
  'de-DE': german,
  'pl-PL': polish,
});

/** Props that a page passes to a form. */
export interface FormProperties {
  /** Id of the form element; fields have `id-name`. */
  id: string;
  locale: FormLocale;
  /** Node id of the page, or of an event. */
  nodeId: number;
  captchaUrl: string;
  /** External origins allowed as redirect target after submission. */
  trackingOrigins?: readonly string[];
  noJs: NoJsForm;
  privacyHref: string | undefined;
}

/** Error code of a field; for a file with its name and its index among the submitted files. */
export interface FormProblem {
  name: string;
  code: string;
  file?: string;
  at?: number;
}

/** State of a form after a native submission. */
export interface SubmittedState {
  /** Submitted values, unparsed; without passwords. */
  values: Readonly<Record<string, string | readonly string[]>>;
  problems: readonly FormProblem[];
  /** Math captcha in place of the proof of work; undefined once solved. */
  question?: string | undefined;
  hidden?: Readonly<Record<string, string>>;
  /** Message of a failure that is not about a field. */
  failure?: string | undefined;
  sent?: { reference: string; answer: Record<string, unknown> } | undefined;
}

/** Settings of a form's native submission. */
export interface NoJsForm {
  /** Defaults to the URL of the page. */
  action?: string;
  hidden: Readonly<Record<string, string | number>>;
  /** Has a file input. */
  multipart?: boolean;
  /** State after a native submission, rendered without hydration; undefined on the cached page. */
  submitted?: SubmittedState | undefined;
}

/** Returns the submitted value of a field as `defaultValue`. */
export function submittedValue(
  submitted: SubmittedState | undefined,
  name: string,
): { defaultValue?: string } {
  const value = submitted?.values[name];
  return typeof value === 'string' ? { defaultValue: value } : {};
}

/** Returns the submitted options of a field. */
export function submittedChoices(
  submitted: SubmittedState | undefined,
  name: string,
): readonly string[] {
  return [submitted?.values[name] ?? []].flat();
}
