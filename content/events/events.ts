import type { CollectionConfig, Field } from 'payload';
import { articleBody, articleHooks, articleTitle } from '../articles/article.ts';
import { articleSlug } from '../articles/article-address.ts';
import { ofLookedAt } from '../editing/country.ts';
import { documentState, writtenTools } from '../editing/tools.ts';
import { writtenCollection, writtenEndpoints, writtenFields } from '../editing/written.ts';
import { text } from '../labels.ts';
import { previewOf } from '../publishing/preview-url.ts';
import { followPublished, notePublished } from './event-changes.ts';

const moment = (name: 'start' | 'end', label: ReturnType<typeof text>): Field => ({
  name,
  type: 'date',
  required: true,
  index: name === 'start',
  label,
  admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'd. MMMM yyyy, HH:mm' } },
});

/** Venue, time and capacity. */
const venue: Field = {
  type: 'group',
  label: text(
    'Ort, Zeit und Plätze',
    'Miejsce, termin i liczba miejsc',
    'Place, time and capacity',
  ),
  fields: [
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
          maxLength: 120,
          label: text('Ort', 'Miejsce', 'Venue'),
        },
        {
          name: 'address',
          type: 'text',
          required: true,
          maxLength: 200,
          label: text('Anschrift', 'Adres', 'Address'),
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'capacity',
          type: 'number',
          min: 1,
          max: 10_000,
          label: text('Plätze', 'Liczba miejsc', 'Capacity'),
          admin: {
            width: '50%',
            description: text(
              'Leer: Alle können kommen.',
              'Puste: bez ograniczeń.',
              'Empty: everybody can come.',
            ),
          },
        },
      ],
    },
  ],
};

export const events: CollectionConfig = {
  ...writtenCollection,
  slug: 'events',
  labels: {
    singular: text('Veranstaltung', 'Wydarzenie', 'Event'),
    plural: text('Veranstaltungen', 'Wydarzenia', 'Events'),
  },
  admin: {
    useAsTitle: 'title',
    components: writtenTools,
    baseListFilter: ofLookedAt,
    defaultColumns: ['title', 'state', 'start', 'venue', 'updatedAt'],
    ...previewOf('events'),
  },
  defaultSort: '-createdAt',
  hooks: {
    ...articleHooks,
    beforeChange: [...articleHooks.beforeChange, notePublished],
    afterChange: [...articleHooks.afterChange, followPublished],
  },
  endpoints: writtenEndpoints('events'),
  fields: [
    documentState,
    ...writtenFields,
    articleTitle(text('Name', 'Nazwa', 'Title')),
    articleSlug('events'),
    venue,
    ...articleBody,
  ],
};
