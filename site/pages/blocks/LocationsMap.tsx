import type { MapBlock } from './block-types.ts';
import { MapFull } from './map/MapFull.tsx';
import { MapTeaser } from './map/MapTeaser.tsx';
import type { ViewProps } from './place.ts';

/** The locations on their country's outline: a taste of it, or all of them with search and list. */
export function LocationsMap(props: ViewProps<MapBlock>) {
  return props.block.display === 'full' ? <MapFull {...props} /> : <MapTeaser {...props} />;
}
