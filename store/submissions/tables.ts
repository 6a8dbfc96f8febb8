import { table, timestamps } from '../database/table.ts';

/** Captchas that were spent, by their hash: made in the transaction of what they were solved for. */
export const captchas = table('captchas', (column) => ({
  id: column.text('id').primaryKey(),
  expires: column.moment('expires').notNull(),
  ...timestamps(column),
}));
