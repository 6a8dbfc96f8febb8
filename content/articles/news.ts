import type { CollectionConfig } from 'payload';
import { ofLookedAt } from '../editing/country.ts';
import { documentState, writtenTools } from '../editing/tools.ts';
import { writtenCollection, writtenEndpoints, writtenFields } from '../editing/written.ts';
import { text } from '../labels.ts';
import { previewOf } from '../publishing/preview-url.ts';
import { articleBody, articleHooks, articleTitle } from './article.ts';
import { articleSlug } from './article-address.ts';

/** News posts (specification section 3): heading, parent heading, image with its text, publish date, address. */
export const news: CollectionConfig = {
  ...writtenCollection,
  slug: 'news',
  labels: {
    singular: text('Meldung', 'Aktualność', 'News post'),
    plural: text('Aktuelles', 'Aktualności', 'News'),
  },
  admin: {
    useAsTitle: 'title',
    components: writtenTools,
    baseListFilter: ofLookedAt,
    defaultColumns: ['title', 'state', 'parentHeading', 'publishDate', 'updatedAt'],
    ...previewOf('news'),
  },
  defaultSort: '-publishDate',
  hooks: articleHooks,
  endpoints: writtenEndpoints('news'),
  fields: [
    documentState,
    ...writtenFields,
    articleTitle(text('Überschrift', 'Nagłówek', 'Heading')),
    articleSlug('news'),
    {
      name: 'publishDate',
      type: 'date',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      label: text('Datum der Meldung', 'Data wiadomości', 'Publish date'),
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayOnly', displayFormat: 'd. MMMM yyyy' },
      },
    },
    {
      name: 'parentHeading',
      type: 'text',
      maxLength: 60,
      label: text('Rubrik', 'Rubryka', 'Parent heading'),
    },
    ...articleBody,
  ],
};
