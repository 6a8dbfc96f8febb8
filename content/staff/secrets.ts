import type { CollectionConfig, Field } from 'payload';
import { moment, secret, tokenHash } from '../accounts/secret-rows.ts';
import { randomId } from '../reporting/closed-collection.ts';

export const person = {
  name: 'staff',
  type: 'number',
  required: true,
  index: true,
} satisfies Field;

/** Where staff are logged in. */
export const staffLogins: CollectionConfig = {
  ...secret,
  slug: 'staff-logins',
  fields: [
    randomId,
    tokenHash,
    person,
    moment('begun'),
    moment('lastSeen'),
    // When its owner last said in this session who they are.
    { name: 'provedAt', type: 'date' },
    moment('expires'),
    // The browser's name and no more.
    { name: 'device', type: 'text', maxLength: 40 },
    { name: 'beganWith', type: 'select', options: ['code', 'recovery', 'passkey'] },
    { name: 'passkey', type: 'text', maxLength: 1400 },
  ],
};

/** What the links of mails carry: for a new password, and for the first one. */
export const staffLinks: CollectionConfig = {
  ...secret,
  slug: 'staff-links',
  fields: [
    randomId,
    tokenHash,
    person,
    { name: 'purpose', type: 'select', required: true, options: ['reset', 'invite'] },
    moment('expires'),
  ],
};
