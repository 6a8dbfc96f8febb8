import {
  type Access,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  Forbidden,
  type PayloadRequest,
  type TextareaFieldValidation,
} from 'payload';
import { textarea } from 'payload/shared';
import { roleOf } from '../access/rules.ts';
import { selectField, textareaField, textField } from '../blocks/fields.ts';
import { inLanguage, text } from '../labels.ts';
import { countryNames } from '../languages.ts';
import type { Staff } from '../payload-types.ts';

/** Those who reply to the entries of a country write its templates, too. */
const ownCountries: Access = ({ req }) => {
  const role = roleOf(req);
  if (role !== 'forms-clerk') return role === 'admin';
  const countries = countriesOf(req);
  return countries.length > 0 ? { country: { in: countries } } : false;
};

const countriesOf = ({ user }: PayloadRequest) =>
  (user as Pick<Staff, 'countries'> | null)?.countries ?? [];

/** Checks the country that is stored, also by default or of a copy. @throws Forbidden. */
const checkCountry: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const country = data.country ?? originalDoc?.country;
  if (roleOf(req) === 'forms-clerk' && !countriesOf(req).includes(country))
    throw new Forbidden(req.t);
  return data;
};

const unknownPlaceholder = text(
  'Diesen Platzhalter gibt es nicht:',
  'Nie ma takiego pola:',
  'This placeholder does not exist:',
);

const validatePlaceholders: TextareaFieldValidation = (value, options) => {
  const [unknown] = /\{(?!(?:name|number|department)\})\w*\}/.exec(value ?? '') ?? [];
  if (!unknown) return textarea(value, options);
  return `${inLanguage(unknownPlaceholder, options.req.i18n.language)} ${unknown}`;
};

/** Texts for replies, chosen beside an entry. The page fills in `{name}`, `{number}` and `{department}`. */
export const replyTemplates: CollectionConfig = {
  slug: 'reply-templates',
  labels: {
    singular: text('Textbaustein', 'Szablon odpowiedzi', 'Reply template'),
    plural: text('Textbausteine', 'Szablony odpowiedzi', 'Reply templates'),
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'country', 'updatedAt'],
  },
  access: { create: ownCountries, read: ownCountries, update: ownCountries, delete: ownCountries },
  hooks: { beforeChange: [checkCountry] },
  defaultSort: 'title',
  fields: [
    textField('title', text('Titel', 'Tytuł', 'Title'), { required: true }),
    selectField('country', text('Land', 'Kraj', 'Country'), countryNames, {
      defaultValue: ({ req }: { req: PayloadRequest }) => countriesOf(req)[0] ?? 'de',
      admin: { position: 'sidebar' },
    }),
    textareaField('text', text('Text', 'Treść', 'Text'), 10_000, {
      required: true,
      validate: validatePlaceholders,
      admin: {
        rows: 8,
        description: text(
          'Eingesetzt werden {name}, {number} (Vorgangsnummer) und {department} (Abteilung). Anrede und Gruß stehen schon in der E-Mail.',
          'Podstawiane są {name} (imię i nazwisko), {number} (numer sprawy) i {department} (dział). Powitanie i pozdrowienie są już w wiadomości.',
          '{name}, {number} (reference) and {department} are filled in. The mail already contains salutation and closing.',
        ),
      },
    }),
  ],
};
