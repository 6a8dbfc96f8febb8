import type { Field, GroupField, PayloadRequest } from 'payload';
import { ofSameCountry } from '../editing/country.ts';
import { inLanguage, text } from '../labels.ts';
import { telephoneLink } from '../telephone-link.ts';
import { addressField } from './address-field.ts';
import { labelsOf, line } from './fields.ts';

const kinds = [
  { value: 'page', label: text('Seite', 'Strona', 'Page') },
  { value: 'url', label: text('Adresse', 'Adres', 'Address') },
];

const noPage = text('Es fehlt die Seite.', 'Brakuje strony.', 'The page is missing.');

/** Returns the fields of a link: a label and a page of the tree or a URL, optionally a section of the page. */
export function linkFields(options: { optional?: boolean } = {}): Field[] {
  const chosen =
    (kind: 'page' | 'url') => (_: unknown, sibling: { kind?: string; label?: string }) =>
      sibling?.kind === kind;
  return [
    {
      type: 'row',
      fields: [
        line('label', text('Text', 'Tekst', 'Label'), {
          required: !options.optional,
          maxLength: 80,
        }),
        {
          name: 'kind',
          type: 'select',
          required: true,
          defaultValue: 'page',
          options: kinds,
          label: text('Ziel', 'Cel', 'Target'),
        },
      ],
    },
    {
      name: 'page',
      type: 'relationship',
      relationTo: 'pages',
      filterOptions: ofSameCountry,
      label: text('Seite', 'Strona', 'Page'),
      admin: { condition: chosen('page') },
      validate: (
        value: unknown,
        {
          req,
          siblingData,
        }: { req: PayloadRequest; siblingData: { kind?: string; label?: string } },
      ) =>
        value || siblingData.kind !== 'page' || (options.optional && !siblingData.label)
          ? true
          : inLanguage(noPage, req.i18n.language),
    } as Field,
    addressField({
      admin: { condition: chosen('url'), ...telephoneLink },
      inUse: ({ kind }) => kind === 'url',
    }),
    {
      name: 'anchor',
      type: 'text',
      maxLength: 60,
      label: text('Abschnitt', 'Sekcja', 'Section'),
      admin: { condition: chosen('page') },
    },
  ];
}

export function linkGroup(options: { optional?: boolean } = {}): GroupField {
  return {
    name: 'link',
    type: 'group',
    interfaceName: options.optional ? 'OptionalLink' : 'RequiredLink',
    label: text('Verweis', 'Odnośnik', 'Link'),
    fields: linkFields(options),
  };
}

export const linkList: Field = {
  name: 'links',
  type: 'array',
  maxRows: 4,
  ...labelsOf(text('Verweis', 'Odnośnik', 'Link'), text('Verweise', 'Odnośniki', 'Links')),
  fields: [linkGroup()],
};
