/** Checks of a running installation: `oilway doctor` runs all, the studio and the alerts run the quick ones. */
import { pathOf } from '@oilway/store/backup/sqlite-copy.ts';
import {
  checkClock,
  checkDamage,
  checkDatabase,
  checkReplication,
} from '@oilway/store/checkup/database.ts';
import { checkFiles, checkStorage } from '@oilway/store/checkup/files.ts';
import { checkAddresses, checkDisk } from '@oilway/store/checkup/machine.ts';
import { type Check, lookAt, type Observation } from '@oilway/store/checkup/observation.ts';
import { checkAdmins, checkAudit } from '@oilway/store/checkup/people.ts';
import { checkMails, checkRetention } from '@oilway/store/checkup/queues.ts';
import { checkSecrets } from '@oilway/store/checkup/secrets.ts';
import { databaseTime } from '@oilway/store/database/clock.ts';
import { isPostgres } from '@oilway/store/database/open.ts';
import { openFiles } from '@oilway/store/files/open-files.ts';
import { readSettings, type Settings } from '@oilway/store/settings.ts';
import type { Payload } from 'payload';
import { databaseOf } from '../database/session.ts';
import { checkJobs } from './jobs.ts';
import { checkMailServer } from './mail-server.ts';
import { checkDocuments, checkMigrations, checkSearch } from './model.ts';

/** Runs the quick checks and returns the results, critical ones first. @throws database errors when the database is unavailable. */
export async function quickChecks(payload: Payload): Promise<Observation[]> {
  const settings = readSettings();
  const found = [
    ...(await lookAtMachine(settings)),
    ...(await lookAtDatabase(payload, settings, false)),
  ];
  const order = ['critical', 'warning', 'ok'];
  return found.toSorted((one, other) => order.indexOf(one.level) - order.indexOf(other.level));
}

/** Runs the checks that need no database. */
export const lookAtMachine = (settings: Settings): Promise<Observation[]> =>
  lookAt({
    addresses: () => checkAddresses(settings),
    storage: () => checkStorage(openFiles(settings.storage)),
    disk: () => checkDisk(settings.folder),
    'mail server': () => checkMailServer(settings.smtpUrl),
  });

/**
 * Runs the checks that need the database.
 * @param thorough also reads the whole database and all files, which takes seconds for each gigabyte.
 * @throws database errors when the database is unavailable.
 */
export async function lookAtDatabase(
  payload: Payload,
  settings: Settings,
  thorough: boolean,
): Promise<Observation[]> {
  const session = databaseOf(payload);
  await databaseTime(session);
  const server: Record<string, Check> = {
    database: () => checkDatabase(session),
    replication: () => checkReplication(session),
    clock: () => checkClock(session),
    migrations: () => checkMigrations(payload, placeOf(settings.databaseUrl)),
  };
  const found = await lookAt(server);
  // The other checks need the tables of this version.
  const others = ['databaseEmpty', 'migrationsPending', 'migrationsUnknown'];
  if (found.some(({ code }) => others.includes(code))) return found;
  const tables: Record<string, Check> = {
    secrets: () => checkSecrets(session, settings),
    administrators: () => checkAdmins(session),
    mails: () => checkMails(session, settings.smtpUrl !== undefined),
    jobs: () => checkJobs(payload),
    search: () => checkSearch(payload),
    retention: () => checkRetention(session),
  };
  const whole: Record<string, Check> = {
    damage: () => checkDamage(session),
    files: () => checkFiles(session, openFiles(settings.storage)),
    documents: () => checkDocuments(payload),
    'audit log': () => checkAudit(session),
  };
  return [...found, ...(await lookAt({ ...tables, ...(thorough ? whole : {}) }))];
}

/** Returns the location of a database, without the credentials and parameters of its URL. */
function placeOf(url: string): string {
  if (!isPostgres(url)) return pathOf(url);
  const { host, pathname } = new URL(url);
  return host + pathname;
}
