import { type SQL, sql } from 'drizzle-orm';
import { databaseTime } from '../database/clock.ts';
import type { DbSession } from '../database/db-session.ts';
import { classifyDatabaseError } from '../database/error-class.ts';
import { critical, type Diagnostic, megabytes, ok, warning } from './diagnostic.ts';

/** The oldest versions covered by the tests. */
const minVersions = { sqlite: '3.45', postgres: '15' };

/** Returns the row of a query without a table. */
async function selectRow<Name extends string>(
  { orm }: DbSession,
  columns: Record<Name, SQL<string>>,
): Promise<Record<Name, string>> {
  const [row] = await orm.select(columns).from(sql`(SELECT 1) AS once`);
  return row as unknown as Record<Name, string>;
}

/** Checks the version, the size and the durability of commits. */
export const checkDatabase = (session: DbSession): Promise<Diagnostic[]> =>
  session.dialect === 'postgres' ? checkPostgres(session) : checkSqlite(session);

async function checkSqlite(session: DbSession): Promise<Diagnostic[]> {
  const found = await selectRow(session, {
    version: sql`sqlite_version()`,
    size: sql`(SELECT page_count FROM pragma_page_count()) * (SELECT page_size FROM pragma_page_size())`,
    journal: sql`(SELECT journal_mode FROM pragma_journal_mode())`,
  });
  const wrong = [
    ...checkVersion('SQLite', found.version, minVersions.sqlite),
    ...(found.journal === 'wal'
      ? []
      : [critical('notDurable', { setting: 'journal_mode', value: found.journal })]),
  ];
  const size = megabytes(Number(found.size));
  return wrong.length > 0
    ? wrong
    : [ok('database', { name: 'SQLite', version: found.version, size })];
}

async function checkPostgres(session: DbSession): Promise<Diagnostic[]> {
  const setting = (name: string) => sql<string>`current_setting(${sql.raw(`'${name}'`)})`;
  const { isStandby, readOnly, size, version, ...durability } = await selectRow(session, {
    version: setting('server_version'),
    size: sql`pg_database_size(current_database())`,
    isStandby: sql`pg_is_in_recovery()::text`,
    readOnly: setting('transaction_read_only'),
    fsync: setting('fsync'),
    full_page_writes: setting('full_page_writes'),
  });
  const disabled = Object.entries(durability).filter(([, value]) => value === 'off');
  const number = version.split(' ')[0] ?? version;
  const wrong = [
    ...checkVersion('PostgreSQL', number, minVersions.postgres),
    ...(isStandby === 'true' || readOnly === 'on'
      ? [critical('readOnly', {}, 'DATABASE_URL')]
      : []),
    ...disabled.map(([name, value]) =>
      critical('notDurable', { setting: name, value }, `ALTER SYSTEM SET ${name} = on`),
    ),
  ];
  return wrong.length > 0
    ? wrong
    : [
        ok('database', {
          name: 'PostgreSQL',
          version: number,
          size: megabytes(Number(size)),
        }),
      ];
}

function checkVersion(name: string, version: string, minimum: string): Diagnostic[] {
  const [parts, required] = [version, minimum].map((one) => one.split('.').map(Number)) as [
    number[],
    number[],
  ];
  const at = required.findIndex((part, index) => (parts[index] ?? 0) !== part);
  const isOld = at >= 0 && (parts[at] ?? 0) < (required[at] ?? 0);
  return isOld ? [warning('databaseOutdated', { name, version, least: minimum })] : [];
}

/**
 * Reads a whole SQLite file, some seconds per gigabyte; one that is not readable to its end is damaged, too. A PostgreSQL server is checked by its
 * administrator (`pg_amcheck`).
 */
export async function checkDamage({ dialect, orm }: DbSession): Promise<Diagnostic[]> {
  if (dialect === 'postgres') return [];
  const rows = await orm
    .select({ message: sql<string>`quick_check` })
    .from(sql`pragma_quick_check(3)` as never)
    .catch((error: unknown) => {
      if (classifyDatabaseError(error) !== 'damaged') throw error;
      return [{ message: 'it cannot be read completely' }];
    });
  return rows
    .filter(({ message }) => message !== 'ok')
    .map(({ message }) => critical('damaged', { what: message }, 'oilway restore <backup>'));
}

/** Maximal lag of a standby in seconds: about the data loss that an administrator accepts. */
const maxLagSeconds = 60;

/** Checks a server's standbys, if there are any and the user may see them (`pg_monitor`). */
export async function checkReplication({ dialect, orm }: DbSession): Promise<Diagnostic[]> {
  if (dialect === 'sqlite') return [];
  const rows = await orm
    .select({
      name: sql<string>`coalesce(nullif(application_name, ''), 'standby')`,
      state: sql<string | null>`state`,
      seconds: sql<string>`coalesce(round(extract(epoch FROM replay_lag)), 0)::text`,
    })
    .from(sql`pg_stat_replication` as never);
  return rows.map(({ name, seconds, state }) => {
    const isHealthy = (state === null || state === 'streaming') && Number(seconds) <= maxLagSeconds;
    const values = { name, seconds, state: state ?? '?' };
    return isHealthy ? ok('replica', values) : critical('replicaLag', values);
  });
}

/** A one-time code is valid for 30 seconds before and after its time step. */
const maxClockSkew = 30;

export async function checkClock(session: DbSession): Promise<Diagnostic[]> {
  const seconds = Math.round((Date.now() - (await databaseTime(session))) / 1000);
  return [Math.abs(seconds) > maxClockSkew ? critical('clockSkew', { seconds }) : ok('clock')];
}
