import { towns } from '@oilway/store/maps/towns.ts';
import type L from 'leaflet';
import type { MapMarker } from '../domain/clusters.ts';
import type { Coordinates } from '../domain/distance.ts';
import {
  assignTownLabels,
  pinBox,
  placeLabels,
  selectedPinBox,
  type TownLabel,
} from '../domain/labels.ts';
import { elementBox } from './viewport.ts';

/** From this zoom level on, towns without a pin are labelled too. */
const labelMinZoom = 7;

/** How far the selected list row overlaps the map, in pixels; see `StationList.module.css`. */
const selectedRowOverlap = 46;

/**
 * Returns the labels on the map with their coordinates: always that of the selected station, and those of towns that fit.
 * @param selected the marker of the selected station, and the scale of its pin.
 */
export function mapLabels(
  map: L.Map,
  markers: readonly MapMarker[],
  selected: { marker: MapMarker; scale: number } | undefined,
): { label: TownLabel; at: Coordinates }[] {
  const { x, y } = map.getSize();
  const at = ({ latitude, longitude }: Coordinates) =>
    map.latLngToContainerPoint([latitude, longitude]);
  const others = markers.filter((marker) => marker !== selected?.marker);
  const pins = others.map((marker) => pinBox(at(marker), marker.count));
  const point = selected && at(selected.marker);
  const selectedAnchor = point && {
    town: { name: selected.marker.station?.title ?? '', size: 3 as const },
    x: point.x,
    y: point.y,
    pin: selectedPinBox(point, selected.scale),
    isRequired: true,
  };
  const isZoomedIn = map.getZoom() >= labelMinZoom;
  const bounds = map.getBounds();
  const anchors = assignTownLabels(
    [...towns.de, ...towns.pl]
      .filter(({ latitude, longitude }) => bounds.contains([latitude, longitude]))
      .map((town) => ({ town, x: at(town).x, y: at(town).y })),
    [...pins].sort((one, other) => other.right - other.left - (one.right - one.left)),
    ({ size }) => isZoomedIn || size === 3,
  ).filter(({ town }) => town.name !== selectedAnchor?.town.name);
  const left = matchMedia('(width > 62em)').matches ? selectedRowOverlap : 4;
  const screen = { left, top: 4, right: x - 4, bottom: y - 4 };
  const textScale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  // Controls and legend cover parts of the map.
  const overlays = map.getContainer().parentElement?.querySelectorAll('[data-map-overlay]') ?? [];
  const occupied = [...pins, ...[...overlays].map((element) => elementBox(map, element))];
  const labels = selectedAnchor
    ? placeLabels(
        [selectedAnchor, ...anchors],
        [selectedAnchor.pin, ...occupied],
        screen,
        textScale,
      )
    : placeLabels(anchors, occupied, screen, textScale);
  return labels.map((label) => {
    const { lat, lng } = map.containerPointToLatLng([label.left, label.top]);
    return { label, at: { latitude: lat, longitude: lng } };
  });
}
