import { storeTable } from '../database/table.ts';
import type { Locale } from '../locales.ts';
import type { DocumentKind, DocumentLocale } from './documents.ts';

/** One row: a number incremented by every published change, in its transaction. */
export const contentRevision = storeTable('content_revision', {}, (column) => ({
  id: column.integer('id').primaryKey(),
  value: column.integer('value').notNull(),
}));

/** Published documents, one row each, and tombstones of unpublished ones. */
export const publishedDocuments = storeTable(
  'published_documents',
  { primaryKey: ['kind', 'id', 'locale', 'schemaVersion'], index: ['revision'] },
  (column) => ({
    kind: column.text('kind').$type<DocumentKind>().notNull(),
    id: column.integer('id').notNull(),
    locale: column.text('locale').$type<DocumentLocale>().notNull(),
    schemaVersion: column.integer('schema_version').notNull(),
    /** The revision of the last change. */
    revision: column.integer('revision').notNull(),
    json: column.text('json'),
  }),
);

/** Drafts that differ from the published version, in the same format; read for previews only. */
export const draftDocuments = storeTable(
  'draft_documents',
  { primaryKey: ['kind', 'id', 'locale', 'schemaVersion'] },
  (column) => ({
    kind: column.text('kind').$type<DocumentKind>().notNull(),
    id: column.integer('id').notNull(),
    locale: column.text('locale').$type<DocumentLocale>().notNull(),
    schemaVersion: column.integer('schema_version').notNull(),
    json: column.text('json').notNull(),
  }),
);

/** Paths of published documents; unique. */
export const publishedPaths = storeTable(
  'published_paths',
  { primaryKey: ['locale', 'path'] },
  (column) => ({
    locale: column.text('locale').$type<Locale>().notNull(),
    path: column.text('path').notNull(),
    collection: column
      .text('collection')
      .$type<'events' | 'locations' | 'news' | 'pages'>()
      .notNull(),
    id: column.integer('id').notNull(),
  }),
);
