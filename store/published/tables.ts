import { table } from '../database/table.ts';

/** One row: a number that rises with every change that visitors can see, in the transaction of the change. */
export const contentRevision = table('content_revision', (column) => ({
  id: column.integer('id').primaryKey(),
  value: column.integer('value').notNull(),
}));
