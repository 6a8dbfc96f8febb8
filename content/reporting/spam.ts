import { type Case, caseNumber, deleteCase, lockCase } from '@oilway/store/reporting/case.ts';
import { dayOf } from '@oilway/store/reporting/clocks.ts';
import type { CollectionConfig, Field, PayloadRequest } from 'payload';
import { nobody, officers, watchers } from '../access/rules.ts';
import { sessionOf } from '../database/session.ts';
import { text } from '../labels.ts';
import { closed, randomId } from './closed-collection.ts';

/** What officers do about a case that is no report: one says so, another one deletes it, either takes it back. */
export type SpamAct = 'spam' | 'notSpam' | 'deleteSpam';

interface Officer {
  id: number;
  name: string;
}

/**
 * A report is kept for as long as the law says, spam is none. What was answered with feedback or closed was treated as
 * a report, so it stays.
 * @param req of a transaction. @returns the status of the answer.
 */
export async function actOnSpam(
  req: PayloadRequest,
  officer: Officer,
  id: string,
  act: SpamAct,
): Promise<number> {
  const report = await lockCase(await sessionOf(req.payload, req), id);
  if (!report) return 404;
  if (report.closedOn || report.feedbackOn) return 409;
  const { spamBy: markedBy } = report;
  if (act === 'spam' && markedBy !== null) return 409;
  if (act !== 'deleteSpam') {
    await mark(req, id, act === 'spam' ? officer : undefined);
    return 204;
  }
  if (markedBy === null || markedBy === officer.id) return 409;
  await erase(req, report, { markedBy, deletedBy: officer.name });
  return 204;
}

async function mark(req: PayloadRequest, id: string, officer: Officer | undefined): Promise<void> {
  await req.payload.update({
    collection: 'reports',
    id,
    data: {
      spamOn: officer ? dayOf(Date.now()) : null,
      spamBy: officer?.id ?? null,
    },
    overrideAccess: true,
    depth: 0,
    req,
  });
}

async function erase(
  req: PayloadRequest,
  { cultureName, day, id }: Case,
  { deletedBy, markedBy }: { markedBy: number; deletedBy: string },
): Promise<void> {
  const { payload } = req;
  const own = { req, overrideAccess: true, depth: 0 } as const;
  const first = await payload.findByID({ ...own, collection: 'staff', id: markedBy });
  await deleteCase(await sessionOf(payload, req), id);
  await payload.create({
    ...own,
    collection: 'report-deletions',
    data: {
      case: caseNumber(id),
      cultureName,
      day,
      deletedOn: dayOf(Date.now()),
      markedBy: first.name,
      deletedBy,
    },
  });
}

/** Whoever thinks a case is spam, and since when; the other one decides. */
export const spamFields: Field[] = [
  { name: 'spamOn', type: 'text', maxLength: 10, access: { read: officers } },
  {
    name: 'spamBy',
    type: 'relationship',
    relationTo: 'staff',
    maxDepth: 0,
    access: { read: officers },
  },
];

const line = (name: string, maxLength: number): Field => ({
  name,
  type: 'text',
  required: true,
  maxLength,
});

/** That a case was deleted as spam, and by whom: nothing of what it said. Days, as everywhere here. */
export const reportDeletions: CollectionConfig = {
  ...closed,
  slug: 'report-deletions',
  labels: {
    singular: text('Gelöschter Spam', 'Usunięty spam', 'Deleted spam'),
    plural: text('Gelöschter Spam', 'Usunięty spam', 'Deleted spam'),
  },
  access: {
    create: nobody,
    read: watchers,
    update: nobody,
    delete: nobody,
    unlock: nobody,
  },
  defaultSort: ['-deletedOn', 'id'],
  fields: [
    randomId,
    line('case', 8),
    { name: 'cultureName', type: 'select', required: true, options: ['de-DE', 'pl-PL'] },
    line('day', 10),
    line('deletedOn', 10),
    line('markedBy', 120),
    line('deletedBy', 120),
  ],
};
