import type { PageContext } from '../../../pages/page-context.ts';
import type { Coordinates } from './distance.ts';

/** Returns a link to directions on openstreetmap.org; nothing is loaded from there before the click. */
export function directionsUrl({ latitude, longitude }: Coordinates): string {
  return `https://www.openstreetmap.org/directions?to=${latitude},${longitude}`;
}

/** Returns the path of a station's page; undefined if the site has no station list page. */
export function stationPath(
  { locationsPath }: Pick<PageContext, 'locationsPath'>,
  { slug }: { slug: string },
): string | undefined {
  return locationsPath && `${locationsPath}/${slug}`;
}
