import { table, timestamps } from '../database/table.ts';

/** Who works in the studio, as far as mails go to them. */
export const staff = table('staff', (column) => ({
  id: column.integer('id').primaryKey(),
  name: column.text('name').notNull(),
  role: column.text('role').notNull(),
  email: column.text('email').notNull(),
  ...timestamps(column),
}));
