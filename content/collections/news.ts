import type { CollectionConfig } from 'payload';
import { text } from '../labels.ts';
import { articleAccess, articleHooks, articleVersions } from './article.ts';
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
    defaultColumns: ['title', 'parentHeading', 'publishDate', '_status', 'updatedAt'],
  },
  access: articleAccess,
  defaultSort: '-publishDate',
  versions: articleVersions,
  hooks: articleHooks,
  fields: [
    {
      name: 'title',
      type: 'text',
      required: true,
      localized: true,
      maxLength: 120,
      label: text('Überschrift', 'Nagłówek', 'Heading'),
    },
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
