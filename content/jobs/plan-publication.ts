import type { PayloadRequest } from 'payload';
import { mayWriteIn, roleOf } from '../access/rules.ts';
import { actorOf, note } from '../audit/note.ts';
import { subjectOf } from '../audit/subject.ts';
import { watched } from '../audit/watched.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { isWritten, type Written } from '../editing/country.ts';
import { inLanguage, text } from '../labels.ts';

/** The input of a scheduled publication in Payload's job. */
interface Scheduled {
  type?: 'publish' | 'unpublish' | undefined;
  doc?: { relationTo: Written; value: number | string } | null | undefined;
}

/** A publication to schedule, or to cancel by its job id. */
export interface Plan extends Scheduled {
  date?: Date | undefined;
  deleteID?: number | string | undefined;
  timezone?: string | undefined;
}

const words = {
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
export async function planPublication(
  asked: PayloadRequest,
  plan: Plan,
): Promise<string | undefined> {
  const { date, deleteID, doc, timezone, type } = plan;
  const say = (reason: keyof typeof words) => inLanguage(words[reason], asked.i18n.language);
  const known = deleteID === undefined ? undefined : await plannedAs(asked, deleteID);
  if (deleteID !== undefined && !known) return say('gone');
  for (const one of [known, doc ? { doc, type } : undefined])
    if (one && !(await mayPublish(asked, one))) return say('notYours');
  if (!known && !doc) return say('notYours');
  await inTransaction(asked.payload, async (req) => {
    if (deleteID !== undefined && known) await takeOff(req, asked, deleteID, known);
    if (!doc) return;
    const user = { relationTo: 'staff', value: asked.user?.id };
    await req.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type, doc, timezone, user } as never,
      ...(date ? { waitUntil: new Date(date) } : {}),
      req,
    });
    await noteMove(req, asked, 'scheduled', { doc, type }, date?.toISOString());
  });
  return undefined;
}

async function mayPublish(req: PayloadRequest, { doc }: Scheduled): Promise<boolean> {
  if (!doc || !isWritten(doc.relationTo)) return false;
  const found = await readDocument(req, doc);
  return found !== undefined && mayWriteIn(roleOf(req), found.country);
}

async function readDocument(
  req: PayloadRequest,
  { relationTo, value }: NonNullable<Scheduled['doc']>,
) {
  const { docs } = await req.payload.find({
    collection: relationTo,
    where: { id: { equals: Number(value) } },
    draft: true,
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    req,
  });
  return docs[0];
}

interface Planned extends Scheduled {
  waitUntil: string | undefined;
}

async function plannedAs(req: PayloadRequest, id: number | string): Promise<Planned | undefined> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: { and: [{ id: { equals: id } }, { taskSlug: { equals: 'schedulePublish' } }] },
    overrideAccess: true,
    depth: 0,
    limit: 1,
    pagination: false,
  });
  const [job] = docs;
  return job && { ...(job.input as Scheduled), waitUntil: job.waitUntil ?? undefined };
}

async function takeOff(
  req: PayloadRequest,
  asked: PayloadRequest,
  id: number | string,
  planned: Planned,
): Promise<void> {
  await req.payload.delete({
    req,
    depth: 0,
    overrideAccess: true,
    collection: 'payload-jobs',
    where: { id: { equals: id } },
  });
  await noteMove(req, asked, 'unscheduled', planned, planned.waitUntil);
}

async function noteMove(
  req: PayloadRequest,
  asked: PayloadRequest,
  action: 'scheduled' | 'unscheduled',
  { doc, type = 'publish' }: Scheduled,
  moment: string | undefined,
): Promise<void> {
  if (!doc) return;
  const { relationTo, value } = doc;
  const found = { ...(await readDocument(req, doc)), id: Number(value) };
  const changes = {
    [type === 'publish' ? 'publishAt' : 'unpublishAt']:
      action === 'scheduled' ? { after: moment ?? null } : { before: moment ?? null },
  };
  const subject = subjectOf(relationTo, found, watched[relationTo] ?? {});
  await note(req, { action, subject, changes }, actorOf(asked));
}
