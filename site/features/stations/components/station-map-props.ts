import type { StationList, StationsData } from '../domain/filter-stations.ts';
import type { MapView } from '../domain/map-query.ts';
import type { Station } from '../domain/station.ts';
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
  /** The message on the map; `announce` sets one for screen readers only. */
  statusText: string;
  announce: (sentence: string) => void;
}

/** Returns whether list and map are stacked, as on phones, instead of side by side; see `Stations.module.css`. */
export function isStackedLayout(): boolean {
  return matchMedia('(width <= 62em)').matches;
}

export interface InteractiveMapProps {
  /** Called when the Leaflet map is ready to replace the SVG. */
  onReady: () => void;
}
