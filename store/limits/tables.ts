import { storeTable } from '../database/table.ts';

/** How often something happened in a span of time; see {@link ./count.ts}. */
export const counters = storeTable('counters', { index: ['ends'] }, (column) => ({
  /** What is counted, and of whom, under a keyed hash: no address and no network can be read from it. */
  id: column.text('id').primaryKey(),
  count: column.integer('count').notNull(),
  /** When the span is over, and the row of no use. */
  ends: column.moment('ends').notNull(),
}));
