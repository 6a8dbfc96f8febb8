import { dayOf } from '@oilway/store/reporting/deadlines.ts';
import { notifyOfficers } from '@oilway/store/reporting/notify-officers.ts';
import { readReportingKeys } from '@oilway/store/reporting/reporting-keys.ts';
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
import { forbiddenResponse } from '../access/forbidden.ts';
import { reauthenticateForCreateAndDelete } from '../access/reauthentication.ts';
import { complianceOfficers, denyAll } from '../access/rules.ts';
import { emptySelectField, randomId, relationshipField, textField } from '../blocks/fields.ts';
import { hasMatch } from '../database/queries.ts';
import { databaseOf, sessionOf } from '../database/session.ts';
import { text } from '../labels.ts';
import { hiddenCollection } from './hidden-collection.ts';
import { keyLogEndpoints } from './key-log.ts';

/** Officers may replace their own key after losing its passphrase, and never that of another officer. */
const ownKeyAccess: Access = ({ req }) => {
  if (!complianceOfficers({ req }) || !req.user) return false;
  const filter: Where = { handler: { equals: req.user.id } };
  return filter;
};

/** Officers create one key, for themselves only. Recovery keys are created by the log; rows of them predate the log. */
const assignOwnKey: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || req.user?.collection !== 'staff') return data;
  if (data?.kind !== 'handler') throw new APIError('Only officers have keys here.', 400);
  const handler = req.user.id;
  if (await hasMatch(req, 'reporting-keys', { handler: { equals: handler } }))
    throw new APIError('There is such a key already.', 409);
  return { ...data, handler, madeOn: dayOf(Date.now()) };
};

/** A key is used once another officer has signed it: notifies those who can sign. */
const notifySigners: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create' || req.user?.collection !== 'staff') return doc;
  const { name } = req.user as { name?: string };
  const notification = { what: 'waiting', about: name } as const;
  await notifyOfficers(await sessionOf(req), notification, [], readSettings());
  return doc;
};

/** `GET /api/reporting-keys/counted`: returns the keys that a reply is encrypted for besides the reporter's, and the log that proves them. */
const signedKeysEndpoint: Endpoint = {
  path: '/counted',
  method: 'get',
  handler: async (req) =>
    complianceOfficers({ req })
      ? Response.json(await readReportingKeys(databaseOf(req.payload)))
      : forbiddenResponse(req),
};

/**
 * Public keys of officers, used for encryption once the key log contains them; a handler's private key is stored encrypted with a passphrase, so the
 * studio cannot use it. The private recovery key is not stored.
 */
export const reportingKeys: CollectionConfig = {
  ...hiddenCollection,
  slug: 'reporting-keys',
  access: {
    create: complianceOfficers,
    read: complianceOfficers,
    update: denyAll,
    delete: ownKeyAccess,
  },
  endpoints: [signedKeysEndpoint, ...keyLogEndpoints],
  hooks: {
    beforeOperation: [reauthenticateForCreateAndDelete],
    beforeValidate: [assignOwnKey],
    afterChange: [notifySigners],
  },
  fields: [
    randomId,
    // The log shows these labels.
    emptySelectField(
      'kind',
      text('Art', 'Rodzaj', 'Kind'),
      {
        handler: text('Schlüssel einer Person', 'Klucz osoby', 'Key of a person'),
        recovery: text('Notfallschlüssel', 'Klucz awaryjny', 'Emergency key'),
      },
      { required: true },
    ),
    relationshipField('handler', 'staff', text('Person', 'Osoba', 'Person'), {
      maxDepth: 0,
      index: true,
    }),
    textField('recipient', text('Schlüssel', 'Klucz', 'Key'), {
      required: true,
      maxLength: 62,
      unique: true,
      validate: (value: unknown) => /^age1[02-9ac-hj-np-z]{58}$/.test(String(value)) || 'age1…',
    }),
    // Public key for the holder's signatures: Ed25519, hexadecimal.
    {
      name: 'signing',
      label: text('Schlüssel für Unterschriften', 'Klucz do podpisów', 'Key for signatures'),
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
    textField('madeOn', text('Angelegt am', 'Utworzono', 'Created on'), {
      required: true,
      maxLength: 10,
    }),
  ],
};
