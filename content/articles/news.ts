import type { CollectionConfig } from 'payload';
import { languageState, languageTools } from '../editing/tools.ts';
import { translatedEndpoints, translatedFields } from '../editing/translated.ts';
import { text } from '../labels.ts';
import { previewOf } from '../publishing/preview-url.ts';
import {
  articleAccess,
  articleBody,
  articleHooks,
  articleTitle,
  articleVersions,
} from './article.ts';
import { articleSlug } from './article-address.ts';

/** News posts (specification section 3): heading, parent heading, image with its text, publish date, address. */
export const news: CollectionConfig = {
  slug: 'news',
  labels: {
    singular: text('Meldung', 'Aktualność', 'News post'),
    plural: text('Aktuelles', 'Aktualności', 'News'),
  },
  admin: {
    useAsTitle: 'title',
    components: languageTools,
    defaultColumns: ['title', 'languages', 'parentHeading', 'publishDate', '_status', 'updatedAt'],
    ...previewOf('news'),
  },
  access: articleAccess,
  defaultSort: '-publishDate',
  versions: articleVersions,
  hooks: articleHooks('news'),
  endpoints: translatedEndpoints('news'),
  fields: [
    languageState,
    ...translatedFields,
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
      localized: true,
      maxLength: 60,
      label: text('Rubrik', 'Rubryka', 'Parent heading'),
    },
    ...articleBody,
  ],
};
