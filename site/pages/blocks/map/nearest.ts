import type { Location } from '../../page-context.ts';
import { type Coordinates, kilometres, middleOf } from './distance.ts';
import { findLocations, folded, variants } from './find-locations.ts';
import type { Country } from './projection.ts';
import { towns } from './towns.ts';

export interface ListedLocation {
  location: Location;
  /** From the place that was asked for; undefined where none is known. */
  kilometres?: number;
}

export interface Nearest {
  rows: ListedLocation[];
  /** How many of the rows are what was asked for; the others are the nearest beside them. */
  exact: number;
}

/**
 * What a search for a place lists. Where the place is known, everything is listed: first the
 * stations there, then all others, each by distance. Where only a street or a part of a name fits,
 * the fitting ones are listed, in their order, without distances. A position (`near`) counts only
 * without a place.
 */
export function nearest(
  locations: readonly Location[],
  country: Country,
  asked: { place?: string | undefined; near?: Coordinates | undefined },
): Nearest {
  const { place, near } = asked;
  if (place === undefined || folded(place) === '') {
    return { rows: near ? byDistance(locations, near) : plain(locations), exact: locations.length };
  }
  const { places, others } = findLocations(locations, place);
  const from = whereIs(place, country, locations);
  if (!from) return { rows: plain([...places, ...others]), exact: places.length + others.length };
  const there = new Set(places);
  const rest = locations.filter((location) => !there.has(location));
  return {
    rows: [...byDistance(places, from), ...byDistance(rest, from)],
    exact: places.length,
  };
}

/** Where a place lies: a postal code or town of a location, else one of the towns we know. */
export function whereIs(
  place: string,
  country: Country,
  locations: readonly Location[],
): Coordinates | undefined {
  const [code] = /(?<!\S)\d{2,5}(?!\S)/.exec(folded(place)) ?? [];
  if (code && /^\d/.test(folded(place))) return atCode(code, country, locations);
  const asked = variants(place);
  const called = (name: string, fits: (name: string, asked: string) => boolean) =>
    variants(name).some((variant) => asked.some((text) => fits(variant, text)));
  const equal = (name: string) => called(name, (one, other) => one === other);
  const begins = (name: string) =>
    called(name, (one, other) => other.length >= 3 && one.startsWith(other));
  const town = (fits: (name: string) => boolean) => towns[country].find(({ name }) => fits(name));
  const own = (fits: (name: string) => boolean, of: 'title' | 'town') =>
    middleOf(locations.filter((location) => fits(location[of])));
  return (
    own(equal, 'title') ?? town(equal) ?? own(equal, 'town') ?? town(begins) ?? own(begins, 'town')
  );
}

/** The locations that share the most leading digits, three at least, else the town of the region. */
function atCode(
  code: string,
  country: Country,
  locations: readonly Location[],
): Coordinates | undefined {
  const digits = (location: Location) => folded(location.postalCode).replaceAll(' ', '');
  for (let length = code.length; length >= 3; length -= 1) {
    const beginning = code.slice(0, length);
    const there = middleOf(locations.filter((location) => digits(location).startsWith(beginning)));
    if (there) return there;
  }
  return towns[country].find(({ regions }) => regions.includes(code.slice(0, 2)));
}

function plain(locations: readonly Location[]): ListedLocation[] {
  return locations.map((location) => ({ location }));
}

function byDistance(locations: readonly Location[], from: Coordinates): ListedLocation[] {
  return locations
    .map((location) => ({ location, kilometres: kilometres(from, location) }))
    .sort((one, other) => one.kilometres - other.kilometres);
}
