import { table } from '../database/table.ts';

/** What members find in the library: a file, a link, or both. */
export const portalFiles = table('portal_files', (column) => ({
  id: column.integer('id').primaryKey(),
  title: column.text('title').notNull(),
  category: column.integer('category_id').notNull(),
  file: column.integer('file_id'),
  printFile: column.integer('print_file_id'),
  externalLink: column.text('external_link'),
  state: column.text('state').$type<'draft' | 'published'>().notNull(),
  date: column.moment('date').notNull(),
  version: column.text('version'),
  changedAt: column.moment('changed_at'),
  updatedAt: column.moment('updated_at').notNull(),
}));

/** When a member last had a file, and which bytes it was: one row for both, whose id is made of theirs. */
export const fileDownloads = table('file_downloads', (column) => ({
  id: column.text('id').primaryKey(),
  member: column.text('member').notNull(),
  file: column.number('file').notNull(),
  upload: column.number('upload').notNull(),
  at: column.moment('at').notNull(),
}));
