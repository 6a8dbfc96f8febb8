import type { DbSession } from '../database/db-session.ts';
import type { GroupCommit } from '../database/group-commit.ts';
import type { Settings } from '../settings.ts';
import type { SolvedCaptcha } from '../submissions/captchas.ts';
import { type ReportThread, readReportThread } from './report-thread.ts';
import { type ReportingKeys, readReportingKeys } from './reporting-keys.ts';
import {
  type AdditionOutcome,
  addToReport,
  type EncryptedReport,
  storeReport,
} from './submit-report.ts';

/** The site's operations on breach reports. */
export interface ReportingService {
  /** Returns the public keys to which the browser encrypts a report. */
  reportingKeys(): Promise<ReportingKeys>;
  /**
   * Stores an encrypted report, idempotently; durable when this resolves.
   * @throws SubmissionError, TooManyMathCaptchasError, TooBusyError; nothing is stored then.
   */
  storeReport(report: EncryptedReport, captcha: SolvedCaptcha): Promise<void>;
  /** Returns a reporter's mailbox; undefined when there is none. */
  reportThread(lookup: string): Promise<ReportThread | undefined>;
  /** @returns the outcome. @throws TooBusyError */
  addToReport(lookup: string, sealed: string): Promise<AdditionOutcome>;
}

/** @param groups batches the writes. */
export function createReportingService(
  session: DbSession,
  groups: GroupCommit,
  { limitSecret }: Pick<Settings, 'limitSecret'>,
): ReportingService {
  return {
    reportingKeys: () => readReportingKeys(session),
    storeReport: (report, captcha) => storeReport({ groups, limitSecret }, report, captcha),
    reportThread: (lookup) => readReportThread(session, lookup),
    addToReport: (lookup, sealed) => addToReport(groups, session, lookup, sealed),
  };
}
