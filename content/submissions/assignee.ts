import type { Field, PayloadRequest, Validate, Where } from 'payload';
import { areClerks } from '../access/rules.ts';
import { idOf } from '../id-of.ts';
import { inLanguage, text } from '../labels.ts';

const notOne = text(
  'Zuständig sein kann nur, wer Formulare bearbeitet oder die Administration hat.',
  'Odpowiedzialna może być tylko osoba obsługująca formularze lub administrator.',
  'Only a forms clerk or an administrator can be in charge.',
);

interface Situation {
  previousValue?: unknown;
  req: PayloadRequest;
}

/** Who was deactivated gets nothing new. */
const stillClerks: Where = { and: [areClerks, { state: { not_equals: 'deactivated' } }] };

/** A number that no row has. */
const none = 0;

/** Whoever was in charge may stay so in another role: only a new one is looked at. */
const validateAssignee: Validate = async (value: unknown, situation: unknown) => {
  const { previousValue, req } = situation as Situation;
  if (value === null || value === undefined || idOf(value) === idOf(previousValue)) return true;
  const { totalDocs } = await req.payload.count({
    collection: 'staff',
    where: { and: [{ id: { equals: idOf(value) ?? none } }, stillClerks] },
    overrideAccess: true,
    req,
  });
  return totalDocs > 0 || inLanguage(notOne, req.i18n?.language);
};

export const assignee: Field = {
  name: 'assignee',
  type: 'relationship',
  relationTo: 'staff',
  label: text('Zuständig', 'Odpowiedzialny', 'Assignee'),
  filterOptions: stillClerks,
  validate: validateAssignee,
  admin: { position: 'sidebar', allowCreate: false, allowEdit: false },
} as Field;
