import type { CollectionConfig } from 'payload';
import { day, line } from '../blocks/fields.ts';
import { ofLookedAt } from '../editing/country.ts';
import { documentState, writtenTools } from '../editing/tools.ts';
import { writtenCollection, writtenEndpoints, writtenFields } from '../editing/written.ts';
import { text } from '../labels.ts';
import { previewOf } from '../publishing/preview-url.ts';
import { articleBody, articleHooks, articleTitle } from './article.ts';
import { articleSlug } from './article-address.ts';

/** News posts (specification section 3): heading, parent heading, image with alternative text, publish date, slug. */
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
    day('publishDate', text('Datum der Meldung', 'Data wiadomości', 'Publish date'), {
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: { position: 'sidebar' },
    }),
    line('parentHeading', text('Rubrik', 'Rubryka', 'Parent heading'), { maxLength: 60 }),
    ...articleBody,
  ],
};
