import { isComplete } from '@oilway/store/published/read.ts';
import type { Payload } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { applyPlannerSettings } from '../database/planner-settings.ts';
import { createSearchIndexes } from '../database/search-indexes.ts';
import { databaseOf } from '../database/session.ts';
import { reportingOffice, retentionPeriods, writeDocuments } from '../publishing/publication.ts';
import { rebuildDocuments } from '../publishing/rebuild.ts';
import { guardAuditLog } from './audit-guards.ts';
import { guardKeyLog } from './key-log-guards.ts';
import { migrations as postgres } from './postgres/index.ts';
import { isBeforeFirst } from './schema-compatibility.ts';
import { migrations as sqlite } from './sqlite/index.ts';

/**
 * Migrates the open database: its schema, each migration in a separate transaction, and the published documents.
 * @returns the number of migrations that ran.
 * @throws for a database from before the first release.
 */
export async function migrate(payload: Payload): Promise<number> {
  const migrations = migrationsOf(payload);
  const done = await appliedMigrations(payload);
  const ran = migrations.filter(({ name }) => !done.has(name)).length;
  if (isBeforeFirst([...done], migrations))
    throw new Error(
      'The database is of before the first release, and is not upgraded. Empty the data folder, or name a new database in DATABASE_URL, and start again; nothing was changed.',
    );
  // Suppresses Payload's two log lines for each migration: the caller reports their number.
  const { level } = payload.logger;
  payload.logger.level = 'warn';
  try {
    await payload.db.migrate({ migrations: migrations as never });
    await guardAuditLog(payload);
    await guardKeyLog(payload);
    await createSearchIndexes(payload);
    await applyPlannerSettings(payload);
    // Rebuilds the published documents of a new database or a new release, or after an interrupted rebuild. Migrations may add fields to documents;
    // unchanged documents are kept.
    if (ran > 0 || !(await isComplete(databaseOf(payload)))) await rebuildDocuments(payload);
    // Whether the form is open depends on data besides documents; and a release without a migration may add the retention periods.
    else
      await inTransaction(payload, (req) =>
        writeDocuments([reportingOffice, retentionPeriods], req),
      );
  } finally {
    payload.logger.level = level;
  }
  return ran;
}

const migrationsOf = (payload: Payload) => ({ postgres, sqlite })[databaseOf(payload).dialect];

/** Returns the names of this version's migrations, oldest first. */
export const knownMigrations = (payload: Payload): string[] =>
  migrationsOf(payload).map(({ name }) => name);

/** Returns the names of the applied migrations; empty for a new database. */
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
