import type { MapBlock } from '@oilway/store/published/documents.ts';
import type { ViewProps } from '../../../page/parts/place.ts';
import type { MapData } from '../map-data.ts';
import { MapFull } from './MapFull.tsx';
import { MapTeaser } from './MapTeaser.tsx';

/** The locations on their country's outline: a taste of it, or all of them with search and list. */
export function LocationsMap(props: ViewProps<MapBlock, MapData>) {
  return props.block.display === 'full' ? <MapFull {...props} /> : <MapTeaser {...props} />;
}
