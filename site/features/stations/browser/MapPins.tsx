import type { Locale } from '@oilway/store/locales.ts';
import { type Town, towns } from '@oilway/store/maps/towns.ts';
import L from 'leaflet';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Pin } from '../../../components/Pin.tsx';
import styles from '../components/StationMap.module.css';
import {
  buildClusterIndex,
  type MapMarker,
  markersInBounds,
  stationMarker,
} from '../domain/clusters.ts';
import { type Coordinates, distanceKm } from '../domain/distance.ts';
import { nonOverlappingScale, pinBox, type TownLabel } from '../domain/labels.ts';
import { messages } from '../domain/messages.ts';
import type { Station } from '../domain/station.ts';
import type { GeocodedPlace } from '../schema.ts';
import { mapLabels } from './map-labels.ts';
import { afterZoom } from './viewport.ts';

interface Props {
  map: L.Map;
  locale: Locale;
  pins: readonly Station[];
  /** The searched place. */
  origin: GeocodedPlace | undefined;
  selected: Station | undefined;
  onSelect: (station: Station) => void;
}

/** `moved` is missing in the types of Leaflet. */
type Dragging = L.Handler & { moved(): boolean };

/** The pins on the map and the town labels between them. */
export function MapPins({ locale, map, onSelect, origin, pins, selected }: Props) {
  // The selected station is never part of a cluster.
  const clusters = useMemo(
    () => buildClusterIndex(pins.filter((one) => one !== selected)),
    [pins, selected],
  );
  const selectedMarker = useMemo(() => selected && stationMarker(selected), [selected]);
  const moves = useMapMoves(map);
  // biome-ignore lint/correctness/useExhaustiveDependencies: recomputed after each move
  const otherMarkers = useMemo(() => {
    const viewBounds = map.getBounds().pad(0.1);
    const bounds = [
      viewBounds.getWest(),
      viewBounds.getSouth(),
      viewBounds.getEast(),
      viewBounds.getNorth(),
    ] as const;
    return markersInBounds(clusters, [...bounds], map.getZoom());
  }, [map, clusters, moves]);
  // The selected pin is drawn last, above the others.
  const markers = useMemo(
    () => (selectedMarker ? [...otherMarkers, selectedMarker] : otherMarkers),
    [otherMarkers, selectedMarker],
  );
  const scale = useMemo(() => {
    if (!selectedMarker) return 1;
    const at = (place: Coordinates) =>
      map.latLngToContainerPoint([place.latitude, place.longitude]);
    const boxes = otherMarkers.map((marker) => pinBox(at(marker), marker.count));
    return nonOverlappingScale(at(selectedMarker), boxes) ?? 0.5;
  }, [map, otherMarkers, selectedMarker]);
  const [labels, setLabels] = useState<ReturnType<typeof mapLabels>>([]);
  // Town labels fit between the pins; computed after the pins are drawn.
  useEffect(() => {
    const selected = selectedMarker && { marker: selectedMarker, scale };
    const timer = setTimeout(() => setLabels(mapLabels(map, markers, selected, pins, origin)));
    return () => clearTimeout(timer);
  }, [map, markers, selectedMarker, scale, pins, origin]);
  const focused = useRef<MapMarker>(undefined);
  useLayoutEffect(() => {
    // When the focused pin is removed, the focus moves to the nearest one.
    const { current: lostFocus } = focused;
    if (!lostFocus || document.activeElement !== document.body) return;
    const [next] = [...markers].sort(
      (one, other) => distanceKm(one, lostFocus) - distanceKm(other, lostFocus),
    );
    if (!next) return;
    const all = map.getPane('markerPane')?.querySelectorAll<HTMLElement>('[data-marker-id]') ?? [];
    [...all].find(({ dataset }) => dataset.markerId === next.id)?.focus({ preventScroll: true });
  }, [map, markers]);
  const handlePress = ({ cluster = 0, latitude, longitude, station }: MapMarker) => {
    // Ignores the click that ends a drag.
    if ((map.dragging as Dragging | undefined)?.moved()) return;
    if (station) return onSelect(station);
    const zoom = clusters.getClusterExpansionZoom(cluster);
    afterZoom(map, () => map.setView([latitude, longitude], Math.min(zoom, map.getMaxZoom())));
  };
  return (
    <>
      {markers.map((marker) => (
        <MapOverlay
          key={marker.id}
          map={map}
          pane="markerPane"
          at={marker}
          front={marker === selectedMarker}
        >
          <PinButton
            {...{ locale, scale, marker }}
            selected={marker === selectedMarker}
            onPress={() => handlePress(marker)}
            onFocus={() => {
              focused.current = marker;
            }}
            onBlur={(event) => {
              // `relatedTarget` is null when the focused element is removed.
              if (event.relatedTarget) focused.current = undefined;
            }}
          />
        </MapOverlay>
      ))}
      {labels.map(({ at, label }) => (
        <MapOverlay key={label.town.name} map={map} pane="towns" at={at}>
          <TownName label={label} />
        </MapOverlay>
      ))}
    </>
  );
}

interface PinButtonProps {
  locale: Locale;
  marker: MapMarker;
  selected: boolean;
  scale: number;
  onPress: () => void;
  onFocus: () => void;
  onBlur: (event: { relatedTarget: EventTarget | null }) => void;
}

function PinButton({ locale, scale, selected, marker, onPress, ...focus }: PinButtonProps) {
  const { count, station } = marker;
  const name = station
    ? [station.title, station.category?.title].filter(Boolean).join(', ')
    : messages[locale].map.cluster(count, nearestTown(marker));
  return (
    <button
      className={styles.pin}
      ref={(element) => element?.style.setProperty('scale', selected ? String(scale) : null)}
      type="button"
      aria-label={name}
      aria-pressed={station ? selected : undefined}
      data-marker-id={marker.id}
      data-marker={station?.key}
      data-cluster={station ? undefined : String(count)}
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

/** The label of a town; without a pin a small square marks the town. */
function TownName({ label: { dot, town } }: { label: TownLabel }) {
  return (
    <span
      className={styles.town}
      ref={(element) => {
        element?.style.setProperty('--dot-x', `${dot?.x}px`);
        element?.style.setProperty('--dot-y', `${dot?.y}px`);
      }}
      data-town=""
      data-size={String(town.size) as '1' | '2' | '3'}
      data-dot={dot ? '' : undefined}
    >
      {town.name}
    </span>
  );
}

interface MapOverlayProps {
  map: L.Map;
  pane: string;
  at: Coordinates;
  /** Drawn above the others of its pane. */
  front?: boolean;
  children: ReactNode;
}

/** Renders its children at a coordinate in a pane of the map and follows zoom animations like a Leaflet marker. */
export function MapOverlay({
  at: { latitude, longitude },
  children,
  front,
  map,
  pane,
}: MapOverlayProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const setPosition = (point: L.Point) => {
      if (element.current)
        element.current.style.transform = `translate(${Math.round(point.x)}px, ${Math.round(point.y)}px)`;
    };
    const reposition = () => setPosition(map.latLngToLayerPoint([latitude, longitude]));
    const animate = ((event: L.ZoomAnimEvent) => {
      const { center, zoom } = event;
      const pane = L.DomUtil.getPosition(map.getPane('mapPane') as HTMLElement);
      const half = map.getSize().divideBy(2);
      const origin = map.project(center, zoom).subtract(half).add(pane).round();
      setPosition(map.project([latitude, longitude], zoom).subtract(origin));
    }) as L.LeafletEventHandlerFn;
    reposition();
    map.on('zoom viewreset', reposition).on('zoomanim', animate);
    return () => {
      map.off('zoom viewreset', reposition).off('zoomanim', animate);
    };
  }, [map, latitude, longitude]);
  const parent = map.getPane(pane);
  if (!parent) return null;
  return createPortal(
    <div
      className={`leaflet-zoom-animated ${styles.overlay}`}
      ref={element}
      data-front={front ? '' : undefined}
    >
      {children}
    </div>,
    parent,
  );
}

/** Returns a number that changes after each move of the map. */
function useMapMoves(map: L.Map): number {
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    const handleMove = () => flushSync(() => setMoves((before) => before + 1));
    map.on('moveend resize', handleMove);
    return () => {
      map.off('moveend resize', handleMove);
    };
  }, [map]);
  return moves;
}

function nearestTown(place: Coordinates): string {
  const closer = (one: Town, other: Town) =>
    distanceKm(other, place) < distanceKm(one, place) ? other : one;
  return [...towns.de, ...towns.pl].reduce(closer).name;
}
