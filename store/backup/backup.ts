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
import type { DbSession } from '../database/db-session.ts';
import { isPostgres, openDatabase } from '../database/open.ts';
import { FolderFiles } from '../files/folder-files.ts';
import { openFileStore } from '../files/open-file-store.ts';
import { referencedFiles, referencedFolders } from '../files/referenced-files.ts';
import { pauseOutbox } from '../outbox/pause-outbox.ts';
import type { Settings } from '../settings.ts';
import { changedFiles, copyFiles, hashFile, listReferencedKeys } from './copy-files.ts';
import { BackupError, type Manifest, readManifest, writeManifest } from './manifest.ts';
import {
  assertNoTables,
  dropRestored,
  dumpPostgres,
  migrationsInDump,
  restorePostgres,
  withScratchDatabase,
} from './postgres-dump.ts';
import {
  missingFolders,
  pathsBelow,
  RevertibleRestore,
  removeEmptyFolders,
} from './revertible-restore.ts';
import {
  assertNoSqlite,
  copySqlite,
  migrationsInCopy,
  removeSqlite,
  replaceSqlite,
  restoreSqlite,
  sqlitePath,
} from './sqlite-copy.ts';

type BackupSource = Pick<Settings, 'dataDir' | 'databaseUrl' | 'storage'>;

const secretsFile = 'secrets.json';

/**
 * Copies database and files without downtime. Files are copied before the database and again after it, so that every file that a row of the copy
 * references existed at one of the two times.
 * @param into the parent of the new backup's folder.
 * @returns the backup's folder.
 */
export async function takeBackup(
  { databaseUrl, dataDir, storage }: BackupSource,
  into: string,
  { secrets = false } = {},
): Promise<{ folder: string; manifest: Manifest }> {
  const createdAt = new Date().toISOString();
  const target = join(into, `oilway-${createdAt.replaceAll(/[:.]/g, '-')}`);
  const partial = `${target}.partial`;
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  try {
    const files = openFileStore(storage);
    const copies = new FolderFiles(partial);
    const before = await copyFiles(await listReferencedKeys(files), files, copies);
    const dialect = isPostgres(databaseUrl) ? 'postgres' : 'sqlite';
    const name = dialect === 'postgres' ? 'database.dump' : 'database.sqlite';
    const copy = dialect === 'postgres' ? dumpPostgres : copySqlite;
    const tables = await copy(databaseUrl, join(partial, name));
    const copiedPaths = new Set(before.map(({ path }) => path));
    const newKeys = (await listReferencedKeys(files)).filter((key) => !copiedPaths.has(key));
    const secretFiles =
      secrets && existsSync(join(dataDir, secretsFile))
        ? await copyFiles([secretsFile], new FolderFiles(dataDir), copies)
        : [];
    const manifest: Manifest = {
      format: 1,
      made: createdAt,
      dialect,
      database: {
        path: name,
        bytes: statSync(join(partial, name)).size,
        sha256: await hashFile(join(partial, name)),
      },
      tables,
      files: [...before, ...(await copyFiles(newKeys, files, copies)), ...secretFiles],
      secrets: secretFiles.length > 0,
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
      throw new BackupError(
        'the backup is of PostgreSQL: set DATABASE_URL to a database on a PostgreSQL server',
      );
    return withScratchDatabase(databaseUrl, async (scratch) => [
      ...problems,
      ...(await verifyDatabase(folder, manifest, scratch)),
    ]);
  }
  const scratch = mkdtempSync(join(tmpdir(), 'oilway-verify-'));
  try {
    return [
      ...problems,
      ...(await verifyDatabase(folder, manifest, `file:${join(scratch, 'oilway.db')}`)),
    ];
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function verifyDatabase(folder: string, manifest: Manifest, url: string): Promise<string[]> {
  const rows = await loadDatabase(folder, manifest, url);
  const counts = rowCountDifferences(manifest.tables, rows);
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

function loadDatabase(folder: string, { database, dialect }: Manifest, url: string) {
  const copy = join(folder, database.path);
  return dialect === 'postgres' ? restorePostgres(copy, url) : restoreSqlite(copy, url);
}

const rowCountDifferences = (
  expected: Record<string, number>,
  found: Record<string, number>,
): string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(found)])]
    .filter((name) => expected[name] !== found[name])
    .map(
      (name) =>
        `${name} has ${found[name] ?? 'no'} rows, and should have ${expected[name] ?? 'none'}`,
    );

/** Returns the files that rows reference and the backup lacks. */
async function missingFiles(session: DbSession, { files }: Manifest): Promise<string[]> {
  const available = new Set(files.map(({ path }) => path));
  const problems: string[] = [];
  for (const folder of referencedFolders)
    for (const key of await referencedFiles(session, folder))
      if (!available.has(key))
        problems.push(`${key} is referenced by a row and missing in the backup`);
  return problems;
}

/** Returns the names of the migrations in a backup's database, oldest first, without restoring it. @throws BackupError */
async function migrationsInBackup(
  folder: string,
  { database, dialect }: Manifest,
): Promise<string[]> {
  const copy = join(folder, database.path);
  const names = dialect === 'postgres' ? await migrationsInDump(copy) : migrationsInCopy(copy);
  return names.sort();
}

/**
 * Restores a backup to an empty place. The database comes last: until then no part can start, and an interrupted restore can be repeated. A failure
 * restores the previous state. Mails are held until they are released.
 * @param incompatibility returns why this version cannot use a database with these migrations; called before anything is written.
 * @throws BackupError where there is a database already, where this version cannot use the backup, or where it is incomplete.
 */
export async function restoreBackup(
  folder: string,
  target: BackupSource,
  incompatibility: (migrations: readonly string[]) => string | undefined = () => undefined,
): Promise<Manifest> {
  const manifest = readManifest(folder);
  const postgres = isPostgres(target.databaseUrl);
  if (postgres !== (manifest.dialect === 'postgres'))
    throw new BackupError(
      `the backup is of ${manifest.dialect === 'postgres' ? 'PostgreSQL' : 'SQLite'}, and DATABASE_URL is not`,
    );
  if (postgres) await assertNoTables(target.databaseUrl);
  else assertNoSqlite(target.databaseUrl);
  const changed = await changedFiles([manifest.database], folder);
  if (changed.length > 0) throw new BackupError('the database of the backup was changed');
  const reason = incompatibility(await migrationsInBackup(folder, manifest));
  if (reason) throw new BackupError(`${reason} Nothing was changed.`);

  const { databaseUrl, storage } = target;
  const dataFiles = manifest.files.filter(({ path }) => path !== secretsFile);
  const secrets = manifest.secrets ? manifest.files.filter(({ path }) => path === secretsFile) : [];
  const folders = missingFolders([
    ...(storage.kind === 'folder' ? pathsBelow(storage.folder, dataFiles) : []),
    ...pathsBelow(target.dataDir, secrets),
    ...(postgres ? [] : [sqlitePath(databaseUrl)]),
  ]);
  const files = openFileStore(storage);
  const fileRestore = new RevertibleRestore(
    new FolderFiles(folder),
    join(target.dataDir, '.replaced'),
  );
  const originalMode = modeOfEmptyFolder(target.dataDir);
  const loadUrl = postgres ? databaseUrl : `${databaseUrl}.partial`;
  try {
    if (originalMode !== undefined) chmodSync(target.dataDir, 0o700);
    await fileRestore.put(dataFiles, files);
    await fileRestore.put(secrets, new FolderFiles(target.dataDir));
    if (!postgres) {
      removeSqlite(loadUrl);
      mkdirSync(dirname(sqlitePath(loadUrl)), { recursive: true, mode: 0o700 });
    }
    await loadWithOutboxPaused(folder, manifest, loadUrl);
    // The cache of another database is invalid for this one.
    rmSync(join(target.dataDir, 'cache'), { recursive: true, force: true });
    for await (const { key } of files.list('cache/')) await files.remove(key);
    if (!postgres) replaceSqlite(loadUrl, databaseUrl);
  } catch (error) {
    if (!postgres) removeSqlite(loadUrl);
    // Replaced files stay aside if they cannot be put back.
    await fileRestore.rollback().then(
      () => fileRestore.cleanUp(),
      () => undefined,
    );
    removeEmptyFolders(folders);
    if (originalMode !== undefined) chmodSync(target.dataDir, originalMode);
    throw error;
  }
  fileRestore.cleanUp();
  return manifest;
}

/** Returns the mode of an empty folder; undefined for every other. */
const modeOfEmptyFolder = (folder: string): number | undefined =>
  existsSync(folder) && readdirSync(folder).length === 0 ? statSync(folder).mode : undefined;

/** Loads a backup's database, with its mails held. @throws BackupError where it is incomplete; a server's database is then empty. */
async function loadWithOutboxPaused(
  folder: string,
  manifest: Manifest,
  url: string,
): Promise<void> {
  const rows = await loadDatabase(folder, manifest, url);
  try {
    const [different] = rowCountDifferences(manifest.tables, rows);
    if (different) throw new BackupError(different);
    const database = await openDatabase(url);
    await pauseOutbox(database).finally(() => database.close());
  } catch (error) {
    if (isPostgres(url)) await dropRestored(url);
    throw error;
  }
}
