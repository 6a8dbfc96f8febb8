/** Validation rules of form fields, used in browser and on the server. Every message is a code; forms map codes to texts. */

import {
  cleanAddress,
  cleanLine,
  cleanPhone,
  cleanText,
  isAddress,
  isPhone,
  maxPhoneLength,
} from '@oilway/store/typed-text.ts';
import * as z from 'zod/mini';
import type { FormProblem } from './define-form.ts';

/** Cleans pasted text. Rejects line breaks, because a line may become the header of a mail. */
const oneLine = (max: number) =>
  [
    z.overwrite(cleanLine),
    z.maxLength(max, 'tooLong'),
    z.regex(/^\P{Cc}*$/u, 'characters'),
  ] as const;
const lines = (max: number) => [z.overwrite(cleanText), z.maxLength(max, 'tooLong')] as const;
const nonEmpty = z.minLength(1, 'required');

/** Maps undefined, and null as sent by some clients, to an empty string. */
const emptyIfMissing = z.pipe(
  z.nullish(z.string('text')),
  z.transform((value) => value ?? ''),
);

/** Returns the code of a violated rule; for a length with its limit: `tooLong:5000`. */
const codeOf = ({ maximum, message }: { message: string; maximum?: number | bigint }) =>
  message === 'tooLong' && maximum !== undefined ? `tooLong:${maximum}` : message;

/** Returns the first problem of each field. @param issues of a schema. */
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

/** One line of at most `max` characters. */
export const line = (max: number) => z.string('required').check(...oneLine(max), nonEmpty);

export const optionalLine = (max: number) =>
  z.pipe(emptyIfMissing, z.string().check(...oneLine(max)));

/** Several lines with at most `max` characters. */
export const text = (max: number) => z.string('required').check(...lines(max), nonEmpty);

export const optionalText = (max: number) =>
  z.pipe(emptyIfMissing, z.string().check(...lines(max)));

/** A pasted mail address without a check of its format: a login does not reveal what is wrong with it. */
export const emailInput = z
  .string('required')
  .check(z.overwrite(cleanAddress), z.maxLength(254, 'tooLong'), nonEmpty);

/** One plain mail address, never a list (RFC 5321 section 4.5.3.1.3 allows 254 characters). */
export const email = emailInput.check(z.refine(isAddress, 'email'));

export const optionalPhone = z.pipe(
  emptyIfMissing,
  z.string().check(
    z.overwrite(cleanPhone),
    z.maxLength(maxPhoneLength, 'tooLong'),
    z.refine((value: string) => value === '' || isPhone(value), 'phone'),
  ),
);

export const recaptchaToken = z
  .string('captcha')
  .check(z.minLength(1, 'captcha'), z.maxLength(10_000, 'captcha'));
