import { storeTable } from '../database/table.ts';
import type { Diagnostic } from './diagnostic.ts';

/** A fingerprint of each secret that this database is used with; it does not reveal the secret. */
export const knownSecrets = storeTable('known_secrets', {}, (column) => ({
  name: column.text('name').primaryKey(),
  fingerprint: column.text('fingerprint').notNull(),
  since: column.timestamp('since').notNull(),
}));

/** Open alerts, and resolved ones until a day after their mail. */
export const alerts = storeTable('alerts', {}, (column) => ({
  /** The code of the observation, and its subject where there are several. */
  id: column.text('id').primaryKey(),
  diagnostic: column.json('diagnostic').$type<Diagnostic>().notNull(),
  since: column.timestamp('since').notNull(),
  /** False once the problem is resolved. */
  open: column.boolean('open').notNull(),
  notifiedAt: column.timestamp('notified_at'),
  /** The observation's count at the time of its mail. */
  notifiedCount: column.integer('notified_count'),
}));
