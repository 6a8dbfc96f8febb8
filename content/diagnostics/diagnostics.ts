/** Checks of a running installation: `oilway doctor` runs all, the studio and the alerts run the quick ones. */
import { sqlitePath } from '@oilway/store/backup/sqlite-copy.ts';
import { databaseTime } from '@oilway/store/database/clock.ts';
import { isPostgres } from '@oilway/store/database/open.ts';
import { checkAdmins, checkAudit } from '@oilway/store/diagnostics/accounts.ts';
import { checkBackups } from '@oilway/store/diagnostics/backups.ts';
import {
  checkClock,
  checkDamage,
  checkDatabase,
  checkReplication,
} from '@oilway/store/diagnostics/database.ts';
import { type Check, type Diagnostic, runChecks } from '@oilway/store/diagnostics/diagnostic.ts';
import { checkFiles, checkStorage } from '@oilway/store/diagnostics/files.ts';
import { checkDisk, checkOrigins } from '@oilway/store/diagnostics/host.ts';
import { checkMails, checkRetention } from '@oilway/store/diagnostics/queues.ts';
import { checkSecrets } from '@oilway/store/diagnostics/secrets.ts';
import { openFileStore } from '@oilway/store/files/open-file-store.ts';
import { readSettings, type Settings } from '@oilway/store/settings.ts';
import type { Payload } from 'payload';
import { databaseOf } from '../database/session.ts';
import { checkDocuments, checkMigrations, checkSearch } from './consistency.ts';
import { checkJobs } from './job-queue.ts';
import { checkMailServer } from './mail-server.ts';

/** Runs the quick checks and returns the results, critical ones first. @throws database errors when the database is unavailable. */
export async function runQuickChecks(payload: Payload): Promise<Diagnostic[]> {
  const settings = readSettings();
  const observations = [
    ...(await runHostChecks(settings)),
    ...(await runDatabaseChecks(payload, settings, false)),
  ];
  const levels = ['critical', 'warning', 'ok'];
  return observations.toSorted(
    (one, other) => levels.indexOf(one.level) - levels.indexOf(other.level),
  );
}

/** Runs the checks that need no database. */
export const runHostChecks = (settings: Settings): Promise<Diagnostic[]> =>
  runChecks({
    addresses: () => checkOrigins(settings),
    storage: () => checkStorage(openFileStore(settings.storage)),
    disk: () => checkDisk(settings.dataDir),
    'mail server': () => checkMailServer(settings.smtpUrl),
  });

/**
 * Runs the checks that need the database.
 * @param thorough also reads the whole database and all files, which takes seconds for each gigabyte.
 * @throws database errors when the database is unavailable.
 */
export async function runDatabaseChecks(
  payload: Payload,
  settings: Settings,
  thorough: boolean,
): Promise<Diagnostic[]> {
  const session = databaseOf(payload);
  await databaseTime(session);
  const serverChecks: Record<string, Check> = {
    database: () => checkDatabase(session),
    replication: () => checkReplication(session),
    clock: () => checkClock(session),
    migrations: () => checkMigrations(payload, databaseLocation(settings.databaseUrl)),
  };
  const observations = await runChecks(serverChecks);
  // The other checks need the tables of this version.
  const blockingCodes = ['databaseEmpty', 'migrationsPending', 'migrationsUnknown'];
  if (observations.some(({ code }) => blockingCodes.includes(code))) return observations;
  const tableChecks: Record<string, Check> = {
    secrets: () => checkSecrets(session, settings),
    administrators: () => checkAdmins(session),
    mails: () => checkMails(session, settings.smtpUrl !== undefined),
    jobs: () => checkJobs(payload),
    search: () => checkSearch(payload),
    retention: () => checkRetention(session),
    backups: () => checkBackups(session),
  };
  const thoroughChecks: Record<string, Check> = {
    damage: () => checkDamage(session),
    files: () => checkFiles(session, openFileStore(settings.storage)),
    documents: () => checkDocuments(payload),
    'audit log': () => checkAudit(session),
  };
  return [
    ...observations,
    ...(await runChecks({ ...tableChecks, ...(thorough ? thoroughChecks : {}) })),
  ];
}

/** Returns the location of a database, without the credentials and parameters of its URL. */
function databaseLocation(url: string): string {
  if (!isPostgres(url)) return sqlitePath(url);
  const { host, pathname } = new URL(url);
  return host + pathname;
}
