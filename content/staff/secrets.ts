import type { CollectionConfig, Field } from 'payload';
import { nobody } from '../access/rules.ts';
import { randomId } from '../reporting/closed-collection.ts';

/** Read and written by the store only: through REST these rows do not exist for anyone. */
export const secret: Omit<CollectionConfig, 'slug' | 'fields'> = {
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, unlock: nobody },
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
};

/** SHA-256 of 256 random bits, which only their owner has. */
export const tokenHash: Field = {
  name: 'tokenHash',
  type: 'text',
  required: true,
  maxLength: 64,
  unique: true,
};

export const person = {
  name: 'staff',
  type: 'number',
  required: true,
  index: true,
} satisfies Field;

export const moment = (name: string): Field => ({ name, type: 'date', required: true });

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
