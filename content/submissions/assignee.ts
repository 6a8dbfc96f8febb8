import type { Field, PayloadRequest, Validate } from 'payload';
import { inLanguage, text } from '../labels.ts';

/** Those who work on what visitors send, and may be given it. */
const clerks = { role: { in: ['admin', 'forms-clerk'] } };

const notOne = text(
  'Zuständig sein kann nur, wer Formulare bearbeitet oder die Administration hat.',
  'Odpowiedzialna może być tylko osoba obsługująca formularze lub administrator.',
  'Only a forms clerk or an administrator can be in charge.',
);

interface Situation {
  previousValue?: unknown;
  req: PayloadRequest;
}

/** Whoever was in charge may stay so in another role: only a new one is looked at. */
const validateAssignee: Validate = async (value: unknown, situation: unknown) => {
  const { previousValue, req } = situation as Situation;
  if (value === null || value === undefined || idOf(value) === idOf(previousValue)) return true;
  const { totalDocs } = await req.payload.count({
    collection: 'staff',
    where: { and: [{ id: { equals: idOf(value) } }, clerks] },
    overrideAccess: true,
    req,
  });
  return totalDocs > 0 || inLanguage(notOne, req.i18n?.language);
};

/** A number that no row has where it is none. */
function idOf(value: unknown): number {
  const id = typeof value === 'object' && value !== null ? (value as { id: unknown }).id : value;
  return Number.isInteger(Number(id)) ? Number(id) : 0;
}

export const assignee: Field = {
  name: 'assignee',
  type: 'relationship',
  relationTo: 'staff',
  label: text('Zuständig', 'Odpowiedzialny', 'Assignee'),
  filterOptions: clerks,
  validate: validateAssignee,
  admin: { position: 'sidebar', allowCreate: false, allowEdit: false },
} as Field;
