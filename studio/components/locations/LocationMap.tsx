import { readSettings } from '@oilway/store/settings.ts';
import { PinMap } from './PinMap.tsx';

/** The map beside the coordinates of a location, with the site's own street map if there is one: third parties get no request. */
export function LocationMap() {
  const { siteOrigin, streetTiles } = readSettings();
  if (!streetTiles || streetTiles.thirdPartyOrigin) return <PinMap />;
  const { attribution, maxZoom, minZoom, urlTemplate } = streetTiles;
  return <PinMap tilesUrl={siteOrigin + urlTemplate} {...{ attribution, maxZoom, minZoom }} />;
}
