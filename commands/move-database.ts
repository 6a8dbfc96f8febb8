/** Implements `oilway move-database --to=postgres://…`: copies a SQLite database to a PostgreSQL server, while all parts are stopped. */
import { migrateToPostgres } from '@oilway/store/backup/migrate-to-postgres.ts';
import { assertNoTables } from '@oilway/store/backup/postgres-dump.ts';
import { isPostgres } from '@oilway/store/database/open.ts';
import { settingsOf } from '@oilway/store/settings.ts';
import { exitWithErrors, print } from './console.ts';
import { readOperatorSettings, requireDatabase } from './operator-settings.ts';
import { parseArguments } from './parse-arguments.ts';
import { exitOnDatabaseError } from './start-settings.ts';

const { values } = parseArguments('move-database', { to: { type: 'string' } }, 0, 0);
// The settings of the source; this process continues with those of the target.
const sourceUrl = readOperatorSettings(() => settingsOf(process.env, { make: false })).databaseUrl;
const targetUrl = values.to ?? '';
if (isPostgres(sourceUrl)) exitWithErrors(['DATABASE_URL is already a PostgreSQL server']);
if (!isPostgres(targetUrl))
  exitWithErrors(['--to must be postgres://…', 'See: oilway move-database --help']);
requireDatabase(sourceUrl);
const begun = performance.now();
await assertNoTables(targetUrl, '--to').catch(exitOnDatabaseError);
// From here on this process uses the new database.
process.env.DATABASE_URL = targetUrl;
const { default: config } = await import('@oilway/content/config');
const { migrate } = await import('@oilway/content/migrations/migrate.ts');
const { rebuildDocuments } = await import('@oilway/content/publishing/rebuild.ts');
const { getPayload } = await import('payload');
const payload = await getPayload({ config, disableOnInit: true });
const moved = await move()
  .finally(() => payload.destroy())
  .catch(exitOnDatabaseError);
const rows = Object.values(moved).reduce((all, count) => all + count, 0);
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
print(`Moved: ${rows} rows of ${Object.keys(moved).length} tables, in ${seconds} s`);
print('  Set DATABASE_URL to it on all hosts, run oilway doctor, and start.');

/** The published documents are regenerated: the databases order the keys of JSON differently. */
async function move(): Promise<Record<string, number>> {
  await migrate(payload);
  const rows = await migrateToPostgres(sourceUrl, targetUrl);
  await rebuildDocuments(payload);
  return rows;
}
