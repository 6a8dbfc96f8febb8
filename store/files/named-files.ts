import { sql } from 'drizzle-orm';
import type { Session } from '../database/session.ts';

/** Which columns of which table name the files of a folder. */
const columns = {
  media: { table: 'media', names: ['filename', 'sizes_thumbnail_filename'] },
  attachments: { table: 'attachments', names: ['file'] },
  portal: { table: 'portal_uploads', names: ['filename', 'thumbnail'] },
} as const;

export type NamedFolder = keyof typeof columns;
/** The folders whose files rows name. */
export const namedFolders = Object.keys(columns) as NamedFolder[];

/** The keys of all files of a folder that rows name. */
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
