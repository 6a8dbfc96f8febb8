import type { CollectionConfig } from 'payload';
import { dateField, textField } from '../blocks/fields.ts';
import { documentStateField, editorialViews } from '../editing/admin-components.ts';
import { selectedCountryFilter } from '../editing/country.ts';
import {
  editorialCollection,
  editorialEndpoints,
  editorialFields,
} from '../editing/editorial-collection.ts';
import { text } from '../labels.ts';
import { previewOptions } from '../publishing/preview-url.ts';
import { articleFields, articleHooks } from './article.ts';
import { articleSlugField } from './article-slug.ts';

/** News posts (specification section 3): heading, parent heading, image with alternative text, publish date, slug. */
export const news: CollectionConfig = {
  ...editorialCollection,
  slug: 'news',
  labels: {
    singular: text('Meldung', 'Aktualność', 'News post'),
    plural: text('Aktuelles', 'Aktualności', 'News'),
  },
  admin: {
    useAsTitle: 'title',
    components: editorialViews,
    baseListFilter: selectedCountryFilter,
    defaultColumns: ['title', 'state', 'parentHeading', 'publishDate', 'updatedAt'],
    ...previewOptions('news'),
  },
  defaultSort: '-publishDate',
  hooks: articleHooks,
  endpoints: editorialEndpoints('news'),
  fields: [
    documentStateField,
    ...editorialFields,
    textField('title', text('Überschrift', 'Nagłówek', 'Heading'), { required: true }),
    articleSlugField('news'),
    dateField('publishDate', text('Datum der Meldung', 'Data wiadomości', 'Publish date'), {
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: { position: 'sidebar' },
    }),
    textField('parentHeading', text('Rubrik', 'Rubryka', 'Parent heading'), { maxLength: 60 }),
    ...articleFields,
  ],
};
