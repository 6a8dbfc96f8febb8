import type { MapBlock } from '@oilway/store/published/documents.ts';
import type { Culture, Location, LocationCategory } from '../../../pages/page-context.ts';

interface MapLocations {
  culture: Culture;
  locations: readonly Location[];
}

/** The locations a map block is about: those of its category, or all, by title. */
export function shownLocations(block: MapBlock, page: MapLocations): readonly Location[] {
  const category = idOf(block.category);
  const { compare } = new Intl.Collator(page.culture);
  return page.locations
    .filter((location) => category === undefined || idOf(location.category) === category)
    .sort((one, other) => compare(one.title, other.title));
}

/** The categories of some locations, in the order in which they were made. */
export function categoriesOf(locations: readonly Location[]): LocationCategory[] {
  const found = new Map(
    locations.flatMap((location) => {
      const category = categoryOf(location);
      return category ? [[category.id, category]] : [];
    }),
  );
  return [...found.values()].sort((one, other) => one.id - other.id);
}

/** The location the editor put forward, if it is published. */
export function featuredLocation(block: MapBlock, page: MapLocations): Location | undefined {
  const id = idOf(block.featured);
  return page.locations.find((location) => location.id === id);
}

/** If it is published. */
export function categoryOf({ category }: Location): LocationCategory | undefined {
  return typeof category === 'object' ? category : undefined;
}

function idOf(value: number | { id: number } | null | undefined): number | undefined {
  return typeof value === 'object' ? value?.id : value;
}
