import type { CollectionConfig } from 'payload';
import { randomId } from '../reporting/closed-collection.ts';
import { moment, person, secret, tokenHash } from './secrets.ts';

/** Logins whose password was right and which wait for a second factor. */
export const staffSteps: CollectionConfig = {
  ...secret,
  slug: 'staff-steps',
  fields: [randomId, tokenHash, person, moment('expires')],
};

/** What makes somebody's one-time codes. */
export const staffCodes: CollectionConfig = {
  ...secret,
  slug: 'staff-codes',
  fields: [
    randomId,
    { ...person, unique: true },
    // The secret, sealed by a key that is not in the database.
    { name: 'sealed', type: 'text', required: true, maxLength: 200 },
    { name: 'lastStep', type: 'number', required: true },
    { name: 'failures', type: 'number', required: true },
    { name: 'waitUntil', type: 'date' },
    moment('created'),
    { name: 'lastUsed', type: 'date' },
  ],
};

/** What lets somebody in who has lost everything else. */
export const staffRecoveryCodes: CollectionConfig = {
  ...secret,
  slug: 'staff-recovery-codes',
  fields: [
    randomId,
    person,
    // SHA-256 of 120 random bits.
    { name: 'codeHash', type: 'text', required: true, maxLength: 64, unique: true },
  ],
};

/** The id is the credential's own, in base64url: at most 1023 bytes (WebAuthn, section 4). */
export const staffPasskeys: CollectionConfig = {
  ...secret,
  slug: 'staff-passkeys',
  fields: [
    { name: 'id', type: 'text', required: true, maxLength: 1400 },
    person,
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
export const staffChallenges: CollectionConfig = {
  ...secret,
  slug: 'staff-challenges',
  fields: [{ name: 'id', type: 'text', required: true, maxLength: 100 }, moment('expires')],
};
