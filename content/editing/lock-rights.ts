import {
  type Access,
  type CollectionAfterChangeHook,
  type CollectionAfterOperationHook,
  type CollectionBeforeChangeHook,
  Forbidden,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
} from 'payload';
import { roles } from '../access/roles.ts';
import { anyStaff, countryOf, nobody, roleOf } from '../access/rules.ts';
import { idOf } from '../id-of.ts';

/** Payload's collection of who has a form open. */
export const lockCollection = 'payload-locked-documents';

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
  hooks.afterOperation.push(nameHolders);
}

/**
 * Whoever is kept out is told by whom: the name, and nothing else of them. Payload's dialogs and lists show the address of
 * whoever has a form open, so the name stands in its place.
 */
const nameHolders: CollectionAfterOperationHook = async ({
  args,
  operation,
  overrideAccess,
  req,
  result,
}) => {
  if (operation !== 'find' || overrideAccess || args.depth === 0) return result;
  const locks = (result as { docs: { user?: { relationTo: string; value: unknown } }[] }).docs;
  if (locks.length === 0) return result;
  const { docs } = await req.payload.find({
    collection: 'staff',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req: Object.create(req) as PayloadRequest,
    select: { name: true },
    where: { id: { in: locks.map(({ user }) => idOf(user?.value)) } },
  });
  const names = new Map(docs.map(({ id, name }) => [id, { id, name, email: name }]));
  for (const { user } of locks)
    if (user) user.value = names.get(idOf(user.value) as number) ?? user.value;
  return result;
};

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
