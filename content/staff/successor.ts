import type { Country } from '@oilway/store/locales.ts';
import type {
  CollectionAfterChangeHook,
  PayloadRequest,
  RelationshipField,
  RelationshipFieldSingleValidation,
  Where,
} from 'payload';
import { relationship } from 'payload/shared';
import { entryReaders, type InboxEntryScope } from '../access/inbox-access.ts';
import { adminFieldAccess, denyAll } from '../access/rules.ts';
import { recordAction } from '../audit/record-actions.ts';
import { findAllOptions } from '../database/queries.ts';
import { readScheduleJobs, type ScheduleJob } from '../editing/planned-publications.ts';
import { readDocument } from '../jobs/schedule-publication.ts';
import { inLanguage, text } from '../labels.ts';
import type { Staff } from '../payload-types.ts';
import { openEntries, successorOf } from './unassign-entries.ts';

const successorMissing = text(
  'Die Person hat Veröffentlichungen geplant, die mit ihren Rechten laufen: Bitte jemanden wählen.',
  'Osoba zaplanowała publikacje, które korzystają z jej praw: prosimy kogoś wybrać.',
  'This person has planned publications, which run with their rights: please choose someone.',
);

const validateSuccessor: RelationshipFieldSingleValidation = async (value, options) => {
  const { id, req } = options;
  if (!value && (await plannedBy(req, Number(id))).length > 0)
    return inLanguage(successorMissing, req.i18n?.language);
  return relationship(value, options);
};

/** The colleague who gets the open entries and planned publications of an account that is deactivated. */
export const successorField: RelationshipField = {
  name: 'successor',
  type: 'relationship',
  relationTo: 'staff',
  virtual: true,
  label: text('Wer übernimmt', 'Kto przejmuje', 'Who takes over'),
  access: { create: denyAll, update: adminFieldAccess },
  filterOptions: async ({ id, req }) =>
    // Lists ask without an account.
    !id || {
      // As text, because Payload reads no condition as deep as that of the rights from an address, and no longer list than twenty.
      id: { in: [0, ...(await successorIds(req, Number(id)))].join(',') },
    },
  validate: validateSuccessor,
  admin: {
    position: 'sidebar',
    // Virtual fields are read-only by default.
    readOnly: false,
    condition: ({ state }) => state === 'deactivated',
    allowCreate: false,
    allowEdit: false,
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    description: text(
      'Bekommt die offenen Einträge und die geplanten Veröffentlichungen. Zur Wahl steht, wer sie alle bearbeiten darf. Ohne Wahl werden die Einträge frei.',
      'Otrzyma niezałatwione wpisy i zaplanowane publikacje. Do wyboru są osoby, które mają do nich wszystkich prawa. Bez wyboru wpisy pozostaną bez osoby odpowiedzialnej.',
      'Gets the open entries and the planned publications. The choices are all who have the rights for these. Without one, entries become unassigned.',
    ),
  },
};

/** Returns the active colleagues who have the rights for everything that a person has to do. */
async function successorIds(req: PayloadRequest, person: number): Promise<number[]> {
  const scopes = new Map<string, InboxEntryScope>();
  for (const { cultureName, department, inbox } of await openEntries(req, person))
    scopes.set(`${inbox} ${cultureName} ${department}`, { cultureName, department, inbox });
  const conditions: Where[] = [{ state: { equals: 'active' } }, { id: { not_equals: person } }];
  for (const scope of scopes.values()) conditions.push(await entryReaders(scope, req.payload));
  for (const country of new Set((await plannedBy(req, person)).map((one) => one.country)))
    conditions.push({ role: { in: ['admin', `editor-${country}`] } });
  const { docs } = await req.payload.find({
    ...findAllOptions,
    collection: 'staff',
    where: { and: conditions },
    select: { name: true },
    req,
  });
  return docs.map(({ id }) => id);
}

/** Gives the planned publications of a deactivated person to the successor, with whose rights they then run. */
export const movePlanned: CollectionAfterChangeHook<Staff> = async ({ data, doc, req }) => {
  const successor = successorOf(doc, data);
  if (!successor) return doc;
  for (const { id, input, title } of await plannedBy(req, doc.id)) {
    await req.payload.update({
      collection: 'payload-jobs',
      id,
      data: { input: { ...input, user: { relationTo: 'staff', value: successor } } },
      depth: 0,
      overrideAccess: true,
      req,
    });
    await recordAction(req, {
      action: 'changed',
      subject: { kind: input.doc.relationTo, id: input.doc.value, title },
      changes: { plannedBy: { before: doc.id, after: successor } },
    });
  }
  return doc;
};

/** Returns the pending publications that a person has planned. */
async function plannedBy(req: PayloadRequest, person: number) {
  const planned: (ScheduleJob & { title: string; country: Country })[] = [];
  for (const job of await readScheduleJobs(req.payload, req)) {
    const isOwn = Number(job.input.user?.value) === person;
    const found = isOwn ? await readDocument(req, job.input.doc) : undefined;
    if (found) planned.push({ ...job, title: String(found.title ?? ''), country: found.country });
  }
  return planned;
}
