import { type Coordinates, distanceKm } from '../domain/distance.ts';
import { type CorrectedPostalCode, medianPoint } from './coordinate-check.ts';
import { type GazetteerColumns, toSteps } from './gazetteer-file.ts';
import type { PopulatedPlace, PostalCodeRow } from './geonames.ts';
import { placeKey } from './place-key.ts';

interface Place extends Coordinates {
  name: string;
  code: string;
  population: number;
  district: string;
}

/**
 * Merges the places of the postal code rows with the populated places. `corrections` replace the positions of misplaced
 * codes.
 */
export function buildGazetteer(
  rows: readonly PostalCodeRow[],
  populated: readonly PopulatedPlace[],
  corrections: ReadonlyMap<string, CorrectedPostalCode>,
): GazetteerColumns {
  const byCode = Map.groupBy(rows, ({ code }) => code);
  const codes = [...byCode.keys()].sort();
  const centres = codes.map(
    (code) => corrections.get(code)?.at ?? medianPoint(byCode.get(code) ?? []),
  );
  const places = new Map<string, Place[]>();
  for (const place of mergePlaces(rows))
    getOrCreateList(places, keyWithoutBrackets(place.name)).push(place);
  for (const town of populated) addTown(places, town, codes, centres);
  const sortedPlaces = [...places.values()]
    .flat()
    .map((place) => ({ ...place, key: placeKey(place.name) }))
    .sort(
      (one, other) =>
        compareCodeUnits(one.key, other.key) || compareCodeUnits(one.code, other.code),
    );
  const largest = new Map<string, number>();
  const index = new Map<Place, number>(sortedPlaces.map((place, at) => [place, at]));
  const byName = Map.groupBy(sortedPlaces, ({ name }) => name);
  for (const [at, code] of codes.entries()) {
    const town = corrections.get(code)?.town;
    const townNames = new Set(town ? [town] : (byCode.get(code) ?? []).map(({ name }) => name));
    const named = [...townNames].map((name) => nearestPoint(byName.get(name) ?? [], centres[at]));
    named.sort((one, other) => (other?.population ?? 0) - (one?.population ?? 0));
    largest.set(code, (named[0] && index.get(named[0])) ?? 0);
  }
  const at = (points: readonly Coordinates[]) => ({
    latitudes: points.map(({ latitude }) => toSteps(latitude)),
    longitudes: points.map(({ longitude }) => toSteps(longitude)),
  });
  const numbers = new Map(codes.map((code, number) => [code, number]));
  const named = new Map(rows.map(({ district, districtName }) => [district, districtName]));
  const districts = [...named].sort(([one], [other]) => compareCodeUnits(one, other));
  const districtNumbers = new Map(districts.map(([code], number) => [code, number]));
  return {
    names: sortedPlaces.map(({ name }) => name),
    codeOf: sortedPlaces.map(({ code }) => numbers.get(code) ?? 0),
    nameAt: at(sortedPlaces),
    sizes: sortedPlaces.map(({ population }) => encodePopulation(population)),
    codes: codes.map(Number),
    codeAt: at(centres),
    nameOf: codes.map((code) => largest.get(code) ?? 0),
    districts: districts.map(([code, name]) => ({ code, name })),
    districtOf: sortedPlaces.map(({ district }) => districtNumbers.get(district) ?? 0),
  };
}

/** Returns the population on a logarithmic scale: 8 steps are a factor of two; Berlin has 174. */
const encodePopulation = (population: number) =>
  population > 0 ? Math.round(8 * Math.log2(population)) : 0;

/**
 * Merges rows of one name in one community, or within 12 km, to one place. The district is compared too, because
 * communities of different districts share names: Michałowice near Warszawa and near Kraków.
 */
function mergePlaces(rows: readonly PostalCodeRow[]): Place[] {
  const places = new Map<string, Place[]>();
  for (const group of Map.groupBy(
    rows,
    ({ name, community, district }) => `${name}\n${community}\n${district}`,
  ).values()) {
    const [first] = group;
    if (!first) continue;
    const centre = medianPoint(group);
    const known = getOrCreateList(places, first.name);
    if (known.some((place) => distanceKm(place, centre) < 12)) continue;
    known.push({
      ...centre,
      name: first.name,
      code: nearestPoint(group, centre)?.code ?? first.code,
      population: 0,
      district: first.district,
    });
  }
  return [...places.values()].flat();
}

/** Adds population and position to an existing place, or adds the town as a new one. */
function addTown(
  places: Map<string, Place[]>,
  town: PopulatedPlace,
  codes: readonly string[],
  centres: readonly Coordinates[],
): void {
  const matches = [town.name, ...town.alternateNames]
    .map(
      (name) =>
        places.get(keyWithoutBrackets(name))?.filter((place) => distanceKm(place, town) < 12) ?? [],
    )
    .find((found) => found.length > 0);
  for (const place of matches ?? []) {
    // Halle becomes Halle (Saale), because there are other towns named Halle.
    if (
      keyWithoutBrackets(place.name) === placeKey(place.name) &&
      town.name.startsWith(`${place.name} (`)
    )
      place.name = town.name;
    if (place.population > town.population) continue;
    place.population = town.population;
    place.latitude = town.latitude;
    place.longitude = town.longitude;
  }
  // Wittenberg is added beside Lutherstadt Wittenberg; Munich is not added beside München.
  const isPartOfName = placeKey(matches?.[0]?.name ?? '').includes(` ${placeKey(town.name)}`);
  if (matches && !isPartOfName) return;
  if (matches && town.population === 0) return;
  const closest = nearestPoint(centres, town);
  const code = closest && codes[centres.indexOf(closest)];
  const { name, latitude, longitude, population, district } = town;
  if (code)
    getOrCreateList(places, keyWithoutBrackets(name)).push({
      name,
      latitude,
      longitude,
      population,
      code,
      district,
    });
}

/** Returns the key without text in brackets, so that Halle and Halle (Saale) match. */
const keyWithoutBrackets = (name: string) =>
  placeKey(name.replace(/\s*\(.*?\)/g, '')) || placeKey(name);

function nearestPoint<T extends Coordinates>(points: readonly T[], to: Coordinates | undefined) {
  let [best] = points;
  if (!to) return best;
  let minDistance = Number.POSITIVE_INFINITY;
  for (const point of points) {
    const distance = distanceKm(point, to);
    if (distance < minDistance) [best, minDistance] = [point, distance];
  }
  return best;
}

function getOrCreateList<T>(lists: Map<string, T[]>, key: string): T[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** Compares by code units, the order that `lowerBound` needs. */
export const compareCodeUnits = (one: string, other: string) =>
  one < other ? -1 : one > other ? 1 : 0;
