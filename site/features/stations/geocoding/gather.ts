import { type Coordinates, kilometres } from '../domain/distance.ts';
import { type MendedCode, middle } from './misplaced.ts';
import { type PlaceColumns, steps } from './place-file.ts';
import { placeKey } from './place-key.ts';
import type { PopulatedPlace, PostalRow } from './sources.ts';

interface Place extends Coordinates {
  name: string;
  code: string;
  population: number;
  district: string;
}

/**
 * One table of the places beside the postal codes and of those whose inhabitants are known; `mended` are the codes that
 * the rows have in the wrong place.
 */
export function gather(
  rows: readonly PostalRow[],
  populated: readonly PopulatedPlace[],
  mended: ReadonlyMap<string, MendedCode>,
): PlaceColumns {
  const byCode = Map.groupBy(rows, ({ code }) => code);
  const codes = [...byCode.keys()].sort();
  const middles = codes.map((code) => mended.get(code)?.at ?? middle(byCode.get(code) ?? []));
  const places = new Map<string, Place[]>();
  for (const place of placesOf(rows)) listIn(places, bare(place.name)).push(place);
  for (const town of populated) addTown(places, town, codes, middles);
  const listed = [...places.values()]
    .flat()
    .map((place) => ({ ...place, key: placeKey(place.name) }))
    .sort((one, other) => order(one.key, other.key) || order(one.code, other.code));
  const largest = new Map<string, number>();
  const index = new Map<Place, number>(listed.map((place, at) => [place, at]));
  const near = Map.groupBy(listed, ({ name }) => name);
  for (const [at, code] of codes.entries()) {
    const town = mended.get(code)?.town;
    const there = new Set(town ? [town] : (byCode.get(code) ?? []).map(({ name }) => name));
    const named = [...there].map((name) => nearestOf(near.get(name) ?? [], middles[at]));
    named.sort((one, other) => (other?.population ?? 0) - (one?.population ?? 0));
    largest.set(code, (named[0] && index.get(named[0])) ?? 0);
  }
  const at = (points: readonly Coordinates[]) => ({
    latitudes: points.map(({ latitude }) => steps(latitude)),
    longitudes: points.map(({ longitude }) => steps(longitude)),
  });
  const numbers = new Map(codes.map((code, number) => [code, number]));
  const named = new Map(rows.map(({ district, districtName }) => [district, districtName]));
  const districts = [...named].sort(([one], [other]) => order(one, other));
  const districtNumbers = new Map(districts.map(([code], number) => [code, number]));
  return {
    names: listed.map(({ name }) => name),
    codeOf: listed.map(({ code }) => numbers.get(code) ?? 0),
    nameAt: at(listed),
    sizes: listed.map(({ population }) => sizeOf(population)),
    codes: codes.map(Number),
    codeAt: at(middles),
    nameOf: codes.map((code) => largest.get(code) ?? 0),
    districts: districts.map(([code, name]) => ({ code, name })),
    districtOf: listed.map(({ district }) => districtNumbers.get(district) ?? 0),
  };
}

/** 8 more is twice the inhabitants: Berlin has 174. */
const sizeOf = (population: number) => (population > 0 ? Math.round(8 * Math.log2(population)) : 0);

/**
 * The rows of one name that lie in one community, or within 12 km of each other, are one place. Communities of two
 * districts have one name, too: Michałowice near Warszawa and near Kraków.
 */
function placesOf(rows: readonly PostalRow[]): Place[] {
  const places = new Map<string, Place[]>();
  for (const there of Map.groupBy(
    rows,
    ({ name, community, district }) => `${name}\n${community}\n${district}`,
  ).values()) {
    const [first] = there;
    if (!first) continue;
    const centre = middle(there);
    const known = listIn(places, first.name);
    if (known.some((place) => kilometres(place, centre) < 12)) continue;
    known.push({
      ...centre,
      name: first.name,
      code: nearestOf(there, centre)?.code ?? first.code,
      population: 0,
      district: first.district,
    });
  }
  return [...places.values()].flat();
}

/** A town that is there already gets its inhabitants and its middle; every other one is added. */
function addTown(
  places: Map<string, Place[]>,
  town: PopulatedPlace,
  codes: readonly string[],
  middles: readonly Coordinates[],
): void {
  const near = [town.name, ...town.others]
    .map((name) => places.get(bare(name))?.filter((place) => kilometres(place, town) < 12) ?? [])
    .find((found) => found.length > 0);
  for (const place of near ?? []) {
    // Halle is Halle (Saale): other towns are called so.
    if (bare(place.name) === placeKey(place.name) && town.name.startsWith(`${place.name} (`))
      place.name = town.name;
    if (place.population > town.population) continue;
    place.population = town.population;
    place.latitude = town.latitude;
    place.longitude = town.longitude;
  }
  // Lutherstadt Wittenberg is asked for as Wittenberg, too; as Munich München is not.
  const within = placeKey(near?.[0]?.name ?? '').includes(` ${placeKey(town.name)}`);
  if (near && !within) return;
  if (near && town.population === 0) return;
  const closest = nearestOf(middles, town);
  const code = closest && codes[middles.indexOf(closest)];
  const { name, latitude, longitude, population, district } = town;
  if (code)
    listIn(places, bare(name)).push({ name, latitude, longitude, population, code, district });
}

/** The key without what stands in brackets: Halle is Halle (Saale) where both lie in one place. */
const bare = (name: string) => placeKey(name.replace(/\s*\(.*?\)/g, '')) || placeKey(name);

function nearestOf<T extends Coordinates>(points: readonly T[], to: Coordinates | undefined) {
  let [best] = points;
  if (!to) return best;
  let least = Number.POSITIVE_INFINITY;
  for (const point of points) {
    const away = kilometres(point, to);
    if (away < least) [best, least] = [point, away];
  }
  return best;
}

function listIn<T>(lists: Map<string, T[]>, key: string): T[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** By code units, as the search compares. */
export const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
