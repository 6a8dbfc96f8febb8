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

/** A number that no row has. */
const none = 0;

/** Who was deactivated gets nothing new. */
const still = (who: Where): Where => ({ and: [who, { state: { not_equals: 'deactivated' } }] });

/** Who can be in charge of an entry. As it is stored: what a form says of it is not asked. */
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

/** Whoever was in charge may stay so in another role: only a new one is looked at. */
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
