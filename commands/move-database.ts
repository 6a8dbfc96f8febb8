/** Implements `oilway move-database --to=postgres://…`: copies a SQLite database to a PostgreSQL server, while all parts are stopped. */
import { moveToPostgres } from '@oilway/store/backup/move-database.ts';
import { expectNoTables } from '@oilway/store/backup/postgres-copy.ts';
import { isPostgres } from '@oilway/store/database/open.ts';
import { settingsOf } from '@oilway/store/settings.ts';
import { argumentsOf } from './arguments.ts';
import { refuseDatabase } from './checked-settings.ts';
import { refuse, say } from './console.ts';
import { expectDatabase, operatorSettings } from './operator-settings.ts';

const { values } = argumentsOf('move-database', { to: { type: 'string' } }, 0, 0);
// The settings of the source; this process continues with those of the target.
const from = operatorSettings(() => settingsOf(process.env, { make: false })).databaseUrl;
const to = values.to ?? '';
if (isPostgres(from)) refuse(['DATABASE_URL is a PostgreSQL server already']);
if (!isPostgres(to)) refuse(['--to has to be postgres://…', 'See: oilway move-database --help']);
expectDatabase(from);
const begun = performance.now();
await expectNoTables(to, '--to').catch(refuseDatabase);
// From here on this process uses the new database.
process.env.DATABASE_URL = to;
const { default: config } = await import('@oilway/content/config');
const { migrate } = await import('@oilway/content/migrations/migrate.ts');
const { rebuildDocuments } = await import('@oilway/content/publishing/rebuild.ts');
const { getPayload } = await import('payload');
const payload = await getPayload({ config, disableOnInit: true });
const moved = await move()
  .finally(() => payload.destroy())
  .catch(refuseDatabase);
const rows = Object.values(moved).reduce((all, count) => all + count, 0);
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
say(`Moved: ${rows} rows of ${Object.keys(moved).length} tables, in ${seconds} s`);
say('  Set DATABASE_URL to it on all hosts, see what oilway doctor says, and start.');

/** The published documents are regenerated: the databases order the keys of JSON differently. */
async function move(): Promise<Record<string, number>> {
  await migrate(payload);
  const rows = await moveToPostgres(from, to);
  await rebuildDocuments(payload);
  return rows;
}
