import { distanceKm } from '../domain/distance.ts';
import type { GeocodedPlace } from '../schema.ts';
import {
  findArea,
  findAreaByName,
  findLand,
  isDistrictName,
  isInflectionOf,
  landName,
} from './areas.ts';
import { ascending, toDegrees } from './gazetteer-file.ts';
import { type GeocodingContext, matchNames } from './match-names.ts';
import { isAbbreviationOf, isConnector } from './match-words.ts';
import type { QueryPart } from './parse-place-query.ts';
import { compareBySize, positionAt } from './rank-places.ts';

/** Maximum distance in kilometres for narrowing a place by another one near it. */
const nearbyRadius = 30;

/** In kilometres; districts of the same name whose centres are further apart are ambiguous. */
const ambiguityDistance = 50;

/**
 * Narrows several names by another part of the query: by later words of the name itself (Neustadt in Sachsen), Land or
 * region, district, or a place nearby. Returns undefined if none matches.
 */
export function narrowByPart(
  context: GeocodingContext,
  found: readonly number[],
  part: Pick<QueryPart, 'core' | 'isInflected' | 'isDistrict'>,
): number[] | undefined {
  const { table, country } = context;
  const { keys, districtOf } = table;
  // Skips leading connectors: Zell a.d. Mosel.
  const from = part.core.findIndex((word) => !isConnector(word));
  const words = part.core.slice(Math.max(0, from));
  const pick = (matches: (at: number) => boolean) => {
    const picked = found.filter(matches);
    return picked.length > 0 ? picked : undefined;
  };
  const byName = part.isDistrict
    ? undefined
    : pick((at) => {
        const [, ...later] = (keys[at] ?? '').split(' ');
        return later.some((_, from) => isAbbreviationOf(words, later.slice(from)));
      });
  if (byName) return byName;
  const codes = findArea(country, words);
  const inArea =
    codes && pick((at) => codes.some((code) => districtCode(context, at).startsWith(code)));
  if (inArea) return inArea;
  const districts = findDistricts(context, words, true);
  const inDistrict = pick((at) => districts.includes(districtOf[at] ?? 0));
  if (inDistrict) return inDistrict;
  return filterNearby(context, found, part);
}

/** Returns those of several names that are near the place named by the words; undefined if there are none. */
export function filterNearby(
  context: GeocodingContext,
  found: readonly number[],
  { core, isInflected }: Pick<QueryPart, 'core' | 'isInflected'>,
): number[] | undefined {
  const { table } = context;
  const [place] = matchNames(context, core, '', isInflected).sort((one, other) =>
    compareBySize(table, one, other),
  );
  if (place === undefined) return undefined;
  const centre = positionAt(table.nameAt, place);
  const matches = found.filter(
    (at) => at !== place && distanceKm(positionAt(table.nameAt, at), centre) < nearbyRadius,
  );
  return matches.length > 0 ? matches : undefined;
}

/** Returns the centre of a district, Land or region, if the query names one. */
export function geocodeArea(
  context: GeocodingContext,
  part: QueryPart,
  otherParts: readonly QueryPart[],
): GeocodedPlace | undefined {
  const { table, country } = context;
  const findCodes = part.isLand ? findLand : findAreaByName;
  const codes = part.isDistrict ? [] : (findCodes(country, part.core) ?? []);
  const land =
    codes.length > 0 &&
    areaResult(context, areaLabel(context, codes, part), (code) =>
      codes.some((one) => code.startsWith(one)),
    );
  if (land) return land;
  let districtIndexes = findDistricts(
    context,
    part.isDistrict ? part.core : part.words,
    part.isDistrict,
  );
  for (const { core } of otherParts) {
    const areaCodes = findArea(country, core) ?? [];
    const picked = districtIndexes.filter((at) =>
      areaCodes.some((code) => table.districts[at]?.code.startsWith(code)),
    );
    if (picked.length > 0) districtIndexes = picked;
  }
  const found = districtIndexes.flatMap((at) => {
    const { code = '', name = '' } = table.districts[at] ?? {};
    const isSharedName = table.districts.filter((one) => one.name === name).length > 1;
    const label = isSharedName ? `${name}, ${landName(country, code)}` : name;
    const area = areaResult(context, label, (one) => one === code);
    return area ? [{ ...area, code }] : [];
  });
  const [first] = found;
  if (!first) {
    const lands = part.isDistrict ? (findArea(country, part.core) ?? []) : [];
    return lands.length > 0
      ? areaResult(context, areaLabel(context, lands, part), (code) =>
          lands.some((one) => code.startsWith(one)),
        )
      : undefined;
  }
  const isAmbiguous = found.some((one) => distanceKm(one, first) > ambiguityDistance);
  const { code: _, ...place } = first;
  return {
    ...place,
    others: found.slice(1).map(({ label }) => label),
    choices: isAmbiguous ? found.map(({ label }) => ({ label, area: '' })) : [],
  };
}

/** Returns the official name of a Land or voivodeship, or the typed name of a region. */
function areaLabel(
  { country }: GeocodingContext,
  codes: readonly string[],
  { typed }: QueryPart,
): string {
  const [land = ''] = codes;
  if (codes.length !== 1 || land.length !== 2) return typed.trim();
  return country === 'pl' ? `województwo ${landName(country, land)}` : landName(country, land);
}

function areaResult(
  { table }: GeocodingContext,
  label: string,
  isIn: (code: string) => boolean,
): GeocodedPlace | undefined {
  const { districts, districtOf, nameAt } = table;
  const isSelected = districts.map(({ code }) => code !== '' && isIn(code));
  const placeCount = districtOf.reduce(
    (count, district) => count + Number(isSelected[district]),
    0,
  );
  if (placeCount === 0) return undefined;
  const median = (of: number[]) =>
    toDegrees(
      of.filter((_, at) => isSelected[districtOf[at] ?? 0]).sort(ascending)[placeCount >> 1],
    );
  const [latitude, longitude] = [median(nameAt.latitudes), median(nameAt.longitudes)];
  return { latitude, longitude, label, name: '', by: 'area', others: [], choices: [] };
}

const districtCode = ({ table }: GeocodingContext, at: number) =>
  table.districts[table.districtOf[at] ?? 0]?.code ?? '';

/** The words for a district in the names of districts. */
const districtKind = /\b(?:landkreis|powiat|region)\b|kreis\b/g;

/**
 * Returns the indices of the districts with this name. If the query has a word for a district (`isMarked`), the name may be
 * inflected, abbreviated or a part of a longer name: Kreis Neuss matches Rhein-Kreis Neuss.
 */
export function findDistricts(
  { table, country }: GeocodingContext,
  words: readonly string[],
  isMarked: boolean,
): number[] {
  const whole = words.join(' ');
  if (whole.length < 3) return [];
  const { districtKeys } = table;
  const exactMatches = districtKeys.flatMap((key, at) =>
    key === whole && isDistrictName(key) ? [at] : [],
  );
  if (exactMatches.length > 0 || !isMarked) return exactMatches;
  const candidates = districtKeys.flatMap((key, at) =>
    isDistrictName(key)
      ? [{ at, own: key.replace(districtKind, ' ').replace(/\s+/g, ' ').trim() }]
      : [],
  );
  const filterCandidates = (matches: (district: { own: string }) => boolean) =>
    candidates.filter(matches).map(({ at }) => at);
  const matchers = [
    ({ own }: { own: string }) => own === whole,
    ({ own }: { own: string }) => country === 'pl' && isInflectionOf(words, own.split(' ')),
    ({ own }: { own: string }) => isAbbreviationOf(words, own.split(' ')) && whole.length > 3,
    ({ own }: { own: string }) => ` ${own} `.includes(` ${whole} `),
  ];
  for (const matches of matchers) {
    const found = filterCandidates(matches);
    if (found.length > 0) return found;
  }
  return [];
}
