import type { Locale } from '@oilway/store/cultures.ts';
import { table } from '@oilway/store/database/table.ts';

/** The columns of published pages that URLs depend on. */
export const pages = table('pages', (column) => ({
  id: column.integer('id').primaryKey(),
  key: column.text('key'),
  parent: column.integer('parent_id'),
  country: column.text('country').$type<Locale>(),
  translationKey: column.text('translation_key'),
  status: column.text('_status'),
  title: column.text('title'),
  slug: column.text('slug'),
}));
