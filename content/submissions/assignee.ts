import type { Inbox } from '@oilway/store/inboxes.ts';
import type { Field, Payload, PayloadRequest, Validate, Where } from 'payload';
import { type OwnedEntry, readersOf } from '../access/own-entries.ts';
import { areClerks } from '../access/rules.ts';
import { idOf } from '../id-of.ts';
import { inLanguage, text } from '../labels.ts';

const notOne = text(
  'Zuständig sein kann nur, wer diesen Eintrag lesen darf.',
  'Odpowiedzialna może być tylko osoba, która może czytać ten wpis.',
  'Only somebody who may read this entry can be in charge.',
);

interface Situation {
  id?: number | string;
  previousValue?: unknown;
  req: PayloadRequest;
}

/** An id that no row has. */
const none = 0;

/** Excludes deactivated accounts from new assignments. */
const still = (who: Where): Where => ({ and: [who, { state: { not_equals: 'deactivated' } }] });

/** Returns a query condition for the staff that an entry can be assigned to. Reads the stored entry, not the values of the form. */
export async function candidates(payload: Payload, inbox: Inbox, id: unknown): Promise<Where> {
  if (!id) return still(areClerks);
  const found = await payload.findByID({
    collection: inbox,
    id: String(id),
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
  });
  const entry = found as Omit<OwnedEntry, 'inbox'> | null;
  return still(entry ? await readersOf({ ...entry, inbox }, payload) : areClerks);
}

/** Validates a new assignee only: an unchanged one is accepted after a change of role. */
const validateAssignee =
  (inbox: Inbox): Validate =>
  async (value: unknown, situation: unknown) => {
    const { id, previousValue, req } = situation as Situation;
    if (value === null || value === undefined || idOf(value) === idOf(previousValue)) return true;
    const { totalDocs } = await req.payload.count({
      collection: 'staff',
      where: {
        and: [{ id: { equals: idOf(value) ?? none } }, await candidates(req.payload, inbox, id)],
      },
      overrideAccess: true,
      req,
    });
    return totalDocs > 0 || inLanguage(notOne, req.i18n?.language);
  };

export const assignee = (inbox: Inbox): Field =>
  ({
    name: 'assignee',
    type: 'relationship',
    relationTo: 'staff',
    label: text('Zuständig', 'Odpowiedzialny', 'Assignee'),
    filterOptions: ({ id, req }: { id?: number | string; req: PayloadRequest }) =>
      candidates(req.payload, inbox, id),
    validate: validateAssignee(inbox),
    admin: { position: 'sidebar', allowCreate: false, allowEdit: false },
  }) as Field;
