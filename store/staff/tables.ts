import { usedChallenges } from '../accounts/challenges.ts';
import { payloadTable, storeTable, timestamps } from '../database/table.ts';

/** The kinds of second factors. */
export type FactorKind = 'code' | 'recovery' | 'passkey';

export type StaffLanguage = 'de' | 'pl' | 'en';

/** Staff accounts: invited, active and deactivated. */
export const staff = payloadTable('staff', (column) => ({
  id: column.integer('id').primaryKey(),
  state: column.text('state').$type<'invited' | 'active' | 'deactivated'>().notNull(),
  name: column.text('name').notNull(),
  role: column.text('role').notNull(),
  email: column.text('email').notNull(),
  /** The language of mails to the account. */
  language: column.text('language').$type<StaffLanguage>().notNull(),
  invitedAt: column.timestamp('invited_at'),
  lastLogin: column.timestamp('last_login'),
  /** Argon2id in the PHC format, with its parameters. */
  passwordHash: column.text('password_hash'),
  ...timestamps(column),
}));

/** Staff sessions. */
export const staffSessions = storeTable(
  'staff_sessions',
  { unique: ['tokenHash'], index: ['staff'] },
  (column) => ({
    id: column.text('id').primaryKey(),
    tokenHash: column.text('token_hash').notNull(),
    staff: column.number('staff').notNull(),
    begun: column.timestamp('begun').notNull(),
    lastSeen: column.timestamp('last_seen').notNull(),
    /** The session's last authentication or reauthentication. */
    reauthenticatedAt: column.timestamp('reauthenticated_at'),
    expires: column.timestamp('expires').notNull(),
    /** The names of the browser and its system only. */
    device: column.text('device'),
    /** The factor used beside or instead of the password. */
    factor: column.text('factor').$type<FactorKind>(),
    /** The passkey of the login. */
    passkey: column.text('passkey'),
  }),
);

/** Tokens of mailed links: for a new password, and for the first one. */
export const staffTokens = storeTable(
  'staff_tokens',
  { unique: ['tokenHash'], index: ['staff'] },
  (column) => ({
    id: column.text('id').primaryKey(),
    tokenHash: column.text('token_hash').notNull(),
    staff: column.number('staff').notNull(),
    purpose: column.text('purpose').$type<'reset' | 'invite'>().notNull(),
    expires: column.timestamp('expires').notNull(),
  }),
);

/** Logins with a right password that wait for a second factor. The cookie's token permits nothing else. */
export const mfaChallenges = storeTable(
  'mfa_challenges',
  { unique: ['tokenHash'], index: ['staff'] },
  (column) => ({
    id: column.text('id').primaryKey(),
    tokenHash: column.text('token_hash').notNull(),
    staff: column.number('staff').notNull(),
    expires: column.timestamp('expires').notNull(),
  }),
);

/** The one-time code secrets: one app per account. */
export const staffTotpSecrets = storeTable(
  'staff_totp_secrets',
  { unique: ['staff'] },
  (column) => ({
    id: column.text('id').primaryKey(),
    staff: column.number('staff').notNull(),
    /** The secret, encrypted with a key that is not in the database. */
    encryptedSecret: column.text('encrypted_secret').notNull(),
    /** The last accepted time step: a code is valid once. */
    lastStep: column.number('last_step').notNull(),
    /** Wrong codes since the last right one. */
    failures: column.number('failures').notNull(),
    /** When the next code is accepted for verification. */
    waitUntil: column.timestamp('wait_until'),
    created: column.timestamp('created').notNull(),
    lastUsed: column.timestamp('last_used'),
  }),
);

/** Recovery codes, for an account that has lost its other factors; single-use, stored as a hash. */
export const staffRecoveryCodes = storeTable(
  'staff_recovery_codes',
  { unique: ['codeHash'], index: ['staff'] },
  (column) => ({
    id: column.text('id').primaryKey(),
    staff: column.number('staff').notNull(),
    codeHash: column.text('code_hash').notNull(),
  }),
);

/** Passkeys of staff. The id is the credential's, in base64url. */
export const staffPasskeys = storeTable('staff_passkeys', { index: ['staff'] }, (column) => ({
  id: column.text('id').primaryKey(),
  staff: column.number('staff').notNull(),
  name: column.text('name'),
  /** A COSE key in base64url. */
  publicKey: column.text('public_key').notNull(),
  counter: column.number('counter').notNull(),
  /** The authenticator's transports, separated by commas. */
  transports: column.text('transports'),
  created: column.timestamp('created').notNull(),
  lastUsed: column.timestamp('last_used'),
}));

export const staffChallenges = usedChallenges('staff_challenges');

/** Who requires a second factor: a setting of one row. Without it, the roles in `mfa-policy.ts`. */
export const mfaPolicy = payloadTable('mfa_policy', (column) => ({
  id: column.integer('id').primaryKey(),
  requiredFor: column.text('required_for').$type<'roles' | 'all' | 'none'>().notNull(),
}));
