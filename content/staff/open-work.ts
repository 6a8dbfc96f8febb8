import { type Inbox, inboxes } from '@oilway/store/inboxes.ts';
import type { Country } from '@oilway/store/locales.ts';
import type { PayloadRequest, Where } from 'payload';
import { entryReaders, type InboxEntryScope } from '../access/inbox-access.ts';
import { type EditorialCollection, editorialCollections } from '../editing/country.ts';
import { openEntries } from './unassign-entries.ts';

interface PlannedByPerson {
  job: number;
  input: { doc: { relationTo: EditorialCollection; value: number | string } };
  title: string;
  country: Country;
}

/** What a person leaves behind when the account is deactivated. */
export interface OpenWork {
  entries: (InboxEntryScope & { id: string })[];
  /** Scheduled publications run with the rights of the person who planned them. */
  planned: PlannedByPerson[];
}

export async function readOpenWork(req: PayloadRequest, person: number): Promise<OpenWork> {
  const entries: OpenWork['entries'] = [];
  for (const inbox of inboxes) entries.push(...(await openEntries(req, inbox, person)));
  return { entries, planned: await plannedBy(req, person) };
}

async function plannedBy(req: PayloadRequest, person: number): Promise<PlannedByPerson[]> {
  const { docs } = await req.payload.find({
    collection: 'payload-jobs',
    where: {
      taskSlug: { equals: 'schedulePublish' },
      completedAt: { exists: false },
      hasError: { not_equals: true },
    },
    select: { input: true },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  });
  const planned: PlannedByPerson[] = [];
  for (const { id, input } of docs) {
    const { doc, user } = input as PlannedByPerson['input'] & { user?: { value?: unknown } };
    if (!doc || Number(user?.value) !== person) continue;
    const found = await req.payload.findByID({
      collection: doc.relationTo,
      id: Number(doc.value),
      draft: true,
      depth: 0,
      overrideAccess: true,
      disableErrors: true,
      req,
    });
    if (found)
      planned.push({
        job: Number(id),
        input: input as PlannedByPerson['input'],
        title: String(found.title ?? ''),
        country: found.country,
      });
  }
  return planned;
}

/** Counts the unpublished texts that the person wrote last. They have no owner: nothing of them is handed over. */
export async function countDrafts(req: PayloadRequest, person: number): Promise<number> {
  let count = 0;
  for (const collection of editorialCollections)
    count += (
      await req.payload.countVersions({
        collection,
        where: {
          latest: { equals: true },
          'version._status': { equals: 'draft' },
          'version.changedBy': { equals: person },
          'version.change': { not_equals: 'begun' },
        },
        overrideAccess: true,
        req,
      })
    ).totalDocs;
  return count;
}

/** Returns a query condition for the active colleagues who have the rights for all of it. */
export async function whereMayTakeOver(
  req: PayloadRequest,
  person: number,
  { entries, planned }: OpenWork,
): Promise<Where> {
  const scopes = new Map<string, InboxEntryScope>();
  for (const { cultureName, department, inbox } of entries)
    scopes.set(`${inbox} ${cultureName} ${department}`, { cultureName, department, inbox });
  const conditions: Where[] = [{ state: { equals: 'active' } }, { id: { not_equals: person } }];
  for (const scope of scopes.values()) conditions.push(await entryReaders(scope, req.payload));
  for (const country of new Set(planned.map((one) => one.country)))
    conditions.push({ role: { in: ['admin', `editor-${country}`] } });
  return { and: conditions };
}

/** Counts the entries by inbox. */
export const countByInbox = ({ entries }: OpenWork): Record<Inbox, number> =>
  Object.fromEntries(
    inboxes.map((inbox) => [inbox, entries.filter((entry) => entry.inbox === inbox).length]),
  ) as Record<Inbox, number>;
