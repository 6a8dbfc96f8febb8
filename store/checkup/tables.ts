import { storeTable } from '../database/table.ts';
import type { Observation } from './observation.ts';

/** A fingerprint of each secret that this database is used with; it does not reveal the secret. */
export const knownSecrets = storeTable('known_secrets', {}, (column) => ({
  name: column.text('name').primaryKey(),
  mark: column.text('mark').notNull(),
  since: column.moment('since').notNull(),
}));

/** Open alerts, and resolved ones until a day after their mail. */
export const alerts = storeTable('alerts', {}, (column) => ({
  /** The code of the observation, and its subject where there are several. */
  id: column.text('id').primaryKey(),
  observation: column.json('observation').$type<Observation>().notNull(),
  since: column.moment('since').notNull(),
  /** False once the problem is resolved. */
  open: column.flag('open').notNull(),
  notifiedAt: column.moment('notified_at'),
  /** The observation's count at the time of its mail. */
  notifiedCount: column.integer('notified_count'),
}));
