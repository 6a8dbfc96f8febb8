import type { CollectionConfig, Field } from 'payload';
import { languageState, languageTools } from '../editing/tools.ts';
import { translatedEndpoints, translatedFields } from '../editing/translated.ts';
import { text } from '../labels.ts';
import { previewOf } from '../subjects/preview-url.ts';
import { notePublished, tellOfChange } from '../submissions/event-changes.ts';
import { moveUpWithCapacity } from '../submissions/event-hooks.ts';
import {
  articleAccess,
  articleBody,
  articleHooks,
  articleTitle,
  articleVersions,
} from './article.ts';
import { articleSlug } from './article-address.ts';

const moment = (name: 'start' | 'end', label: ReturnType<typeof text>): Field => ({
  name,
  type: 'date',
  required: true,
  index: name === 'start',
  label,
  admin: { date: { pickerAppearance: 'dayAndTime', displayFormat: 'd. MMMM yyyy, HH:mm' } },
});

const hooks = articleHooks('events');

export const events: CollectionConfig = {
  slug: 'events',
  labels: {
    singular: text('Veranstaltung', 'Wydarzenie', 'Event'),
    plural: text('Veranstaltungen', 'Wydarzenia', 'Events'),
  },
  admin: {
    useAsTitle: 'title',
    components: languageTools,
    defaultColumns: ['title', 'languages', 'start', 'venue', '_status', 'updatedAt'],
    ...previewOf('events'),
  },
  access: articleAccess,
  defaultSort: 'start',
  versions: articleVersions,
  hooks: {
    ...hooks,
    beforeChange: [...hooks.beforeChange, notePublished],
    afterChange: [...hooks.afterChange, tellOfChange, moveUpWithCapacity],
  },
  endpoints: translatedEndpoints('events'),
  fields: [
    languageState,
    ...translatedFields,
    articleTitle(text('Name', 'Nazwa', 'Title')),
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
    ...articleBody,
  ],
};
