import { storeTable } from '../database/table.ts';
import type { Observation } from './observation.ts';

/** Which secrets this database is used with: a mark of each, which does not tell it. */
export const knownSecrets = storeTable('known_secrets', {}, (column) => ({
  name: column.text('name').primaryKey(),
  mark: column.text('mark').notNull(),
  since: column.moment('since').notNull(),
}));

/** What was found wrong, for as long as it is, and for a day after it was told of. */
export const concerns = storeTable('concerns', {}, (column) => ({
  /** Its code, and whose it is where there may be several. */
  id: column.text('id').primaryKey(),
  observation: column.json('observation').$type<Observation>().notNull(),
  since: column.moment('since').notNull(),
  /** False once it was no longer found. */
  open: column.flag('open').notNull(),
  toldAt: column.moment('told_at'),
  /** How many there were then, of what is counted. */
  toldCount: column.integer('told_count'),
}));
