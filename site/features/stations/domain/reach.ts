import type { PageContext } from '../../../pages/page-context.ts';
import type { Coordinates } from './distance.ts';

/** The way there, on a map of others: nothing of it is loaded before it is asked for. */
export function directions({ latitude, longitude }: Coordinates): string {
  return `https://www.openstreetmap.org/directions?to=${latitude},${longitude}`;
}

/** Where the page of a station stands; undefined where no page lists them. */
export function stationPath(
  { locationsPath }: Pick<PageContext, 'locationsPath'>,
  { slug }: { slug: string },
): string | undefined {
  return locationsPath && `${locationsPath}/${slug}`;
}
