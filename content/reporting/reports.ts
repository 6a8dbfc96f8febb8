import { isSignedIn } from '@oilway/store/reporting/keys.ts';
import type { Access, CollectionConfig, Field } from 'payload';
import { nobody, officers, watchers } from '../access/rules.ts';
import { databaseOf } from '../database/session.ts';
import { text } from '../labels.ts';
import { actEndpoint } from './act-endpoint.ts';
import { closed, randomId } from './closed-collection.ts';
import { spamFields } from './spam.ts';

/** `YYYY-MM-DD`: nothing here has a time. */
const day = (name: string, required = false): Field => ({
  name,
  type: 'text',
  required,
  maxLength: 10,
});

/** Characters of a sealed message: 20,000 letters and 2.9 MB of evidence, in base64 twice, and some room. */
export const longestSealed = 6_000_000;

/**
 * The cases of the reporting office: what is known of them without opening anything. How a case stands follows
 * from its days.
 */
export const reports: CollectionConfig = {
  ...closed,
  slug: 'reports',
  labels: {
    singular: text('Hinweis', 'Zgłoszenie', 'Report'),
    plural: text('Hinweise', 'Zgłoszenia', 'Reports'),
  },
  access: { create: nobody, read: watchers, update: nobody, delete: nobody, unlock: nobody },
  defaultSort: ['day', 'id'],
  endpoints: [actEndpoint],
  fields: [
    randomId,
    {
      name: 'cultureName',
      type: 'select',
      required: true,
      options: ['de-DE', 'pl-PL'],
      access: { read: officers },
    },
    day('day', true),
    day('acknowledgedOn'),
    day('feedbackOn'),
    day('closedOn'),
    ...spamFields,
    // The hash of what the code of the receipt gives for the mailbox.
    {
      name: 'lookupHash',
      type: 'text',
      required: true,
      maxLength: 64,
      unique: true,
      hidden: true,
      access: { read: nobody },
    },
    // The reporter's public key, for answers.
    {
      name: 'recipient',
      type: 'text',
      required: true,
      maxLength: 62,
      access: { read: officers },
    },
  ],
};

/** Officers, once another one has signed their key in: who is one by an administrator's word alone finds nothing. */
const signedIn: Access = async ({ req }) => {
  if (!officers({ req })) return false;
  if (await isSignedIn(databaseOf(req.payload), Number(req.user?.id))) return true;
  return { id: { in: [] } };
};

/** What was written in a case, sealed where it was written; the report itself is number 1. */
export const reportMessages: CollectionConfig = {
  ...closed,
  slug: 'report-messages',
  access: { create: nobody, read: signedIn, update: nobody, delete: nobody, unlock: nobody },
  defaultSort: ['report', 'number'],
  indexes: [{ fields: ['report', 'number'], unique: true }],
  fields: [
    randomId,
    { name: 'report', type: 'text', required: true, maxLength: 36, index: true },
    { name: 'number', type: 'number', required: true },
    {
      name: 'direction',
      type: 'select',
      required: true,
      options: ['fromReporter', 'toReporter'],
    },
    day('day', true),
    { name: 'sealed', type: 'textarea', required: true, maxLength: longestSealed },
  ],
};
