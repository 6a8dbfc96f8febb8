import { and, count, eq, gt, min } from 'drizzle-orm';
import { databaseTime } from '../database/clock.ts';
import type { Session } from '../database/session.ts';
import { heldSince } from '../outbox/hold.ts';
import { mails } from '../outbox/tables.ts';
import { readState } from '../retention/state.ts';
import { critical, type Observation, ok, warning } from './observation.ts';

const minute = 60_000;
const day = 1440 * minute;

/** Minutes after which a due mail counts as delayed. */
const patience = 15;

/** Days for which an undeliverable mail is reported. */
const recent = 7;

/** Checks the outbox for delayed and undeliverable mails. @param sends whether a mail server is configured. */
export async function checkMails(session: Session, sends: boolean): Promise<Observation[]> {
  const rows = mails(session);
  const time = await databaseTime(session);
  const [queue] = await session.orm
    .select({ waiting: count(), oldest: min(rows.nextAttempt) })
    .from(rows)
    .where(eq(rows.state, 'waiting'));
  const [given] = await session.orm
    .select({ dead: count() })
    .from(rows)
    .where(
      and(eq(rows.state, 'dead'), gt(rows.updatedAt, new Date(time - recent * day).toISOString())),
    );
  const waiting = queue?.waiting ?? 0;
  const since = await heldSince(session);
  const minutes = queue?.oldest ? Math.floor((time - Date.parse(queue.oldest)) / minute) : 0;
  const dead = given?.dead ?? 0;
  return [
    ...(since ? [warning('mailsHeld', { since, waiting }, 'oilway mails release')] : []),
    ...(sends && !since && minutes > patience ? [critical('mailsLate', { minutes, waiting })] : []),
    ...(sends && !since && minutes <= patience ? [ok('mails', { waiting })] : []),
    ...(dead > 0 ? [warning('mailsDead', { count: dead })] : []),
  ];
}

/** Days after which the last retention run counts as late: one night and one day. */
const late = 2;

export async function checkRetention(session: Session): Promise<Observation[]> {
  const { heldBackReason, lastRunAt } = await readState(session);
  if (!lastRunAt) return [ok('retentionNone')];
  const values = { last: lastRunAt };
  if (heldBackReason) return [warning('retentionHeld', { reason: heldBackReason })];
  const age = (await databaseTime(session)) - Date.parse(lastRunAt);
  return [age > late * day ? critical('retentionLate', values) : ok('retention', values)];
}
