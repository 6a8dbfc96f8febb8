import type { GroupCommit } from '../database/group-commit.ts';
import type { Session } from '../database/session.ts';
import type { Settings } from '../settings.ts';
import type { SolvedCaptcha } from '../submissions/captchas.ts';
import { type ReportingKeys, readReportingKeys } from './keys.ts';
import { type Mailbox, readMailbox } from './mailbox.ts';
import { type AdditionOutcome, addToReport, type SealedReport, storeReport } from './report.ts';

/** What the site reads and hands in about reports of breaches. */
export interface ReportingDoor {
  /** The public keys that a report is sealed to before it comes here. */
  reportingKeys(): Promise<ReportingKeys>;
  /**
   * Stores a sealed report; what it returns from is on disk. The same one again is the same.
   * @throws SubmissionError, TooManyAnswersError, TooBusyError; nothing is stored then.
   */
  storeReport(report: SealedReport, captcha: SolvedCaptcha): Promise<void>;
  /** What waits for a reporter; undefined when there is no such mailbox. */
  mailbox(lookup: string): Promise<Mailbox | undefined>;
  /** @returns what became of it. @throws TooBusyError */
  addToReport(lookup: string, sealed: string): Promise<AdditionOutcome>;
}

/** @param groups writes what is sent. */
export function reportingDoor(
  session: Session,
  groups: GroupCommit,
  { limitSecret }: Pick<Settings, 'limitSecret'>,
): ReportingDoor {
  return {
    reportingKeys: () => readReportingKeys(session),
    storeReport: (report, captcha) => storeReport({ groups, limitSecret }, report, captcha),
    mailbox: (lookup) => readMailbox(session, lookup),
    addToReport: (lookup, sealed) => addToReport(groups, session, lookup, sealed),
  };
}
