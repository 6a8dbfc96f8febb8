import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload';
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
    if (!writes || !roleOf(req) || req.payloadAPI !== 'REST') return args;
    // Of many at once, Payload leaves out those that somebody else has open.
    if (id === undefined) return { ...args, overrideLock: false };
    const free = { ...args, overrideLock: true };
    const { docs } = await req.payload.find({
      collection: lockCollection,
      depth: 0,
      limit: 1,
      pagination: false,
      sort: '-updatedAt',
      overrideAccess: true,
      req: Object.create(req) as PayloadRequest,
      where: {
        'document.relationTo': { equals: slug },
        'document.value': { equals: id },
        updatedAt: { greater_than: new Date(Date.now() - lockLasts).toISOString() },
      },
    });
    const holder = (docs[0] as { user?: { value: number } } | undefined)?.user?.value;
    if (holder === undefined || holder === req.user?.id) return free;
    const { name, role } = await req.payload.findByID({
      collection: 'staff',
      id: holder,
      depth: 0,
      overrideAccess: true,
      req: Object.create(req) as PayloadRequest,
      select: { name: true, role: true },
    });
    const [own, theirs] = [countryOf(roleOf(req)), countryOf(role)];
    if (own && theirs && own !== theirs) return free;
    const message = inLanguage(taken, req.i18n.language).replace('{name}', name);
    throw new APIError(message, 423, null, true);
  };

/** Nobody makes a lock by hand; the form may give its own back, and somebody may take one over for themself. */
export function guardLocks({ access, hooks }: SanitizedCollectionConfig): void {
  const own = ({ req }: { req: PayloadRequest }) =>
    roleOf(req) ? { 'user.value': { equals: req.user?.id } } : false;
  Object.assign(access, { create: nobody, read: anyStaff, update: anyStaff, delete: own });
  hooks.beforeChange.push(takeOver);
}

const takeOver: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (req.payloadAPI !== 'REST') return data;
  const { relationTo, value } = originalDoc?.document ?? {};
  const collection = req.payload.collections[relationTo as 'pages'];
  // In the language that is theirs: a lock holds for all.
  const asked = Object.assign(Object.create(req) as PayloadRequest, {
    locale: countryOf(roleOf(req)) ?? req.locale,
  });
  const mayWrite =
    !collection ||
    (await collection.config.access.update({ req: asked, id: idOf(value) as number }));
  if (!mayWrite || idOf(data.user?.value) !== req.user?.id) throw new Forbidden(req.t);
  return { user: { relationTo: 'staff', value: req.user?.id } };
};

const idOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as { id: unknown }).id : value;
