import type { CollectionConfig } from 'payload';
import {
  challengeFields,
  moment,
  passkeyFields,
  secret,
  tokenHash,
} from '../accounts/secret-rows.ts';
import { randomId } from '../reporting/closed-collection.ts';
import { person } from './secrets.ts';

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

/** Passkeys of staff. */
export const staffPasskeys: CollectionConfig = {
  ...secret,
  slug: 'staff-passkeys',
  fields: passkeyFields(person),
};

/** Challenges that a passkey has answered. */
export const staffChallenges: CollectionConfig = {
  ...secret,
  slug: 'staff-challenges',
  fields: challengeFields,
};
