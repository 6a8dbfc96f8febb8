import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Session } from '../database/session.ts';
import type { Settings } from '../settings.ts';
import { now, type Observation, soon, well } from './observation.ts';

/** Younger files, in milliseconds, may belong to a row that is not written yet. */
const grace = 86_400_000;

/** The tables whose rows name a file, and the columns that do. */
const named = {
  media: { table: 'media', columns: ['filename', 'sizes_thumbnail_filename'] },
  portal: { table: 'portal_uploads', columns: ['filename', 'thumbnail'] },
};

type Folder = keyof typeof named;
type Place = Pick<Settings, 'mediaFolder' | 'portalFolder'>;

/** Whether database and files agree: what rows name, and what lies there. */
export async function checkFiles(session: Session, place: Place): Promise<Observation[]> {
  const folders: Record<Folder, string> = { media: place.mediaFolder, portal: place.portalFolder };
  const missing: string[] = [];
  const orphaned: string[] = [];
  let count = 0;
  for (const [folder, path] of Object.entries(folders) as [Folder, string][]) {
    const there = new Set(await readdir(path).catch(() => []));
    const known = await namesOf(session, folder);
    count += known.size;
    for (const name of known) if (!there.has(name)) missing.push(`${folder}/${name}`);
    for (const name of there)
      if (!known.has(name) && !name.startsWith('.') && (await isOld(join(path, name))))
        orphaned.push(`${folder}/${name}`);
  }
  return [
    ...(missing.length > 0
      ? [now('filesMissing', listed(missing), 'oilway restore <backup>')]
      : [well('files', { count })]),
    ...(orphaned.length > 0 ? [soon('filesOrphaned', listed(orphaned))] : []),
  ];
}

const listed = (names: string[]) => ({ count: names.length, example: names[0] ?? '' });

async function namesOf({ orm }: Session, folder: Folder): Promise<Set<string>> {
  const { columns, table } = named[folder];
  const names = new Set<string>();
  for (const column of columns) {
    const rows = await orm
      .select({ name: sql<string | null>`${sql.identifier(column)}` })
      .from(sql.identifier(table) as never);
    for (const { name } of rows) if (name) names.add(name);
  }
  return names;
}

async function isOld(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() === true && found.mtimeMs < Date.now() - grace;
}
