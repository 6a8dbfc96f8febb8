/** Takes a backup of a running Oilway, looks whether one is whole, and restores one into an empty place. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { verifyAudit } from '../audit/verify.ts';
import { isPostgres, openDatabase } from '../database/open.ts';
import type { Session } from '../database/session.ts';
import { FolderFiles } from '../files/folder-files.ts';
import { namedFiles, namedFolders } from '../files/named-files.ts';
import { openFiles } from '../files/open-files.ts';
import { hold } from '../outbox/hold.ts';
import type { Settings } from '../settings.ts';
import { changedFiles, copyFiles, hashOfFile, keysOf } from './copy-files.ts';
import { BackupError, type Manifest, readManifest, writeManifest } from './manifest.ts';
import { below, missingFolders, PlacedFiles, removeEmptyFolders } from './placed-files.ts';
import {
  dropLoaded,
  dumpPostgres,
  expectNoTables,
  inScratch,
  loadPostgres,
  migrationsInDump,
} from './postgres-copy.ts';
import {
  copySqlite,
  expectNoSqlite,
  loadSqlite,
  migrationsInCopy,
  moveSqlite,
  pathOf,
  removeSqlite,
} from './sqlite-copy.ts';

type Place = Pick<Settings, 'folder' | 'databaseUrl' | 'storage'>;

const secretsFile = 'secrets.json';

/**
 * Copies database and files while everything runs. Files are copied before the database and once more after it: whatever a row of the
 * copy names was there at one of the two times.
 * @param into a folder that gets one of its own for this backup.
 * @returns where it is.
 */
export async function takeBackup(
  { databaseUrl, folder, storage }: Place,
  into: string,
  { secrets = false } = {},
): Promise<{ folder: string; manifest: Manifest }> {
  const made = new Date().toISOString();
  const target = join(into, `oilway-${made.replaceAll(/[:.]/g, '-')}`);
  const partial = `${target}.partial`;
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  try {
    const files = openFiles(storage);
    const copies = new FolderFiles(partial);
    const before = await copyFiles(await keysOf(files), files, copies);
    const dialect = isPostgres(databaseUrl) ? 'postgres' : 'sqlite';
    const name = dialect === 'postgres' ? 'database.dump' : 'database.sqlite';
    const copy = dialect === 'postgres' ? dumpPostgres : copySqlite;
    const tables = await copy(databaseUrl, join(partial, name));
    const known = new Set(before.map(({ path }) => path));
    const late = (await keysOf(files)).filter((key) => !known.has(key));
    const own =
      secrets && existsSync(join(folder, secretsFile))
        ? await copyFiles([secretsFile], new FolderFiles(folder), copies)
        : [];
    const manifest: Manifest = {
      format: 1,
      made,
      dialect,
      database: {
        path: name,
        bytes: statSync(join(partial, name)).size,
        sha256: await hashOfFile(join(partial, name)),
      },
      tables,
      files: [...before, ...(await copyFiles(late, files, copies)), ...own],
      secrets: own.length > 0,
    };
    writeManifest(partial, manifest);
    renameSync(partial, target);
    return { folder: target, manifest };
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Restores a backup into a scratch database and looks at all of it.
 * @param databaseUrl for a dump of PostgreSQL, a database on the server to do so on.
 * @returns one sentence for each thing that is wrong; none for a backup that is whole.
 * @throws BackupError where it can't be looked at.
 */
export async function verifyBackup(folder: string, databaseUrl: string): Promise<string[]> {
  const manifest = readManifest(folder);
  const changed = await changedFiles([manifest.database, ...manifest.files], folder);
  const problems = changed.map((path) => `${path} is missing or was changed`);
  if (changed.includes(manifest.database.path)) return problems;
  if (manifest.dialect === 'postgres') {
    if (!isPostgres(databaseUrl))
      throw new BackupError('DATABASE_URL must name a database on a PostgreSQL server for this');
    return inScratch(databaseUrl, async (scratch) => [
      ...problems,
      ...(await problemsOf(folder, manifest, scratch)),
    ]);
  }
  const scratch = mkdtempSync(join(tmpdir(), 'oilway-verify-'));
  try {
    return [
      ...problems,
      ...(await problemsOf(folder, manifest, `file:${join(scratch, 'oilway.db')}`)),
    ];
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function problemsOf(folder: string, manifest: Manifest, url: string): Promise<string[]> {
  const rows = await loaded(folder, manifest, url);
  const counts = differences(manifest.tables, rows);
  const database = await openDatabase(url);
  try {
    const { broken } = await verifyAudit(database);
    return [
      ...counts,
      ...(await missingFiles(database, manifest)),
      ...(broken ? [`the audit log is broken at row ${broken.id}`] : []),
    ];
  } finally {
    await database.close();
  }
}

function loaded(folder: string, { database, dialect }: Manifest, url: string) {
  const copy = join(folder, database.path);
  return dialect === 'postgres' ? loadPostgres(copy, url) : loadSqlite(copy, url);
}

const differences = (told: Record<string, number>, found: Record<string, number>): string[] =>
  [...new Set([...Object.keys(told), ...Object.keys(found)])]
    .filter((name) => told[name] !== found[name])
    .map(
      (name) => `${name} has ${found[name] ?? 'no'} rows, and should have ${told[name] ?? 'none'}`,
    );

/** What rows name and the backup does not hold. */
async function missingFiles(session: Session, { files }: Manifest): Promise<string[]> {
  const held = new Set(files.map(({ path }) => path));
  const problems: string[] = [];
  for (const folder of namedFolders)
    for (const key of await namedFiles(session, folder))
      if (!held.has(key)) problems.push(`${key} is named by a row, and is not in the backup`);
  return problems;
}

/** The names of the migrations that made the database of a backup, oldest first. It is only read. @throws BackupError */
async function migrationsOf(folder: string, { database, dialect }: Manifest): Promise<string[]> {
  const copy = join(folder, database.path);
  const names = dialect === 'postgres' ? await migrationsInDump(copy) : migrationsInCopy(copy);
  return names.sort();
}

/**
 * Restores a backup where there is nothing yet. The database comes last: until then nothing can be started by mistake, and what was broken
 * off can be done again. What fails leaves everything as it was before. Mails are held until they are released.
 * @param refusal says why this version can't take a database that these migrations made; it is asked before anything is written.
 * @throws BackupError where there is a database already, where this version can't take the backup, or where it is not whole.
 */
export async function restoreBackup(
  folder: string,
  place: Place,
  refusal: (migrations: readonly string[]) => string | undefined = () => undefined,
): Promise<Manifest> {
  const manifest = readManifest(folder);
  const postgres = isPostgres(place.databaseUrl);
  if (postgres !== (manifest.dialect === 'postgres'))
    throw new BackupError(
      `the backup is of ${manifest.dialect === 'postgres' ? 'PostgreSQL' : 'SQLite'}, and DATABASE_URL is not`,
    );
  if (postgres) await expectNoTables(place.databaseUrl);
  else expectNoSqlite(place.databaseUrl);
  const changed = await changedFiles([manifest.database], folder);
  if (changed.length > 0) throw new BackupError('the database of the backup was changed');
  const refused = refusal(await migrationsOf(folder, manifest));
  if (refused) throw new BackupError(`${refused} Nothing was changed.`);

  const { databaseUrl, storage } = place;
  const named = manifest.files.filter(({ path }) => path !== secretsFile);
  const secrets = manifest.secrets ? manifest.files.filter(({ path }) => path === secretsFile) : [];
  const folders = missingFolders([
    ...(storage.kind === 'folder' ? below(storage.folder, named) : []),
    ...below(place.folder, secrets),
    ...(postgres ? [] : [pathOf(databaseUrl)]),
  ]);
  const files = openFiles(storage);
  const placed = new PlacedFiles(new FolderFiles(folder), join(place.folder, '.replaced'));
  const openModes = modeOfEmpty(place.folder);
  const loading = postgres ? databaseUrl : `${databaseUrl}.partial`;
  try {
    if (openModes !== undefined) chmodSync(place.folder, 0o700);
    await placed.put(named, files);
    await placed.put(secrets, new FolderFiles(place.folder));
    if (!postgres) {
      removeSqlite(loading);
      mkdirSync(dirname(pathOf(loading)), { recursive: true, mode: 0o700 });
    }
    await loadHeld(folder, manifest, loading);
    // What was made of another database is not true of this one.
    rmSync(join(place.folder, 'cache'), { recursive: true, force: true });
    for await (const { key } of files.list('cache/')) await files.remove(key);
    if (!postgres) moveSqlite(loading, databaseUrl);
  } catch (error) {
    if (!postgres) removeSqlite(loading);
    // What stood there before stays aside where it can't be put back.
    await placed.undo().then(
      () => placed.end(),
      () => undefined,
    );
    removeEmptyFolders(folders);
    if (openModes !== undefined) chmodSync(place.folder, openModes);
    throw error;
  }
  placed.end();
  return manifest;
}

/** The mode of a folder that has nothing in it; undefined for every other. */
const modeOfEmpty = (folder: string): number | undefined =>
  existsSync(folder) && readdirSync(folder).length === 0 ? statSync(folder).mode : undefined;

/** Loads the database of a backup, with its mails held. @throws BackupError where it is not whole; a server's has no tables then. */
async function loadHeld(folder: string, manifest: Manifest, url: string): Promise<void> {
  const rows = await loaded(folder, manifest, url);
  try {
    const [different] = differences(manifest.tables, rows);
    if (different) throw new BackupError(different);
    const database = await openDatabase(url);
    await hold(database).finally(() => database.close());
  } catch (error) {
    if (isPostgres(url)) await dropLoaded(url);
    throw error;
  }
}
