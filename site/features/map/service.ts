import type { LocationCategory, Page } from '@oilway/store/published/documents.ts';
import type { Location } from '../../reading/source.ts';
import type { MapDetail } from './schema.ts';

interface Picture {
  id: number;
  updatedAt: string;
}

/**
 * The markers a page's map shows: those of the category the page's map block is limited to, if any,
 * and of the asked category. Matching is by key or title, regardless of case; an unknown category
 * has no markers.
 */
export function markersOf(
  locations: readonly Location[],
  asked: {
    page: Page | undefined;
    filter: string | undefined;
    pictureUrl: (picture: Picture) => string;
  },
): MapDetail[] {
  const own = ownCategory(asked.page);
  const wanted = asked.filter?.trim().toLowerCase();
  return locations
    .filter((location) => own === undefined || categoryOf(location)?.id === own)
    .filter((location) => !wanted || names(categoryOf(location)).includes(wanted))
    .map((location) => detailOf(location, asked.pictureUrl));
}

function detailOf(location: Location, pictureUrl: (picture: Picture) => string): MapDetail {
  const { image } = location;
  return {
    title: location.title,
    latitude: location.latitude,
    longitude: location.longitude,
    mapDescription: location.mapDescription ?? '',
    icon: location.icon,
    image: typeof image === 'object' && image ? pictureUrl(image) : null,
    imageText: location.imageText ?? '',
    text: location.text ?? '',
    category: categoryOf(location)?.title ?? '',
    isOQ: location.isOQ ?? false,
    isClicked: false,
  };
}

function ownCategory(page: Page | undefined): number | undefined {
  const map = page?.blocks?.find((block) => block.blockType === 'map' && block.category);
  const category = map?.blockType === 'map' ? map.category : undefined;
  return typeof category === 'object' ? category?.id : category;
}

function categoryOf({ category }: Location): LocationCategory | undefined {
  return typeof category === 'object' ? category : undefined;
}

/** What a filter may call a category. */
export function names(category: LocationCategory | undefined): string[] {
  return category ? [category.key.toLowerCase(), category.title.toLowerCase()] : [];
}
