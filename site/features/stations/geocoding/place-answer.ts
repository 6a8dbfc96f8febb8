import { type Coordinates, kilometres } from '../domain/distance.ts';
import type { Country } from '../domain/projection.ts';
import type { FoundPlace } from '../schema.ts';
import { isDistrictKind, landName } from './areas.ts';
import { degrees, type PlaceTable } from './place-file.ts';
import { written } from './place-key.ts';
import { called, type PlaceNames } from './place-names.ts';

/** No more other places are offered, and no more to choose from. */
const most = { offered: 16, others: 5, choices: 8 };

/**
 * The largest of several places, or the one of its name that is written as it was asked for (Munster, not Münster), with
 * those that may be meant instead: no part of it, and none that is tiny beside it.
 */
export function largest(
  { table, country }: PlaceNames,
  spelt: string,
  found: readonly number[],
  by: 'name' | 'part',
): FoundPlace {
  const { keys, nameAt, names, sizes } = table;
  const size = (at: number) => sizes[at] || unknown;
  const sorted = [...found].sort((one, other) => bySize(table, one, other));
  const [biggest = 0] = sorted;
  const asked = written(spelt);
  const isAsked = (at: number) =>
    keys[at] === keys[biggest] && (sizes[at] ?? 0) > 0 && written(names[at] ?? '') === asked;
  const first = sorted.find(isAsked) ?? biggest;
  const away = (one: number, other: number) =>
    kilometres(position(nameAt, one), position(nameAt, other));
  const offered: number[] = [first];
  for (const at of sorted) {
    if (offered.length >= most.offered || size(at) < size(first) - fiftiethPart) break;
    if (offered.every((other) => away(at, other) >= apart)) offered.push(at);
  }
  const others = offered.slice(1, most.others + 1);
  const alone = isLargestOfItsName(table, first) && !others.some((at) => keys[at] === keys[first]);
  const labelOf = (at: number) => {
    const isAlone = at === first ? alone : isLargestOfItsName(table, at);
    return isAlone ? (names[at] ?? '') : withCode(table, country, at);
  };
  const least = size(first) < smallTown ? 0 : size(first) - tenthPart;
  // Brzeg Dolny is no Brzeg, nor is Hamm in Hamburg the town of Hamm, unless it is about as large.
  const isLess = (at: number) =>
    (keys[at] ?? '').startsWith(`${keys[first]} `) ||
    (isQuarter(table, at) && !isQuarter(table, first));
  const isUnclear = offered.some(
    (at) => size(at) >= (isLess(at) ? size(first) - half : least) && away(at, first) > farApart,
  );
  // Asked for again by its name alone it would have to be chosen again.
  const isClear = (at: number) =>
    called(table, keys[at] ?? '').every((other) => away(at, other) <= farApart);
  const towns = offered.filter((at) => !isQuarter(table, at));
  const listed =
    towns.length > 1 ? [...towns, ...offered.filter((at) => isQuarter(table, at))] : offered;
  const choices = listed.slice(0, most.choices).map((at) => ({
    label: isClear(at) ? labelOf(at) : withCode(table, country, at),
    area: areaOf(table, country, at),
  }));
  return {
    ...position(nameAt, first),
    label: labelOf(first),
    name: names[first] ?? '',
    by,
    others: others.map(labelOf),
    choices: isUnclear ? choices : [],
    ...(size(first) < village && {
      village: { label: withCode(table, country, first), area: areaOf(table, country, first) },
    }),
  };
}

/** `Kreis Gütersloh, Nordrhein-Westfalen`; of a town that is a district, the Land alone where it is called like it. */
export function areaOf({ districtOf, districts, names }: PlaceTable, country: Country, at: number) {
  const { code = '', name = '' } = districts[districtOf[at] ?? 0] ?? {};
  const land = landName(country, code);
  return [...new Set([name === names[at] ? '' : name, land])].filter(Boolean).join(', ');
}

/** In the sizes of the table: fractions of the inhabitants, and how many a place has of which nobody knows it. */
const fiftiethPart = 8 * Math.log2(50);
const tenthPart = 8 * Math.log2(10);
const half = 8;
const unknown = 8 * Math.log2(200);

/** Of 5000 inhabitants: what is smaller is not meant more than another place because of its size. */
const smallTown = 8 * Math.log2(5000);

/** Of 2000 inhabitants. */
const village = 8 * Math.log2(2000);

/** What lies closer together, in kilometres, has the same stations nearby, mostly: nobody need choose. */
const apart = 15;

/** From here on, in kilometres, a guess between two places may be of no use at all. */
const farApart = 50;

/** Whether a place lies in a town that is a district, and is called otherwise than the town. */
function isQuarter({ districtKeys, districtOf, keys }: PlaceTable, at: number): boolean {
  const district = districtKeys[districtOf[at] ?? 0] ?? '';
  return !isDistrictKind(district) && !`${district} `.startsWith(`${keys[at]} `);
}

export function bySize({ keys, sizes }: PlaceTable, one: number, other: number): number {
  const length = (at: number) => keys[at]?.length ?? 0;
  return (sizes[other] ?? 0) - (sizes[one] ?? 0) || length(one) - length(other) || one - other;
}

/** Who asks for its name is led to it. */
function isLargestOfItsName(table: PlaceTable, at: number): boolean {
  return called(table, table.keys[at] ?? '').every((other) => bySize(table, at, other) <= 0);
}

export function withCode(
  { codeOf, codes, names }: PlaceTable,
  country: Country,
  at: number,
): string {
  const code = String(codes[codeOf[at] ?? 0]).padStart(5, '0');
  return `${codeText(country, code)} ${names[at]}`;
}

export const codeText = (country: Country, code: string) =>
  country === 'pl' && code.length > 2 ? `${code.slice(0, 2)}-${code.slice(2)}` : code;

export function position(of: PlaceTable['codeAt'], at: number): Coordinates {
  return { latitude: degrees(of.latitudes[at]), longitude: degrees(of.longitudes[at]) };
}
