import { isComplete } from '@oilway/store/published/read.ts';
import type { Payload } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { makeSearchIndexes } from '../database/search-indexes.ts';
import { tellServer } from '../database/server-settings.ts';
import { databaseOf } from '../database/session.ts';
import { office, terms, writeDocuments } from '../publishing/publication.ts';
import { rebuildDocuments } from '../publishing/rebuild.ts';
import { guardAuditLog } from './audit-guards.ts';
import { guardKeyLog } from './key-log-guards.ts';
import { migrations as postgres } from './postgres/index.ts';
import { migrations as sqlite } from './sqlite/index.ts';
import { isBeforeFirst } from './taken-versions.ts';

/**
 * Brings the open database up to date: its schema, each migration in its own transaction, and the documents that visitors see.
 * @returns how many migrations ran.
 * @throws where the database was made before the first release.
 */
export async function migrate(payload: Payload): Promise<number> {
  const migrations = migrationsOf(payload);
  const done = await appliedMigrations(payload);
  const ran = migrations.filter(({ name }) => !done.has(name)).length;
  if (isBeforeFirst([...done], migrations))
    throw new Error(
      'The database is of before the first release, and is not upgraded. Empty the data folder, or name a new database in DATABASE_URL, and start again; nothing was changed.',
    );
  // Two lines for each say no more than how many there were, which whoever asked is told.
  const { level } = payload.logger;
  payload.logger.level = 'warn';
  try {
    await payload.db.migrate({ migrations: migrations as never });
    await guardAuditLog(payload);
    await guardKeyLog(payload);
    await makeSearchIndexes(payload);
    await tellServer(payload);
    // A form of documents that no studio has written yet, or not to the end: that of a new database, or of a new release. What a migration
    // added belongs to documents, too; those that say the same stay as they are.
    if (ran > 0 || !(await isComplete(databaseOf(payload)))) await rebuildDocuments(payload);
    // Whether the form is open follows from more than documents of before know; and a release without a migration may tell the terms first.
    else await inTransaction(payload, (req) => writeDocuments([office, terms], req));
  } finally {
    payload.logger.level = level;
  }
  return ran;
}

const migrationsOf = (payload: Payload) => ({ postgres, sqlite })[databaseOf(payload).dialect];

/** The names of those that this version has, oldest first. */
export const knownMigrations = (payload: Payload): string[] =>
  migrationsOf(payload).map(({ name }) => name);

/** The names of those that the database has seen; none of a new one. */
export async function appliedMigrations(payload: Payload): Promise<Set<string>> {
  try {
    const { docs } = await payload.find({
      collection: 'payload-migrations',
      limit: 0,
      pagination: false,
    });
    return new Set(docs.map((row) => String(row.name)));
  } catch {
    // A new database has no table of migrations yet.
    return new Set();
  }
}
