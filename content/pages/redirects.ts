import type { CollectionConfig, Field } from 'payload';
import { admins, editors } from '../access/rules.ts';
import { addressField } from '../blocks/address-field.ts';
import { choice } from '../blocks/fields.ts';
import { text } from '../labels.ts';

/** The field of one kind of target, shown with its kind. */
const target = (
  kind: string,
  relationTo: 'events' | 'locations' | 'news' | 'pages',
  label: ReturnType<typeof text>,
): Field => ({
  name: kind,
  type: 'relationship',
  relationTo,
  label,
  admin: { condition: (_, sibling) => sibling?.kind === kind },
});

export const redirects: CollectionConfig = {
  slug: 'redirects',
  labels: {
    singular: text('Weiterleitung', 'Przekierowanie', 'Redirect'),
    plural: text('Weiterleitungen', 'Przekierowania', 'Redirects'),
  },
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'kind', 'page', 'url', 'automatic', 'updatedAt'],
    description: text(
      'Ändert sich die Adresse einer veröffentlichten Seite, Meldung oder Veranstaltung oder einer Station, entsteht die Weiterleitung von selbst.',
      'Gdy zmienia się adres opublikowanej strony, aktualności, wydarzenia lub stacji, przekierowanie powstaje samo.',
      'When a published page, news post, event or location changes its address, its redirect is made by itself.',
    ),
  },
  access: { create: admins, read: editors, update: admins, delete: admins, unlock: admins },
  fields: [
    addressField({
      name: 'from',
      kind: 'path',
      required: true,
      unique: true,
      index: true,
      label: text('Von', 'Z', 'From'),
    }),
    choice(
      'kind',
      text('Ziel', 'Cel', 'Target'),
      {
        page: text('Seite', 'Strona', 'Page'),
        news: text('Meldung', 'Aktualność', 'News post'),
        events: text('Veranstaltung', 'Wydarzenie', 'Event'),
        locations: text('Station', 'Stacja', 'Location'),
        url: text('Adresse', 'Adres', 'Address'),
      },
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
    target('page', 'pages', text('Seite', 'Strona', 'Page')),
    target('news', 'news', text('Meldung', 'Aktualność', 'News post')),
    target('events', 'events', text('Veranstaltung', 'Wydarzenie', 'Event')),
    target('locations', 'locations', text('Station', 'Stacja', 'Location')),
    addressField({
      admin: { condition: (_, sibling) => sibling?.kind === 'url' },
      inUse: ({ kind }) => kind === 'url',
    }),
    {
      name: 'automatic',
      type: 'checkbox',
      defaultValue: false,
      label: text('Von selbst entstanden', 'Utworzone automatycznie', 'Made by itself'),
      admin: { readOnly: true },
    },
  ],
};
