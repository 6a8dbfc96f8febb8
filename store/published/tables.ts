import type { Culture } from '../cultures.ts';
import { storeTable } from '../database/table.ts';
import type { DocumentCulture, Kind } from './documents.ts';

/** One row: a number incremented by every published change, in its transaction. */
export const contentRevision = storeTable('content_revision', {}, (column) => ({
  id: column.integer('id').primaryKey(),
  value: column.integer('value').notNull(),
}));

/** Published documents, one row each, and tombstones of unpublished ones. */
export const publishedDocuments = storeTable(
  'published_documents',
  { key: ['kind', 'id', 'culture', 'shape'], index: ['revision'] },
  (column) => ({
    kind: column.text('kind').$type<Kind>().notNull(),
    id: column.integer('id').notNull(),
    culture: column.text('culture').$type<DocumentCulture>().notNull(),
    shape: column.integer('shape').notNull(),
    /** The revision of the last change. */
    revision: column.integer('revision').notNull(),
    json: column.text('json'),
  }),
);

/** Drafts that differ from the published version, in the same format; read for previews only. */
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

/** Paths of published documents; unique. */
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
