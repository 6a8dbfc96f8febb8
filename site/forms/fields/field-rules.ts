/**
 * The rules that the fields of our forms share. Browser and server check by the same ones; every message is
 * a code, and the words for it are the form's.
 */

import {
  cleanAddress,
  cleanLine,
  cleanPhone,
  cleanText,
  isAddress,
  isPhone,
  longestPhone,
} from '@oilway/store/typed-text.ts';
import * as z from 'zod/mini';
import type { FormProblem } from './define-form.ts';

/** What is pasted is cleaned; a line break is refused, for a line of a form may become the header of a mail. */
const oneLine = (most: number) =>
  [
    z.overwrite(cleanLine),
    z.maxLength(most, 'tooLong'),
    z.regex(/^\P{Cc}*$/u, 'characters'),
  ] as const;
const lines = (most: number) => [z.overwrite(cleanText), z.maxLength(most, 'tooLong')] as const;
const some = z.minLength(1, 'required');

/** What was left out is empty; so is null, which some clients send. */
const orNothing = z.pipe(
  z.nullish(z.string('text')),
  z.transform((value) => value ?? ''),
);

/** The code of a broken rule; that of a length says its bound, too: `tooLong:5000`. */
const codeOf = ({ maximum, message }: { message: string; maximum?: number | bigint }) =>
  message === 'tooLong' && maximum !== undefined ? `tooLong:${maximum}` : message;

/** The first rule that each field breaks. @param issues what a schema found. */
export function firstProblems(
  issues: readonly { path: PropertyKey[]; message: string; maximum?: number | bigint }[],
): FormProblem[] {
  const problems = new Map<string, FormProblem>();
  for (const issue of issues) {
    const name = String(issue.path[0] ?? 'body');
    if (!problems.has(name)) problems.set(name, { name, code: codeOf(issue) });
  }
  return [...problems.values()];
}

/** One line, at most so many characters. */
export const line = (most: number) => z.string('required').check(...oneLine(most), some);

export const optionalLine = (most: number) => z.pipe(orNothing, z.string().check(...oneLine(most)));

/** Several lines. */
export const text = (most: number) => z.string('required').check(...lines(most), some);

export const optionalText = (most: number) => z.pipe(orNothing, z.string().check(...lines(most)));

/** An address as its owner pastes it, whatever it is then: a login does not say what is wrong with it. */
export const typedAddress = z
  .string('required')
  .check(z.overwrite(cleanAddress), z.maxLength(254, 'tooLong'), some);

/** One plain address, never a list (RFC 5321 section 4.5.3.1.3 allows 254 characters). */
export const email = typedAddress.check(z.refine(isAddress, 'email'));

export const optionalPhone = z.pipe(
  orNothing,
  z.string().check(
    z.overwrite(cleanPhone),
    z.maxLength(longestPhone, 'tooLong'),
    z.refine((value: string) => value === '' || isPhone(value), 'phone'),
  ),
);

export const recaptcha = z
  .string('captcha')
  .check(z.minLength(1, 'captcha'), z.maxLength(10_000, 'captcha'));
