import { payloadTable } from '@oilway/store/database/table.ts';
import type { Country } from '@oilway/store/locales.ts';

/** The columns of published pages that URLs depend on. */
export const pages = payloadTable('pages', (column) => ({
  id: column.integer('id').primaryKey(),
  key: column.text('key'),
  parent: column.integer('parent_id'),
  country: column.text('country').$type<Country>(),
  translationKey: column.text('translation_key'),
  status: column.text('_status'),
  title: column.text('title'),
  slug: column.text('slug'),
}));
