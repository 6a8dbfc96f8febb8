import type { Culture } from '../cultures.ts';
import { storeTable } from '../database/table.ts';
import type { DocumentCulture, Kind } from './documents.ts';

/** One row: a number that rises with every change that visitors can see, in the transaction of the change. */
export const contentRevision = storeTable('content_revision', {}, (column) => ({
  id: column.integer('id').primaryKey(),
  value: column.integer('value').notNull(),
}));

/** What visitors can see, one row a document, and a tombstone for what they could. */
export const publishedDocuments = storeTable(
  'published_documents',
  { key: ['kind', 'id', 'culture', 'shape'], index: ['revision'] },
  (column) => ({
    kind: column.text('kind').$type<Kind>().notNull(),
    id: column.integer('id').notNull(),
    culture: column.text('culture').$type<DocumentCulture>().notNull(),
    shape: column.integer('shape').notNull(),
    /** Of the change that wrote it. */
    revision: column.integer('revision').notNull(),
    json: column.text('json'),
  }),
);

/** The newest state of what differs from what is published, in the same form: read for previews alone. */
export const draftDocuments = storeTable(
  'draft_documents',
  { key: ['kind', 'id', 'culture', 'shape'] },
  (column) => ({
    kind: column.text('kind').$type<Kind>().notNull(),
    id: column.integer('id').notNull(),
    culture: column.text('culture').$type<DocumentCulture>().notNull(),
    shape: column.integer('shape').notNull(),
    json: column.text('json').notNull(),
  }),
);

/** The addresses of published documents: each is that of one of them. */
export const publishedAddresses = storeTable(
  'published_addresses',
  { key: ['culture', 'path'] },
  (column) => ({
    culture: column.text('culture').$type<Culture>().notNull(),
    path: column.text('path').notNull(),
    collection: column
      .text('collection')
      .$type<'events' | 'locations' | 'news' | 'pages'>()
      .notNull(),
    id: column.integer('id').notNull(),
  }),
);
