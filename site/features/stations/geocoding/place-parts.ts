import type { FoundPlace } from '../schema.ts';
import { areaCalled } from './areas.ts';
import { largest } from './place-answer.ts';
import { areaAsked, narrowed, near } from './place-areas.ts';
import { hasMarksOf, placeKey } from './place-key.ts';
import {
  largestSize,
  misspelt,
  namesCalled,
  namesMeant,
  namesWith,
  namesWithin,
  type PlaceNames,
  townSize,
} from './place-names.ts';
import { bareOf, type QuestionPart } from './place-question.ts';
import { isShortFor } from './place-words.ts';

/** In the sizes of the table: a town that is meant rather than a Land of its name, and a city. */
const size = {
  large: 8 * Math.log2(20_000),
  city: 8 * Math.log2(100_000),
};

/** Indices of the names a part stands for. */
interface Meaning {
  found: readonly number[];
  spelt: string;
  /** Other words of the question chose among several. */
  isPicked: boolean;
  /** A district or Land, in place of names. */
  area?: FoundPlace;
}

/** What the parts name without a doubt: all together, one of them picked by the others, or what stands beside a street. */
export function placeMeant(
  names: PlaceNames,
  parts: readonly QuestionPart[],
): FoundPlace | undefined {
  const plain = parts.filter(({ beside, isStreet }) => !beside && !isStreet);
  const meaning =
    together(names, plain) ??
    together(
      names,
      parts.filter(({ beside }) => !beside),
    ) ??
    ofPlain(names, plain) ??
    first(parts, (part) => (part.isStreet ? meantBy(names, part.words, part) : undefined)) ??
    first(parts, (part) => (part.beside ? besideStreet(names, part, plain) : undefined));
  if (!meaning) return undefined;
  return meaning.area ?? largest(names, meaning.spelt, meaning.found, 'name');
}

/** Frankfurt (Oder) is a name as a whole; so is Neustadt (Weinstr). */
function together(names: PlaceNames, plain: readonly QuestionPart[]): Meaning | undefined {
  if (plain.length < 2) return undefined;
  const words = plain.flatMap((part) => part.words);
  const found = namesMeant(names, words, plain.map(({ spelt }) => spelt).join(' '));
  return found.length > 0 ? { found, spelt: '', isPicked: true } : undefined;
}

/** The part that the others pick one of, else the largest; a Land or a district beside a town is none. */
function ofPlain(names: PlaceNames, plain: readonly QuestionPart[]): Meaning | undefined {
  const towns = plain.filter(
    ({ bare, isDistrict }) => !isDistrict && !areaCalled(names.country, bare),
  );
  const meanings: Meaning[] = [];
  for (const part of towns.length > 0 ? towns : plain) {
    const others = plain.filter((other) => other !== part);
    const meaning = ofPart(names, part, others);
    if (meaning?.isPicked) return meaning;
    if (meaning) meanings.push(meaning);
  }
  if (meanings.length === 0 && towns.length > 0)
    return first(plain, (part) => (towns.includes(part) ? undefined : ofPart(names, part, [])));
  return meanings.sort((one, other) => sizeOf(names, other) - sizeOf(names, one))[0];
}

const sizeOf = (names: PlaceNames, { found }: Meaning) => largestSize(names, found);

/** A part as a name, a district or a Land, or as a name and what picks one of several (Halle Westfalen). */
function ofPart(
  names: PlaceNames,
  part: QuestionPart,
  others: readonly QuestionPart[],
): Meaning | undefined {
  const asArea = (): Meaning | undefined => {
    const area = areaAsked(names, part, others);
    return area && { area, found: [], spelt: part.spelt, isPicked: true };
  };
  const district = part.isDistrict || part.isLand ? asArea() : undefined;
  if (district) return district;
  // In a name the first word may be one of those: Stadt Wehlen, W-wa.
  const named =
    (part.bare === part.words ? undefined : meantBy(names, part.words, part, true)) ??
    meantBy(names, part.bare, part);
  const isLand = areaCalled(names.country, part.bare) !== undefined;
  if (named && (!isLand || sizeOf(names, named) >= size.large)) return picked(names, named, others);
  const area = asArea();
  if (area) return area;
  return inWords(names, part, others);
}

/** A name in front of other words that pick one of several (Halle Westfalen), or a quarter behind its town (Kraków Nowa Huta). */
function inWords(
  names: PlaceNames,
  { bare, isBent, spelt }: QuestionPart,
  others: readonly QuestionPart[],
): Meaning | undefined {
  let only: Meaning | undefined;
  for (let count = bare.length - 1; count >= 1; count -= 1) {
    const found = namesMeant(names, bare.slice(0, count), spelt, isBent);
    if (found.length === 0) continue;
    const rest = bareOf(names.country, bare.slice(count));
    const quarters = areaCalled(names.country, rest.bare)
      ? []
      : namesMeant(names, rest.bare, spelt, rest.isBent);
    const head = { bare: bare.slice(0, count), isBent, isDistrict: false };
    const isTown = largestSize(names, found) > largestSize(names, quarters);
    const those =
      (quarters.length > 0 && isTown ? near(names, quarters, head) : undefined) ??
      officially(names, found, bare) ??
      narrowed(names, found, rest);
    if (those) return picked(names, { found: those, spelt: '', isPicked: true }, others);
    only ??= { found, spelt: '', isPicked: false };
  }
  // Marburg/Lahn: there is no other Marburg to be taken for it.
  if (!only || sizeOf(names, only) < townSize) return undefined;
  return largest(names, '', only.found, 'name').others.length === 0 ? only : undefined;
}

/** Offenbach a. M. is the town that is a district called Offenbach am Main. */
function officially(
  { table }: PlaceNames,
  found: readonly number[],
  words: readonly string[],
): number[] | undefined {
  const those = found.filter((at) => {
    const { name = '' } = table.districts[table.districtOf[at] ?? 0] ?? {};
    return isShortFor(words, placeKey(name).split(' '));
  });
  return those.length > 0 ? those : undefined;
}

function meantBy(
  names: PlaceNames,
  words: readonly string[],
  { isBent, spelt }: QuestionPart,
  isExact = false,
): Meaning | undefined {
  const found = isExact ? namesCalled(names, words) : namesMeant(names, words, spelt, isBent);
  return found.length > 0 ? { found, spelt, isPicked: false } : undefined;
}

function picked(names: PlaceNames, meaning: Meaning, others: readonly QuestionPart[]): Meaning {
  let { found, isPicked } = meaning;
  for (const other of others) {
    const those = narrowed(names, found, other);
    if (those) [found, isPicked] = [those, true];
  }
  return { ...meaning, found, isPicked };
}

/**
 * The town in a part with a street. Behind a house number all of it may be one; else a town of some size at its border:
 * Straße der Nationen Chemnitz, Dortmund Berliner Straße 5.
 */
function besideStreet(
  names: PlaceNames,
  part: QuestionPart,
  plain: readonly QuestionPart[],
): Meaning | undefined {
  const { bare, beside, words } = part;
  const tries =
    beside === 'before'
      ? words.map((_, at) => words.slice(0, words.length - at))
      : [bare, ...words.map((_, at) => words.slice(at))];
  for (const [at, some] of tries.entries()) {
    const meaning = meantBy(names, some, part);
    const isWhole = beside === 'behind number' && at < 2;
    if (meaning && (isWhole || sizeOf(names, meaning) >= townSize))
      return picked(names, meaning, plain);
  }
  return undefined;
}

function first<T>(
  parts: readonly QuestionPart[],
  find: (part: QuestionPart) => T | undefined,
): T | undefined {
  for (const part of parts) {
    const found = find(part);
    if (found) return found;
  }
  return undefined;
}

/** A guess: what begins so or has these words in its name, what differs by one slip, or a name with other words beside it. */
export function placeGuessed(
  names: PlaceNames,
  parts: readonly QuestionPart[],
): FoundPlace | undefined {
  return first(parts, (part) =>
    part.isStreet || part.beside === 'before' ? undefined : guess(names, part),
  );
}

function guess(names: PlaceNames, part: QuestionPart): FoundPlace | undefined {
  const { table } = names;
  const { bare, spelt } = part;
  const whole = bare.join(' ');
  if (whole.length < 3) return undefined;
  const answer = (found: readonly number[]) =>
    found.length > 0 ? largest(names, spelt, found, 'part') : undefined;
  const slips = misspelt(table, whole);
  if (part.beside) return answer(slips);
  const beginning = [...namesWith(table, whole), ...namesWithin(table, whole)].filter((at) =>
    hasMarksOf(table.names[at] ?? '', spelt),
  );
  const cities = slips.filter((at) => (table.sizes[at] ?? 0) >= size.city);
  return (
    answer(beginning.length > 0 ? [...beginning, ...cities] : slips) ??
    answer(withinWords(names, part))
  );
}

/** Neuss Innenstadt is in Neuss, where no place of that name is known; Autohaus Müller Dortmund in Dortmund. */
function withinWords(names: PlaceNames, { bare, spelt }: QuestionPart): readonly number[] {
  for (let count = bare.length - 1; count >= 1; count -= 1) {
    const [begin, end] = [bare.slice(0, count), bare.slice(-count)];
    if (begin.join(' ').length >= 4) {
      const found = namesWith(names.table, begin.join(' '), (key) => key === begin.join(' '));
      if (found.length > 0) return found;
    }
    const found = namesMeant(names, end, spelt);
    if (largestSize(names, found) >= townSize) return found;
  }
  return [];
}
