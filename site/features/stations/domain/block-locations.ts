import type { MapBlock } from '@oilway/store/published/documents.ts';
import type { Locale, Location, LocationCategory } from '../../../pages/page-context.ts';

interface MapLocations {
  locale: Locale;
  locations: readonly Location[];
}

/** Returns the locations of a map block, those of its category or all, sorted by title. */
export function blockLocations(block: MapBlock, page: MapLocations): readonly Location[] {
  const category = idOf(block.category);
  const { compare } = new Intl.Collator(page.locale);
  return page.locations
    .filter((location) => category === undefined || idOf(location.category) === category)
    .sort((one, other) => compare(one.title, other.title));
}

/** Returns the categories of the locations, in order of creation. */
export function categoriesOf(locations: readonly Location[]): LocationCategory[] {
  const found = new Map(
    locations.flatMap((location) => {
      const category = categoryOf(location);
      return category ? [[category.id, category]] : [];
    }),
  );
  return [...found.values()].sort((one, other) => one.id - other.id);
}

/** Returns the featured location of a map block, if it is published. */
export function featuredLocation(block: MapBlock, page: MapLocations): Location | undefined {
  const id = idOf(block.featured);
  return page.locations.find((location) => location.id === id);
}

/** Returns the category of a location, if it is published. */
export function categoryOf({ category }: Location): LocationCategory | undefined {
  return typeof category === 'object' ? (category ?? undefined) : undefined;
}

function idOf(value: number | { id: number } | null | undefined): number | undefined {
  return typeof value === 'object' ? value?.id : value;
}
