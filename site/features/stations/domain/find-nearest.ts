import { placeKey } from '../geocoding/place-key.ts';
import type { GeocodedPlace, PlaceChoice } from '../schema.ts';
import { type Coordinates, centroid, distanceKm } from './distance.ts';
import {
  findByTitle,
  findLocations,
  type Matches,
  type SearchableLocation,
  searchKeysOf,
  textKey,
} from './find-locations.ts';
import { normalizePostalCodes } from './normalize-postal-codes.ts';

export interface LocationListItem<L> {
  location: L;
  /** From the place of the query; undefined if it has no known position. */
  kilometres?: number;
}

export interface NearestResult<L> {
  rows: LocationListItem<L>[];
  /** How many of the rows match the query; the others are the nearest ones. */
  exact: number;
  /** The geocoded place that the distances are measured from. */
  from?: GeocodedPlace;
  /** Places far apart of which the visitor has to choose one first; the rows are the stations that match the text. */
  choices?: PlaceChoice[];
}

/**
 * Returns the results of a place search. If the place has a known position, all stations are listed: first
 * those at the place, then the others, each sorted by distance. If only a street or a part of a name matches,
 * only the matches are listed, in their order and without distances. `near` is ignored if there is a place;
 * `found` is the geocoded place. Stations named like the place count as stations at it; if they are far from
 * it, both are offered.
 */
export function findNearest<L extends SearchableLocation>(
  locations: readonly L[],
  search: {
    place?: string | undefined;
    near?: Coordinates | undefined;
    found?: GeocodedPlace | undefined;
  },
): NearestResult<L> {
  const { near, found } = search;
  const place = search.place === undefined ? undefined : normalizePostalCodes(search.place);
  if (place === undefined || /^[\s,;./-]*$/.test(place)) {
    return {
      rows: near ? sortByDistance(locations, near) : withoutDistance(locations),
      exact: locations.length,
    };
  }
  const textMatches = findLocations(locations, place);
  const titleMatches = findByTitle(locations, place);
  if (found && found.choices.length > 0) {
    const matches = [...textMatches.places, ...titleMatches];
    return ambiguousResult(
      matches.length > 0 ? matches : findByChoiceTitle(locations, found),
      found.choices,
    );
  }
  const matches = isEmpty(textMatches) && found ? locationsAtPlace(locations, found) : textMatches;
  const from = locateOrigin(place, locations, matches, found);
  const { places, others } = matches;
  if (!from)
    return { rows: withoutDistance([...places, ...others]), exact: places.length + others.length };
  const isLocal = (location: L) => distanceKm(location, from) < sameTownRadius;
  const elsewhere = titleMatches.filter(
    (location) => !isLocal(location) && !places.includes(location),
  );
  const local = new Set([...places, ...titleMatches.filter(isLocal)]);
  if (found?.village && from === found && local.size === 0 && elsewhere.length > 0) {
    const more = found.others.map((label) => ({ label, area: '' }));
    return ambiguousResult(elsewhere, [found.village, ...more]);
  }
  const rest = locations.filter((location) => !local.has(location));
  const suggestions = [...(found?.others ?? []), ...elsewhere.map(({ title }) => title)];
  return {
    rows: [...sortByDistance([...local], from), ...sortByDistance(rest, from)],
    exact: local.size,
    ...(from === found && {
      from: elsewhere.length > 0 ? { ...found, others: suggestions } : found,
    }),
  };
}

/** Returns the locations named like one of the choices, for queries in an inflected Polish form: na Kamionku. */
function findByChoiceTitle<L extends SearchableLocation>(
  locations: readonly L[],
  { choices }: GeocodedPlace,
): L[] {
  return choices.flatMap(({ label }) => findByTitle(locations, label.replace(/^[\d-]+ /, '')));
}

/** Returns the matching stations with the places that may be meant instead. */
function ambiguousResult<L extends SearchableLocation>(
  matches: readonly L[],
  choices: PlaceChoice[],
): NearestResult<L> {
  const rows = withoutDistance([...new Set(matches)]);
  return { rows, exact: rows.length, choices };
}

/**
 * Returns the origin of the distances: the location with exactly this title (words in any order), else the geocoded place,
 * else the town of a location. A place guessed from a part of its name is ignored if the text matches the street of a location.
 */
function locateOrigin<L extends SearchableLocation>(
  place: string,
  locations: readonly L[],
  { places, others }: Matches<L>,
  found: GeocodedPlace | undefined,
): Coordinates | undefined {
  const sortedQuery = sortWords(textKey(place));
  const centroidBy = (of: 'title' | 'town') =>
    centroid(locations.filter((one) => sortWords(searchKeysOf(one)[of]) === sortedQuery));
  const isStreet = found?.by === 'part' && places.length === 0 && others.length > 0;
  return centroidBy('title') ?? (isStreet ? undefined : found) ?? centroidBy('town');
}

const sortWords = (text: string) => text.split(' ').sort().join(' ');

/** Returns the locations at a geocoded place when none of them matches the text of the query: w Ursynowie, 1067 Dresden. */
function locationsAtPlace<L extends SearchableLocation>(
  locations: readonly L[],
  found: GeocodedPlace,
): Matches<L> {
  if (found.by === 'code') {
    const [code = ''] = normalizePostalCodes(found.label).split(' ');
    return { places: findLocations(locations, code).places, others: [] };
  }
  return { places: found.by === 'name' ? locationsInTown(locations, found) : [], others: [] };
}

/** In kilometres; beyond it, a town of the same name is a different one. */
const sameTownRadius = 30;

/**
 * Returns the locations in the geocoded town, or named like the geocoded quarter, regardless of the text of the query;
 * Frankfurt matches Frankfurt am Main.
 */
function locationsInTown<L extends SearchableLocation>(
  locations: readonly L[],
  found: GeocodedPlace,
): L[] {
  const name = `${placeKey(found.name)} `;
  const titleMatches = findByTitle(locations, found.name);
  return locations.filter((location) => {
    const town = `${placeKey(location.town)} `;
    const isNamed =
      name.startsWith(town) || town.startsWith(name) || titleMatches.includes(location);
    return isNamed && distanceKm(location, found) < sameTownRadius;
  });
}

const isEmpty = ({ places, others }: Matches<unknown>) => places.length + others.length === 0;

function withoutDistance<L extends SearchableLocation>(
  locations: readonly L[],
): LocationListItem<L>[] {
  return locations.map((location) => ({ location }));
}

function sortByDistance<L extends SearchableLocation>(
  locations: readonly L[],
  from: Coordinates,
): LocationListItem<L>[] {
  return locations
    .map((location) => ({ location, kilometres: distanceKm(from, location) }))
    .sort((one, other) => one.kilometres - other.kilometres);
}
