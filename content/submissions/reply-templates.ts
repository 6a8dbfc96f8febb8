import type { Access, CollectionConfig, Where } from 'payload';
import { roleOf } from '../access/rules.ts';
import { selectField, textareaField, textField } from '../blocks/fields.ts';
import { text } from '../labels.ts';
import type { Staff } from '../payload-types.ts';

/** Those who reply to the entries of a country write its templates, too. */
const ownCountries: Access = ({ data, req }) => {
  const role = roleOf(req);
  if (role !== 'forms-clerk') return role === 'admin';
  const countries = (req.user as Pick<Staff, 'countries'>).countries ?? [];
  if (data?.country && !countries.includes(data.country)) return false;
  const own: Where = { country: { in: countries } };
  return countries.length > 0 ? own : false;
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
    enableRichTextLink: false,
    enableRichTextRelationship: false,
  },
  access: {
    create: ownCountries,
    read: ownCountries,
    update: ownCountries,
    delete: ownCountries,
    unlock: ownCountries,
  },
  defaultSort: 'title',
  fields: [
    textField('title', text('Titel', 'Tytuł', 'Title'), { required: true }),
    selectField(
      'country',
      text('Land', 'Kraj', 'Country'),
      { de: text('Deutschland', 'Niemcy', 'Germany'), pl: text('Polen', 'Polska', 'Poland') },
      'de',
      { admin: { position: 'sidebar' } },
    ),
    textareaField('text', text('Text', 'Treść', 'Text'), 10_000, {
      required: true,
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
