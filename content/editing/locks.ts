import {
  type Access,
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload';
import { roles } from '../access/roles.ts';
import { anyStaff, countryOf, nobody, roleOf } from '../access/rules.ts';
import { inLanguage, text } from '../labels.ts';

/** Payload's collection of who has a form open. */
export const lockCollection = 'payload-locked-documents';

/** Milliseconds after the last key press for which a form counts as open, as in the studio itself. */
const lockLasts = 300_000;

const taken = text(
  '{name} bearbeitet das gerade. Bitte sprechen Sie sich ab, oder übernehmen Sie im Formular.',
  '{name} właśnie to edytuje. Uzgodnijcie zmiany albo przejmij edycję w formularzu.',
  '{name} is editing this. Please agree with each other, or take over in the form.',
);

/**
 * Whoever saves, publishes or deletes what somebody else has open is told so, and nothing is written over. Two editors of different
 * countries write different languages and are in nobody's way.
 */
export const keepLocked =
  (slug: string): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    const id = (args as { id?: number }).id;
    const writes = operation === 'update' || operation === 'updateByID' || operation === 'delete';
    if (!writes || !isForm(req)) return args;
    // Of many at once, Payload leaves out those that somebody else has open.
    if (id === undefined) return { ...args, overrideLock: false };
    await refuseIfOpen(req, {
      'document.relationTo': { equals: slug },
      'document.value': { equals: id },
    });
    return { ...args, overrideLock: true };
  };

/** The same for what there is one of: the menus, the footer, the settings. */
export const keepGlobalLocked =
  (slug: string): GlobalBeforeOperationHook =>
  async ({ args, operation, req }) => {
    if (operation !== 'update' || !isForm(req)) return args;
    await refuseIfOpen(req, { globalSlug: { equals: slug } });
    return { ...args, overrideLock: true };
  };

const isForm = (req: PayloadRequest) => roleOf(req) !== undefined && req.payloadAPI === 'REST';

/** @throws APIError 423 while somebody else has it open who may write the same language. */
async function refuseIfOpen(req: PayloadRequest, subject: Where): Promise<void> {
  const own = Object.create(req) as PayloadRequest;
  const others = { 'user.value': { not_equals: req.user?.id } };
  const since = { updatedAt: { greater_than: new Date(Date.now() - lockLasts).toISOString() } };
  const { docs } = await req.payload.find({
    collection: lockCollection,
    depth: 0,
    limit: 1,
    pagination: false,
    sort: '-updatedAt',
    overrideAccess: false,
    req: own,
    where: { and: [subject, others, since] },
  });
  const holder = (docs[0] as { user?: { value: number } } | undefined)?.user?.value;
  if (holder === undefined) return;
  const { name } = await req.payload.findByID({
    collection: 'staff',
    id: holder,
    depth: 0,
    overrideAccess: true,
    req: own,
    select: { name: true },
  });
  throw new APIError(inLanguage(taken, req.i18n.language).replace('{name}', name), 423, null, true);
}

/** An editor of one country is in nobody's way in another one: the studio does not even say that they have a form open. */
const inTheWay: Access = async ({ req }) => {
  const own = countryOf(roleOf(req));
  if (!own) return anyStaff({ req });
  const foreign = roles.filter((role) => (countryOf(role) ?? own) !== own);
  const { docs } = await req.payload.find({
    collection: 'staff',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req: Object.create(req) as PayloadRequest,
    select: {},
    where: { role: { in: foreign } },
  });
  return docs.length === 0 || { 'user.value': { not_in: docs.map(({ id }) => id) } };
};

/** Nobody makes a lock by hand; the form may give its own back, and somebody may take one over for themself. */
export function guardLocks({ access, hooks }: SanitizedCollectionConfig): void {
  const own = ({ req }: { req: PayloadRequest }) =>
    roleOf(req) ? { 'user.value': { equals: req.user?.id } } : false;
  Object.assign(access, { create: nobody, read: inTheWay, update: anyStaff, delete: own });
  hooks.beforeChange.push(takeOver);
  hooks.afterChange.push(keepOne);
}

const takeOver: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (req.payloadAPI !== 'REST') return data;
  const { relationTo, value } = originalDoc?.document ?? {};
  const global = req.payload.config.globals.find(({ slug }) => slug === originalDoc?.globalSlug);
  const subject = req.payload.collections[relationTo as 'pages']?.config ?? global;
  // In the language that is theirs: a lock holds for all.
  const asked = Object.assign(Object.create(req) as PayloadRequest, {
    locale: countryOf(roleOf(req)) ?? req.locale,
  });
  const mayWrite =
    !subject || (await subject.access.update({ req: asked, id: idOf(value) as number }));
  if (!mayWrite || idOf(data.user?.value) !== req.user?.id) throw new Forbidden(req.t);
  return { user: { relationTo: 'staff', value: req.user?.id } };
};

/** Whoever takes over takes it from all who are in their way: editors of two countries may both have it open. */
const keepOne: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'update' || req.payloadAPI !== 'REST') return doc;
  const { document, globalSlug, id } = doc;
  const subject: Where = document
    ? {
        'document.relationTo': { equals: document.relationTo },
        'document.value': { equals: idOf(document.value) },
      }
    : { globalSlug: { equals: globalSlug } };
  const theirs = (await inTheWay({ req })) as Where | true;
  await req.payload.delete({
    collection: lockCollection,
    where: { and: [subject, { id: { not_equals: id } }, ...(theirs === true ? [] : [theirs])] },
    overrideAccess: true,
    req: Object.create(req) as PayloadRequest,
  });
  return doc;
};

const idOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as { id: unknown }).id : value;
