import type { Inbox } from '@oilway/store/inboxes.ts';
import type { Field, Payload, PayloadRequest, Validate, Where } from 'payload';
import { entryReaders, type InboxEntryScope } from '../access/inbox-access.ts';
import { whereClerk } from '../access/rules.ts';
import { relationshipField } from '../blocks/fields.ts';
import { findOneOptions, hasMatch } from '../database/queries.ts';
import { idOf } from '../id-of.ts';
import { inLanguage, text } from '../labels.ts';

const notAssignable = text(
  'Zuständig sein kann nur, wer diesen Eintrag lesen darf.',
  'Odpowiedzialna może być tylko osoba, która może czytać ten wpis.',
  'Only a person who may read this entry can be in charge.',
);

interface ValidateOptions {
  id?: number | string;
  previousValue?: unknown;
  req: PayloadRequest;
}

/** An id that no row has. */
const none = 0;

/** Excludes deactivated accounts from new assignments. Flat: Payload reads queries of forms down to ten levels. */
const activeOnly = (filter: Where): Where => ({ ...filter, state: { not_equals: 'deactivated' } });

/** Returns a query condition for the staff that an entry can be assigned to. Reads the stored entry, not the values of the form. */
export async function assignableStaff(payload: Payload, inbox: Inbox, id: unknown): Promise<Where> {
  if (!id) return activeOnly(whereClerk);
  const found = await payload.findByID({ ...findOneOptions, collection: inbox, id: String(id) });
  const entry = found as Omit<InboxEntryScope, 'inbox'> | null;
  return activeOnly(entry ? await entryReaders({ ...entry, inbox }, payload) : whereClerk);
}

/** Returns whether an entry can be assigned to a person. */
export const isAssignable = async (
  req: PayloadRequest,
  inbox: Inbox,
  id: unknown,
  person: number,
) =>
  hasMatch(req, 'staff', {
    and: [{ id: { equals: person } }, await assignableStaff(req.payload, inbox, id)],
  });

/** Validates a new assignee only: an unchanged one is accepted after a change of role. */
const validateAssignee =
  (inbox: Inbox): Validate =>
  async (value: unknown, options: unknown) => {
    const { id, previousValue, req } = options as ValidateOptions;
    if (value === null || value === undefined || idOf(value) === idOf(previousValue)) return true;
    return (
      (await isAssignable(req, inbox, id, idOf(value) ?? none)) ||
      inLanguage(notAssignable, req.i18n?.language)
    );
  };

export const assignee = (inbox: Inbox): Field =>
  relationshipField('assignee', 'staff', text('Zuständig', 'Odpowiedzialny', 'Assignee'), {
    filterOptions: ({ id, req }: { id?: number | string; req: PayloadRequest }) =>
      assignableStaff(req.payload, inbox, id),
    validate: validateAssignee(inbox),
    admin: { position: 'sidebar', allowCreate: false, allowEdit: false },
  }) as Field;
