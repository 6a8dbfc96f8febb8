/**
 * The rules that the fields of our forms share. Browser and server check by the same ones; every message is
 * a code, and the words for it are the form's.
 */
import * as z from 'zod/mini';
import type { FormProblem } from './posted.ts';

export const noControls = z.regex(/^\P{Cc}*$/u, 'characters');
const noControlsButLines = z.regex(/^[\P{Cc}\n\r\t]*$/u, 'characters');

const trimmed = (most: number) => [z.trim(), z.maxLength(most, 'tooLong')] as const;
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
export const line = (most: number) =>
  z.string('required').check(...trimmed(most), some, noControls);

export const optionalLine = (most: number) =>
  z.pipe(orNothing, z.string().check(...trimmed(most), noControls));

/** Several lines. */
export const text = (most: number) =>
  z.string('required').check(...trimmed(most), some, noControlsButLines);

export const optionalText = (most: number) =>
  z.pipe(orNothing, z.string().check(...trimmed(most), noControlsButLines));

/** What an address may have before its domain; quotes and comments (RFC 5322) are nobody's any more. */
const mailbox = /^[\w'+-]+(\.[\w'+-]+)*@(?=[\p{L}\p{M}\p{N}.-]+$)/u;
const domainInAscii = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+([a-z]{2,}|xn--[a-z\d-]+)$/i;

/** Whether it is an address; `name@müller.de` is one where its domain can be written in ASCII (RFC 5891). */
function isAddress(value: string): boolean {
  if (!mailbox.test(value)) return false;
  const [own = '', domain = ''] = value.split('@');
  const host = `http://${domain}`;
  const ascii = URL.canParse(host) ? new URL(host).hostname : '';
  return domainInAscii.test(ascii) && own.length + ascii.length < 254;
}

/** One plain address, never a list (RFC 5321 section 4.5.3.1.3 allows 254 characters). */
export const email = z
  .string('required')
  .check(...trimmed(254), some, z.refine(isAddress, 'email'));

export const optionalPhone = z.pipe(
  orNothing,
  z.string().check(...trimmed(40), z.regex(/^([+(]?\d[\d ()/.-]{4,})?$/, 'phone')),
);

export const recaptcha = z
  .string('captcha')
  .check(z.minLength(1, 'captcha'), z.maxLength(10_000, 'captcha'));
