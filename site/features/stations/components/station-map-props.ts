import type { MapView } from '../domain/map-query.ts';
import type { Station } from '../domain/station.ts';
import type { StationList, StationsData } from '../domain/station-list.ts';
import type { StationsState } from '../domain/stations-state.ts';
import type { TileSource } from '../map-data.ts';

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
