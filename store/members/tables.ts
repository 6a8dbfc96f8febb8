import { answeredChallenges } from '../accounts/challenges.ts';
import type { Culture, Locale } from '../cultures.ts';
import { storeTable, table, timestamps } from '../database/table.ts';

/** Members' companies, whose entries define the access rights in the portal. */
export const companies = table('companies', (column) => ({
  id: column.integer('id').primaryKey(),
  name: column.text('name').notNull(),
  country: column.text('country').$type<Locale>().notNull(),
  /** The id of the contact person. */
  contact: column.integer('contact_id'),
  ...timestamps(column),
}));

/** Accounts of the customer portal, and requests for one. */
export const members = table('members', (column) => ({
  id: column.text('id').primaryKey(),
  state: column.text('state').$type<'requested' | 'invited' | 'active' | 'disabled'>().notNull(),
  email: column.text('email').notNull(),
  name: column.text('name').notNull(),
  company: column.integer('company_id'),
  requestedCompany: column.text('requested_company'),
  cultureName: column.text('culture_name').$type<Culture>().notNull(),
  requestedAt: column.moment('requested_at'),
  invitedAt: column.moment('invited_at'),
  lastLogin: column.moment('last_login'),
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
    cultureName: column.text('culture_name').$type<Culture>().notNull(),
    expires: column.moment('expires').notNull(),
  }),
);

export const memberSessions = storeTable(
  'member_sessions',
  { unique: ['tokenHash'], index: ['member'] },
  (column) => ({
    id: column.text('id').primaryKey(),
    tokenHash: column.text('token_hash').notNull(),
    member: column.text('member').notNull(),
    begun: column.moment('begun').notNull(),
    lastSeen: column.moment('last_seen').notNull(),
    expires: column.moment('expires').notNull(),
    /** The browser's name only. */
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
    made: column.moment('made').notNull(),
    expires: column.moment('expires').notNull(),
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
  created: column.moment('created').notNull(),
  lastUsed: column.moment('last_used'),
}));

export const memberChallenges = answeredChallenges('member_challenges');
