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

/** A report as it comes to be stored: nothing of it can be read here. */
export interface SealedReport {
  cultureName: Culture;
  sealed: string;
  lookupHash: string;
  /** What answers are sealed to. */
  recipient: string;
}

/** What a case takes from its reporter, without a captcha: messages, and characters of them as they are stored. */
const most = { messages: 100, size: 24_000_000 };

/** Characters of a letter without files, whatever its 20,000 letters are: 256 KiB sealed, as base64. */
const lengthOfWords = 360_000;

/** What became of something added to a case. */
export type AdditionOutcome = 'added' | 'unknown' | 'closed' | 'full' | 'fullOfFiles';

/**
 * Stores a report with its spent captcha together. The same report again is the same one.
 * @throws SubmissionError for a captcha that was spent, TooManyAnswersError for one question too many, TooBusyError, and whatever the
 * database throws; nothing is stored then.
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
      // No error where it is there already: PostgreSQL would write its hash, and the time, into a log of its own.
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

/** @returns `fullOfFiles` where there is still room for a message without files. @throws TooBusyError */
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
