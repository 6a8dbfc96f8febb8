import { cleanPhone } from '@oilway/store/typed-text.ts';
import type { FieldHook, TextField } from 'payload';
import { text } from '../labels.ts';
import { telephoneLink } from '../telephone-link.ts';

const clean: FieldHook = ({ value }) => (typeof value === 'string' ? cleanPhone(value) : value);

/** Where staff write a telephone number, or words in its place: cleaned as in the forms of the site, with the link it makes below it. */
export const phoneField: TextField = {
  name: 'phone',
  type: 'text',
  // Two numbers fit.
  maxLength: 80,
  label: text('Telefon', 'Telefon', 'Phone'),
  admin: telephoneLink,
  hooks: { beforeValidate: [clean] },
};
