import { storeTable } from '../database/table.ts';
import type { Observation } from './observation.ts';

/** Which secrets this database is used with: a mark of each, which does not tell it. */
export const knownSecrets = storeTable('known_secrets', {}, (column) => ({
  name: column.text('name').primaryKey(),
  mark: column.text('mark').notNull(),
  since: column.moment('since').notNull(),
}));

/** What was found wrong, for as long as it is, and for a day after it was mailed. */
export const alerts = storeTable('alerts', {}, (column) => ({
  /** The code of the observation, and what tells several of that code apart. */
  id: column.text('id').primaryKey(),
  observation: column.json('observation').$type<Observation>().notNull(),
  since: column.moment('since').notNull(),
  /** False once it was no longer found. */
  open: column.flag('open').notNull(),
  notifiedAt: column.moment('notified_at'),
  /** How many there were when it was mailed, of what is counted. */
  notifiedCount: column.integer('notified_count'),
}));
