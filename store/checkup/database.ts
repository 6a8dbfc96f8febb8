import { type SQL, sql } from 'drizzle-orm';
import { databaseTime } from '../database/clock.ts';
import type { Session } from '../database/session.ts';
import { troubleOf } from '../database/trouble.ts';
import { critical, megabytes, type Observation, ok, warning } from './observation.ts';

/** The oldest versions covered by the tests. */
const oldest = { sqlite: '3.45', postgres: '15' };

/** Returns the row of a query without a table. */
async function asked<Name extends string>(
  { orm }: Session,
  question: Record<Name, SQL<string>>,
): Promise<Record<Name, string>> {
  const [row] = await orm.select(question).from(sql`(SELECT 1) AS once`);
  return row as unknown as Record<Name, string>;
}

/** Checks the version, the size and the durability of commits. */
export const checkDatabase = (session: Session): Promise<Observation[]> =>
  session.dialect === 'postgres' ? checkPostgres(session) : checkSqlite(session);

async function checkSqlite(session: Session): Promise<Observation[]> {
  const found = await asked(session, {
    version: sql`sqlite_version()`,
    size: sql`(SELECT page_count FROM pragma_page_count()) * (SELECT page_size FROM pragma_page_size())`,
    journal: sql`(SELECT journal_mode FROM pragma_journal_mode())`,
  });
  const wrong = [
    ...versionOf('SQLite', found.version, oldest.sqlite),
    ...(found.journal === 'wal'
      ? []
      : [critical('notDurable', { setting: 'journal_mode', value: found.journal })]),
  ];
  const size = megabytes(Number(found.size));
  return wrong.length > 0
    ? wrong
    : [ok('database', { name: 'SQLite', version: found.version, size })];
}

async function checkPostgres(session: Session): Promise<Observation[]> {
  const setting = (name: string) => sql<string>`current_setting(${sql.raw(`'${name}'`)})`;
  const { isStandby, readOnly, size, version, ...durable } = await asked(session, {
    version: setting('server_version'),
    size: sql`pg_database_size(current_database())`,
    isStandby: sql`pg_is_in_recovery()::text`,
    readOnly: setting('transaction_read_only'),
    fsync: setting('fsync'),
    full_page_writes: setting('full_page_writes'),
  });
  const loose = Object.entries(durable).filter(([, value]) => value === 'off');
  const number = version.split(' ')[0] ?? version;
  const wrong = [
    ...versionOf('PostgreSQL', number, oldest.postgres),
    ...(isStandby === 'true' || readOnly === 'on'
      ? [critical('readOnly', {}, 'DATABASE_URL')]
      : []),
    ...loose.map(([name, value]) =>
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

function versionOf(name: string, version: string, least: string): Observation[] {
  const [parts, wanted] = [version, least].map((one) => one.split('.').map(Number)) as [
    number[],
    number[],
  ];
  const at = wanted.findIndex((part, index) => (parts[index] ?? 0) !== part);
  const isOld = at >= 0 && (parts[at] ?? 0) < (wanted[at] ?? 0);
  return isOld ? [warning('databaseOld', { name, version, least })] : [];
}

/**
 * Reads a whole SQLite file, some seconds per gigabyte; one that is not readable to its end is damaged, too. A PostgreSQL server is checked by its
 * administrator (`pg_amcheck`).
 */
export async function checkDamage({ dialect, orm }: Session): Promise<Observation[]> {
  if (dialect === 'postgres') return [];
  const rows = await orm
    .select({ said: sql<string>`quick_check` })
    .from(sql`pragma_quick_check(3)` as never)
    .catch((error: unknown) => {
      if (troubleOf(error) !== 'damaged') throw error;
      return [{ said: 'it cannot be read to its end' }];
    });
  return rows
    .filter(({ said }) => said !== 'ok')
    .map(({ said }) => critical('damaged', { what: said }, 'oilway restore <backup>'));
}

/** Maximal lag of a standby in seconds: about the data loss that an administrator accepts. */
const behind = 60;

/** Checks a server's standbys, if there are any and the user may see them (`pg_monitor`). */
export async function checkReplication({ dialect, orm }: Session): Promise<Observation[]> {
  if (dialect === 'sqlite') return [];
  const rows = await orm
    .select({
      name: sql<string>`coalesce(nullif(application_name, ''), 'standby')`,
      state: sql<string | null>`state`,
      seconds: sql<string>`coalesce(round(extract(epoch FROM replay_lag)), 0)::text`,
    })
    .from(sql`pg_stat_replication` as never);
  return rows.map(({ name, seconds, state }) => {
    const isWell = (state === null || state === 'streaming') && Number(seconds) <= behind;
    const values = { name, seconds, state: state ?? '?' };
    return isWell ? ok('replica', values) : critical('replicaBehind', values);
  });
}

/** A one-time code is valid for 30 seconds before and after its time step. */
const apart = 30;

export async function checkClock(session: Session): Promise<Observation[]> {
  const seconds = Math.round((Date.now() - (await databaseTime(session))) / 1000);
  return [Math.abs(seconds) > apart ? critical('clocksApart', { seconds }) : ok('clock')];
}
