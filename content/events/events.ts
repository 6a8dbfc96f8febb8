import type { CollectionConfig, Field } from 'payload';
import { articleFields, articleHooks } from '../articles/article.ts';
import { articleSlugField } from '../articles/article-slug.ts';
import { dateTimeField, numberField, row, textField } from '../blocks/fields.ts';
import { documentStateField, editorialViews } from '../editing/admin-components.ts';
import { selectedCountryFilter } from '../editing/country.ts';
import {
  editorialCollection,
  editorialEndpoints,
  editorialFields,
} from '../editing/editorial-collection.ts';
import { text } from '../labels.ts';
import { previewOptions } from '../publishing/preview-url.ts';
import { applyPublishedChange, capturePublishedEvent } from './event-changes.ts';

/** Venue, time and capacity. */
const venueFields: Field = {
  type: 'group',
  label: text(
    'Ort, Zeit und Plätze',
    'Miejsce, termin i liczba miejsc',
    'Place, time and capacity',
  ),
  fields: [
    row(
      dateTimeField('start', text('Beginn', 'Początek', 'Start'), { required: true, index: true }),
      dateTimeField('end', text('Ende', 'Koniec', 'End'), { required: true }),
    ),
    row(
      textField('venue', text('Ort', 'Miejsce', 'Venue'), { required: true }),
      textField('address', text('Anschrift', 'Adres', 'Address'), {
        maxLength: 200,
        required: true,
      }),
    ),
    row(
      numberField('capacity', text('Plätze', 'Liczba miejsc', 'Capacity'), {
        min: 1,
        max: 10_000,
        admin: {
          width: '50%',
          description: text(
            'Leer: Alle können kommen.',
            'Puste: bez ograniczeń.',
            'Empty: everybody can come.',
          ),
        },
      }),
    ),
  ],
};

export const events: CollectionConfig = {
  ...editorialCollection,
  slug: 'events',
  labels: {
    singular: text('Veranstaltung', 'Wydarzenie', 'Event'),
    plural: text('Veranstaltungen', 'Wydarzenia', 'Events'),
  },
  admin: {
    useAsTitle: 'title',
    components: editorialViews,
    baseListFilter: selectedCountryFilter,
    defaultColumns: ['title', 'state', 'start', 'venue', 'updatedAt'],
    ...previewOptions('events'),
  },
  defaultSort: '-createdAt',
  hooks: {
    ...articleHooks,
    beforeChange: [...articleHooks.beforeChange, capturePublishedEvent],
    afterChange: [...articleHooks.afterChange, applyPublishedChange],
  },
  endpoints: editorialEndpoints('events'),
  fields: [
    documentStateField,
    ...editorialFields,
    textField('title', text('Name', 'Nazwa', 'Title'), { required: true }),
    articleSlugField('events'),
    venueFields,
    ...articleFields,
  ],
};
