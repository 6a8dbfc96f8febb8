import { sql } from 'drizzle-orm';
import type { DbSession } from '../database/db-session.ts';

/** The columns that reference files, by folder. */
const referenceColumns = {
  media: { table: 'media', names: ['filename', 'sizes_thumbnail_filename'] },
  attachments: { table: 'attachments', names: ['file'] },
  portal: { table: 'portal_uploads', names: ['filename', 'thumbnail'] },
} as const;

export type ReferencedFolder = keyof typeof referenceColumns;
/** The folders whose files rows reference. */
export const referencedFolders = Object.keys(referenceColumns) as ReferencedFolder[];

/** Returns the keys of all files of a folder that rows reference. */
export async function referencedFiles(
  { orm }: DbSession,
  folder: ReferencedFolder,
): Promise<Set<string>> {
  const { names, table } = referenceColumns[folder];
  const keys = new Set<string>();
  for (const column of names) {
    const rows = await orm
      .select({ name: sql<string | null>`${sql.identifier(column)}` })
      .from(sql.identifier(table) as never);
    for (const { name } of rows) if (name) keys.add(`${folder}/${name}`);
  }
  return keys;
}
