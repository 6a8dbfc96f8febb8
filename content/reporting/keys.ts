import { dayOf } from '@oilway/store/reporting/clocks.ts';
import { readReportingKeys } from '@oilway/store/reporting/keys.ts';
import {
  type Access,
  APIError,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type Endpoint,
  type Where,
} from 'payload';
import { proveForAll } from '../access/prove.ts';
import { nobody, officers } from '../access/rules.ts';
import { sessionOf } from '../database/session.ts';
import { closed, randomId } from './closed-collection.ts';

/** A lost passphrase, or a lost recovery key, is replaced; nobody takes another officer's key away. */
const ownOrRecovery: Access = ({ req }) => {
  if (!officers({ req }) || !req.user) return false;
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
    officers({ req })
      ? Response.json(await readReportingKeys(await sessionOf(req.payload)))
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
    beforeOperation: [proveForAll],
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
