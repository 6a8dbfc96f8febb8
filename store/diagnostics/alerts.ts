import { eq } from 'drizzle-orm';
import { databaseTime } from '../database/clock.ts';
import type { DbSession } from '../database/db-session.ts';
import type { Diagnostic } from './diagnostic.ts';
import { alerts } from './tables.ts';

/** Minimal milliseconds between two mails of an alert. */
const interval = 86_400_000;

type Alert = ReturnType<typeof alerts>['$inferSelect'];

/**
 * Replaces the alerts by the current observations, in the caller's transaction. A resolved alert stays until it may be mailed again.
 * @returns the alerts to mail: those observed twice in a row, and those whose count has risen since their mail.
 */
export async function recordAlerts(
  session: DbSession,
  found: readonly Diagnostic[],
): Promise<Diagnostic[]> {
  const table = alerts(session);
  const time = await databaseTime(session);
  const now = new Date(time).toISOString();
  const known = new Map((await session.orm.select().from(table)).map((row) => [row.id, row]));
  const isQuiet = ({ notifiedAt }: Alert) =>
    notifiedAt !== null && time - Date.parse(notifiedAt) <= interval;
  const due: Diagnostic[] = [];
  const rows = new Map<string, Alert>();
  for (const diagnostic of found) {
    // Without a mail server this alert cannot be mailed.
    if (diagnostic.level === 'ok' || diagnostic.code === 'noMailServer') continue;
    const id = idOf(diagnostic);
    const last = known.get(id);
    const isDue = last?.open && !isQuiet(last) && countOf(diagnostic) > (last.notifiedCount ?? -1);
    if (isDue) due.push(diagnostic);
    rows.set(id, {
      id,
      diagnostic,
      since: last?.open ? last.since : now,
      open: true,
      notifiedAt: isDue ? now : (last?.notifiedAt ?? null),
      notifiedCount: isDue ? countOf(diagnostic) : (last?.notifiedCount ?? null),
    });
  }
  for (const last of known.values())
    if (!rows.has(last.id) && isQuiet(last))
      rows.set(last.id, { ...last, open: false, notifiedCount: null });
  await session.orm.delete(table);
  if (rows.size > 0) await session.orm.insert(table).values([...rows.values()]);
  return due;
}

/** Returns the open alerts, oldest first. */
export async function openAlerts(session: DbSession): Promise<Diagnostic[]> {
  const table = alerts(session);
  const rows = await session.orm
    .select()
    .from(table)
    .where(eq(table.open, true))
    .orderBy(table.since);
  return rows.map(({ diagnostic }) => diagnostic);
}

/** Returns an alert's id; one code may concern several settings, standbys or secrets. */
const idOf = ({ code, values }: Diagnostic): string =>
  [code, values.name ?? values.setting ?? values.what].filter(Boolean).join(' ');

const countOf = ({ values }: Diagnostic): number => Number(values.count ?? 0);
