import { randomUUID } from 'node:crypto';
import type { Actor } from '@oilway/store/audit/act.ts';
import type { Session } from '@oilway/store/database/session.ts';
import { type Case, caseNumber, deleteCase } from '@oilway/store/reporting/case.ts';
import { dayOf } from '@oilway/store/reporting/clocks.ts';
import { reportDeletions as deletions, reports } from '@oilway/store/reporting/tables.ts';
import { personById } from '@oilway/store/staff/person.ts';
import { eq } from 'drizzle-orm';
import type { CollectionConfig, Field } from 'payload';
import { nobody, officers, watchers } from '../access/rules.ts';
import { text } from '../labels.ts';
import { closed, randomId } from './closed-collection.ts';

/** What officers do about a case that is no report: one says so, another one deletes it, either takes it back. */
export type SpamAct = 'spam' | 'notSpam' | 'deleteSpam';

/**
 * A report is kept for as long as the law says, spam is none. What was answered with feedback or closed was treated as
 * a report, so it stays.
 * @param report locked. @returns whether it was done.
 */
export async function actOnSpam(
  session: Session,
  report: Case,
  act: SpamAct,
  officer: Actor | undefined,
): Promise<boolean> {
  const { closedOn, feedbackOn, id, spamBy: markedBy } = report;
  if (!officer || closedOn || feedbackOn) return false;
  if (act === 'deleteSpam') {
    if (markedBy === null || markedBy === officer.id) return false;
    await erase(session, report, { markedBy, deletedBy: officer.name });
    return true;
  }
  const isSpam = act === 'spam';
  if (isSpam && markedBy !== null) return false;
  const rows = reports(session);
  await session.orm
    .update(rows)
    .set({ spamOn: isSpam ? dayOf(Date.now()) : null, spamBy: isSpam ? officer.id : null })
    .where(eq(rows.id, id));
  return true;
}

async function erase(
  session: Session,
  { cultureName, day, id }: Case,
  { deletedBy, markedBy }: { markedBy: number; deletedBy: string },
): Promise<void> {
  const first = await personById(session, markedBy);
  await deleteCase(session, id);
  await session.orm.insert(deletions(session)).values({
    id: randomUUID(),
    case: caseNumber(id),
    cultureName,
    day,
    deletedOn: dayOf(Date.now()),
    markedBy: first?.name ?? '',
    deletedBy,
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
