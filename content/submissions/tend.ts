import { type Culture, cultures, localeOf } from '@oilway/store/cultures.ts';
import { deleteEnded } from '@oilway/store/members/secrets.ts';
import { type Inbox, inboxes } from '@oilway/store/submissions/inboxes.ts';
import type { Payload, TaskConfig, Where } from 'payload';
import { inTransaction } from '../database/in-transaction.ts';
import { sessionOf } from '../database/session.ts';
import { sweepUploads } from '../library/sweep.ts';
import type { Retention } from '../payload-types.ts';
import { type Clocks, clockProblem, type HeldBack, isMany, readClocks } from './held-back.ts';

const day = 86_400_000;

/** Mails of staff (links to a new password, reminders) are of no use after this, in milliseconds. */
const staffMails = 30 * day;

/** Every night: deletes what has been kept long enough, and says so in the global `retention`. */
export const tendInboxes: TaskConfig<'tendInboxes'> = {
  slug: 'tendInboxes',
  schedule: [{ cron: '0 30 3 * * *', queue: 'default' }],
  retries: 0,
  handler: async ({ req: { payload } }) => {
    await tend(payload, await readClocks(payload));
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
  /** Why nothing was deleted. */
  heldBack?: HeldBack;
}

/** Deletes nothing by a clock that cannot be right, and nothing that is unusually much, unless an admin allowed it for once. */
export async function tend(payload: Payload, clocks: Clocks): Promise<Tended> {
  const now = clocks.process;
  const terms = await payload.findGlobal({ slug: 'retention', depth: 0, overrideAccess: true });
  const rules = await Promise.all(inboxes.map((inbox) => rulesOf(payload, inbox, terms, now)));
  const heldBack = await reason(payload, terms, rules, clocks);
  if (heldBack) return hold(payload, now, heldBack);
  let [deleted, overdue] = [0, 0];
  for (const { inbox, open, over } of rules) {
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
  await deleteEnded(await sessionOf(payload), now);
  await sweepUploads(payload, now);
  const tended = { deleted, mails, overdue };
  const heldBackNoMore = { at: null, reason: null };
  const lastRun = { at: at(now), ...tended };
  await note(payload, { lastRun, heldBack: heldBackNoMore, allowed: false });
  return tended;
}

async function reason(
  payload: Payload,
  { allowed }: Retention,
  rules: Rules[],
  clocks: Clocks,
): Promise<HeldBack | undefined> {
  const problem = clockProblem(clocks);
  // Which of two clocks is right is nothing that an admin can allow.
  if (problem === 'clocks' || (problem && !allowed)) return problem;
  if (allowed) return undefined;
  for (const { inbox, over } of rules) if (await isMany(payload, inbox, over)) return 'many';
  return undefined;
}

/** Writes down, and into the log, that and why nothing was deleted. */
async function hold(payload: Payload, now: number, heldBack: HeldBack): Promise<Tended> {
  const none = { deleted: 0, mails: 0, overdue: 0 };
  // The next run compares itself with this one, unless it is this one that may have the wrong clock.
  const ran = ['first', 'future', 'many'].includes(heldBack);
  await note(payload, {
    ...(ran ? { lastRun: { at: at(now), ...none } } : {}),
    // The first run has nothing to compare with, which is nothing to look into.
    ...(heldBack === 'first' ? {} : { heldBack: { at: at(now), reason: heldBack } }),
  });
  if (heldBack !== 'first')
    payload.logger.error({ reason: heldBack }, 'retention deleted nothing: see Retention');
  return { ...none, heldBack };
}

const note = (payload: Payload, data: Partial<Retention>) =>
  payload.updateGlobal({ slug: 'retention', data: data as never, overrideAccess: true, depth: 0 });

const at = (moment: number): string => new Date(moment).toISOString();

/** What is to go, and what is as old but open. */
interface Rules {
  inbox: Inbox;
  over: Where;
  open: Where;
}

async function rulesOf(
  payload: Payload,
  inbox: Inbox,
  terms: Retention,
  now: number,
): Promise<Rules> {
  if (inbox === 'event-sign-ups') {
    const before = at(now - terms.eventSignUps * day);
    const venues = await Promise.all(cultures.map((culture) => endedBy(payload, before, culture)));
    return { inbox, over: { or: venues }, open: none };
  }
  const kept = inbox === 'contact-messages' ? terms.contactMessages : terms.sponsoringMessages;
  const before = at(now - kept * day);
  return {
    inbox,
    over: { status: { in: ['done', 'spam'] }, updatedAt: { less_than: before } },
    open: { status: { in: ['new', 'inWork'] }, createdAt: { less_than: before } },
  };
}

const none: Where = { id: { equals: '' } };

/** The sign-ups of a country whose venue had its end before this moment. */
async function endedBy(payload: Payload, before: string, culture: Culture): Promise<Where> {
  const { docs } = await payload.find({
    collection: 'events',
    locale: localeOf(culture),
    where: { end: { less_than: before } },
    select: { end: true },
    pagination: false,
    limit: 0,
    depth: 0,
    overrideAccess: true,
  });
  if (docs.length === 0) return none;
  return {
    and: [{ cultureName: { equals: culture } }, { event: { in: docs.map(({ id }) => id) } }],
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
