import { answeredChallenges } from '../accounts/challenges.ts';
import { storeTable, table, timestamps } from '../database/table.ts';

/** What somebody is known by besides the password. */
export type FactorKind = 'code' | 'recovery' | 'passkey';

export type StaffLanguage = 'de' | 'pl' | 'en';

/** Who works in the studio, or did, or was asked to. */
export const staff = table('staff', (column) => ({
  id: column.integer('id').primaryKey(),
  state: column.text('state').$type<'invited' | 'active' | 'deactivated'>().notNull(),
  name: column.text('name').notNull(),
  role: column.text('role').notNull(),
  email: column.text('email').notNull(),
  /** What mails to them are written in. */
  language: column.text('language').$type<StaffLanguage>().notNull(),
  invitedAt: column.moment('invited_at'),
  lastLogin: column.moment('last_login'),
  /** Argon2id, in the form that carries its own parameters. */
  passwordHash: column.text('password_hash'),
  ...timestamps(column),
}));

/** Where staff are logged in. */
export const staffLogins = storeTable(
  'staff_logins',
  { unique: ['tokenHash'], index: ['staff'] },
  (column) => ({
    id: column.text('id').primaryKey(),
    tokenHash: column.text('token_hash').notNull(),
    staff: column.number('staff').notNull(),
    begun: column.moment('begun').notNull(),
    lastSeen: column.moment('last_seen').notNull(),
    /** When its owner last said in this session who they are. */
    provedAt: column.moment('proved_at'),
    expires: column.moment('expires').notNull(),
    /** The browser's name and no more. */
    device: column.text('device'),
    /** What was shown beside the password, or in its place. */
    beganWith: column.text('began_with').$type<FactorKind>(),
    /** The passkey that it began with. */
    passkey: column.text('passkey'),
  }),
);

/** What the links of mails carry: for a new password, and for the first one. */
export const staffLinks = storeTable(
  'staff_links',
  { unique: ['tokenHash'], index: ['staff'] },
  (column) => ({
    id: column.text('id').primaryKey(),
    tokenHash: column.text('token_hash').notNull(),
    staff: column.number('staff').notNull(),
    purpose: column.text('purpose').$type<'reset' | 'invite'>().notNull(),
    expires: column.moment('expires').notNull(),
  }),
);

/** Logins whose password was right and which wait for a second factor. The cookie's token opens nothing else. */
export const staffSteps = storeTable(
  'staff_steps',
  { unique: ['tokenHash'], index: ['staff'] },
  (column) => ({
    id: column.text('id').primaryKey(),
    tokenHash: column.text('token_hash').notNull(),
    staff: column.number('staff').notNull(),
    expires: column.moment('expires').notNull(),
  }),
);

/** What makes somebody's one-time codes: one app for each. */
export const staffCodes = storeTable('staff_codes', { unique: ['staff'] }, (column) => ({
  id: column.text('id').primaryKey(),
  staff: column.number('staff').notNull(),
  /** The secret, sealed by a key that is not in the database. */
  sealed: column.text('sealed').notNull(),
  /** The last step of time whose code was taken: no code counts twice. */
  lastStep: column.number('last_step').notNull(),
  /** Wrong codes since the last right one. */
  failures: column.number('failures').notNull(),
  /** When the next code is looked at. */
  waitUntil: column.moment('wait_until'),
  created: column.moment('created').notNull(),
  lastUsed: column.moment('last_used'),
}));

/** What lets somebody in who has lost everything else; each once, kept as a hash. */
export const staffRecoveryCodes = storeTable(
  'staff_recovery_codes',
  { unique: ['codeHash'], index: ['staff'] },
  (column) => ({
    id: column.text('id').primaryKey(),
    staff: column.number('staff').notNull(),
    codeHash: column.text('code_hash').notNull(),
  }),
);

/** Passkeys of staff. The id is the credential's own, in base64url. */
export const staffPasskeys = storeTable('staff_passkeys', { index: ['staff'] }, (column) => ({
  id: column.text('id').primaryKey(),
  staff: column.number('staff').notNull(),
  name: column.text('name'),
  /** A COSE key in base64url. */
  publicKey: column.text('public_key').notNull(),
  counter: column.number('counter').notNull(),
  /** How the authenticator is reached, with commas between the ways. */
  transports: column.text('transports'),
  created: column.moment('created').notNull(),
  lastUsed: column.moment('last_used'),
}));

export const staffChallenges = answeredChallenges('staff_challenges');

/** Of whom a second factor is asked: the one row of a setting. Without it, of the roles in `required.ts`. */
export const staffDoor = table('staff_door', (column) => ({
  id: column.integer('id').primaryKey(),
  factorsOf: column.text('factors_of').$type<'roles' | 'all' | 'nobody'>().notNull(),
}));
