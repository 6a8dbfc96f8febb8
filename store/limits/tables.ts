import { storeTable } from '../database/table.ts';

/** Rate limit counters; see {@link ./rate-limit.ts}. */
export const counters = storeTable('counters', { index: ['ends'] }, (column) => ({
  /** A keyed hash of action, subject and window, which reveals neither address nor network. */
  id: column.text('id').primaryKey(),
  count: column.integer('count').notNull(),
  /** When the window ends and the row can be deleted. */
  ends: column.timestamp('ends').notNull(),
}));
