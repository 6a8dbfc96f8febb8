import type { PayloadRequest } from 'payload';
import { actorOf, note } from '../audit/note.ts';
import { subjectOf } from '../audit/subject.ts';
import { watched } from '../audit/watched.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { isPlannable, type Scheduled } from './scheduled-publication.ts';

/** What is put on the timetable, or taken off it by the number of its job. Whoever asks may do so: `timetable-access.ts`. */
export interface Plan extends Scheduled {
  date?: Date | undefined;
  deleteID?: number | string | undefined;
  timezone?: string | undefined;
}

/** Takes the place of Payload's own, which writes without a transaction: here what was planned and that it was are one. */
export async function planPublication(asked: PayloadRequest, plan: Plan): Promise<void> {
  const { date, deleteID, timezone, ...input } = plan;
  await inTransaction(asked.payload, async (req) => {
    if (deleteID !== undefined) await takeOff(req, asked, deleteID);
    if (!input.doc) return;
    const planned = { ...input, timezone, user: { relationTo: 'staff', value: asked.user?.id } };
    await req.payload.jobs.queue({
      task: 'schedulePublish',
      input: planned as never,
      ...(date ? { waitUntil: new Date(date) } : {}),
      req,
    });
    await noteMove(req, asked, 'scheduled', input, date?.toISOString());
  });
}

async function takeOff(req: PayloadRequest, asked: PayloadRequest, id: number | string) {
  const own = { req, depth: 0, overrideAccess: true } as const;
  const { docs } = await req.payload.delete({
    ...own,
    collection: 'payload-jobs',
    where: { and: [{ id: { equals: id } }, { taskSlug: { equals: 'schedulePublish' } }] },
  });
  for (const { input, waitUntil } of docs)
    await noteMove(req, asked, 'unscheduled', (input ?? {}) as Scheduled, waitUntil ?? undefined);
}

async function noteMove(
  req: PayloadRequest,
  asked: PayloadRequest,
  action: 'scheduled' | 'unscheduled',
  { doc, locale, type = 'publish' }: Scheduled,
  moment: string | undefined,
): Promise<void> {
  if (!doc || !isPlannable(doc.relationTo)) return;
  const { relationTo, value } = doc;
  const { docs } = await req.payload.find({
    collection: relationTo,
    where: { id: { equals: Number(value) } },
    locale: locale === 'pl' ? 'pl' : 'de',
    draft: true,
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  });
  const found = { ...docs[0], id: Number(value) };
  const changes = {
    ...(locale ? { language: { after: locale } } : {}),
    [type === 'publish' ? 'publishAt' : 'unpublishAt']:
      action === 'scheduled' ? { after: moment ?? null } : { before: moment ?? null },
  };
  const subject = subjectOf(relationTo, found, watched[relationTo] ?? {});
  await note(req, { action, subject, changes }, actorOf(asked));
}
