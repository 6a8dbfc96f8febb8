import { inboxes } from '@oilway/store/inboxes.ts';
import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload';
import type { InboxEntryScope } from '../access/inbox-access.ts';
import { isSameValue } from '../audit/staff-audit.ts';
import { findAllOptions } from '../database/queries.ts';
import { idOf } from '../id-of.ts';
import type { Staff } from '../payload-types.ts';
import { isAssignable } from '../submissions/assignee.ts';

/** The fields that decide which entries a person may be assigned to. */
const permissionFields = ['state', 'role', 'countries', 'departments', 'otherMessages'] as const;

/** Unassigns open entries that a person may no longer read after a change of their account; those of a deactivated one go to the successor. */
export const unassignUnreadableEntries: CollectionAfterChangeHook<Staff> = async ({
  data,
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== 'update') return doc;
  const successor = successorOf(doc, data);
  const isUnchanged = permissionFields.every((right) =>
    isSameValue(doc[right], previousDoc[right]),
  );
  if (isUnchanged && !successor) return doc;
  for (const entry of await openEntries(req, doc.id))
    if (!(await isAssignable(req, entry.inbox, entry.id, doc.id)))
      await assign(req, entry, successor);
  return doc;
};

/** Returns the colleague who takes over from a deactivated person, as sent with the change. */
export const successorOf = ({ state }: Staff, { successor }: Partial<Staff>): number | undefined =>
  state === 'deactivated' ? idOf(successor) : undefined;

/** Runs before the deletion, so that the change of each entry is in the audit log. */
export const unassignAllEntries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const entry of await openEntries(req, Number(id))) await assign(req, entry, undefined);
};

type OpenEntry = InboxEntryScope & { id: string };

const assign = (req: PayloadRequest, { id, inbox }: OpenEntry, assignee: number | undefined) =>
  req.payload.update({
    collection: inbox,
    id,
    data: { assignee: assignee ?? null },
    depth: 0,
    overrideAccess: true,
    req,
  });

/** Returns the entries a person has to process; completed entries keep their assignee. */
export async function openEntries(req: PayloadRequest, person: number): Promise<OpenEntry[]> {
  const entries: OpenEntry[] = [];
  for (const inbox of inboxes) {
    const { docs } = await req.payload.find({
      ...findAllOptions,
      collection: inbox,
      where: { assignee: { equals: person }, status: { in: ['new', 'inWork'] } },
      select: { cultureName: true, ...(inbox === 'contact-messages' ? { department: true } : {}) },
      req,
    });
    for (const entry of docs)
      entries.push({ ...(entry as Omit<OpenEntry, 'inbox'>), id: String(entry.id), inbox });
  }
  return entries;
}
