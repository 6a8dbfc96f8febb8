import { kilometres } from '../domain/distance.ts';
import type { FoundPlace } from '../schema.ts';
import { areaCalled, areaMeant, isDistrictKind, isFormOf, landMeant, landName } from './areas.ts';
import { bySize, position } from './place-answer.ts';
import { ascending, degrees } from './place-file.ts';
import { namesMeant, type PlaceNames } from './place-names.ts';
import type { QuestionPart } from './place-question.ts';
import { isConnector, isShortFor } from './place-words.ts';

/** Beyond this, in kilometres, no place is called after another one near it. */
const nearby = 30;

/** In kilometres; districts of one name whose middles are further apart have to be chosen from. */
const farApart = 50;

/**
 * Those of several names that a part of the question picks: by the words of the name itself (Neustadt in Sachsen), the Land
 * or a region, the district, or a place close by. Undefined where it picks none.
 */
export function narrowed(
  names: PlaceNames,
  found: readonly number[],
  part: Pick<QuestionPart, 'bare' | 'isBent' | 'isDistrict'>,
): number[] | undefined {
  const { table, country } = names;
  const { keys, districtOf } = table;
  // Zell a.d. Mosel: only the last word picks.
  const from = part.bare.findIndex((word) => !isConnector(word));
  const words = part.bare.slice(Math.max(0, from));
  const pick = (fits: (at: number) => boolean) => {
    const picked = found.filter(fits);
    return picked.length > 0 ? picked : undefined;
  };
  const own = part.isDistrict
    ? undefined
    : pick((at) => {
        const [, ...later] = (keys[at] ?? '').split(' ');
        return later.some((_, from) => isShortFor(words, later.slice(from)));
      });
  if (own) return own;
  const codes = areaMeant(country, words);
  const inArea = codes && pick((at) => codes.some((code) => codeOf(names, at).startsWith(code)));
  if (inArea) return inArea;
  const districts = districtsCalled(names, words, true);
  const inDistrict = pick((at) => districts.includes(districtOf[at] ?? 0));
  if (inDistrict) return inDistrict;
  return near(names, found, part);
}

/** Those of several names that lie near a place that the words name. */
export function near(
  names: PlaceNames,
  found: readonly number[],
  { bare, isBent }: Pick<QuestionPart, 'bare' | 'isBent'>,
): number[] | undefined {
  const { table } = names;
  const [place] = namesMeant(names, bare, '', isBent).sort((one, other) =>
    bySize(table, one, other),
  );
  if (place === undefined) return undefined;
  const middle = position(table.nameAt, place);
  const those = found.filter(
    (at) => at !== place && kilometres(position(table.nameAt, at), middle) < nearby,
  );
  return those.length > 0 ? those : undefined;
}

/** The middle of a district, a Land or a region, where the question is for one. */
export function areaAsked(
  names: PlaceNames,
  part: QuestionPart,
  beside: readonly QuestionPart[],
): FoundPlace | undefined {
  const { table, country } = names;
  const read = part.isLand ? landMeant : areaCalled;
  const codes = part.isDistrict ? [] : (read(country, part.bare) ?? []);
  const land =
    codes.length > 0 &&
    areaAt(names, labelOf(names, codes, part), (code) => codes.some((one) => code.startsWith(one)));
  if (land) return land;
  let called = districtsCalled(names, part.isDistrict ? part.bare : part.words, part.isDistrict);
  for (const { bare } of beside) {
    const within = areaMeant(country, bare) ?? [];
    const picked = called.filter((at) =>
      within.some((code) => table.districts[at]?.code.startsWith(code)),
    );
    if (picked.length > 0) called = picked;
  }
  const found = called.flatMap((at) => {
    const { code = '', name = '' } = table.districts[at] ?? {};
    const shared = table.districts.filter((one) => one.name === name).length > 1;
    const label = shared ? `${name}, ${landName(country, code)}` : name;
    const area = areaAt(names, label, (one) => one === code);
    return area ? [{ ...area, code }] : [];
  });
  const [first] = found;
  if (!first) {
    const lands = part.isDistrict ? (areaMeant(country, part.bare) ?? []) : [];
    return lands.length > 0
      ? areaAt(names, labelOf(names, lands, part), (code) =>
          lands.some((one) => code.startsWith(one)),
        )
      : undefined;
  }
  const isUnclear = found.some((one) => kilometres(one, first) > farApart);
  const { code: _, ...place } = first;
  return {
    ...place,
    others: found.slice(1).map(({ label }) => label),
    choices: isUnclear ? found.map(({ label }) => ({ label, area: '' })) : [],
  };
}

/** A Land or voivodeship by its name, a region as it was asked for. */
function labelOf(
  { country }: PlaceNames,
  codes: readonly string[],
  { spelt }: QuestionPart,
): string {
  const [land = ''] = codes;
  if (codes.length !== 1 || land.length !== 2) return spelt.trim();
  return country === 'pl' ? `województwo ${landName(country, land)}` : landName(country, land);
}

function areaAt(
  { table }: PlaceNames,
  label: string,
  isIn: (code: string) => boolean,
): FoundPlace | undefined {
  const { districts, districtOf, nameAt } = table;
  const chosen = districts.map(({ code }) => code !== '' && isIn(code));
  const inside = districtOf.reduce((count, district) => count + Number(chosen[district]), 0);
  if (inside === 0) return undefined;
  const median = (of: number[]) =>
    degrees(of.filter((_, at) => chosen[districtOf[at] ?? 0]).sort(ascending)[inside >> 1]);
  const [latitude, longitude] = [median(nameAt.latitudes), median(nameAt.longitudes)];
  return { latitude, longitude, label, name: '', by: 'area', others: [], choices: [] };
}

const codeOf = ({ table }: PlaceNames, at: number) =>
  table.districts[table.districtOf[at] ?? 0]?.code ?? '';

/** What says in a district's name that it is one. */
const kind = /\b(?:landkreis|powiat|region)\b|kreis\b/g;

/**
 * Indices of the districts called so. After the word for a district (`isMarked`) its own name is enough, in any case, as a
 * beginning, or in a longer name: Kreis Neuss is the Rhein-Kreis Neuss.
 */
export function districtsCalled(
  { table, country }: PlaceNames,
  words: readonly string[],
  isMarked: boolean,
): number[] {
  const whole = words.join(' ');
  if (whole.length < 3) return [];
  const { districtKeys } = table;
  const exactly = districtKeys.flatMap((key, at) =>
    key === whole && isDistrictKind(key) ? [at] : [],
  );
  if (exactly.length > 0 || !isMarked) return exactly;
  const marked = districtKeys.flatMap((key, at) =>
    isDistrictKind(key) ? [{ at, own: key.replace(kind, ' ').replace(/\s+/g, ' ').trim() }] : [],
  );
  const those = (fits: (district: { own: string }) => boolean) =>
    marked.filter(fits).map(({ at }) => at);
  const tries = [
    ({ own }: { own: string }) => own === whole,
    ({ own }: { own: string }) => country === 'pl' && isFormOf(words, own.split(' ')),
    ({ own }: { own: string }) => isShortFor(words, own.split(' ')) && whole.length > 3,
    ({ own }: { own: string }) => ` ${own} `.includes(` ${whole} `),
  ];
  for (const fits of tries) {
    const found = those(fits);
    if (found.length > 0) return found;
  }
  return [];
}
