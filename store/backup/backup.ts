/** Takes, verifies and restores backups. */
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
 * Copies database and files without downtime. Files are copied before the database and again after it, so that every file that a row of the copy
 * references existed at one of the two times.
 * @param into the parent of the new backup's folder.
 * @returns the backup's folder.
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
 * Restores a backup into a scratch database and checks its contents.
 * @param databaseUrl for a dump of PostgreSQL, a database on the server that hosts the scratch database.
 * @returns one sentence per problem; none for a complete backup.
 * @throws BackupError where it cannot be read.
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

/** Returns the files that rows reference and the backup lacks. */
async function missingFiles(session: Session, { files }: Manifest): Promise<string[]> {
  const held = new Set(files.map(({ path }) => path));
  const problems: string[] = [];
  for (const folder of namedFolders)
    for (const key of await namedFiles(session, folder))
      if (!held.has(key)) problems.push(`${key} is named by a row, and is not in the backup`);
  return problems;
}

/** Returns the names of the migrations in a backup's database, oldest first, without restoring it. @throws BackupError */
async function migrationsOf(folder: string, { database, dialect }: Manifest): Promise<string[]> {
  const copy = join(folder, database.path);
  const names = dialect === 'postgres' ? await migrationsInDump(copy) : migrationsInCopy(copy);
  return names.sort();
}

/**
 * Restores a backup to an empty place. The database comes last: until then no part can start, and an interrupted restore can be repeated. A failure
 * restores the previous state. Mails are held until they are released.
 * @param refusal returns why this version cannot use a database with these migrations; called before anything is written.
 * @throws BackupError where there is a database already, where this version cannot use the backup, or where it is incomplete.
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
    // The cache of another database is invalid for this one.
    rmSync(join(place.folder, 'cache'), { recursive: true, force: true });
    for await (const { key } of files.list('cache/')) await files.remove(key);
    if (!postgres) moveSqlite(loading, databaseUrl);
  } catch (error) {
    if (!postgres) removeSqlite(loading);
    // Replaced files stay aside if they cannot be put back.
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

/** Returns the mode of an empty folder; undefined for every other. */
const modeOfEmpty = (folder: string): number | undefined =>
  existsSync(folder) && readdirSync(folder).length === 0 ? statSync(folder).mode : undefined;

/** Loads a backup's database, with its mails held. @throws BackupError where it is incomplete; a server's database is then empty. */
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
