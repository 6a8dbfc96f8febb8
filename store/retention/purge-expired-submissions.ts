import { and, inArray, isNull, lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import { purgeAuditLog } from '../audit/purge.ts';
import { deleteInBatches } from '../database/batches.ts';
import type { DbSession, TransactionRunner } from '../database/db-session.ts';
import type { EventSettings } from '../events/notify-participants.ts';
import type { FileStore } from '../files/file-store.ts';
import { sweepOrphans } from '../files/sweep-orphans.ts';
import { inboxes } from '../inboxes.ts';
import { purgeCounters } from '../limits/rate-limit.ts';
import { purgeExpiredMemberRows } from '../members/credentials.ts';
import { mails } from '../outbox/tables.ts';
import { purgeReportCaptchas } from '../reporting/report-captchas.ts';
import { accountMailDays, type RetentionPeriods } from '../retention-periods.ts';
import { purgeExpiredStaffRows as deleteEndedOfStaff } from '../staff/credentials.ts';
import { captchas } from '../submissions/tables.ts';
import { type ClockReadings, clockProblem } from './clock-check.ts';
import { eraseExpired } from './erase-expired.ts';
import { countOverdue, isExpired, isUnusual } from './expired.ts';
import { readRunState, recordRun } from './run-state.ts';
import type { SkipReason } from './skip-reason.ts';

const day = 86_400_000;

export interface PurgeResult {
  /** Deleted entries of the inboxes. */
  deleted: number;
  /** Deleted mails without an entry. */
  mails: number;
  /** Entries that are still open after their retention period, and need attention. */
  overdue: number;
  /** Why nothing was deleted. */
  skipReason?: SkipReason;
}

/** The dependencies of a run. */
interface RunDependencies {
  log: Pick<Logger, 'error'>;
  settings: EventSettings;
  files: FileStore;
}

/**
 * Deletes what has exceeded its retention period, and records the run for staff. Deletes nothing when the clock is implausible, or when an unusual
 * amount has expired, unless an administrator allowed it once.
 */
export async function purgeExpiredSubmissions(
  database: TransactionRunner,
  clocks: ClockReadings,
  { files, log, settings }: RunDependencies,
): Promise<PurgeResult> {
  const now = clocks.process;
  const { allowed, ...periods } = await readRunState(database);
  const skipReason = await findSkipReason(database, periods, Boolean(allowed), clocks);
  if (skipReason) {
    await recordSkippedRun(database, now, skipReason);
    // The first run has no predecessor to compare with, which needs no investigation.
    if (skipReason !== 'first')
      log.error({ reason: skipReason }, 'retention deleted nothing: see Retention');
    return { ...nothingPurged, skipReason };
  }
  const result = { ...nothingPurged };
  for (const inbox of inboxes) {
    result.deleted += await eraseExpired(database, inbox, periods, now, settings);
    result.overdue += await countOverdue(database, inbox, periods, now);
  }
  result.mails = await deleteStaffMails(database, now);
  await deleteInBatches(database, captchas, (session) =>
    lt(captchas(session).expires, toIso(now - day)),
  );
  await purgeReportCaptchas(database, now);
  await purgeExpiredMemberRows(database, now);
  await purgeCounters(database, now);
  await deleteEndedOfStaff(database, now);
  await sweepOrphans(database, files, now).catch((error: unknown) =>
    log.error({ err: error }, 'unreferenced files were not deleted'),
  );
  await purgeAuditLog(database, periods.auditLog, now);
  await recordRun(database, {
    ...runColumns(now, result),
    skippedAt: null,
    skippedReason: null,
    allowed: false,
  });
  return result;
}

const nothingPurged = { deleted: 0, mails: 0, overdue: 0 };

const toIso = (timestamp: number): string => new Date(timestamp).toISOString();

const runColumns = (now: number, { deleted, mails: staff, overdue }: PurgeResult) => ({
  lastRunAt: toIso(now),
  lastRunDeleted: deleted,
  lastRunMails: staff,
  lastRunOverdue: overdue,
});

async function findSkipReason(
  session: DbSession,
  periods: RetentionPeriods,
  allowed: boolean,
  clocks: ClockReadings,
): Promise<SkipReason | undefined> {
  const problem = clockProblem(clocks);
  // An administrator cannot override a difference between the clocks.
  if (problem === 'clocks' || (problem && !allowed)) return problem;
  if (allowed) return undefined;
  for (const inbox of inboxes) {
    const over = isExpired(session, inbox, periods, clocks.process);
    if (await isUnusual(session, inbox, over)) return 'many';
  }
  return undefined;
}

async function recordSkippedRun(
  session: DbSession,
  now: number,
  skipReason: SkipReason,
): Promise<void> {
  // The next run is compared with this one, unless this one's clock may be wrong.
  const ran = ['first', 'future', 'many'].includes(skipReason);
  await recordRun(session, {
    ...(ran ? runColumns(now, nothingPurged) : {}),
    ...(skipReason === 'first' ? {} : { skippedAt: toIso(now), skippedReason: skipReason }),
  });
}

function deleteStaffMails(database: TransactionRunner, now: number): Promise<number> {
  return deleteInBatches(database, mails, (session) => {
    const { createdAt, reference, state } = mails(session);
    return and(
      isNull(reference),
      inArray(state, ['sent', 'dead']),
      lt(createdAt, toIso(now - accountMailDays * day)),
    );
  });
}
