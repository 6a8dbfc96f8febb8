import { isInKeyLog } from '@oilway/store/reporting/reporting-keys.ts';
import type { Access, CollectionConfig, Field } from 'payload';
import { complianceOfficers, denyAll, reportStatusReaders } from '../access/rules.ts';
import { randomId } from '../blocks/fields.ts';
import { databaseOf } from '../database/session.ts';
import { text } from '../labels.ts';
import { hiddenCollection, line } from './hidden-collection.ts';
import { reportActionEndpoint } from './report-action-endpoint.ts';
import { spamFields } from './spam.ts';

/** `YYYY-MM-DD`: the office stores no times. */
const day = (name: string, required = false) => line(name, 10, required);

/** Maximum length of an encrypted message in characters: 20,000 letters and 2.9 MB of evidence, base64-encoded twice, with a reserve. */
export const maxSealedLength = 6_000_000;

/** The cases of the reporting office, as far as they are known without decryption. The state of a case follows from its days. */
export const reports: CollectionConfig = {
  ...hiddenCollection,
  slug: 'reports',
  labels: {
    singular: text('Hinweis', 'Zgłoszenie', 'Report'),
    plural: text('Hinweise', 'Zgłoszenia', 'Reports'),
  },
  access: { create: denyAll, read: reportStatusReaders, update: denyAll, delete: denyAll },
  defaultSort: ['day', 'id'],
  endpoints: [reportActionEndpoint],
  fields: [
    randomId,
    {
      name: 'cultureName',
      type: 'select',
      required: true,
      options: ['de-DE', 'pl-PL'],
      access: { read: complianceOfficers },
    },
    day('day', true),
    day('acknowledgedOn'),
    day('feedbackOn'),
    day('closedOn'),
    ...spamFields,
    // Hash of the mailbox token that is derived from the code on the receipt.
    {
      name: 'lookupHash',
      type: 'text',
      required: true,
      maxLength: 64,
      unique: true,
      hidden: true,
      access: { read: denyAll },
    },
    // The reporter's public key, for replies.
    {
      name: 'recipient',
      type: 'text',
      required: true,
      maxLength: 62,
      access: { read: complianceOfficers },
    },
  ],
};

/** Allows officers whose key is signed by another officer; others read nothing. */
const signedOfficers: Access = async ({ req }) => {
  if (!complianceOfficers({ req })) return false;
  if (await isInKeyLog(databaseOf(req.payload), Number(req.user?.id))) return true;
  return { id: { in: [] } };
};

/** Returns a collection of a case's entries that are encrypted in the browser. */
const encryptedEntries = (slug: string, ...fields: Field[]): CollectionConfig => ({
  ...hiddenCollection,
  slug,
  access: { create: denyAll, read: signedOfficers, update: denyAll, delete: denyAll },
  defaultSort: ['report', 'number'],
  indexes: [{ fields: ['report', 'number'], unique: true }],
  fields: [
    randomId,
    { name: 'report', type: 'text', required: true, maxLength: 36, index: true },
    { name: 'number', type: 'number', required: true },
    ...fields,
    day('day', true),
    { name: 'sealed', type: 'textarea', required: true, maxLength: maxSealedLength },
  ],
});

/** The messages of a case; the report has number 1. */
export const reportMessages = encryptedEntries('report-messages', {
  name: 'direction',
  type: 'select',
  required: true,
  options: ['fromReporter', 'toReporter'],
});

/** The officers' notes on a case, encrypted for the officers and the recovery key; no reporter receives them. */
export const reportNotes = encryptedEntries(
  'report-notes',
  { name: 'afterMessage', type: 'number', required: true },
  { name: 'kind', type: 'select', required: true, options: ['note', 'closing'] },
);
