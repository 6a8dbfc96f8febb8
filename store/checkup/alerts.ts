import { eq } from 'drizzle-orm';
import { databaseTime } from '../database/clock.ts';
import type { Session } from '../database/session.ts';
import type { Observation } from './observation.ts';
import { alerts } from './tables.ts';

/** Each alert is mailed at most once in this time, in milliseconds. */
const interval = 86_400_000;

type Alert = ReturnType<typeof alerts>['$inferSelect'];

/**
 * Replaces the alerts by what a look found, in a transaction of the caller. An alert that is over stays until it may be mailed again.
 * @returns what to mail: what two looks in a row found, and what has become more since it was mailed.
 */
export async function recordAlerts(
  session: Session,
  found: readonly Observation[],
): Promise<Observation[]> {
  const table = alerts(session);
  const time = await databaseTime(session);
  const now = new Date(time).toISOString();
  const known = new Map((await session.orm.select().from(table)).map((row) => [row.id, row]));
  const isQuiet = ({ notifiedAt }: Alert) =>
    notifiedAt !== null && time - Date.parse(notifiedAt) <= interval;
  const due: Observation[] = [];
  const rows = new Map<string, Alert>();
  for (const observation of found) {
    // No mail could say that there is no mail server.
    if (observation.level === 'ok' || observation.code === 'noMailServer') continue;
    const id = idOf(observation);
    const last = known.get(id);
    const isDue = last?.open && !isQuiet(last) && countOf(observation) > (last.notifiedCount ?? -1);
    if (isDue) due.push(observation);
    rows.set(id, {
      id,
      observation,
      since: last?.open ? last.since : now,
      open: true,
      notifiedAt: isDue ? now : (last?.notifiedAt ?? null),
      notifiedCount: isDue ? countOf(observation) : (last?.notifiedCount ?? null),
    });
  }
  for (const last of known.values())
    if (!rows.has(last.id) && isQuiet(last))
      rows.set(last.id, { ...last, open: false, notifiedCount: null });
  await session.orm.delete(table);
  if (rows.size > 0) await session.orm.insert(table).values([...rows.values()]);
  return due;
}

/** What the last look found wrong, the oldest first. */
export async function openAlerts(session: Session): Promise<Observation[]> {
  const table = alerts(session);
  const rows = await session.orm
    .select()
    .from(table)
    .where(eq(table.open, true))
    .orderBy(table.since);
  return rows.map(({ observation }) => observation);
}

/** Of a setting, a standby or a secret there may be several. */
const idOf = ({ code, values }: Observation): string =>
  [code, values.name ?? values.setting ?? values.what].filter(Boolean).join(' ');

const countOf = ({ values }: Observation): number => Number(values.count ?? 0);
