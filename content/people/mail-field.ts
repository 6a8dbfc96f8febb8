import { readableAddress, wireAddress } from '@oilway/store/mail-address.ts';
import { cleanAddress } from '@oilway/store/typed-text.ts';
import type { EmailField, FieldHook } from 'payload';
import { email } from 'payload/shared';
import { text } from '../labels.ts';

const readable: FieldHook = ({ value }) =>
  typeof value === 'string' ? readableAddress(cleanAddress(value)) : value;

/** Payload's rule knows no top-level domain in the letters of programs (RFC 5891), which the forms take. */
const withPlainEnd = (address: string): string => address.replace(/\.xn--[a-z\d-]+$/i, '.example');

/** Where staff write an address: kept and read as it is written, checked as it is sent. */
export const mailField: EmailField = {
  name: 'email',
  type: 'email',
  required: true,
  label: text('E-Mail', 'E-mail', 'E-mail'),
  hooks: { beforeValidate: [readable], afterRead: [readable] },
  validate: (value, options) => {
    for (const address of eachOf(value)) {
      const verdict = email(address && withPlainEnd(wireAddress(address)), options);
      if (verdict !== true) return verdict;
    }
    return true;
  },
};

/** Returns the value of a field, or one for each language where it is localized and all languages are written. */
const eachOf = (value: unknown): (string | null | undefined)[] =>
  typeof value === 'object' && value !== null
    ? Object.values(value)
    : [value as string | null | undefined];
