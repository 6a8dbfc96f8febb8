import { type Columns, timestamps } from '../database/table.ts';
import type { Locale } from '../locales.ts';

/** Returns the columns that all inboxes share, except those that only clerks write. */
export const inboxColumns = (column: Columns) => ({
  id: column.text('id').primaryKey(),
  status: column
    .text('status')
    .$type<'new' | 'inWork' | 'done' | 'spam'>()
    .notNull()
    .$defaultFn(() => 'new'),
  reference: column.text('reference').notNull(),
  cultureName: column.text('culture_name').$type<Locale>().notNull(),
  undeliverable: column.boolean('undeliverable'),
  telephoneDigits: column.text('telephone_digits'),
  privacyNotice: column.text('privacy_notice'),
  idempotencyKey: column.text('idempotency_key').notNull(),
  fingerprint: column.text('fingerprint').notNull(),
  ...timestamps(column),
});
