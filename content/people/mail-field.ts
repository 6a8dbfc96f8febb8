import { readableAddress, wireAddress } from '@oilway/store/mail-address.ts';
import { cleanAddress } from '@oilway/store/typed-text.ts';
import type { EmailField, FieldHook } from 'payload';
import { email } from 'payload/shared';
import { text } from '../labels.ts';

const readable: FieldHook = ({ value }) =>
  typeof value === 'string' ? readableAddress(cleanAddress(value)) : value;

/** Payload's rule refuses a top-level domain in Punycode (RFC 5891), which the forms accept. */
const replacePunycodeTld = (address: string): string =>
  address.replace(/\.xn--[a-z\d-]+$/i, '.example');

/** An email field of the studio: stored and shown as typed, validated in the form that is sent. */
export const mailField: EmailField = {
  name: 'email',
  type: 'email',
  required: true,
  label: text('E-Mail', 'E-mail', 'E-mail'),
  hooks: { beforeValidate: [readable], afterRead: [readable] },
  validate: (value, options) => {
    for (const address of eachOf(value)) {
      const verdict = email(address && replacePunycodeTld(wireAddress(address)), options);
      if (verdict !== true) return verdict;
    }
    return true;
  },
};

/** Returns the value of a field, or the values of all languages when they are written at once. */
const eachOf = (value: unknown): (string | null | undefined)[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value)
    : [value as string | null | undefined];
