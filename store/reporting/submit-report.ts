import { randomUUID } from 'node:crypto';
import type { DbSession } from '../database/db-session.ts';
import { isUniqueViolation } from '../database/error-codes.ts';
import type { GroupCommit } from '../database/group-commit.ts';
import { countMathCaptcha } from '../limits/math-captcha-limits.ts';
import { countersLockName, lockCounters } from '../limits/rate-limit.ts';
import type { Locale } from '../locales.ts';
import type { SolvedCaptcha } from '../submissions/captchas.ts';
import { type SubmissionDependencies, SubmissionError } from '../submissions/submit.ts';
import { dayOf } from './deadlines.ts';
import { isCaptchaUsedForReport, useCaptchaForReport } from './report-captchas.ts';
import { addMessage, lockReport, reportSize } from './report-row.ts';
import { findReport, hashLookupKey } from './report-thread.ts';
import { reports } from './tables.ts';

/** A report to store, end-to-end encrypted. */
export interface EncryptedReport {
  cultureName: Locale;
  sealed: string;
  lookupHash: string;
  /** The reporter's age recipient, for answers. */
  recipient: string;
}

/** Limits of a reporter's messages per case, sent without a captcha: their number, and their total length in stored characters. */
const messageLimits = { messages: 100, size: 24_000_000 };

/** Maximal length of a message without files, for any 20,000 characters: a ciphertext of 256 KiB in base64. */
const maxTextLength = 360_000;

/** The outcome of a message added to a case. */
export type AdditionOutcome = 'added' | 'unknown' | 'closed' | 'full' | 'fullOfFiles';

/**
 * Stores a report and its used captcha atomically and idempotently.
 * @throws SubmissionError for a used captcha, TooManyMathCaptchasError for too many captcha answers, TooBusyError, and the database's errors; nothing is
 * stored then.
 */
export async function storeReport(
  { groups, limitSecret }: Pick<SubmissionDependencies, 'groups' | 'limitSecret'>,
  { sealed, ...report }: EncryptedReport,
  captcha: SolvedCaptcha,
): Promise<void> {
  const id = randomUUID();
  await groups.write({
    ...(captcha.isMath ? { lock: countersLockName } : {}),
    async run(session) {
      if (captcha.isMath) await lockCounters(session);
      const day = dayOf(Date.now());
      // ON CONFLICT avoids an error: PostgreSQL would log the hash with a timestamp.
      const stored = await session.orm
        .insert(reports(session))
        .values({ id, ...report, day })
        .onConflictDoNothing()
        .returning({ id: reports(session).id });
      if (stored.length === 0) return;
      if (captcha.isMath) await countMathCaptcha(session, limitSecret, 'report');
      await useCaptchaForReport(session, captcha, day);
      await addMessage(session, { report: id, direction: 'fromReporter', sealed }, 0);
    },
    async onConflict(session, error) {
      const isCaptchaUsed =
        isUniqueViolation(error) && (await isCaptchaUsedForReport(session, captcha));
      throw isCaptchaUsed ? new SubmissionError('captchaSpent') : error;
    },
  });
}

/** @returns `fullOfFiles` where a message without files still fits. @throws TooBusyError */
export async function addToReport(
  groups: GroupCommit,
  session: DbSession,
  lookup: string,
  sealed: string,
): Promise<AdditionOutcome> {
  const found = await findReport(session, hashLookupKey(lookup));
  if (!found) return 'unknown';
  return groups.write({
    lock: `report ${found.id}`,
    run: (transaction) => add(transaction, found.id, sealed),
  });
}

async function add(session: DbSession, id: string, sealed: string): Promise<AdditionOutcome> {
  const report = await lockReport(session, id);
  if (!report) return 'unknown';
  if (report.closedOn) return 'closed';
  const { lastNumber, messages, totalLength } = await reportSize(session, id);
  if (messages >= messageLimits.messages) return 'full';
  if (totalLength + sealed.length > messageLimits.size)
    return totalLength + maxTextLength > messageLimits.size ? 'full' : 'fullOfFiles';
  await addMessage(session, { report: id, direction: 'fromReporter', sealed }, lastNumber);
  return 'added';
}
