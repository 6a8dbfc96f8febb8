import { and, inArray, isNull, lt } from 'drizzle-orm';
import type { Logger } from 'pino';
import { trimAudit } from '../audit/trim.ts';
import type { Session, Transactions } from '../database/session.ts';
import { deleteInSets } from '../database/sets.ts';
import type { EventSettings } from '../events/tell.ts';
import type { FileStore } from '../files/file-store.ts';
import { sweepFiles } from '../files/sweep.ts';
import { inboxes } from '../inboxes.ts';
import { forgetCounts } from '../limits/count.ts';
import { deleteEnded } from '../members/secrets.ts';
import { mails } from '../outbox/tables.ts';
import { forgetCaptchas } from '../reporting/captchas.ts';
import { accountMails, type RetentionTerms } from '../retention-terms.ts';
import { deleteEnded as deleteEndedOfStaff } from '../staff/secrets.ts';
import { captchas } from '../submissions/tables.ts';
import { type Clocks, clockProblem } from './clocks.ts';
import { eraseOver } from './erase-over.ts';
import type { HeldBack } from './held-back.ts';
import { noteRun, readState } from './state.ts';
import { countOverdue, isOver, isUnusual } from './terms-over.ts';

const day = 86_400_000;

export interface Tended {
  /** Deleted entries of the inboxes. */
  deleted: number;
  /** Deleted mails without an entry. */
  mails: number;
  /** Entries that are still open after their retention period, and need attention. */
  overdue: number;
  /** Why nothing was deleted. */
  heldBack?: HeldBack;
}

/** The dependencies of a run. */
interface Night {
  log: Pick<Logger, 'error'>;
  settings: EventSettings;
  files: FileStore;
}

/**
 * Deletes what has exceeded its retention period, and records the run for staff. Deletes nothing when the clock is implausible, or when an unusual
 * amount has expired, unless an administrator allowed it once.
 */
export async function tendInboxes(
  database: Transactions,
  clocks: Clocks,
  { files, log, settings }: Night,
): Promise<Tended> {
  const now = clocks.process;
  const { allowed, ...terms } = await readState(database);
  const heldBack = await reason(database, terms, Boolean(allowed), clocks);
  if (heldBack) {
    await noteHeldBack(database, now, heldBack);
    // The first run has no predecessor to compare with, which needs no investigation.
    if (heldBack !== 'first')
      log.error({ reason: heldBack }, 'retention deleted nothing: see Retention');
    return { ...none, heldBack };
  }
  const tended = { ...none };
  for (const inbox of inboxes) {
    tended.deleted += await eraseOver(database, inbox, terms, now, settings);
    tended.overdue += await countOverdue(database, inbox, terms, now);
  }
  tended.mails = await deleteStaffMails(database, now);
  await deleteInSets(database, captchas, (session) => lt(captchas(session).expires, at(now - day)));
  await forgetCaptchas(database, now);
  await deleteEnded(database, now);
  await forgetCounts(database, now);
  await deleteEndedOfStaff(database, now);
  await sweepFiles(database, files, now).catch((error: unknown) =>
    log.error({ err: error }, 'files that no row names were not swept'),
  );
  await trimAudit(database, terms.auditLog, now);
  await noteRun(database, {
    ...lastRun(now, tended),
    heldBackAt: null,
    heldBackReason: null,
    allowed: false,
  });
  return tended;
}

const none = { deleted: 0, mails: 0, overdue: 0 };

const at = (moment: number): string => new Date(moment).toISOString();

const lastRun = (now: number, { deleted, mails: staff, overdue }: Tended) => ({
  lastRunAt: at(now),
  lastRunDeleted: deleted,
  lastRunMails: staff,
  lastRunOverdue: overdue,
});

async function reason(
  session: Session,
  terms: RetentionTerms,
  allowed: boolean,
  clocks: Clocks,
): Promise<HeldBack | undefined> {
  const problem = clockProblem(clocks);
  // An administrator cannot override a difference between the clocks.
  if (problem === 'clocks' || (problem && !allowed)) return problem;
  if (allowed) return undefined;
  for (const inbox of inboxes) {
    const over = isOver(session, inbox, terms, clocks.process);
    if (await isUnusual(session, inbox, over)) return 'many';
  }
  return undefined;
}

async function noteHeldBack(session: Session, now: number, heldBack: HeldBack): Promise<void> {
  // The next run is compared with this one, unless this one's clock may be wrong.
  const ran = ['first', 'future', 'many'].includes(heldBack);
  await noteRun(session, {
    ...(ran ? lastRun(now, none) : {}),
    ...(heldBack === 'first' ? {} : { heldBackAt: at(now), heldBackReason: heldBack }),
  });
}

function deleteStaffMails(database: Transactions, now: number): Promise<number> {
  return deleteInSets(database, mails, (session) => {
    const { createdAt, reference, state } = mails(session);
    return and(
      isNull(reference),
      inArray(state, ['sent', 'dead']),
      lt(createdAt, at(now - accountMails * day)),
    );
  });
}
