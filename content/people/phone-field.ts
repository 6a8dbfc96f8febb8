import { cleanPhone, isPhone } from '@oilway/store/typed-text.ts';
import type { FieldHook, TextField } from 'payload';
import { text as textRule } from 'payload/shared';
import { inLanguage, text } from '../labels.ts';
import { telephoneLink } from '../telephone-link.ts';

const words = text(
  'Bitte eine Nummer mit mindestens drei Ziffern angeben.',
  'Prosimy podać numer z co najmniej trzema cyframi.',
  'Please enter a number of at least three digits.',
);

const clean: FieldHook = ({ value }) => (typeof value === 'string' ? cleanPhone(value) : value);

/** Where staff write a telephone number: cleaned and checked as the forms of the site do it. */
export const phoneField: TextField = {
  name: 'phone',
  type: 'text',
  // Two numbers fit.
  maxLength: 80,
  label: text('Telefon', 'Telefon', 'Phone'),
  admin: telephoneLink,
  hooks: { beforeValidate: [clean] },
  validate: (value, options) =>
    typeof value === 'string' && value !== '' && !isPhone(value)
      ? inLanguage(words, options.req.i18n?.language)
      : textRule(value, options),
};
