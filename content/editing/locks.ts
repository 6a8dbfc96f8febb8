import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type GlobalAfterChangeHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type Where,
} from 'payload';
import { roleOf } from '../access/rules.ts';
import { inLanguage, text } from '../labels.ts';
import { lockCollection } from './lock-rights.ts';

/** Milliseconds after the last key press for which a form counts as open, as in the studio itself. */
const lockLasts = 300_000;

const taken = text(
  '{name} bearbeitet das gerade. Bitte sprechen Sie sich ab, oder übernehmen Sie im Formular.',
  '{name} właśnie to edytuje. Uzgodnijcie zmiany albo przejmij edycję w formularzu.',
  '{name} is editing this. Please agree with each other, or take over in the form.',
);

/** What a form is open of, as Payload's lock names it: a document, or what there is one of. */
type Subject =
  | { document: { relationTo: string; value: number | string } }
  | { globalSlug: string };

type Lock = Subject & { user: { relationTo: 'staff'; value: number }; updatedAt?: string };

/**
 * Whoever saves, publishes or deletes what somebody else has open is told so, and nothing is written over. Two editors of different
 * countries write different languages and are in nobody's way.
 */
export const keepLocked =
  (slug: string): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    const { autosave, id } = args as { autosave?: boolean; id?: number };
    const writes = operation === 'update' || operation === 'updateByID' || operation === 'delete';
    if (!writes || !isForm(req)) return args;
    // Of many at once, Payload leaves out those that somebody else has open.
    if (id === undefined) return { ...args, overrideLock: false };
    const subject = { document: { relationTo: slug, value: id } };
    await refuseIfOpen(req, subject);
    await rememberOpen(req, subject, autosave === true);
    return { ...args, overrideLock: true };
  };

/** The same for what there is one of: the menus, the footer, the settings. */
export const keepGlobalLocked =
  (slug: string): GlobalBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'update' || !isForm(req)) return args;
    const subject = { globalSlug: slug };
    await refuseIfOpen(req, subject);
    await rememberOpen(req, subject, false);
    return { ...args, overrideLock: true };
  };

/** Payload ends every lock when something is saved, so each pause in typing would let the next person in. */
export const stayOpen =
  (slug: string): CollectionAfterChangeHook =>
  async ({ doc, req }) => {
    await openAgain(req, { document: { relationTo: slug, value: doc.id } });
    return doc;
  };

export const stayOpenGlobal =
  (slug: string): GlobalAfterChangeHook =>
  async ({ doc, req }) => {
    await openAgain(req, { globalSlug: slug });
    return doc;
  };

const isForm = (req: PayloadRequest) => roleOf(req) !== undefined && req.payloadAPI === 'REST';

const keyOf = (subject: Subject) => `open ${JSON.stringify(subject)}`;

const ofSubject = (subject: Subject): Where =>
  'globalSlug' in subject
    ? { globalSlug: { equals: subject.globalSlug } }
    : {
        'document.relationTo': { equals: subject.document.relationTo },
        'document.value': { equals: subject.document.value },
      };

/** Who has it open beside whoever saves; and they themselves, unless they are done with it. */
async function rememberOpen(req: PayloadRequest, subject: Subject, goesOn: boolean): Promise<void> {
  const others = (await locksOf(req, subject, true)).map(
    ({ updatedAt, user }): Lock => ({ ...subject, updatedAt, user }),
  );
  const own = { ...subject, user: { relationTo: 'staff' as const, value: Number(req.user?.id) } };
  req.context[keyOf(subject)] = goesOn ? [...others, own] : others;
}

async function openAgain(req: PayloadRequest, subject: Subject): Promise<void> {
  const locks = (req.context[keyOf(subject)] ?? []) as Lock[];
  delete req.context[keyOf(subject)];
  for (const data of locks) await req.payload.db.create({ collection: lockCollection, data, req });
}

/** The locks of others that hold, newest first; all of them, or those in the way of whoever asks. */
async function locksOf(req: PayloadRequest, subject: Subject, all: boolean): Promise<Lock[]> {
  const others = { 'user.value': { not_equals: req.user?.id } };
  const since = { updatedAt: { greater_than: new Date(Date.now() - lockLasts).toISOString() } };
  const { docs } = await req.payload.find({
    collection: lockCollection,
    depth: 0,
    pagination: false,
    sort: '-updatedAt',
    overrideAccess: all,
    req: Object.create(req) as PayloadRequest,
    where: { and: [ofSubject(subject), others, since] },
  });
  return docs as unknown as Lock[];
}

/** @throws APIError 423 while somebody else has it open who may write the same language. */
async function refuseIfOpen(req: PayloadRequest, subject: Subject): Promise<void> {
  const [lock] = await locksOf(req, subject, false);
  if (!lock) return;
  const { name } = await req.payload.findByID({
    collection: 'staff',
    id: lock.user.value,
    depth: 0,
    overrideAccess: true,
    req: Object.create(req) as PayloadRequest,
    select: { name: true },
  });
  throw new APIError(inLanguage(taken, req.i18n.language).replace('{name}', name), 423, null, true);
}
