import type { CollectionConfig, Field } from 'payload';
import {
  challengeFields,
  moment,
  passkeyFields,
  secret,
  tokenHash,
} from '../accounts/secret-rows.ts';
import { randomId } from '../reporting/closed-collection.ts';

const member: Field = {
  name: 'member',
  type: 'text',
  required: true,
  maxLength: 36,
  index: true,
};

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

const line = (name: string, maxLength: number): Field => ({
  name,
  type: 'text',
  required: true,
  maxLength,
});

/** Requests for an account whose address is not confirmed. */
export const accountRequests: CollectionConfig = {
  ...secret,
  slug: 'account-requests',
  fields: [
    randomId,
    tokenHash,
    { name: 'email', type: 'text', required: true, maxLength: 254, index: true },
    line('name', 120),
    line('company', 120),
    line('cultureName', 5),
    moment('expires'),
  ],
};

/** Second ways in. */
export const memberPasskeys: CollectionConfig = {
  ...secret,
  slug: 'member-passkeys',
  fields: passkeyFields(member),
};

/** Challenges that a passkey has answered. */
export const memberChallenges: CollectionConfig = {
  ...secret,
  slug: 'member-challenges',
  fields: challengeFields,
};
