import { payloadTable, storeTable } from '../database/table.ts';
import type { Locale } from '../locales.ts';

/** The category trees of the library, one per site. */
export const fileCategories = payloadTable('file_categories', (column) => ({
  id: column.integer('id').primaryKey(),
  title: column.text('title').notNull(),
  culture: column.text('culture').$type<Locale>().notNull(),
  parent: column.integer('parent_id'),
  order: column.number('order').notNull(),
  key: column.text('key').notNull(),
  updatedAt: column.timestamp('updated_at').notNull(),
}));

/** A company's relations; under the path `categories` the categories granted to it, which include their descendants. */
export const companyRelations = payloadTable('companies_rels', (column) => ({
  id: column.integer('id').primaryKey(),
  company: column.integer('parent_id').notNull(),
  path: column.text('path').notNull(),
  category: column.integer('file_categories_id'),
}));

/** Library entries: a file, a link, or both. */
export const portalFiles = payloadTable('portal_files', (column) => ({
  id: column.integer('id').primaryKey(),
  title: column.text('title').notNull(),
  category: column.integer('category_id').notNull(),
  file: column.integer('file_id'),
  printFile: column.integer('print_file_id'),
  externalLink: column.text('external_link'),
  state: column.text('state').$type<'draft' | 'published'>().notNull(),
  date: column.timestamp('date').notNull(),
  version: column.text('version'),
  changedAt: column.timestamp('changed_at'),
  updatedAt: column.timestamp('updated_at').notNull(),
}));

/** A file's earlier versions, newest first. */
export const portalFilesHistory = payloadTable('portal_files_history', (column) => ({
  id: column.text('id').primaryKey(),
  order: column.integer('_order').notNull(),
  file: column.integer('_parent_id').notNull(),
  upload: column.integer('upload_id'),
  version: column.text('version'),
  date: column.timestamp('date'),
  replacedAt: column.timestamp('replaced_at'),
}));

/** Uploaded bytes by their stored names, which are immutable. */
export const portalUploads = payloadTable('portal_uploads', (column) => ({
  id: column.integer('id').primaryKey(),
  originalName: column.text('original_name'),
  filename: column.text('filename'),
  mediaType: column.text('mime_type'),
  size: column.number('filesize'),
  sha256: column.text('sha256'),
  pages: column.number('pages'),
  preparation: column.text('preparation').$type<'waiting' | 'done' | 'failed'>().notNull(),
  thumbnail: column.text('thumbnail'),
  text: column.text('text'),
  updatedAt: column.timestamp('updated_at').notNull(),
}));

/** A member's last download of a file, and which bytes it was. The id combines member and file. */
export const fileDownloads = storeTable(
  'file_downloads',
  { index: ['member', 'file'] },
  (column) => ({
    id: column.text('id').primaryKey(),
    member: column.text('member').notNull(),
    file: column.number('file').notNull(),
    upload: column.number('upload').notNull(),
    at: column.timestamp('at').notNull(),
  }),
);
