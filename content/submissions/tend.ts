import type { Payload, TaskConfig, Where } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { sweepUploads } from '../library/sweep.ts';
import { deleteEnded } from '../members/ended.ts';
import type { Retention } from '../payload-types.ts';
import { type Inbox, inboxes } from './inboxes.ts';

const day = 86_400_000;

/** Mails of staff (links to a new password, reminders) are of no use after this, in milliseconds. */
const staffMails = 30 * day;

/** Every night: deletes what has been kept long enough, and says so in the global `retention`. */
export const tendInboxes: TaskConfig<'tendInboxes'> = {
  slug: 'tendInboxes',
  schedule: [{ cron: '0 30 3 * * *', queue: 'default' }],
  retries: 0,
  handler: async ({ req: { payload } }) => {
    await tend(payload, Date.now());
    return { output: {} };
  },
};

export interface Tended {
  /** Entries of the inboxes. */
  deleted: number;
  /** Mails that belonged to nobody's entry any more. */
  mails: number;
  /** Entries that are open though their time is over: somebody has to see to them. */
  overdue: number;
}

/** @param now milliseconds. */
export async function tend(payload: Payload, now: number): Promise<Tended> {
  const terms = await payload.findGlobal({ slug: 'retention', depth: 0, overrideAccess: true });
  let [deleted, overdue] = [0, 0];
  for (const inbox of inboxes) {
    const { open, over } = await rulesOf(payload, inbox, terms, now);
    deleted += await deleteEach(payload, inbox, over);
    const { totalDocs } = await payload.count({
      collection: inbox,
      where: open,
      overrideAccess: true,
    });
    overdue += totalDocs;
  }
  const mails = await deleteMails(payload, now);
  await payload.delete({
    collection: 'captchas',
    where: { expires: { less_than: at(now - day) } },
    overrideAccess: true,
  });
  await deleteEnded(payload, now);
  await sweepUploads(payload, now);
  const tended = { deleted, mails, overdue };
  await payload.updateGlobal({
    slug: 'retention',
    data: { lastRun: { at: at(now), ...tended } } as never,
    overrideAccess: true,
    depth: 0,
  });
  return tended;
}

const at = (moment: number): string => new Date(moment).toISOString();

/** What is to go, and what is as old but open. */
async function rulesOf(
  payload: Payload,
  inbox: Inbox,
  terms: Retention,
  now: number,
): Promise<{ over: Where; open: Where }> {
  if (inbox === 'event-sign-ups') {
    const before = at(now - terms.eventSignUps * day);
    const { docs } = await payload.find({
      collection: 'events',
      where: { end: { less_than: before } },
      select: { end: true },
      pagination: false,
      limit: 0,
      depth: 0,
      overrideAccess: true,
    });
    const none: Where = { id: { equals: '' } };
    return {
      over: docs.length > 0 ? { event: { in: docs.map(({ id }) => id) } } : none,
      open: none,
    };
  }
  const kept = inbox === 'contact-messages' ? terms.contactMessages : terms.sponsoringMessages;
  const before = at(now - kept * day);
  return {
    over: { status: { in: ['done', 'spam'] }, updatedAt: { less_than: before } },
    open: { status: { in: ['new', 'inWork'] }, createdAt: { less_than: before } },
  };
}

/** One after the other, each with what belongs to it. */
async function deleteEach(payload: Payload, inbox: Inbox, where: Where): Promise<number> {
  const { docs } = await payload.find({
    collection: inbox,
    where,
    select: { reference: true },
    pagination: false,
    limit: 0,
    depth: 0,
    overrideAccess: true,
  });
  let deleted = 0;
  for (const { id } of docs)
    deleted += await deleteOne(payload, inbox, { and: [{ id: { equals: id } }, where] });
  return deleted;
}

/** What was opened again or deleted meanwhile is none any more. */
async function deleteOne(payload: Payload, inbox: Inbox, where: Where): Promise<number> {
  return inTransaction(payload, async (req) => {
    const { docs, errors } = await payload.delete({
      collection: inbox,
      where,
      req,
      overrideAccess: true,
      depth: 0,
    });
    if (errors[0]) throw new Error(`an entry could not be deleted: ${errors[0].message}`);
    return docs.length;
  });
}

async function deleteMails(payload: Payload, now: number): Promise<number> {
  const { docs } = await payload.delete({
    collection: 'mails',
    where: {
      reference: { exists: false },
      state: { in: ['sent', 'dead'] },
      createdAt: { less_than: at(now - staffMails) },
    },
    overrideAccess: true,
    depth: 0,
  });
  return docs.length;
}
