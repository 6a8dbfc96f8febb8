import { type Inbox, inboxes } from '@oilway/store/inboxes.ts';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
  Where,
} from 'payload';
import type { InboxEntryScope } from '../access/inbox-access.ts';
import { isSameValue } from '../audit/staff-audit.ts';
import type { Staff } from '../payload-types.ts';
import { assignableStaff } from '../submissions/assignee.ts';

/** The fields that decide which entries a person may be assigned to. */
const permissionFields = ['state', 'role', 'countries', 'departments', 'otherMessages'] as const;

/** Unassigns open entries that a person may no longer read after a change of their account. */
export const unassignUnreadableEntries: CollectionAfterChangeHook<Staff> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== 'update') return doc;
  if (permissionFields.every((right) => isSameValue(doc[right], previousDoc[right]))) return doc;
  await unassignEntries(req, doc.id);
  return doc;
};

/** Runs before the deletion, so that the change of each entry is in the audit log. */
export const unassignAllEntries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await unassignEntries(req, Number(id), true);
};

async function unassignEntries(req: PayloadRequest, person: number, all = false): Promise<void> {
  for (const inbox of inboxes)
    for (const { id } of await openEntries(req, inbox, person))
      if (all || !(await mayRemainAssigned(req, inbox, id, person)))
        await req.payload.update({
          collection: inbox,
          id,
          data: { assignee: null },
          depth: 0,
          overrideAccess: true,
          req,
        });
}

/** Returns the entries a person has to process; completed entries keep their assignee. */
export async function openEntries(
  req: PayloadRequest,
  inbox: Inbox,
  person: number,
): Promise<(InboxEntryScope & { id: string })[]> {
  const { docs } = await req.payload.find({
    collection: inbox,
    where: { assignee: { equals: person }, status: { in: ['new', 'inWork'] } },
    select: { cultureName: true, ...(inbox === 'contact-messages' ? { department: true } : {}) },
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  });
  return docs.map((entry) => ({
    ...(entry as Omit<InboxEntryScope, 'inbox'>),
    id: String(entry.id),
    inbox,
  }));
}

async function mayRemainAssigned(
  req: PayloadRequest,
  inbox: Inbox,
  id: string,
  person: number,
): Promise<boolean> {
  const candidateFilter = await assignableStaff(req.payload, inbox, id);
  const where: Where = { and: [{ id: { equals: person } }, candidateFilter] };
  return (
    (await req.payload.count({ collection: 'staff', where, overrideAccess: true, req })).totalDocs >
    0
  );
}
