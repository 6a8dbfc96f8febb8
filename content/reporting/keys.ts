import { createHash } from 'node:crypto';
import {
  type Access,
  APIError,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type Endpoint,
  type Payload,
  type PayloadRequest,
  type Where,
} from 'payload';
import { nobody, only, roleOf } from '../access/rules.ts';
import { dayOf } from './clocks.ts';
import { closed, randomId } from './closed-collection.ts';

const officers = only('compliance-officer');

/** What reports are sealed to at present. */
export interface ReportingKeys {
  /** Reports are taken: at least two people can read them, and the recovery key exists. */
  open: boolean;
  recipients: string[];
  /** Names this set of recipients, so that nothing is sealed to an old one. */
  set: string;
}

/** A lost passphrase, or a lost recovery key, is replaced; nobody takes another officer's key away. */
const ownOrRecovery: Access = ({ req }) => {
  if (roleOf(req) !== 'compliance-officer' || !req.user) return false;
  const which: Where[] = [{ handler: { equals: req.user.id } }, { kind: { equals: 'recovery' } }];
  return { or: which };
};

/** Whoever makes a key makes it for themselves; there is one for each officer and one for recovery. */
const ownKey: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || req.user?.collection !== 'staff') return data;
  const handler = data?.kind === 'recovery' ? null : req.user.id;
  const where: Where = handler
    ? { handler: { equals: handler } }
    : { kind: { equals: 'recovery' } };
  const { totalDocs } = await req.payload.count({ collection: 'reporting-keys', where, req });
  if (totalDocs > 0) throw new APIError('There is such a key already.', 409);
  return { ...data, handler, madeOn: dayOf(Date.now()) };
};

/** `GET /api/reporting-keys/counted`: the keys that an answer is sealed to besides the reporter's. */
const countedEndpoint: Endpoint = {
  path: '/counted',
  method: 'get',
  handler: async (req) =>
    roleOf(req) === 'compliance-officer'
      ? Response.json(await readReportingKeys(req.payload))
      : new Response(null, { status: 403 }),
};

/**
 * The public keys that reports are sealed to, and beside a handler's the private one behind a passphrase, which
 * the studio can't open. The private recovery key is nowhere here.
 */
export const reportingKeys: CollectionConfig = {
  ...closed,
  slug: 'reporting-keys',
  access: {
    create: officers,
    read: officers,
    update: nobody,
    delete: ownOrRecovery,
    unlock: nobody,
  },
  endpoints: [countedEndpoint],
  hooks: {
    beforeValidate: [ownKey],
  },
  fields: [
    randomId,
    { name: 'kind', type: 'select', required: true, options: ['handler', 'recovery'] },
    { name: 'handler', type: 'relationship', relationTo: 'staff', maxDepth: 0, index: true },
    {
      name: 'recipient',
      type: 'text',
      required: true,
      maxLength: 62,
      unique: true,
      validate: (value: unknown) => /^age1[02-9ac-hj-np-z]{58}$/.test(String(value)) || 'age1…',
    },
    {
      name: 'wrapped',
      type: 'textarea',
      maxLength: 2000,
      access: {
        read: ({ doc, req }) => doc?.handler === req.user?.id || doc?.handler?.id === req.user?.id,
      },
    },
    { name: 'madeOn', type: 'text', required: true, maxLength: 10 },
  ],
};

/** Keys of people who are no compliance officers any more do not count. */
export async function readReportingKeys(
  payload: Payload,
  req?: PayloadRequest,
): Promise<ReportingKeys> {
  const own = req ? { req: Object.create(req) as PayloadRequest } : {};
  const all = { overrideAccess: true, depth: 0, limit: 100, pagination: false, ...own } as const;
  const { docs: people } = await payload.find({
    ...all,
    collection: 'staff',
    where: { role: { equals: 'compliance-officer' } },
  });
  const { docs: keys } = await payload.find({ ...all, collection: 'reporting-keys' });
  const handlers = keys.filter(
    ({ handler, kind }) => kind === 'handler' && people.some(({ id }) => id === handler),
  );
  const recovery = keys.filter(({ kind }) => kind === 'recovery');
  const recipients = [...handlers, ...recovery].map(({ recipient }) => recipient).sort();
  return {
    open: handlers.length >= 2 && recovery.length > 0,
    recipients,
    set: createHash('sha256').update(recipients.join()).digest('hex').slice(0, 32),
  };
}
