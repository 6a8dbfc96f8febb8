import type { Locale } from '@oilway/store/locales.ts';
import type { Payload } from 'payload';
import { idOf } from '../id-of.ts';
import type { FileCategory } from '../payload-types.ts';

/** A category with its titles from the root. */
export interface CategoryOption {
  id: number;
  locale: Locale;
  path: string[];
  parent: number | undefined;
}

/** Returns all categories, sorted by site and path. Callers check access. */
export async function categoryOptions(payload: Payload): Promise<CategoryOption[]> {
  const { docs } = await payload.find({
    collection: 'file-categories',
    overrideAccess: true,
    pagination: false,
    limit: 0,
    depth: 0,
    select: { culture: true, parent: true, title: true },
  });
  const byId = new Map((docs as FileCategory[]).map((category) => [category.id, category]));
  return (docs as FileCategory[])
    .map(({ culture, id, parent }) => ({
      ...{ id, locale: culture, parent: idOf(parent) },
      path: pathOf(id, byId),
    }))
    .sort((one, other) => labelOf(one).localeCompare(labelOf(other)));
}

/** Returns the label of a category in a list of both sites. */
export const labelOf = ({ locale, path }: Pick<CategoryOption, 'locale' | 'path'>): string =>
  `${locale === 'pl-PL' ? 'PL' : 'DE'} · ${path.join(' › ')}`;

function pathOf(id: number, all: ReadonlyMap<number, FileCategory>): string[] {
  const titles: string[] = [];
  for (let current = all.get(id); current && titles.length < 20; ) {
    titles.unshift(current.title);
    current = all.get(idOf(current.parent) ?? -1);
  }
  return titles;
}
