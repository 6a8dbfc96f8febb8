import { placeKey } from '../geocoding/place-key.ts';
import type { FoundPlace, PlaceChoice } from '../schema.ts';
import { type Coordinates, kilometres, middleOf } from './distance.ts';
import {
  findLocations,
  folded,
  type Matches,
  type SearchedLocation,
  spellingsOf,
  titledWith,
  variants,
} from './find-locations.ts';
import { withPlainCodes } from './plain-codes.ts';

export interface ListedLocation<L> {
  location: L;
  /** From the place that was asked for; undefined where none is known. */
  kilometres?: number;
}

export interface Nearest<L> {
  rows: ListedLocation<L>[];
  /** How many of the rows are what was asked for; the others are the nearest beside them. */
  exact: number;
  /** The known place that the distances are measured from. */
  from?: FoundPlace;
  /** Places far apart of which the visitor has to choose one first; the rows are the stations that the words fit. */
  choices?: PlaceChoice[];
}

/**
 * What a search for a place lists. Where the place is known, everything is listed: first the
 * stations there, then all others, each by distance. Where only a street or a part of a name fits,
 * the fitting ones are listed, in their order, without distances. A position (`near`) counts only
 * without a place; `found` is where the place lies, by what is known of the country.
 * Stations called like the place are there, too; where they are far from it both are offered.
 */
export function nearest<L extends SearchedLocation>(
  locations: readonly L[],
  asked: {
    place?: string | undefined;
    near?: Coordinates | undefined;
    found?: FoundPlace | undefined;
  },
): Nearest<L> {
  const { near, found } = asked;
  const place = asked.place === undefined ? undefined : withPlainCodes(asked.place);
  if (place === undefined || folded(place) === '') {
    return { rows: near ? byDistance(locations, near) : plain(locations), exact: locations.length };
  }
  const spelt = findLocations(locations, place);
  const titled = titledWith(locations, place);
  if (found && found.choices.length > 0) {
    const fitting = [...spelt.places, ...titled];
    return chosen(fitting.length > 0 ? fitting : titledAsOf(locations, found), found.choices);
  }
  const fitting = isNone(spelt) && found ? thereOf(locations, found) : spelt;
  const from = whereIs(place, locations, fitting, found);
  const { places, others } = fitting;
  if (!from) return { rows: plain([...places, ...others]), exact: places.length + others.length };
  const isHere = (location: L) => kilometres(location, from) < sameTown;
  const away = titled.filter((location) => !isHere(location) && !places.includes(location));
  const there = new Set([...places, ...titled.filter(isHere)]);
  if (found?.village && from === found && there.size === 0 && away.length > 0) {
    const more = found.others.map((label) => ({ label, area: '' }));
    return chosen(away, [found.village, ...more]);
  }
  const rest = locations.filter((location) => !there.has(location));
  const offered = [...(found?.others ?? []), ...away.map(({ title }) => title)];
  return {
    rows: [...byDistance([...there], from), ...byDistance(rest, from)],
    exact: there.size,
    ...(from === found && { from: away.length > 0 ? { ...found, others: offered } : found }),
  };
}

/** The locations called like one of the places to choose from, which were asked for in a Polish case: na Kamionku. */
function titledAsOf<L extends SearchedLocation>(
  locations: readonly L[],
  { choices }: FoundPlace,
): L[] {
  return choices.flatMap(({ label }) => titledWith(locations, label.replace(/^[\d-]+ /, '')));
}

/** Stations that the words fit, and the places that may be meant instead. */
function chosen<L extends SearchedLocation>(
  fitting: readonly L[],
  choices: PlaceChoice[],
): Nearest<L> {
  const rows = plain([...new Set(fitting)]);
  return { rows, exact: rows.length, choices };
}

/**
 * A location of that very title, its words in any order, else the known place, else the town of a location. Of a street
 * that some location stands in, a place whose name only begins like it is not meant.
 */
function whereIs<L extends SearchedLocation>(
  place: string,
  locations: readonly L[],
  { places, others }: Matches<L>,
  found: FoundPlace | undefined,
): Coordinates | undefined {
  const asked = variants(place).map(sorted);
  const own = (of: 'titles' | 'towns') =>
    middleOf(
      locations.filter((one) => spellingsOf(one)[of].some((name) => asked.includes(sorted(name)))),
    );
  const street = found?.by === 'part' && places.length === 0 && others.length > 0;
  return own('titles') ?? (street ? undefined : found) ?? own('towns');
}

const sorted = (text: string) => text.split(' ').sort().join(' ');

/** The locations in a place that was asked for in words which none of them has: w Ursynowie, 1067 Dresden. */
function thereOf<L extends SearchedLocation>(
  locations: readonly L[],
  found: FoundPlace,
): Matches<L> {
  if (found.by === 'code') {
    const [code = ''] = withPlainCodes(found.label).split(' ');
    return { places: findLocations(locations, code).places, others: [] };
  }
  return { places: found.by === 'name' ? inTown(locations, found) : [], others: [] };
}

/** Further away, in kilometres, a town of the same name is another one. */
const sameTown = 30;

/**
 * The locations in the town that was found, or called like the quarter, whatever words it was asked for with; Frankfurt is
 * Frankfurt am Main there.
 */
function inTown<L extends SearchedLocation>(locations: readonly L[], found: FoundPlace): L[] {
  const name = `${placeKey(found.name)} `;
  const titled = titledWith(locations, found.name);
  return locations.filter((location) => {
    const town = `${placeKey(location.town)} `;
    const isNamed = name.startsWith(town) || town.startsWith(name) || titled.includes(location);
    return isNamed && kilometres(location, found) < sameTown;
  });
}

const isNone = ({ places, others }: Matches<unknown>) => places.length + others.length === 0;

function plain<L extends SearchedLocation>(locations: readonly L[]): ListedLocation<L>[] {
  return locations.map((location) => ({ location }));
}

function byDistance<L extends SearchedLocation>(
  locations: readonly L[],
  from: Coordinates,
): ListedLocation<L>[] {
  return locations
    .map((location) => ({ location, kilometres: kilometres(from, location) }))
    .sort((one, other) => one.kilometres - other.kilometres);
}
