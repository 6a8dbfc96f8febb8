import { usedChallenges } from '../accounts/challenges.ts';
import { payloadTable, storeTable, timestamps } from '../database/table.ts';
import type { Country, Locale } from '../locales.ts';

/** Members' companies, whose entries define the access rights in the portal. */
export const companies = payloadTable('companies', (column) => ({
  id: column.integer('id').primaryKey(),
  name: column.text('name').notNull(),
  country: column.text('country').$type<Country>().notNull(),
  /** The id of the contact person. */
  contact: column.integer('contact_id'),
  ...timestamps(column),
}));

/** Accounts of the customer portal, and requests for one. */
export const members = payloadTable('members', (column) => ({
  id: column.text('id').primaryKey(),
  state: column
    .text('state')
    .$type<'requested' | 'refused' | 'invited' | 'active' | 'disabled'>()
    .notNull(),
  email: column.text('email').notNull(),
  name: column.text('name').notNull(),
  company: column.integer('company_id'),
  requestedCompany: column.text('requested_company'),
  cultureName: column.text('culture_name').$type<Locale>().notNull(),
  requestedAt: column.timestamp('requested_at'),
  decidedAt: column.timestamp('decided_at'),
  invitedAt: column.timestamp('invited_at'),
  lastLogin: column.timestamp('last_login'),
  /** Argon2id in the PHC format, with its parameters. */
  passwordHash: column.text('password_hash'),
  ...timestamps(column),
}));

/** Account requests with an unconfirmed address, which staff cannot see. */
export const accountRequests = storeTable(
  'account_requests',
  { unique: ['tokenHash'], index: ['email'] },
  (column) => ({
    id: column.text('id').primaryKey(),
    /** The hash of the mailed link's token. */
    tokenHash: column.text('token_hash').notNull(),
    email: column.text('email').notNull(),
    name: column.text('name').notNull(),
    company: column.text('company').notNull(),
    cultureName: column.text('culture_name').$type<Locale>().notNull(),
    expires: column.timestamp('expires').notNull(),
  }),
);

export const memberSessions = storeTable(
  'member_sessions',
  { unique: ['tokenHash'], index: ['member'] },
  (column) => ({
    id: column.text('id').primaryKey(),
    tokenHash: column.text('token_hash').notNull(),
    member: column.text('member').notNull(),
    begun: column.timestamp('begun').notNull(),
    lastSeen: column.timestamp('last_seen').notNull(),
    expires: column.timestamp('expires').notNull(),
    /** The names of the browser and its system only. */
    device: column.text('device'),
  }),
);

/** Tokens of mailed links: for a new password, and for the first one. */
export const memberTokens = storeTable(
  'member_tokens',
  { unique: ['tokenHash'], index: ['member'] },
  (column) => ({
    id: column.text('id').primaryKey(),
    tokenHash: column.text('token_hash').notNull(),
    member: column.text('member').notNull(),
    purpose: column.text('purpose').$type<'reset' | 'invite'>().notNull(),
    createdAt: column.timestamp('created_at').notNull(),
    expires: column.timestamp('expires').notNull(),
  }),
);

/** Members' passkeys. The id is the credential's, in base64url. */
export const memberPasskeys = storeTable('member_passkeys', { index: ['member'] }, (column) => ({
  id: column.text('id').primaryKey(),
  member: column.text('member').notNull(),
  name: column.text('name'),
  /** A COSE key in base64url. */
  publicKey: column.text('public_key').notNull(),
  counter: column.number('counter').notNull(),
  /** The authenticator's transports, separated by commas. */
  transports: column.text('transports'),
  created: column.timestamp('created').notNull(),
  lastUsed: column.timestamp('last_used'),
}));

export const memberChallenges = usedChallenges('member_challenges');
