import type { TileSource } from '../map-data.ts';
import type { MapView } from '../rules/map-query.ts';
import type { Station } from '../rules/station.ts';
import type { StationList, StationsData } from '../rules/station-list.ts';
import type { StationsState } from '../rules/stations-state.ts';

export interface StationMapProps {
  data: StationsData;
  list: StationList;
  now: number | undefined;
  state: StationsState;
  tiles: TileSource | undefined;
  onSelect: (station: Station) => void;
  onClear: () => void;
  onLocate: () => void;
  onMove: (view: MapView) => void;
  onHide: () => void;
  /** A sentence on the map, and one that is only read aloud. */
  said: string;
  say: (sentence: string) => void;
}

/** Whether the list lies below the map, as on phones, and not beside it; see `Stations.module.css`. */
export function isBelow(): boolean {
  return matchMedia('(width <= 62em)').matches;
}

export interface LiveMapProps {
  /** Called when the map shows what the drawing has shown. */
  onReady: () => void;
}
