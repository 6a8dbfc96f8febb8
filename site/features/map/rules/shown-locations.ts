import type { MapBlock } from '@oilway/store/published/documents.ts';
import type { Culture, Location, LocationCategory } from '../../../page/page-context.ts';
import type { MapPage } from '../map-data.ts';

/** By their lists, which are the same until something is published, and the category: they are put in order once. */
const known = new WeakMap<readonly Location[], Map<number | undefined, readonly Location[]>>();

/** The locations a map block is about: those of its category, or all, by town. */
export function shownLocations(block: MapBlock, page: MapPage): readonly Location[] {
  const { culture, locations } = page;
  const category = idOf(block.category);
  const byCategory = known.get(locations) ?? new Map();
  known.set(locations, byCategory);
  const shown = byCategory.get(category) ?? shownOf(locations, category, culture);
  byCategory.set(category, shown);
  return shown;
}

function shownOf(locations: readonly Location[], category: number | undefined, culture: Culture) {
  const { compare } = new Intl.Collator(culture);
  return locations
    .filter((location) => category === undefined || idOf(location.category) === category)
    .sort((one, other) => compare(one.title, other.title));
}

/** The location the editor put forward, if it is published. */
export function featuredLocation(block: MapBlock, page: MapPage): Location | undefined {
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
