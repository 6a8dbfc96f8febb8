import { sql } from 'drizzle-orm';
import type { Session } from '../database/session.ts';

/** The columns that reference files, by folder. */
const columns = {
  media: { table: 'media', names: ['filename', 'sizes_thumbnail_filename'] },
  attachments: { table: 'attachments', names: ['file'] },
  portal: { table: 'portal_uploads', names: ['filename', 'thumbnail'] },
} as const;

export type NamedFolder = keyof typeof columns;
/** The folders whose files rows reference. */
export const namedFolders = Object.keys(columns) as NamedFolder[];

/** Returns the keys of all files of a folder that rows reference. */
export async function namedFiles({ orm }: Session, folder: NamedFolder): Promise<Set<string>> {
  const { names, table } = columns[folder];
  const keys = new Set<string>();
  for (const column of names) {
    const rows = await orm
      .select({ name: sql<string | null>`${sql.identifier(column)}` })
      .from(sql.identifier(table) as never);
    for (const { name } of rows) if (name) keys.add(`${folder}/${name}`);
  }
  return keys;
}
