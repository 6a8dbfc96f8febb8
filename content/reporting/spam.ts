import { randomUUID } from 'node:crypto';
import type { Actor } from '@oilway/store/audit/audit-event.ts';
import type { DbSession } from '@oilway/store/database/db-session.ts';
import { dayOf } from '@oilway/store/reporting/deadlines.ts';
import { reportNumber } from '@oilway/store/reporting/report-number.ts';
import { deleteReport, type Report } from '@oilway/store/reporting/report-row.ts';
import { reportDeletions as deletions, reports } from '@oilway/store/reporting/tables.ts';
import { accountById } from '@oilway/store/staff/account.ts';
import { eq } from 'drizzle-orm';
import type { CollectionConfig, Field } from 'payload';
import { complianceOfficers, denyAll, reportStatusReaders } from '../access/rules.ts';
import { randomId } from '../blocks/fields.ts';
import { text } from '../labels.ts';
import { hiddenCollection, line } from './hidden-collection.ts';

/** Actions on a spam case: one officer marks it, another one deletes it, either revokes the mark. */
export type SpamAction = 'spam' | 'notSpam' | 'deleteSpam';

/**
 * Performs a spam action. Reports have a legal retention period, spam has none. A case with feedback, or a closed one, was treated as a report and is
 * kept.
 * @param report locked.
 * @returns whether the action was performed.
 */
export async function applySpamAction(
  session: DbSession,
  report: Report,
  act: SpamAction,
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
  session: DbSession,
  { cultureName, day, id }: Report,
  { deletedBy, markedBy }: { markedBy: number; deletedBy: string },
): Promise<void> {
  const first = await accountById(session, markedBy);
  await deleteReport(session, id);
  await session.orm.insert(deletions(session)).values({
    id: randomUUID(),
    case: reportNumber(id),
    cultureName,
    day,
    deletedOn: dayOf(Date.now()),
    markedBy: first?.name ?? '',
    deletedBy,
  });
}

/** The officer who marked the case, and the day; another officer decides. */
export const spamFields: Field[] = [
  { name: 'spamOn', type: 'text', maxLength: 10, access: { read: complianceOfficers } },
  {
    name: 'spamBy',
    type: 'relationship',
    relationTo: 'staff',
    maxDepth: 0,
    access: { read: complianceOfficers },
  },
];

/** Records of deleted spam cases: the officers, without content, and the day, without time. */
export const reportDeletions: CollectionConfig = {
  ...hiddenCollection,
  slug: 'report-deletions',
  labels: {
    singular: text('Gelöschter Spam', 'Usunięty spam', 'Deleted spam'),
    plural: text('Gelöschter Spam', 'Usunięty spam', 'Deleted spam'),
  },
  access: { create: denyAll, read: reportStatusReaders, update: denyAll, delete: denyAll },
  defaultSort: ['-deletedOn', 'id'],
  fields: [
    randomId,
    line('case', 11),
    { name: 'cultureName', type: 'select', required: true, options: ['de-DE', 'pl-PL'] },
    line('day', 10),
    line('deletedOn', 10),
    line('markedBy', 120),
    line('deletedBy', 120),
  ],
};
