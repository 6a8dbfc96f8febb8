import { createHash } from 'node:crypto';
import type { Culture } from '@oilway/store/cultures.ts';
import { SubmissionError } from '@oilway/store/submissions/submit.ts';
import type { Payload, PayloadRequest } from 'payload';
import { read, sql } from '../database/execute.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Report, ReportMessage } from '../payload-types.ts';
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

/** What a case takes from its reporter, without a captcha: messages, and characters of them as they are stored. */
const most = { messages: 100, size: 24_000_000 };

/** Characters of a letter without files, whatever its 20,000 letters are: 256 KiB sealed, as base64. */
const lengthOfWords = 360_000;

/** What became of something added to a case. */
export type AdditionOutcome = 'added' | 'unknown' | 'closed' | 'full' | 'fullOfFiles';

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
      await addMessage(payload, req, { report: id, direction: 'fromReporter', sealed });
    });
  } catch (error) {
    if (await findReport(payload, report.lookupHash)) return;
    const { totalDocs } = await payload.count({
      collection: 'captchas',
      where: { id: { equals: captcha.id } },
    });
    throw totalDocs > 0 ? new SubmissionError('captchaSpent') : error;
  }
}

/** The mailbox that a code leads to; undefined when there is none. Only answers are in it. */
export async function readMailbox(payload: Payload, lookup: string): Promise<Mailbox | undefined> {
  const report = await findReport(payload, hashOf(lookup));
  if (!report) return undefined;
  const of = { report: { equals: report.id } };
  const own = {
    collection: 'report-messages',
    sort: 'number',
    overrideAccess: true,
    depth: 0,
    pagination: false,
  } as const;
  const { docs } = await payload.find({
    ...own,
    where: of,
    select: { number: true, direction: true, day: true },
  });
  // What the reporter wrote is megabytes, and not sealed to the reporter, so of no use there.
  const where = { and: [of, { direction: { equals: 'toReporter' } }] };
  const answers = await payload.find({ ...own, where });
  const sealed = new Map(answers.docs.map((answer) => [answer.number, answer.sealed]));
  return {
    state: stateOf(report),
    day: report.day,
    messages: docs.map(({ day, direction, number }) => ({
      number,
      direction,
      day,
      sealed: sealed.get(number) ?? '',
    })),
  };
}

/** @returns `fullOfFiles` where there is still room for a message without files. */
export async function addToReport(
  payload: Payload,
  lookup: string,
  sealed: string,
): Promise<AdditionOutcome> {
  const found = await findReport(payload, hashOf(lookup));
  if (!found) return 'unknown';
  return inTransaction(payload, async (req) => {
    const report = await lockCase(req, found.id);
    if (!report) return 'unknown';
    if (report.closedOn) return 'closed';
    const { messages, size } = await extentOf(payload, req, report.id);
    if (messages >= most.messages) return 'full';
    if (size + sealed.length > most.size)
      return size + lengthOfWords > most.size ? 'full' : 'fullOfFiles';
    await addMessage(payload, req, { report: report.id, direction: 'fromReporter', sealed });
    return 'added';
  });
}

/** The case as it is now, which nobody else adds to before this transaction ends; undefined when there is none. */
export async function lockCase(req: PayloadRequest, id: string): Promise<Report | undefined> {
  const { docs } = await req.payload.update({
    collection: 'reports',
    where: { id: { equals: id } },
    data: {},
    overrideAccess: true,
    depth: 0,
    req,
  });
  return docs[0];
}

/** Adds a message of today, with the next number of its case. */
export async function addMessage(
  payload: Payload,
  req: PayloadRequest,
  message: Pick<ReportMessage, 'report' | 'direction' | 'sealed'>,
): Promise<void> {
  const { last } = await extentOf(payload, req, message.report);
  await payload.create({
    collection: 'report-messages',
    data: { ...message, number: last + 1, day: dayOf(Date.now()) } as never,
    overrideAccess: true,
    depth: 0,
    req,
  });
}

/** How much a case holds: its last number, its reporter's messages and their characters. */
async function extentOf(payload: Payload, req: PayloadRequest, report: string) {
  const [extent] = await read(
    payload,
    sql`SELECT max(number) AS last,
      count(CASE WHEN direction = 'fromReporter' THEN 1 END) AS messages,
      sum(CASE WHEN direction = 'fromReporter' THEN length(sealed) END) AS size
    FROM report_messages WHERE report = ${report}`,
    req,
  );
  const { last, messages, size } = extent ?? {};
  return { last: Number(last ?? 0), messages: Number(messages ?? 0), size: Number(size ?? 0) };
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
