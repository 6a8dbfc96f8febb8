import { storing } from '@oilway/store/submissions/storing.ts';
import type { Envelope } from '@oilway/store/submissions/submit.ts';
import type { Payload } from 'payload';
import { type ReportingKeys, readReportingKeys } from './keys.ts';
import {
  type AdditionOutcome,
  addToReport,
  type Mailbox,
  readMailbox,
  type SealedReport,
  storeReport,
} from './mailbox.ts';

/** What the site reads and hands in about reports of breaches. */
export interface ReportingDoor {
  /** The public keys that a report is sealed to before it comes here. */
  reportingKeys(): Promise<ReportingKeys>;
  /**
   * Stores a sealed report; what it returns from is on disk. The same one again is the same.
   * @throws SubmissionError, TooBusyError; nothing is stored then.
   */
  storeReport(report: SealedReport, captcha: Envelope['captcha']): Promise<void>;
  /** What waits for a reporter; undefined when there is no such mailbox. */
  mailbox(lookup: string): Promise<Mailbox | undefined>;
  /** @returns what became of it. @throws TooBusyError */
  addToReport(lookup: string, sealed: string): Promise<AdditionOutcome>;
}

export function reportingDoor(payload: Payload): ReportingDoor {
  return {
    reportingKeys: () => readReportingKeys(payload),
    storeReport: (report, captcha) => storing.take(() => storeReport(payload, report, captcha)),
    mailbox: (lookup) => readMailbox(payload, lookup),
    addToReport: (lookup, sealed) => storing.take(() => addToReport(payload, lookup, sealed)),
  };
}
