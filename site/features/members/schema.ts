import * as z from 'zod/mini';
import {
  email,
  line,
  optionalLine,
  recaptcha,
  typedAddress,
} from '../../forms/fields/field-rules.ts';

const secret = z.string('required').check(z.minLength(1, 'required'), z.maxLength(1000, 'tooLong'));

/** Counted as a reader counts; whether everybody would try it first is for the server to say. */
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
export const loginFields = z.object({ userName: typedAddress, password: secret });

/** Reset request, as it is filled in. */
export const resetFields = z.object({ email });

/** New password, as it is filled in. */
export const passwordFields = z
  .object({ newPassword, repeatNewPassword: repeated })
  .check(z.refine(same, sameRule));

/** Member form, as it is filled in. */
export const accountFields = z.object({ name: line(120), email, company: line(120) });

/** The same as its call takes it: the specification has no captcha for it, our own form sends one. */
export const accountMessage = z.extend(accountFields, {
  recaptcha: z.nullish(z.union([z.literal(''), recaptcha], 'captcha')),
});

/** Profile password. */
export const changeFields = z
  .object({ oldPassword: secret, newPassword, repeatNewPassword: repeated })
  .check(z.refine(same, sameRule));

/** A new passkey, as it is filled in. */
export const passkeyFields = z.object({
  passkeyName: optionalLine(40),
  password: secret,
});

/** What whoever is logged in gives before something that a stolen session must not do. */
export const confirmFields = z.object({ password: secret });

/** The views of the profile (specification section 2), and that of the passkeys, as the address names them. */
const profileViews = [
  'list',
  'changePassword',
  'changePasswordSuccess',
  'passkeys',
  'phoneMenu',
] as const;

export type ProfileState = (typeof profileViews)[number];

/** @param named what the address says under `view`; the list where that is none. */
export function profileView(named: unknown): ProfileState {
  return profileViews.find((view) => view === named) ?? 'list';
}
