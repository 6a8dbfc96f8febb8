import type { CollectionConfig, Field } from 'payload';
import { nobody } from '../access/rules.ts';
import { randomId } from '../reporting/closed-collection.ts';

/** Read and written by the door only: through REST these rows do not exist for anyone. */
const secret: Omit<CollectionConfig, 'slug' | 'fields'> = {
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, unlock: nobody },
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
};

/** SHA-256 of 256 random bits, which only their owner has. */
const tokenHash: Field = {
  name: 'tokenHash',
  type: 'text',
  required: true,
  maxLength: 64,
  unique: true,
};

const member: Field = {
  name: 'member',
  type: 'text',
  required: true,
  maxLength: 36,
  index: true,
};

const moment = (name: string): Field => ({ name, type: 'date', required: true });

/** Where a member is logged in. */
export const memberSessions: CollectionConfig = {
  ...secret,
  slug: 'member-sessions',
  fields: [
    randomId,
    tokenHash,
    member,
    moment('begun'),
    moment('lastSeen'),
    moment('expires'),
    // The browser's name and no more.
    { name: 'device', type: 'text', maxLength: 40 },
  ],
};

/** What the links of mails carry: for a new password, and for the first one. */
export const memberTokens: CollectionConfig = {
  ...secret,
  slug: 'member-tokens',
  fields: [
    randomId,
    tokenHash,
    member,
    { name: 'purpose', type: 'select', required: true, options: ['reset', 'invite'] },
    moment('made'),
    moment('expires'),
  ],
};

/** Second ways in. The id is the credential's own, in base64url: at most 1023 bytes (WebAuthn, section 4). */
export const memberPasskeys: CollectionConfig = {
  ...secret,
  slug: 'member-passkeys',
  fields: [
    { name: 'id', type: 'text', required: true, maxLength: 1400 },
    member,
    { name: 'name', type: 'text', maxLength: 40 },
    // A COSE key in base64url.
    { name: 'publicKey', type: 'text', required: true, maxLength: 4000 },
    { name: 'counter', type: 'number', required: true },
    // How the authenticator is reached, with commas between the ways.
    { name: 'transports', type: 'text', maxLength: 100 },
    moment('created'),
    { name: 'lastUsed', type: 'date' },
  ],
};

/** Challenges that a passkey has answered, by their hash: the entry is made in the transaction of the answer. */
export const memberChallenges: CollectionConfig = {
  ...secret,
  slug: 'member-challenges',
  fields: [{ name: 'id', type: 'text', required: true, maxLength: 100 }, moment('expires')],
};
