import { table } from '../database/table.ts';

/** Which secrets this database is used with: a mark of each, which does not tell it. */
export const knownSecrets = table('known_secrets', (column) => ({
  name: column.text('name').primaryKey(),
  mark: column.text('mark').notNull(),
  since: column.moment('since').notNull(),
}));
