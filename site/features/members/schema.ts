import * as z from 'zod/mini';
import {
  email,
  emailInput,
  line,
  optionalLine,
  recaptchaToken,
} from '../../forms/fields/field-rules.ts';

const secret = z.string('required').check(z.minLength(1, 'required'), z.maxLength(1000, 'tooLong'));

/** Length counts in code points; only the server checks for common passwords. */
const newPassword = z.string('required').check(
  z.minLength(1, 'required'),
  z.maxLength(1000, 'longPassword'),
  z.refine((value: string) => [...value].length >= 12, 'shortPassword'),
  z.refine((value: string) => [...value].length <= 128, 'longPassword'),
);

const repeated = z
  .string('required')
  .check(z.minLength(1, 'required'), z.maxLength(1000, 'longPassword'));

const same = (values: { newPassword: string; repeatNewPassword: string }) =>
  values.newPassword === values.repeatNewPassword;
const sameRule = { error: 'mismatch', path: ['repeatNewPassword'] };

/** Specification section 3: Login. */
export const loginFields = z.object({ userName: emailInput, password: secret });

/** Fields of the reset request. */
export const resetFields = z.object({ email });

/** Fields of a new password. */
export const passwordFields = z
  .object({ newPassword, repeatNewPassword: repeated })
  .check(z.refine(same, sameRule));

/** Fields of the account request. */
export const accountFields = z.object({ name: line(120), email, company: line(120) });

/** Body of the account request; the captcha of our own form is optional, because the specification has none. */
export const accountMessage = z.extend(accountFields, {
  recaptcha: z.nullish(z.union([z.literal(''), recaptchaToken], 'captcha')),
});

/** Fields of the password change. */
export const changeFields = z
  .object({ oldPassword: secret, newPassword, repeatNewPassword: repeated })
  .check(z.refine(same, sameRule));

/** Fields of a new passkey. */
export const passkeyFields = z.object({
  passkeyName: optionalLine(40),
  password: secret,
});

/** Fields of the reauthentication, required where a stolen session must not suffice. */
export const confirmFields = z.object({ password: secret });

/** Values of the query parameter `view`: the profile views (specification section 2) and the passkeys. */
const profileViews = [
  'list',
  'changePassword',
  'changePasswordSuccess',
  'passkeys',
  'phoneMenu',
] as const;

export type ProfileState = (typeof profileViews)[number];

/** Returns the profile view of the query parameter `view`; `list` if it is invalid. */
export function parseProfileView(param: unknown): ProfileState {
  return profileViews.find((view) => view === param) ?? 'list';
}
