import type L from 'leaflet';
import type { Spot } from '../domain/clusters.ts';
import type { Coordinates } from '../domain/distance.ts';
import { named, pinBox, placeLabels, selectedBox, type TownLabel } from '../domain/labels.ts';
import { towns } from '../domain/towns.ts';
import { boxOn } from './viewport.ts';

/** From this zoom on towns are named even where no pin stands. */
const namedZoom = 7;

/** How far the chosen row of the list beside the map reaches into it, in pixels; see `StationList.module.css`. */
const noseWidth = 46;

/**
 * Returns the names on the map and where they stand: of the chosen station, which always has its own, and of the towns that have room.
 * @param selected the pin of the chosen station, and its scale.
 */
export function mapLabels(
  map: L.Map,
  spots: readonly Spot[],
  selected: { spot: Spot; scale: number } | undefined,
): { label: TownLabel; at: Coordinates }[] {
  const { x, y } = map.getSize();
  const at = ({ latitude, longitude }: Coordinates) =>
    map.latLngToContainerPoint([latitude, longitude]);
  const others = spots.filter((spot) => spot !== selected?.spot);
  const pins = others.map((spot) => pinBox(at(spot), spot.count));
  const point = selected && at(selected.spot);
  const own = point && {
    town: { name: selected.spot.station?.title ?? '', size: 3 as const },
    x: point.x,
    y: point.y,
    pin: selectedBox(point, selected.scale),
    always: true,
  };
  const near = map.getZoom() >= namedZoom;
  const inSight = map.getBounds();
  const seen = named(
    [...towns.de, ...towns.pl]
      .filter(({ latitude, longitude }) => inSight.contains([latitude, longitude]))
      .map((town) => ({ town, x: at(town).x, y: at(town).y })),
    [...pins].sort((one, other) => other.right - other.left - (one.right - one.left)),
    ({ size }) => near || size === 3,
  ).filter(({ town }) => town.name !== own?.town.name);
  const left = matchMedia('(width > 62em)').matches ? noseWidth : 4;
  const screen = { left, top: 4, right: x - 4, bottom: y - 4 };
  const enlarged = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  // The controls and the legend lie above the map.
  const above = map.getContainer().parentElement?.querySelectorAll('[data-above]') ?? [];
  const taken = [...pins, ...[...above].map((element) => boxOn(map, element))];
  const labels = own
    ? placeLabels([own, ...seen], [own.pin, ...taken], screen, enlarged)
    : placeLabels(seen, taken, screen, enlarged);
  return labels.map((label) => {
    const { lat, lng } = map.containerPointToLatLng([label.left, label.top]);
    return { label, at: { latitude: lat, longitude: lng } };
  });
}
