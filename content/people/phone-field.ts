import { cleanPhone } from '@oilway/store/typed-text.ts';
import type { FieldHook, TextField } from 'payload';
import { text } from '../labels.ts';
import { telephoneLink } from '../telephone-link.ts';

const clean: FieldHook = ({ value }) => (typeof value === 'string' ? cleanPhone(value) : value);

/** A telephone number, or text instead: normalized like the site's forms, with a preview of its link. */
export const phoneField: TextField = {
  name: 'phone',
  type: 'text',
  // Long enough for two numbers.
  maxLength: 80,
  label: text('Telefon', 'Telefon', 'Phone'),
  admin: telephoneLink,
  hooks: { beforeValidate: [clean] },
};
