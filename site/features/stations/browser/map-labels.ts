import type L from 'leaflet';
import type { Spot } from '../domain/clusters.ts';
import type { Coordinates } from '../domain/distance.ts';
import {
  clearScale,
  named,
  pinBox,
  placeLabels,
  selectedBox,
  type TownLabel,
} from '../domain/labels.ts';
import { towns } from '../domain/towns.ts';
import type { Marker } from './marker.ts';
import { boxOn } from './viewport.ts';

/** From this zoom on towns are named even where no pin stands. */
const namedZoom = 7;

/** How far the chosen row of the list beside the map reaches into it, in pixels; see `StationList.module.css`. */
const noseWidth = 46;

/** Returns the names on the map and where they stand: of the chosen station, which always has its own, and of the towns that have room. */
export function mapLabels(
  map: L.Map,
  spots: readonly Spot<Marker>[],
  selected: Marker | undefined,
): { label: TownLabel; at: Coordinates }[] {
  const { x, y } = map.getSize();
  const at = ({ latitude, longitude }: Coordinates) =>
    map.latLngToContainerPoint([latitude, longitude]);
  const pins = spots
    .filter(({ marker }) => !marker || marker !== selected)
    .map((spot) => pinBox(at(spot), spot.count));
  const own = selected && {
    town: { name: selected.station.title, size: 3 as const },
    ...at(selected.shown),
    pin: selectedBox(at(selected.shown), clearScale(at(selected.shown), pins) ?? 0.5),
  };
  const near = map.getZoom() >= namedZoom;
  const inSight = map.getBounds();
  const seen = named(
    [...towns.de, ...towns.pl]
      .filter(({ latitude, longitude }) => inSight.contains([latitude, longitude]))
      .map((town) => ({ town, x: at(town).x, y: at(town).y })),
    [...pins].sort((one, other) => other.right - other.left - (one.right - one.left)),
    ({ size }) => near || size === 3,
  );
  const left = matchMedia('(width > 62em)').matches ? noseWidth : 4;
  const screen = { left, top: 4, right: x - 4, bottom: y - 4 };
  const enlarged = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  // The controls and the legend lie above the map.
  const above = map.getContainer().parentElement?.querySelectorAll('[data-above]') ?? [];
  const taken = [...pins, ...[...above].map((element) => boxOn(map, element))];
  const ownLabels = own ? placeLabels([own], taken, screen, enlarged) : [];
  const [ownLabel] =
    ownLabels.length > 0 || !own ? ownLabels : placeLabels([own], [], screen, enlarged);
  if (own) taken.push(own.pin);
  if (ownLabel && own)
    taken.push({
      left: ownLabel.left,
      top: ownLabel.top,
      right: ownLabel.left + own.town.name.length * 8.6 * enlarged,
      bottom: ownLabel.top + 18 * enlarged,
    });
  const others = placeLabels(
    seen.filter(({ town }) => town.name !== own?.town.name),
    taken,
    screen,
    enlarged,
  );
  return [...(ownLabel ? [ownLabel] : []), ...others].map((label) => {
    const { lat, lng } = map.containerPointToLatLng([label.left, label.top]);
    return { label, at: { latitude: lat, longitude: lng } };
  });
}
