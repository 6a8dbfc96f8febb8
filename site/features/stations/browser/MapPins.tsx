import type { Culture } from '@oilway/store/cultures.ts';
import L from 'leaflet';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Pin } from '../../../components/Pin.tsx';
import styles from '../components/StationMap.module.css';
import { Clusters, type Spot } from '../domain/clusters.ts';
import type { Coordinates } from '../domain/distance.ts';
import { clearScale, pinBox, type TownLabel } from '../domain/labels.ts';
import { messages } from '../domain/messages.ts';
import { type Town, towns } from '../domain/towns.ts';
import { mapLabels } from './map-labels.ts';
import type { Marker } from './marker.ts';

interface Props {
  map: L.Map;
  culture: Culture;
  markers: readonly Marker[];
  selected: Marker | undefined;
  onSelect: (marker: Marker) => void;
}

/** Its types leave this out. */
type Dragging = L.Handler & { moved(): boolean };

/** The pins on the map and the names of the towns between them. */
export function MapPins({ culture, map, markers, onSelect, selected }: Props) {
  const clusters = useMemo(() => new Clusters(markers), [markers]);
  const moves = useMoves(map);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move anew
  const spots = useMemo(() => spotsOf(map, clusters, selected), [map, clusters, selected, moves]);
  const labels = useLabels(map, spots, selected);
  const scale = useMemo(() => {
    if (!selected) return 1;
    const at = (place: Coordinates) =>
      map.latLngToContainerPoint([place.latitude, place.longitude]);
    const others = spots.filter(({ marker }) => marker !== selected);
    const boxes = others.map((spot) => pinBox(at(spot), spot.count));
    return clearScale(at(selected.shown), boxes) ?? 0.5;
  }, [map, spots, selected]);
  const focused = useRef<Spot<Marker>>(undefined);
  useLayoutEffect(() => {
    // The pin that had the focus is gone: the nearest one gets it.
    const { current: lost } = focused;
    if (!lost || document.activeElement !== document.body) return;
    const away = (spot: Coordinates) =>
      map.distance([spot.latitude, spot.longitude], [lost.latitude, lost.longitude]);
    const [next] = [...spots].sort((one, other) => away(one) - away(other));
    if (!next) return;
    const pins = map.getPane('markerPane')?.querySelectorAll<HTMLElement>('[data-spot]') ?? [];
    [...pins].find(({ dataset }) => dataset.spot === next.id)?.focus({ preventScroll: true });
  }, [map, spots]);
  const press = (spot: Spot<Marker>) => {
    // The press that ends a drag is none.
    if ((map.dragging as Dragging | undefined)?.moved()) return;
    if (spot.marker) return onSelect(spot.marker);
    const zoom = clusters.expansionZoom(spot.cluster ?? 0);
    map.setView([spot.latitude, spot.longitude], Math.min(zoom, map.getMaxZoom()));
  };
  return (
    <>
      {spots.map((spot) => (
        <Placed
          key={spot.id}
          map={map}
          pane="markerPane"
          at={spot}
          front={spot.marker === selected}
        >
          <PinButton
            {...{ culture, spot }}
            selected={selected !== undefined && spot.marker === selected}
            scale={scale}
            onPress={() => press(spot)}
            onFocus={() => {
              focused.current = spot;
            }}
            onBlur={(event) => {
              // Of an element that is taken away the browser does not say where the focus goes.
              if (event.relatedTarget) focused.current = undefined;
            }}
          />
        </Placed>
      ))}
      {labels.map(({ at, label }) => (
        <Placed key={label.town.name} map={map} pane="towns" at={at}>
          <TownName label={label} />
        </Placed>
      ))}
    </>
  );
}

interface PinButtonProps {
  culture: Culture;
  spot: Spot<Marker>;
  selected: boolean;
  scale: number;
  onPress: () => void;
  onFocus: () => void;
  onBlur: (event: { relatedTarget: EventTarget | null }) => void;
}

function PinButton({ culture, scale, selected, spot, onPress, ...focus }: PinButtonProps) {
  const { count, marker } = spot;
  const name = marker
    ? [marker.station.title, marker.station.category?.title].filter(Boolean).join(', ')
    : messages[culture].map.cluster(count, nearestTown(spot));
  return (
    <button
      className={styles.pin}
      type="button"
      aria-label={name}
      aria-pressed={marker ? selected : undefined}
      data-spot={spot.id}
      data-marker={marker?.station.key}
      data-cluster={marker ? undefined : String(count)}
      data-scale={selected ? scale : undefined}
      onClick={onPress}
      {...focus}
    >
      {selected ? (
        <Pin kind="selected" />
      ) : marker ? (
        <Pin kind={marker.station.icon} />
      ) : (
        <Pin kind="cluster" count={count} />
      )}
    </button>
  );
}

/** A town without a pin is a small square beside its name. */
function TownName({ label: { dot, town } }: { label: TownLabel }) {
  const name = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    name.current?.style.setProperty('--dot-x', `${dot?.x ?? 0}px`);
    name.current?.style.setProperty('--dot-y', `${dot?.y ?? 0}px`);
  }, [dot?.x, dot?.y]);
  return (
    <span
      className={styles.town}
      ref={name}
      data-town=""
      data-size={String(town.size) as '1' | '2' | '3'}
      data-alone={dot ? '' : undefined}
    >
      {town.name}
    </span>
  );
}

interface PlacedProps {
  map: L.Map;
  pane: string;
  at: Coordinates;
  /** Above the others of its pane. */
  front?: boolean;
  children: ReactNode;
}

/** Stands at a place of the map, in one of its panes, and moves with it as Leaflet's own markers do. */
export function Placed({ at: { latitude, longitude }, children, front, map, pane }: PlacedProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const put = (point: L.Point) => {
      if (element.current)
        element.current.style.transform = `translate(${Math.round(point.x)}px, ${Math.round(point.y)}px)`;
    };
    const rest = () => put(map.latLngToLayerPoint([latitude, longitude]));
    const animate = ((event: L.ZoomAnimEvent) => {
      const { center, zoom } = event;
      const pane = L.DomUtil.getPosition(map.getPane('mapPane') as HTMLElement);
      const half = map.getSize().divideBy(2);
      const origin = map.project(center, zoom).subtract(half).add(pane).round();
      put(map.project([latitude, longitude], zoom).subtract(origin));
    }) as L.LeafletEventHandlerFn;
    rest();
    map.on('zoom viewreset', rest).on('zoomanim', animate);
    return () => {
      map.off('zoom viewreset', rest).off('zoomanim', animate);
    };
  }, [map, latitude, longitude]);
  const parent = map.getPane(pane);
  if (!parent) return null;
  return createPortal(
    <div
      className={`leaflet-zoom-animated ${styles.placed}`}
      ref={element}
      data-front={front ? '' : undefined}
    >
      {children}
    </div>,
    parent,
  );
}

/** Returns a number that changes after each move of the map. */
function useMoves(map: L.Map): number {
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    const moved = () => flushSync(() => setMoves((before) => before + 1));
    map.on('moveend resize', moved);
    return () => {
      map.off('moveend resize', moved);
    };
  }, [map]);
  return moves;
}

/** The pins of what is seen and a little around it; the chosen one keeps out of all clusters and comes last. */
function spotsOf(
  map: L.Map,
  clusters: Clusters<Marker>,
  selected: Marker | undefined,
): Spot<Marker>[] {
  const bounds = map.getBounds().pad(0.1);
  const spots = clusters.spots(
    {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    },
    map.getZoom(),
    selected,
  );
  if (!selected) return spots;
  return [...spots, { id: clusters.idOf(selected), ...selected.shown, count: 1, marker: selected }];
}

/** Returns the names of towns that have room between the pins, after the pins are drawn. */
function useLabels(map: L.Map, spots: readonly Spot<Marker>[], selected: Marker | undefined) {
  const [labels, setLabels] = useState<{ label: TownLabel; at: Coordinates }[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => setLabels(mapLabels(map, spots, selected)));
    return () => clearTimeout(timer);
  }, [map, spots, selected]);
  return labels;
}

const allTowns: readonly Town[] = [...towns.de, ...towns.pl];

function nearestTown({ latitude, longitude }: Coordinates): string {
  const wide = Math.cos((latitude * Math.PI) / 180);
  let nearest = { name: '', away: Number.POSITIVE_INFINITY };
  for (const { name, ...town } of allTowns) {
    const away = Math.hypot(town.latitude - latitude, (town.longitude - longitude) * wide);
    if (away < nearest.away) nearest = { name, away };
  }
  return nearest.name;
}
