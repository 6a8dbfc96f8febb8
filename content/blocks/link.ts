import type { Field, GroupField, PayloadRequest } from 'payload';
import { sameCountryFilter } from '../editing/country.ts';
import { rowLabel } from '../editing/row-label.ts';
import { inLanguage, text } from '../labels.ts';
import { telephoneLink } from '../telephone-link.ts';
import { pluralLabels, relationshipField, row, selectField, textField } from './fields.ts';
import { urlField } from './url-field.ts';

const linkKinds = {
  page: text('Seite', 'Strona', 'Page'),
  url: text('Adresse', 'Adres', 'Address'),
};

interface SiblingData {
  kind?: string;
  label?: string;
}

const missingPageMessage = text('Es fehlt die Seite.', 'Brakuje strony.', 'The page is missing.');

/** Returns the fields of a link: a label and a page of the tree or a URL, optionally a section of the page. */
export function linkFields(options: { optional?: boolean } = {}): Field[] {
  const isKind = (kind: keyof typeof linkKinds) => (_: unknown, sibling: SiblingData) =>
    sibling?.kind === kind;
  return [
    row(
      textField('label', text('Text', 'Tekst', 'Label'), {
        required: !options.optional,
        maxLength: 80,
      }),
      selectField('kind', text('Ziel', 'Cel', 'Target'), linkKinds),
    ),
    row(
      relationshipField('page', 'pages', text('Seite', 'Strona', 'Page'), {
        filterOptions: sameCountryFilter,
        admin: { condition: isKind('page'), width: '65%' },
        validate: (
          value: unknown,
          { req, siblingData: { kind, label } }: { req: PayloadRequest; siblingData: SiblingData },
        ) =>
          Boolean(value || kind !== 'page' || (options.optional && !label)) ||
          inLanguage(missingPageMessage, req.i18n.language),
      }),
      urlField({
        admin: { condition: isKind('url'), ...telephoneLink },
        isUsed: ({ kind }) => kind === 'url',
      }),
      textField('anchor', text('Abschnitt', 'Sekcja', 'Section'), {
        maxLength: 60,
        admin: { condition: isKind('page'), width: '35%' },
      }),
    ),
  ];
}

export function linkGroupField(options: { optional?: boolean } = {}): GroupField {
  return {
    name: 'link',
    type: 'group',
    interfaceName: options.optional ? 'OptionalLink' : 'RequiredLink',
    label: text('Verweis', 'Odnośnik', 'Link'),
    fields: linkFields(options),
  };
}

export const linkListField: Field = {
  name: 'links',
  type: 'array',
  maxRows: 4,
  ...pluralLabels(text('Verweis', 'Odnośnik', 'Link'), text('Verweise', 'Odnośniki', 'Links')),
  admin: { components: rowLabel('link.label') },
  fields: [linkGroupField()],
};
