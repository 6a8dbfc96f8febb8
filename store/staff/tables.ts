import { table, timestamps } from '../database/table.ts';

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
export const staffLogins = table('staff_logins', (column) => ({
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
}));

/** What the links of mails carry: for a new password, and for the first one. */
export const staffLinks = table('staff_links', (column) => ({
  id: column.text('id').primaryKey(),
  tokenHash: column.text('token_hash').notNull(),
  staff: column.number('staff').notNull(),
  purpose: column.text('purpose').$type<'reset' | 'invite'>().notNull(),
  expires: column.moment('expires').notNull(),
}));
