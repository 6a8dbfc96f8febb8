import { dayOf } from '@oilway/store/reporting/clocks.ts';
import { readReportingKeys } from '@oilway/store/reporting/keys.ts';
import { tellOfficers } from '@oilway/store/reporting/tell-officers.ts';
import { readSettings } from '@oilway/store/settings.ts';
import {
  type Access,
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeValidateHook,
  type CollectionConfig,
  type Endpoint,
  type Where,
} from 'payload';
import { forbidden } from '../access/forbidden.ts';
import { proveForAll } from '../access/prove.ts';
import { nobody, officers } from '../access/rules.ts';
import { databaseOf, sessionOf } from '../database/session.ts';
import { closed, randomId } from './closed-collection.ts';
import { keyLogEndpoints } from './key-log.ts';

/** Officers may replace their own key after losing its passphrase, and never that of another officer. */
const own: Access = ({ req }) => {
  if (!officers({ req }) || !req.user) return false;
  const which: Where = { handler: { equals: req.user.id } };
  return which;
};

/** Officers create one key, for themselves only. Recovery keys are created by the log; rows of them predate the log. */
const ownKey: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || req.user?.collection !== 'staff') return data;
  if (data?.kind !== 'handler') throw new APIError('Only officers have keys here.', 400);
  const handler = req.user.id;
  const where: Where = { handler: { equals: handler } };
  const { totalDocs } = await req.payload.count({ collection: 'reporting-keys', where, req });
  if (totalDocs > 0) throw new APIError('There is such a key already.', 409);
  return { ...data, handler, madeOn: dayOf(Date.now()) };
};

/** A key is used once another officer has signed it: notifies those who can sign. */
const tellWaiting: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create' || req.user?.collection !== 'staff') return doc;
  const { name } = req.user as { name?: string };
  const news = { what: 'waiting', about: name } as const;
  await tellOfficers(await sessionOf(req), news, [], readSettings());
  return doc;
};

/** `GET /api/reporting-keys/counted`: returns the keys that a reply is encrypted for besides the reporter's, and the log that proves them. */
const countedEndpoint: Endpoint = {
  path: '/counted',
  method: 'get',
  handler: async (req) =>
    officers({ req })
      ? Response.json(await readReportingKeys(databaseOf(req.payload)))
      : forbidden(req),
};

/**
 * Public keys of officers, used for encryption once the key log contains them; a handler's private key is stored encrypted with a passphrase, so the
 * studio cannot use it. The private recovery key is not stored.
 */
export const reportingKeys: CollectionConfig = {
  ...closed,
  slug: 'reporting-keys',
  access: {
    create: officers,
    read: officers,
    update: nobody,
    delete: own,
    unlock: nobody,
  },
  endpoints: [countedEndpoint, ...keyLogEndpoints],
  hooks: {
    beforeOperation: [proveForAll],
    beforeValidate: [ownKey],
    afterChange: [tellWaiting],
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
    // Public key for the holder's signatures: Ed25519, hexadecimal.
    {
      name: 'signing',
      type: 'text',
      maxLength: 64,
      validate: (value: unknown) => !value || /^[0-9a-f]{64}$/.test(String(value)) || '0-9, a-f',
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
