import { type Coordinates, distanceKm } from '../domain/distance.ts';
import type { Country } from '../domain/projection.ts';
import type { GeocodedPlace } from '../schema.ts';
import { isDistrictName, landName } from './areas.ts';
import { type Gazetteer, toDegrees } from './gazetteer-file.ts';
import { findByName, type GeocodingContext } from './match-names.ts';
import { normalizeCase } from './place-key.ts';

/** Maximum numbers of candidates, other places and choices. */
const limits = { offered: 16, others: 5, choices: 8 };

/**
 * Returns the largest of several places, or the one of the same key whose spelling was typed (Munster, not Münster), with
 * alternatives that are neither a part of it nor much smaller.
 */
export function rankPlaces(
  { table, country }: GeocodingContext,
  typedName: string,
  found: readonly number[],
  by: 'name' | 'part',
): GeocodedPlace {
  const { keys, nameAt, names, sizes } = table;
  const size = (at: number) => sizes[at] || unknownSize;
  const sorted = [...found].sort((one, other) => compareBySize(table, one, other));
  const [largestPlace = 0] = sorted;
  const lowerCaseName = normalizeCase(typedName);
  const isExactSpelling = (at: number) =>
    keys[at] === keys[largestPlace] &&
    (sizes[at] ?? 0) > 0 &&
    normalizeCase(names[at] ?? '') === lowerCaseName;
  const first = sorted.find(isExactSpelling) ?? largestPlace;
  const distance = (one: number, other: number) =>
    distanceKm(positionAt(nameAt, one), positionAt(nameAt, other));
  const candidates: number[] = [first];
  for (const at of sorted) {
    if (candidates.length >= limits.offered || size(at) < size(first) - fiftiethSize) break;
    if (candidates.every((other) => distance(at, other) >= minDistance)) candidates.push(at);
  }
  const others = candidates.slice(1, limits.others + 1);
  const isUniqueName =
    isLargestOfItsName(table, first) && !others.some((at) => keys[at] === keys[first]);
  const labelOf = (at: number) => {
    const isUnique = at === first ? isUniqueName : isLargestOfItsName(table, at);
    return isUnique ? (names[at] ?? '') : labelWithCode(table, country, at);
  };
  const minSize = size(first) < smallTownSize ? 0 : size(first) - tenthSize;
  // Brzeg Dolny is not Brzeg, and Hamm in Hamburg not the town of Hamm, unless about as large.
  const isSubordinate = (at: number) =>
    (keys[at] ?? '').startsWith(`${keys[first]} `) ||
    (isQuarter(table, at) && !isQuarter(table, first));
  const isAmbiguous = candidates.some(
    (at) =>
      size(at) >= (isSubordinate(at) ? size(first) - halfSize : minSize) &&
      distance(at, first) > ambiguityDistance,
  );
  // A choice labelled by an ambiguous name alone would be ambiguous again.
  const isUnambiguous = (at: number) =>
    findByName(table, keys[at] ?? '').every((other) => distance(at, other) <= ambiguityDistance);
  const towns = candidates.filter((at) => !isQuarter(table, at));
  const sortedCandidates =
    towns.length > 1 ? [...towns, ...candidates.filter((at) => isQuarter(table, at))] : candidates;
  const choices = sortedCandidates.slice(0, limits.choices).map((at) => ({
    label: isUnambiguous(at) ? labelOf(at) : labelWithCode(table, country, at),
    area: districtLabel(table, country, at),
  }));
  return {
    ...positionAt(nameAt, first),
    label: labelOf(first),
    name: names[first] ?? '',
    by,
    others: others.map(labelOf),
    choices: isAmbiguous ? choices : [],
    ...(size(first) < villageSize && {
      village: {
        label: labelWithCode(table, country, first),
        area: districtLabel(table, country, first),
      },
    }),
  };
}

/** Returns `Kreis Gütersloh, Nordrhein-Westfalen`; the Land alone if the district has the name of the place. */
export function districtLabel(
  { districtOf, districts, names }: Gazetteer,
  country: Country,
  at: number,
) {
  const { code = '', name = '' } = districts[districtOf[at] ?? 0] ?? {};
  const land = landName(country, code);
  return [...new Set([name === names[at] ? '' : name, land])].filter(Boolean).join(', ');
}

/** On the scale of `Gazetteer.sizes`: fractions of a population, and the assumed size of places without one. */
const fiftiethSize = 8 * Math.log2(50);
const tenthSize = 8 * Math.log2(10);
const halfSize = 8;
const unknownSize = 8 * Math.log2(200);

/** 5000 inhabitants; below, size does not make a place more likely than another one. */
const smallTownSize = 8 * Math.log2(5000);

/** 2000 inhabitants. */
const villageSize = 8 * Math.log2(2000);

/** In kilometres; places closer together mostly share their nearest stations, so no choice is offered. */
const minDistance = 15;

/** In kilometres; places further apart require a choice. */
const ambiguityDistance = 50;

/** Returns whether a place is in an urban district and has another name than the town. */
function isQuarter({ districtKeys, districtOf, keys }: Gazetteer, at: number): boolean {
  const district = districtKeys[districtOf[at] ?? 0] ?? '';
  return !isDistrictName(district) && !`${district} `.startsWith(`${keys[at]} `);
}

export function compareBySize({ keys, sizes }: Gazetteer, one: number, other: number): number {
  const length = (at: number) => keys[at]?.length ?? 0;
  return (sizes[other] ?? 0) - (sizes[one] ?? 0) || length(one) - length(other) || one - other;
}

/** Returns whether a query for its name returns this place. */
function isLargestOfItsName(table: Gazetteer, at: number): boolean {
  return findByName(table, table.keys[at] ?? '').every(
    (other) => compareBySize(table, at, other) <= 0,
  );
}

export function labelWithCode(
  { codeOf, codes, names }: Gazetteer,
  country: Country,
  at: number,
): string {
  const code = String(codes[codeOf[at] ?? 0]).padStart(5, '0');
  return `${formatPostalCode(country, code)} ${names[at]}`;
}

export const formatPostalCode = (country: Country, code: string) =>
  country === 'pl' && code.length > 2 ? `${code.slice(0, 2)}-${code.slice(2)}` : code;

export function positionAt(of: Gazetteer['codeAt'], at: number): Coordinates {
  return { latitude: toDegrees(of.latitudes[at]), longitude: toDegrees(of.longitudes[at]) };
}
