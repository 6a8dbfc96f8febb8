import { lineageOf } from '@oilway/store/library/access.ts';
import type { Locale } from '@oilway/store/locales.ts';
import type { Payload } from 'payload';
import { idOf } from '../id-of.ts';
import type { FileCategory } from '../payload-types.ts';

/** A category with its titles from the root, and its label in a list of both sites. */
export interface CategoryOption {
  id: number;
  locale: Locale;
  path: string[];
  label: string;
}

/** Returns all categories, sorted by site and path. Callers check access. */
export async function categoryOptions(payload: Payload): Promise<CategoryOption[]> {
  const found = await payload.find({
    collection: 'file-categories',
    overrideAccess: true,
    pagination: false,
    depth: 0,
    select: { culture: true, parent: true, title: true },
  });
  const docs = found.docs as FileCategory[];
  const titles = new Map(docs.map(({ id, title }) => [id, title]));
  const parents = new Map(docs.map(({ id, parent }) => [id, idOf(parent) ?? null]));
  return docs
    .map(({ culture: locale, id }) => {
      const path = lineageOf(id, parents).map((one) => titles.get(one) ?? '');
      path.reverse();
      const label = `${locale === 'pl-PL' ? 'PL' : 'DE'} · ${path.join(' › ')}`;
      return { id, label, locale, path };
    })
    .sort((one, other) => one.label.localeCompare(other.label));
}
