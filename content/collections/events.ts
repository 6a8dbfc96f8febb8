import type { CollectionConfig, Field } from 'payload';
import { text } from '../labels.ts';
import { articleAccess, articleHooks, articleVersions } from './article.ts';
import { articleSlug } from './article-address.ts';

const moment = (name: 'start' | 'end', label: ReturnType<typeof text>): Field => ({
  name,
  type: 'date',
  required: true,
  index: name === 'start',
  label,
  admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'd. MMMM yyyy, HH:mm' } },
});

export const events: CollectionConfig = {
  slug: 'events',
  labels: {
    singular: text('Veranstaltung', 'Wydarzenie', 'Event'),
    plural: text('Veranstaltungen', 'Wydarzenia', 'Events'),
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['title', 'start', 'venue', '_status', 'updatedAt'],
  },
  access: articleAccess,
  defaultSort: 'start',
  versions: articleVersions,
  hooks: articleHooks,
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      localized: true,
      maxLength: 120,
      label: text('Name', 'Nazwa', 'Title'),
    },
    articleSlug('events'),
    {
      type: 'row',
      fields: [
        moment('start', text('Beginn', 'Początek', 'Start')),
        moment('end', text('Ende', 'Koniec', 'End')),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'venue',
          type: 'text',
          required: true,
          localized: true,
          maxLength: 120,
          label: text('Ort', 'Miejsce', 'Venue'),
        },
        {
          name: 'address',
          type: 'text',
          required: true,
          localized: true,
          maxLength: 200,
          label: text('Anschrift', 'Adres', 'Address'),
        },
      ],
    },
    {
      name: 'capacity',
      type: 'number',
      min: 1,
      max: 10_000,
      label: text('Plätze', 'Liczba miejsc', 'Capacity'),
      admin: { position: 'sidebar' },
    },
    {
      name: 'intro',
      type: 'textarea',
      required: true,
      localized: true,
      maxLength: 300,
      label: text('Vorspann', 'Wstęp', 'Introduction'),
    },
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      label: text('Bild', 'Obraz', 'Image'),
    },
    {
      name: 'body',
      type: 'richText',
      required: true,
      localized: true,
      label: text('Text', 'Tekst', 'Body'),
    },
  ],
};
