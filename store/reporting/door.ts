import type { GroupCommit } from '../database/group-commit.ts';
import type { Session } from '../database/session.ts';
import type { Settings } from '../settings.ts';
import type { SolvedCaptcha } from '../submissions/captchas.ts';
import { type ReportingKeys, readReportingKeys } from './keys.ts';
import { type Mailbox, readMailbox } from './mailbox.ts';
import { type AdditionOutcome, addToReport, type SealedReport, storeReport } from './report.ts';

/** The site's operations on breach reports. */
export interface ReportingDoor {
  /** Returns the public keys to which the browser encrypts a report. */
  reportingKeys(): Promise<ReportingKeys>;
  /**
   * Stores an encrypted report, idempotently; durable when this resolves.
   * @throws SubmissionError, TooManyAnswersError, TooBusyError; nothing is stored then.
   */
  storeReport(report: SealedReport, captcha: SolvedCaptcha): Promise<void>;
  /** Returns a reporter's mailbox; undefined when there is none. */
  mailbox(lookup: string): Promise<Mailbox | undefined>;
  /** @returns the outcome. @throws TooBusyError */
  addToReport(lookup: string, sealed: string): Promise<AdditionOutcome>;
}

/** @param groups batches the writes. */
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
