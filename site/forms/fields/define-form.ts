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
