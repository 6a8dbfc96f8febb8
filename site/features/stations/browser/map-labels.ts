import { smallTowns, towns } from '@oilway/store/maps/towns.ts';
import type L from 'leaflet';
import type { MapMarker } from '../domain/clusters.ts';
import type { Coordinates } from '../domain/distance.ts';
import {
  assignTownLabels,
  type LabelBox,
  pinBox,
  placeLabels,
  selectedPinBox,
  type TownLabel,
} from '../domain/labels.ts';
import type { Station } from '../domain/station.ts';
import type { GeocodedPlace } from '../schema.ts';
import { elementBox } from './viewport.ts';

/** From these zoom levels on, towns without a station are labelled too, and each pin with its station and small towns. */
const [labelMinZoom, cityZoom] = [7, 9];

/** How far the selected list row overlaps the map, in pixels; see `StationList.module.css`. */
const selectedRowOverlap = 46;

/**
 * Returns the labels on the map with their coordinates: always those of the selected station and the searched place, and those
 * of towns, or of stations on the map of a city, that fit.
 * @param selected the marker of the selected station, and the scale of its pin. @param origin the searched place.
 */
export function mapLabels(
  map: L.Map,
  markers: readonly MapMarker[],
  selected: { marker: MapMarker; scale: number } | undefined,
  stations: readonly Station[],
  origin: GeocodedPlace | undefined,
): { label: TownLabel; at: Coordinates }[] {
  const { x, y } = map.getSize();
  const at = ({ latitude, longitude }: Coordinates) =>
    map.latLngToContainerPoint([latitude, longitude]);
  const others = markers.filter((marker) => marker !== selected?.marker);
  const pins = others.map((marker) => pinBox(at(marker), marker.count));
  const isCity = map.getZoom() >= cityZoom;
  const anchorOf = (name: string, { x, y }: L.Point, pin: LabelBox, isRequired = false) => {
    const town = { name, size: 3 as const };
    return { town, x, y, pin, isRequired };
  };
  const named = !isCity
    ? []
    : others.flatMap((marker) =>
        marker.station ? anchorOf(marker.station.title, at(marker), pinBox(at(marker))) : [],
      );
  if (selected) {
    const { marker, scale } = selected;
    const box = selectedPinBox(at(marker), scale);
    named.unshift(anchorOf(marker.station?.title ?? '', at(marker), box, true));
  }
  // The ring around the place is centred on it.
  if (origin && isCity)
    named.unshift(anchorOf(origin.name, at(origin), pinBox(at(origin).add([0, 19]))));
  const names = new Set(named.map(({ town }) => town.name));
  // On the map of a country the station of such a town may be part of a cluster near it.
  const stationTowns = new Set(isCity ? [] : stations.map(({ town }) => town));
  const isZoomedIn = map.getZoom() >= labelMinZoom;
  const bounds = map.getBounds();
  const anchors = assignTownLabels(
    [...towns.de, ...towns.pl, ...(isCity ? smallTowns : [])]
      .filter(({ latitude, longitude }) => bounds.contains([latitude, longitude]))
      .map((town) => ({ town, x: at(town).x, y: at(town).y })),
    pins
      .filter((_, index) => !isCity || others[index]?.count !== 1)
      .sort((one, other) => other.right - other.left - (one.right - one.left)),
    ({ name, size }) => (isZoomedIn || size === 3) && !stationTowns.has(name),
  ).filter(({ town }) => !names.has(town.name));
  const left = matchMedia('(width > 62em)').matches ? selectedRowOverlap : 4;
  const screen = { left, top: 4, right: x - 4, bottom: y - 4 };
  const textScale = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  // Controls and legend cover parts of the map.
  const overlays = map.getContainer().parentElement?.querySelectorAll('[data-map-overlay]') ?? [];
  const occupied = [...pins, ...[...overlays].map((element) => elementBox(map, element))];
  const labels = placeLabels(
    [...named, ...anchors],
    [...named.map(({ pin }) => pin), ...occupied],
    screen,
    textScale,
  );
  return labels.map((label) => {
    const { lat, lng } = map.containerPointToLatLng([label.left, label.top]);
    return { label, at: { latitude: lat, longitude: lng } };
  });
}
