import type { PayloadRequest } from 'payload';
import { mayWriteIn, roleOf } from '../access/rules.ts';
import { auditOptions } from '../audit/audit-options.ts';
import { actorOf, recordAction } from '../audit/record-actions.ts';
import { subjectOf } from '../audit/subject.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { findAllOptions } from '../database/queries.ts';
import { type EditorialCollection, isEditorial } from '../editing/country.ts';
import { inLanguage, text } from '../labels.ts';

interface ScheduledPublication {
  type?: 'publish' | 'unpublish' | undefined;
  doc?: { relationTo: EditorialCollection; value: number | string } | null | undefined;
}

/** A publication to schedule, or to cancel by its job id. */
export interface ScheduleRequest extends ScheduledPublication {
  date?: Date | undefined;
  deleteID?: number | string | undefined;
  timezone?: string | undefined;
}

const messages = {
  notYours: text(
    'Das darf nur, wer den Text veröffentlichen darf.',
    'Może to zrobić tylko osoba, która może opublikować ten tekst.',
    'Only those who may publish the text may do that.',
  ),
  gone: text(
    'Dieser Termin steht nicht mehr im Zeitplan. Bitte neu laden.',
    'Tego terminu nie ma już w harmonogramie. Prosimy odświeżyć stronę.',
    'This is no longer on the timetable. Please reload.',
  ),
};

/**
 * Replaces Payload's handler, which checks no access before scheduling or cancelling, and writes without a transaction: here the job and the audit
 * entry are stored together.
 * @returns the reason of a refusal; undefined on success.
 */
export async function schedulePublication(
  userReq: PayloadRequest,
  schedule: ScheduleRequest,
): Promise<string | undefined> {
  const { date, deleteID, doc, timezone, type } = schedule;
  const message = (reason: keyof typeof messages) =>
    inLanguage(messages[reason], userReq.i18n.language);
  const pending = deleteID === undefined ? undefined : await findPending(userReq, deleteID);
  if (deleteID !== undefined && !pending) return message('gone');
  for (const publication of [pending, doc ? { doc, type } : undefined])
    if (publication && !(await mayPublish(userReq, publication))) return message('notYours');
  if (!pending && !doc) return message('notYours');
  await inTransaction(userReq.payload, async (req) => {
    if (deleteID !== undefined && pending) await cancelPending(req, userReq, deleteID, pending);
    if (!doc) return;
    const user = { relationTo: 'staff', value: userReq.user?.id };
    await req.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type, doc, timezone, user } as never,
      ...(date ? { waitUntil: new Date(date) } : {}),
      req,
    });
    await recordScheduleChange(req, userReq, 'scheduled', { doc, type }, date?.toISOString());
  });
  return undefined;
}

async function mayPublish(req: PayloadRequest, { doc }: ScheduledPublication): Promise<boolean> {
  if (!doc || !isEditorial(doc.relationTo)) return false;
  const found = await readDocument(req, doc);
  return found !== undefined && mayWriteIn(roleOf(req), found.country);
}

/** Returns the newest version of the document; undefined where there is none. */
export async function readDocument(
  req: PayloadRequest,
  { relationTo, value }: NonNullable<ScheduledPublication['doc']>,
) {
  const { docs } = await req.payload.find({
    ...findAllOptions,
    collection: relationTo,
    where: { id: { equals: Number(value) } },
    draft: true,
    limit: 1,
    req,
  });
  return docs[0];
}

interface PendingPublication extends ScheduledPublication {
  waitUntil: string | undefined;
}

async function findPending(
  req: PayloadRequest,
  id: number | string,
): Promise<PendingPublication | undefined> {
  const { docs } = await req.payload.find({
    ...findAllOptions,
    collection: 'payload-jobs',
    where: { and: [{ id: { equals: id } }, { taskSlug: { equals: 'schedulePublish' } }] },
    limit: 1,
  });
  const [job] = docs;
  return job && { ...(job.input as ScheduledPublication), waitUntil: job.waitUntil ?? undefined };
}

async function cancelPending(
  req: PayloadRequest,
  userReq: PayloadRequest,
  id: number | string,
  pending: PendingPublication,
): Promise<void> {
  await req.payload.delete({
    req,
    depth: 0,
    overrideAccess: true,
    collection: 'payload-jobs',
    where: { id: { equals: id } },
  });
  await recordScheduleChange(req, userReq, 'unscheduled', pending, pending.waitUntil);
}

async function recordScheduleChange(
  req: PayloadRequest,
  userReq: PayloadRequest,
  action: 'scheduled' | 'unscheduled',
  { doc, type = 'publish' }: ScheduledPublication,
  date: string | undefined,
): Promise<void> {
  if (!doc) return;
  const { relationTo, value } = doc;
  const document = { ...(await readDocument(req, doc)), id: Number(value) };
  const changes = {
    [type === 'publish' ? 'publishAt' : 'unpublishAt']:
      action === 'scheduled' ? { after: date ?? null } : { before: date ?? null },
  };
  const subject = subjectOf(relationTo, document, auditOptions[relationTo] ?? {});
  await recordAction(req, { action, subject, changes }, actorOf(userReq));
}
