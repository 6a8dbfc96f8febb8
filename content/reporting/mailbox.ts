import { createHash } from 'node:crypto';
import type { Payload, PayloadRequest } from 'payload';
import type { Culture } from '../cultures.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Report, ReportMessage } from '../payload-types.ts';
import { SubmissionError } from '../submissions/submit.ts';
import { type CaseState, type Day, dayOf, stateOf } from './clocks.ts';

/** A report as it comes to be stored: nothing of it can be read here. */
export interface SealedReport {
  cultureName: Culture;
  sealed: string;
  lookupHash: string;
  /** What answers are sealed to. */
  recipient: string;
}

/** What whoever knows the place of a mailbox finds there. */
export interface Mailbox {
  state: CaseState;
  day: Day;
  messages: Pick<ReportMessage, 'number' | 'direction' | 'day' | 'sealed'>[];
}

/** So many messages a case takes from its reporter. */
const mostMessages = 100;

/**
 * Stores a report with its spent captcha in one transaction. The same report again is the same one.
 * @throws SubmissionError for a captcha that was spent, and whatever the database throws; nothing is stored then.
 */
export async function storeReport(
  payload: Payload,
  { sealed, ...report }: SealedReport,
  captcha: { id: string; expires: Date },
): Promise<void> {
  if (await findReport(payload, report.lookupHash)) return;
  try {
    await inTransaction(payload, async (req) => {
      const own = { req, overrideAccess: true, depth: 0 } as const;
      const day = dayOf(Date.now());
      await payload.create({ ...own, collection: 'captchas', data: withoutTime(captcha) });
      const { id } = await payload.create({
        ...own,
        collection: 'reports',
        data: { ...report, day } as never,
      });
      await addMessage(payload, req, { report: id, number: 1, direction: 'fromReporter', sealed });
    });
  } catch (error) {
    if (await findReport(payload, report.lookupHash)) return;
    const { totalDocs } = await payload.count({
      collection: 'captchas',
      where: { id: { equals: captcha.id } },
    });
    throw totalDocs > 0 ? new SubmissionError('captchaSpent') : error;
  }
  if (!(await findReport(payload, report.lookupHash))) throw new Error('was not committed');
}

/** The mailbox that a code leads to; undefined when there is none. Only answers are in it. */
export async function readMailbox(payload: Payload, lookup: string): Promise<Mailbox | undefined> {
  const report = await findReport(payload, hashOf(lookup));
  if (!report) return undefined;
  const { docs } = await payload.find({
    collection: 'report-messages',
    where: { report: { equals: report.id } },
    sort: 'number',
    overrideAccess: true,
    depth: 0,
    limit: 0,
    pagination: false,
  });
  return {
    state: stateOf(report),
    day: report.day,
    messages: docs.map(({ day, direction, number, sealed }) => ({
      number,
      direction,
      day,
      // Not sealed to the reporter, so of no use there.
      sealed: direction === 'toReporter' ? sealed : '',
    })),
  };
}

/** @returns false when there is no such mailbox, it is closed, or it is full. */
export async function addToReport(
  payload: Payload,
  lookup: string,
  sealed: string,
): Promise<boolean> {
  const report = await findReport(payload, hashOf(lookup));
  if (!report || report.closedOn) return false;
  return inTransaction(payload, async (req) => {
    const where = { report: { equals: report.id } };
    const { totalDocs } = await payload.count({ collection: 'report-messages', where, req });
    if (totalDocs >= mostMessages) return false;
    const number = totalDocs + 1;
    await addMessage(payload, req, {
      report: report.id,
      number,
      direction: 'fromReporter',
      sealed,
    });
    return true;
  });
}

/** Adds a message of today. */
export async function addMessage(
  payload: Payload,
  req: PayloadRequest,
  message: Pick<ReportMessage, 'report' | 'number' | 'direction' | 'sealed'>,
): Promise<void> {
  await payload.create({
    collection: 'report-messages',
    data: { ...message, day: dayOf(Date.now()) } as never,
    overrideAccess: true,
    depth: 0,
    req,
  });
}

async function findReport(payload: Payload, lookupHash: string): Promise<Report | undefined> {
  const { docs } = await payload.find({
    collection: 'reports',
    where: { lookupHash: { equals: lookupHash } },
    overrideAccess: true,
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return docs[0];
}

/** A spent captcha tells when it was spent: this one tells the day. */
function withoutTime({ expires, id }: { id: string; expires: Date }) {
  const day = new Date(expires.toISOString().slice(0, 10));
  const end = new Date(day.getTime() + 2 * 86_400_000).toISOString();
  const midnight = new Date(`${dayOf(Date.now())}T00:00:00Z`).toISOString();
  return { id, expires: end, createdAt: midnight, updatedAt: midnight } as never;
}

function hashOf(lookup: string): string {
  return createHash('sha256').update(lookup).digest('hex');
}
