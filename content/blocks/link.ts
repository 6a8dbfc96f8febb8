import type { Field, GroupField, PayloadRequest } from 'payload';
import { sameCountryFilter } from '../editing/country.ts';
import { rowLabel } from '../editing/row-label.ts';
import { inLanguage, text } from '../labels.ts';
import { telephoneLink } from '../telephone-link.ts';
import { pluralLabels, relationshipField, row, textField } from './fields.ts';
import { urlField } from './url-field.ts';

const linkKinds = [
  { value: 'page', label: text('Seite', 'Strona', 'Page') },
  { value: 'url', label: text('Adresse', 'Adres', 'Address') },
];

const missingPageMessage = text('Es fehlt die Seite.', 'Brakuje strony.', 'The page is missing.');

/** Returns the fields of a link: a label and a page of the tree or a URL, optionally a section of the page. */
export function linkFields(options: { optional?: boolean } = {}): Field[] {
  const isKind =
    (kind: 'page' | 'url') => (_: unknown, sibling: { kind?: string; label?: string }) =>
      sibling?.kind === kind;
  return [
    row(
      textField('label', text('Text', 'Tekst', 'Label'), {
        required: !options.optional,
        maxLength: 80,
      }),
      {
        name: 'kind',
        type: 'select',
        required: true,
        defaultValue: 'page',
        options: linkKinds,
        label: text('Ziel', 'Cel', 'Target'),
      },
    ),
    row(
      relationshipField('page', 'pages', text('Seite', 'Strona', 'Page'), {
        filterOptions: sameCountryFilter,
        admin: { condition: isKind('page'), width: '65%' },
        validate: (
          value: unknown,
          {
            req,
            siblingData,
          }: { req: PayloadRequest; siblingData: { kind?: string; label?: string } },
        ) =>
          value || siblingData.kind !== 'page' || (options.optional && !siblingData.label)
            ? true
            : inLanguage(missingPageMessage, req.i18n.language),
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
