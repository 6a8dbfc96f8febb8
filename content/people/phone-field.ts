import { cleanPhone } from '@oilway/store/typed-text.ts';
import type { FieldHook } from 'payload';
import { textField } from '../blocks/fields.ts';
import { text } from '../labels.ts';
import { telephoneLink } from '../telephone-link.ts';

const clean: FieldHook = ({ value }) => (typeof value === 'string' ? cleanPhone(value) : value);

/** A telephone number, or text instead: normalized like the site's forms, with a preview of its link. */
export const phoneField = textField('phone', text('Telefon', 'Telefon', 'Phone'), {
  // Long enough for two numbers.
  maxLength: 80,
  admin: telephoneLink,
  hooks: { beforeValidate: [clean] },
});
