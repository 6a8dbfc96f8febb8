import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  Forbidden,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Where,
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

/** @throws APIError 423 while somebody else has it open who writes the same language. */
async function refuseIfOpen(req: PayloadRequest, subject: Where): Promise<void> {
  const { docs } = await req.payload.find({
    collection: lockCollection,
    depth: 0,
    limit: 1,
    pagination: false,
    sort: '-updatedAt',
    overrideAccess: true,
    req: Object.create(req) as PayloadRequest,
    where: {
      ...subject,
      updatedAt: { greater_than: new Date(Date.now() - lockLasts).toISOString() },
    },
  });
  const holder = (docs[0] as { user?: { value: number } } | undefined)?.user?.value;
  if (holder === undefined || holder === req.user?.id) return;
  const { name, role } = await req.payload.findByID({
    collection: 'staff',
    id: holder,
    depth: 0,
    overrideAccess: true,
    req: Object.create(req) as PayloadRequest,
    select: { name: true, role: true },
  });
  const [own, theirs] = [countryOf(roleOf(req)), countryOf(role)];
  if (own && theirs && own !== theirs) return;
  throw new APIError(inLanguage(taken, req.i18n.language).replace('{name}', name), 423, null, true);
}

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

const idOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as { id: unknown }).id : value;
