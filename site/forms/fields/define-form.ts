import * as z from 'zod/mini';
import type { FormCulture } from './form-words.ts';

type Words = Record<FormCulture, string>;

/** A field: the rule that browser and server check it by, none for files; and what a visitor reads beside it. */
interface FormField {
  rule?: z.ZodMiniType;
  label: Words;
  hint?: Words;
  /** The sentence that asks for it where it may not stay empty. */
  missing?: Words;
  /** Before anybody has typed; no text where nothing is said. */
  empty?: unknown;
}

/** What is said about fields, by their names. */
export interface FieldTexts {
  labels: Record<string, string>;
  hints: Record<string, string>;
  /** What is said where a field that is required was left empty. */
  missing: Record<string, string>;
  /** For the codes that only this form has. */
  codes?: Record<string, string>;
}

/** Where a form goes. */
interface FormAddress {
  /** What its captcha is good for, and a part of its address without scripts. */
  name: string;
  /** The call that it is sent by: as JSON, or with files. */
  call: string;
  multipart?: boolean;
}

/** What browser and server know of a form. */
export interface FormDefinition<Values> extends FormAddress {
  schema: z.ZodMiniType<Values>;
  empty: Values;
  texts: Record<FormCulture, FieldTexts>;
}

type Rules<Fields extends Record<string, FormField>> = {
  [Name in keyof Fields as Fields[Name] extends Required<Pick<FormField, 'rule'>>
    ? Name
    : never]: NonNullable<Fields[Name]['rule']>;
};

/** The fields of a form that visitors fill in, each with its words. */
export function defineForm<const Fields extends Record<string, FormField>>(
  address: FormAddress,
  fields: Fields,
) {
  const all = Object.entries<FormField>(fields);
  const ruled = all.filter(([, { rule }]) => rule);
  const schema = z.object(each(ruled, ({ rule }) => rule) as Rules<Fields>);
  const textsOf = (culture: FormCulture): FieldTexts => ({
    labels: each(all, ({ label }) => label[culture]),
    hints: each(all, ({ hint }) => hint?.[culture] ?? ''),
    missing: each(all, ({ missing }) => missing?.[culture] ?? ''),
  });
  return {
    ...address,
    schema,
    empty: each(ruled, ({ empty }) => empty ?? '') as z.infer<typeof schema>,
    texts: { 'de-DE': textsOf('de-DE'), 'pl-PL': textsOf('pl-PL') },
  };
}

const each = <Part>(fields: [string, FormField][], part: (field: FormField) => Part) =>
  Object.fromEntries(fields.map(([name, field]) => [name, part(field)]));

/** What is said in each country. */
export const words = (german: string, polish: string): Words => ({
  'de-DE': german,
  'pl-PL': polish,
});

/** What a form of visitors is handed by its page. */
export interface FormProperties {
  /** Of its element; those of its fields are `id-name`. */
  id: string;
  culture: FormCulture;
  /** The node id of the page, or of an event. */
  node: number;
  /** Where its captcha comes from. */
  captcha: string;
  /** Origins of others that its hidden field may lead to once it was sent. */
  trackingOrigins?: readonly string[];
  plain: Plain;
  privacyHref: string | undefined;
}

/** What is wrong with a field, as a code; of a file with its name, and its place among those that were sent. */
export interface FormProblem {
  name: string;
  code: string;
  file?: string;
  at?: number;
}

/** A form as a browser without scripts has sent it, and what is to be said about it. */
export interface SubmittedState {
  /** What was typed and picked, as it came; no passwords. */
  values: Readonly<Record<string, string | readonly string[]>>;
  problems: readonly FormProblem[];
  /** Asked in place of the proof of work; undefined when it is answered. */
  question?: string | undefined;
  /** What goes along unseen. */
  hidden?: Readonly<Record<string, string>>;
  /** Why it was not taken, in words, where that is no matter of its fields. */
  failure?: string | undefined;
  sent?: { reference: string; answer: Record<string, unknown> } | undefined;
}

/** How a form works without scripts. */
export interface Plain {
  /** Where it goes; the page's own address without it. */
  action?: string;
  /** What goes along that nobody types. */
  hidden: Readonly<Record<string, string | number>>;
  /** With files. */
  multipart?: boolean;
  /** How it came back, to a page that no script brings to life; undefined on the page that everybody gets. */
  posted?: SubmittedState | undefined;
}

/** What a field shows that came back. */
export function postedValue(
  posted: SubmittedState | undefined,
  name: string,
): { defaultValue?: string } {
  const value = posted?.values[name];
  return typeof value === 'string' ? { defaultValue: value } : {};
}

/** The answers that were picked. */
export function postedChoices(posted: SubmittedState | undefined, name: string): readonly string[] {
  return [posted?.values[name] ?? []].flat();
}
