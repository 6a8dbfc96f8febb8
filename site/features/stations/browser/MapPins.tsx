import type { Culture } from '@oilway/store/cultures.ts';
import L from 'leaflet';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Pin } from '../../../components/Pin.tsx';
import styles from '../components/StationMap.module.css';
import { clustersOf, type Spot, spotOf, spotsIn } from '../domain/clusters.ts';
import { type Coordinates, kilometres } from '../domain/distance.ts';
import { clearScale, pinBox, type TownLabel } from '../domain/labels.ts';
import { messages } from '../domain/messages.ts';
import type { Station } from '../domain/station.ts';
import { type Town, towns } from '../domain/towns.ts';
import { mapLabels } from './map-labels.ts';

interface Props {
  map: L.Map;
  culture: Culture;
  pins: readonly Station[];
  selected: Station | undefined;
  onSelect: (station: Station) => void;
}

/** Its types leave this out. */
type Dragging = L.Handler & { moved(): boolean };

/** The pins on the map and the names of the towns between them. */
export function MapPins({ culture, map, onSelect, pins, selected }: Props) {
  // The chosen one keeps out of all clusters.
  const clusters = useMemo(
    () => clustersOf(pins.filter((one) => one !== selected)),
    [pins, selected],
  );
  const own = useMemo(() => selected && spotOf(selected), [selected]);
  const moves = useMoves(map);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each move anew
  const others = useMemo(() => {
    const seen = map.getBounds().pad(0.1);
    const bounds = [seen.getWest(), seen.getSouth(), seen.getEast(), seen.getNorth()] as const;
    return spotsIn(clusters, [...bounds], map.getZoom());
  }, [map, clusters, moves]);
  // The chosen one comes last.
  const spots = useMemo(() => (own ? [...others, own] : others), [others, own]);
  const scale = useMemo(() => {
    if (!own) return 1;
    const at = (place: Coordinates) =>
      map.latLngToContainerPoint([place.latitude, place.longitude]);
    const boxes = others.map((spot) => pinBox(at(spot), spot.count));
    return clearScale(at(own), boxes) ?? 0.5;
  }, [map, others, own]);
  const labels = useLabels(map, spots, own, scale);
  const focused = useRef<Spot>(undefined);
  useLayoutEffect(() => {
    // The pin that had the focus is gone: the nearest one gets it.
    const { current: lost } = focused;
    if (!lost || document.activeElement !== document.body) return;
    const [next] = [...spots].sort((one, other) => kilometres(one, lost) - kilometres(other, lost));
    if (!next) return;
    const all = map.getPane('markerPane')?.querySelectorAll<HTMLElement>('[data-spot]') ?? [];
    [...all].find(({ dataset }) => dataset.spot === next.id)?.focus({ preventScroll: true });
  }, [map, spots]);
  const press = ({ cluster = 0, latitude, longitude, station }: Spot) => {
    // The press that ends a drag is none.
    if ((map.dragging as Dragging | undefined)?.moved()) return;
    if (station) return onSelect(station);
    const zoom = clusters.getClusterExpansionZoom(cluster);
    map.setView([latitude, longitude], Math.min(zoom, map.getMaxZoom()));
  };
  return (
    <>
      {spots.map((spot) => (
        <Placed key={spot.id} map={map} pane="markerPane" at={spot} front={spot === own}>
          <PinButton
            {...{ culture, scale, spot }}
            selected={spot === own}
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
  spot: Spot;
  selected: boolean;
  scale: number;
  onPress: () => void;
  onFocus: () => void;
  onBlur: (event: { relatedTarget: EventTarget | null }) => void;
}

function PinButton({ culture, scale, selected, spot, onPress, ...focus }: PinButtonProps) {
  const { count, station } = spot;
  const name = station
    ? [station.title, station.category?.title].filter(Boolean).join(', ')
    : messages[culture].map.cluster(count, nearestTown(spot));
  return (
    <button
      className={styles.pin}
      type="button"
      aria-label={name}
      aria-pressed={station ? selected : undefined}
      data-spot={spot.id}
      data-marker={station?.key}
      data-cluster={station ? undefined : String(count)}
      data-scale={selected ? scale : undefined}
      onClick={onPress}
      {...focus}
    >
      {station ? (
        <Pin kind={selected ? 'selected' : station.icon} />
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

/** Returns the names of towns that have room between the pins, after the pins are drawn. */
function useLabels(map: L.Map, spots: readonly Spot[], own: Spot | undefined, scale: number) {
  const [labels, setLabels] = useState<{ label: TownLabel; at: Coordinates }[]>([]);
  useEffect(() => {
    const show = () => setLabels(mapLabels(map, spots, own && { spot: own, scale }));
    const timer = setTimeout(show);
    return () => clearTimeout(timer);
  }, [map, spots, own, scale]);
  return labels;
}

function nearestTown(place: Coordinates): string {
  const nearer = (one: Town, other: Town) =>
    kilometres(other, place) < kilometres(one, place) ? other : one;
  return [...towns.de, ...towns.pl].reduce(nearer).name;
}
