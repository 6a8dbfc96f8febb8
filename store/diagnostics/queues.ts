import { and, count, eq, gt, min } from 'drizzle-orm';
import { databaseTime } from '../database/clock.ts';
import type { DbSession } from '../database/db-session.ts';
import { outboxPausedSince } from '../outbox/pause-outbox.ts';
import { mails } from '../outbox/tables.ts';
import { readRunState } from '../retention/run-state.ts';
import { critical, type Diagnostic, ok, warning } from './diagnostic.ts';

const minute = 60_000;
const day = 1440 * minute;

/** Minutes after which a due mail counts as delayed. */
const lateAfterMinutes = 15;

/** Days for which an undeliverable mail is reported. */
const deadMailDays = 7;

/** Checks the outbox for delayed and undeliverable mails. @param hasMailServer whether a mail server is configured. */
export async function checkMails(
  session: DbSession,
  hasMailServer: boolean,
): Promise<Diagnostic[]> {
  const rows = mails(session);
  const time = await databaseTime(session);
  const [queue] = await session.orm
    .select({ waiting: count(), oldest: min(rows.nextAttempt) })
    .from(rows)
    .where(eq(rows.state, 'waiting'));
  const [undeliverable] = await session.orm
    .select({ dead: count() })
    .from(rows)
    .where(
      and(
        eq(rows.state, 'dead'),
        gt(rows.updatedAt, new Date(time - deadMailDays * day).toISOString()),
      ),
    );
  const waiting = queue?.waiting ?? 0;
  const pausedAt = await outboxPausedSince(session);
  const minutes = queue?.oldest ? Math.floor((time - Date.parse(queue.oldest)) / minute) : 0;
  const dead = undeliverable?.dead ?? 0;
  return [
    ...(pausedAt
      ? [warning('outboxPaused', { since: pausedAt, waiting }, 'oilway mails release')]
      : []),
    ...(hasMailServer && !pausedAt && minutes > lateAfterMinutes
      ? [critical('mailsLate', { minutes, waiting })]
      : []),
    ...(hasMailServer && !pausedAt && minutes <= lateAfterMinutes
      ? [ok('mails', { waiting })]
      : []),
    ...(dead > 0 ? [warning('mailsUndeliverable', { count: dead })] : []),
  ];
}

/** Days after which the last retention run counts as late: one night and one day. */
const lateAfterDays = 2;

export async function checkRetention(session: DbSession): Promise<Diagnostic[]> {
  const { skippedReason, lastRunAt } = await readRunState(session);
  if (!lastRunAt) return [ok('retentionNotRun')];
  const values = { last: lastRunAt };
  if (skippedReason) return [warning('retentionSkipped', { reason: skippedReason })];
  const age = (await databaseTime(session)) - Date.parse(lastRunAt);
  return [age > lateAfterDays * day ? critical('retentionLate', values) : ok('retention', values)];
}
