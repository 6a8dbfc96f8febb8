import type { Location, PageContext } from '../../page-context.ts';
import type { MapBlock } from '../block-types.ts';

/** The locations a map block is about: those of its category, or all, by town. */
export function shownLocations(block: MapBlock, page: PageContext): Location[] {
  const category = idOf(block.category);
  const collator = new Intl.Collator(page.culture);
  return page.locations
    .filter((location) => category === undefined || idOf(location.category) === category)
    .sort((one, other) => collator.compare(one.title, other.title));
}

/** The location the editor put forward, if it is published. */
export function featuredLocation(block: MapBlock, page: PageContext): Location | undefined {
  const id = idOf(block.featured);
  return page.locations.find((location) => location.id === id);
}

function idOf(value: number | { id: number } | null | undefined): number | undefined {
  return typeof value === 'object' ? value?.id : value;
}
