import type { CollectionConfig, Field } from 'payload';
import { admins, editors } from '../access/rules.ts';
import { choice } from '../blocks/fields.ts';
import { validateUrl } from '../blocks/link.ts';
import { text } from '../labels.ts';
import { bumpAfterChange, bumpAfterDelete } from '../subjects/revision.ts';

export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: {
    singular: text('Weiterleitung', 'Przekierowanie', 'Redirect'),
    plural: text('Weiterleitungen', 'Przekierowania', 'Redirects'),
  },
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'page', 'url', 'automatic', 'updatedAt'],
    description: text(
      'Ändert sich die Adresse einer veröffentlichten Seite, entsteht die Weiterleitung von selbst.',
      'Gdy zmienia się adres opublikowanej strony, przekierowanie powstaje samo.',
      'When a published page changes its address, its redirect is made by itself.',
    ),
  },
  access: { create: admins, read: editors, update: admins, delete: admins, unlock: admins },
  hooks: { afterChange: [bumpAfterChange], afterDelete: [bumpAfterDelete] },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      maxLength: 500,
      label: text('Von', 'Z', 'From'),
      validate: (value: unknown) =>
        typeof value === 'string' && /^\/[^?#\s]*$/.test(value) && !value.startsWith('//')
          ? true
          : '/alte-adresse, /pl/stary-adres',
    },
    choice(
      'kind',
      text('Ziel', 'Cel', 'Target'),
      { page: text('Seite', 'Strona', 'Page'), url: text('Adresse', 'Adres', 'Address') },
      'page',
    ),
    choice(
      'culture',
      text('Website', 'Witryna', 'Site'),
      {
        'de-DE': text('Deutschland', 'Niemcy', 'Germany'),
        'pl-PL': text('Polen', 'Polska', 'Poland'),
      },
      'de-DE',
    ),
    {
      name: 'page',
      type: 'relationship',
      relationTo: 'pages',
      label: text('Seite', 'Strona', 'Page'),
      admin: { condition: (_, sibling) => sibling?.kind === 'page' },
    },
    {
      name: 'url',
      type: 'text',
      maxLength: 500,
      label: text('Adresse', 'Adres', 'Address'),
      admin: { condition: (_: unknown, sibling: { kind?: string }) => sibling?.kind === 'url' },
      validate: (value: unknown, { siblingData }: { siblingData: { kind?: string } }) =>
        siblingData.kind === 'url' ? validateUrl(value) : true,
    } as Field,
    {
      name: 'automatic',
      type: 'checkbox',
      defaultValue: false,
      label: text('Von selbst entstanden', 'Utworzone automatycznie', 'Made by itself'),
      admin: { readOnly: true },
    },
  ],
};
