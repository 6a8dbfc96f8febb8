import { answeredChallenges } from '../accounts/challenges.ts';
import type { Culture, Locale } from '../cultures.ts';
import { storeTable, table, timestamps } from '../database/table.ts';

/** Who members work for. What a company may see in the portal follows from its entry. */
export const companies = table('companies', (column) => ({
  id: column.integer('id').primaryKey(),
  name: column.text('name').notNull(),
  country: column.text('country').$type<Locale>().notNull(),
  /** Who looks after it. */
  contact: column.integer('contact_id'),
  ...timestamps(column),
}));

/** Who may log in to the customer portal, or would like to. */
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
  /** Argon2id, in the form that carries its own parameters. */
  passwordHash: column.text('password_hash'),
  ...timestamps(column),
}));

/** Requests for an account whose address is not confirmed: no member of staff sees them. */
export const accountRequests = storeTable(
  'account_requests',
  { unique: ['tokenHash'], index: ['email'] },
  (column) => ({
    id: column.text('id').primaryKey(),
    /** Of the token in the mail's link. */
    tokenHash: column.text('token_hash').notNull(),
    email: column.text('email').notNull(),
    name: column.text('name').notNull(),
    company: column.text('company').notNull(),
    cultureName: column.text('culture_name').$type<Culture>().notNull(),
    expires: column.moment('expires').notNull(),
  }),
);

/** Where a member is logged in. */
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
    /** The browser's name and no more. */
    device: column.text('device'),
  }),
);

/** What the links of mails carry: for a new password, and for the first one. */
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

/** Second ways in. The id is the credential's own, in base64url. */
export const memberPasskeys = storeTable('member_passkeys', { index: ['member'] }, (column) => ({
  id: column.text('id').primaryKey(),
  member: column.text('member').notNull(),
  name: column.text('name'),
  /** A COSE key in base64url. */
  publicKey: column.text('public_key').notNull(),
  counter: column.number('counter').notNull(),
  /** How the authenticator is reached, with commas between the ways. */
  transports: column.text('transports'),
  created: column.moment('created').notNull(),
  lastUsed: column.moment('last_used'),
}));

export const memberChallenges = answeredChallenges('member_challenges');
