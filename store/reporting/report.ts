import { randomUUID } from 'node:crypto';
import type { Culture } from '../cultures.ts';
import type { GroupCommit } from '../database/group-commit.ts';
import type { Session } from '../database/session.ts';
import { isTaken } from '../database/taken.ts';
import { countersLock, lockCounters } from '../limits/count.ts';
import { countAnswer } from '../limits/question-limits.ts';
import type { SolvedCaptcha } from '../submissions/captchas.ts';
import { type Desk, SubmissionError } from '../submissions/submit.ts';
import { spendForReport, wasSpentForReport } from './captchas.ts';
import { addMessage, extentOf, lockCase } from './case.ts';
import { dayOf } from './clocks.ts';
import { findReport, hashOf } from './mailbox.ts';
import { reports } from './tables.ts';

/** A report to store, end-to-end encrypted. */
export interface SealedReport {
  cultureName: Culture;
  sealed: string;
  lookupHash: string;
  /** The reporter's age recipient, for answers. */
  recipient: string;
}

/** Limits of a reporter's messages per case, sent without a captcha: their number, and their total length in stored characters. */
const most = { messages: 100, size: 24_000_000 };

/** Maximal length of a message without files, for any 20,000 characters: a ciphertext of 256 KiB in base64. */
const lengthOfWords = 360_000;

/** The outcome of a message added to a case. */
export type AdditionOutcome = 'added' | 'unknown' | 'closed' | 'full' | 'fullOfFiles';

/**
 * Stores a report and its used captcha atomically and idempotently.
 * @throws SubmissionError for a used captcha, TooManyAnswersError for too many captcha answers, TooBusyError, and the database's errors; nothing is
 * stored then.
 */
export async function storeReport(
  { groups, limitSecret }: Pick<Desk, 'groups' | 'limitSecret'>,
  { sealed, ...report }: SealedReport,
  captcha: SolvedCaptcha,
): Promise<void> {
  const id = randomUUID();
  await groups.write({
    ...(captcha.question ? { lock: countersLock } : {}),
    async act(session) {
      if (captcha.question) await lockCounters(session);
      const day = dayOf(Date.now());
      // ON CONFLICT avoids an error: PostgreSQL would log the hash with a timestamp.
      const stored = await session.orm
        .insert(reports(session))
        .values({ id, ...report, day })
        .onConflictDoNothing()
        .returning({ id: reports(session).id });
      if (stored.length === 0) return;
      if (captcha.question) await countAnswer(session, limitSecret, 'report');
      await spendForReport(session, captcha, day);
      await addMessage(session, { report: id, direction: 'fromReporter', sealed }, 0);
    },
    async refused(session, error) {
      const spent = isTaken(error) && (await wasSpentForReport(session, captcha));
      throw spent ? new SubmissionError('captchaSpent') : error;
    },
  });
}

/** @returns `fullOfFiles` where a message without files still fits. @throws TooBusyError */
export async function addToReport(
  groups: GroupCommit,
  session: Session,
  lookup: string,
  sealed: string,
): Promise<AdditionOutcome> {
  const found = await findReport(session, hashOf(lookup));
  if (!found) return 'unknown';
  return groups.write({
    lock: `report ${found.id}`,
    act: (transaction) => add(transaction, found.id, sealed),
  });
}

async function add(session: Session, id: string, sealed: string): Promise<AdditionOutcome> {
  const report = await lockCase(session, id);
  if (!report) return 'unknown';
  if (report.closedOn) return 'closed';
  const { last, messages, size } = await extentOf(session, id);
  if (messages >= most.messages) return 'full';
  if (size + sealed.length > most.size)
    return size + lengthOfWords > most.size ? 'full' : 'fullOfFiles';
  await addMessage(session, { report: id, direction: 'fromReporter', sealed }, last);
  return 'added';
}
