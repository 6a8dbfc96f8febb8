import type { CollectionConfig, Field } from 'payload';
import { nobody } from '../access/rules.ts';

/** What members and staff come in by: read and written by the store only. Through REST these rows do not exist for anyone. */
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

export const moment = (name: string): Field => ({ name, type: 'date', required: true });

/** Of a passkey. The id is the credential's own, in base64url: at most 1023 bytes (WebAuthn, section 4). */
export const passkeyFields = (owner: Field): Field[] => [
  { name: 'id', type: 'text', required: true, maxLength: 1400 },
  owner,
  { name: 'name', type: 'text', maxLength: 40 },
  // A COSE key in base64url.
  { name: 'publicKey', type: 'text', required: true, maxLength: 4000 },
  { name: 'counter', type: 'number', required: true },
  // How the authenticator is reached, with commas between the ways.
  { name: 'transports', type: 'text', maxLength: 100 },
  moment('created'),
  { name: 'lastUsed', type: 'date' },
];

/** Of a challenge that a passkey has answered, by its hash: the entry is made in the transaction of the answer. */
export const challengeFields: Field[] = [
  { name: 'id', type: 'text', required: true, maxLength: 100 },
  moment('expires'),
];
