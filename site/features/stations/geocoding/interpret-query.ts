import type { GeocodedPlace } from '../schema.ts';
import { findAreaByName } from './areas.ts';
import { filterNearby, geocodeArea, narrowByPart } from './geocode-areas.ts';
import {
  findByLaterWords,
  findByPrefix,
  findWithTypo,
  type GeocodingContext,
  matchExactNames,
  matchNames,
  maxSize,
  townSize,
} from './match-names.ts';
import { isAbbreviationOf } from './match-words.ts';
import { type QueryPart, stripFillers } from './parse-place-query.ts';
import { hasDiacriticsOf, placeKey } from './place-key.ts';
import { rankPlaces } from './rank-places.ts';

/** On the scale of `Gazetteer.sizes`: from `large` on, a town takes precedence over a Land of the same name. */
const sizeThresholds = {
  large: 8 * Math.log2(20_000),
  city: 8 * Math.log2(100_000),
};

/** The names that a part of the query may mean, as indices. */
interface Interpretation {
  found: readonly number[];
  typed: string;
  /** Other words of the query narrowed several names down. */
  isPicked: boolean;
  /** A district or Land, in place of names. */
  area?: GeocodedPlace;
}

/** Resolves the parts to a place without guessing: all parts joined, one narrowed by the others, or text beside a street. */
export function resolvePlace(
  context: GeocodingContext,
  parts: readonly QueryPart[],
): GeocodedPlace | undefined {
  const plainParts = parts.filter(({ streetSide, isStreet }) => !streetSide && !isStreet);
  const interpretation =
    interpretJoined(context, plainParts) ??
    interpretJoined(
      context,
      parts.filter(({ streetSide }) => !streetSide),
    ) ??
    interpretPlainParts(context, plainParts) ??
    firstResult(parts, (part) =>
      part.isStreet ? interpretWords(context, part.words, part) : undefined,
    ) ??
    firstResult(parts, (part) =>
      part.streetSide ? interpretBesideStreet(context, part, plainParts) : undefined,
    );
  if (!interpretation) return undefined;
  return (
    interpretation.area ?? rankPlaces(context, interpretation.typed, interpretation.found, 'name')
  );
}

/** Interprets all parts as one name: Frankfurt (Oder), Neustadt (Weinstr). */
function interpretJoined(
  context: GeocodingContext,
  plainParts: readonly QueryPart[],
): Interpretation | undefined {
  if (plainParts.length < 2) return undefined;
  const words = plainParts.flatMap((part) => part.words);
  const found = matchNames(context, words, plainParts.map(({ typed }) => typed).join(' '));
  return found.length > 0 ? { found, typed: '', isPicked: true } : undefined;
}

/** Returns the part that the others narrow down, else the largest; ignores a Land or district beside a town. */
function interpretPlainParts(
  context: GeocodingContext,
  plainParts: readonly QueryPart[],
): Interpretation | undefined {
  const towns = plainParts.filter(
    ({ core, isDistrict }) => !isDistrict && !findAreaByName(context.country, core),
  );
  const interpretations: Interpretation[] = [];
  for (const part of towns.length > 0 ? towns : plainParts) {
    const others = plainParts.filter((other) => other !== part);
    const interpretation = interpretPart(context, part, others);
    if (interpretation?.isPicked) return interpretation;
    if (interpretation) interpretations.push(interpretation);
  }
  if (interpretations.length === 0 && towns.length > 0)
    return firstResult(plainParts, (part) =>
      towns.includes(part) ? undefined : interpretPart(context, part, []),
    );
  return interpretations.sort(
    (one, other) => interpretationSize(context, other) - interpretationSize(context, one),
  )[0];
}

const interpretationSize = (context: GeocodingContext, { found }: Interpretation) =>
  maxSize(context, found);

/** Interprets a part as a name, a district or a Land, or as a name with narrowing words (Halle Westfalen). */
function interpretPart(
  context: GeocodingContext,
  part: QueryPart,
  others: readonly QueryPart[],
): Interpretation | undefined {
  const asArea = (): Interpretation | undefined => {
    const area = geocodeArea(context, part, others);
    return area && { area, found: [], typed: part.typed, isPicked: true };
  };
  const district = part.isDistrict || part.isLand ? asArea() : undefined;
  if (district) return district;
  // A filler may be the first word of a name: Stadt Wehlen, W-wa.
  const byName =
    (part.core === part.words ? undefined : interpretWords(context, part.words, part, true)) ??
    interpretWords(context, part.core, part);
  const isLand = findAreaByName(context.country, part.core) !== undefined;
  if (byName && (!isLand || interpretationSize(context, byName) >= sizeThresholds.large))
    return narrowByOthers(context, byName, others);
  const area = asArea();
  if (area) return area;
  return interpretSplit(context, part, others);
}

/** Splits a part into a name and narrowing words (Halle Westfalen), or a town and its quarter (Kraków Nowa Huta). */
function interpretSplit(
  context: GeocodingContext,
  { core, isInflected, typed }: QueryPart,
  others: readonly QueryPart[],
): Interpretation | undefined {
  let fallback: Interpretation | undefined;
  for (let count = core.length - 1; count >= 1; count -= 1) {
    const found = matchNames(context, core.slice(0, count), typed, isInflected);
    if (found.length === 0) continue;
    const rest = stripFillers(context.country, core.slice(count));
    const quarters = findAreaByName(context.country, rest.core)
      ? []
      : matchNames(context, rest.core, typed, rest.isInflected);
    const head = { core: core.slice(0, count), isInflected, isDistrict: false };
    const isTown = maxSize(context, found) > maxSize(context, quarters);
    const remaining =
      (quarters.length > 0 && isTown ? filterNearby(context, quarters, head) : undefined) ??
      filterByDistrictName(context, found, core) ??
      narrowByPart(context, found, rest);
    if (remaining)
      return narrowByOthers(context, { found: remaining, typed: '', isPicked: true }, others);
    fallback ??= { found, typed: '', isPicked: false };
  }
  // Marburg/Lahn: the only Marburg, so the rest may be ignored.
  if (!fallback || interpretationSize(context, fallback) < townSize) return undefined;
  return rankPlaces(context, '', fallback.found, 'name').others.length === 0 ? fallback : undefined;
}

/** Returns the names whose district matches the words: Offenbach a. M. is in the district Offenbach am Main. */
function filterByDistrictName(
  { table }: GeocodingContext,
  found: readonly number[],
  words: readonly string[],
): number[] | undefined {
  const matches = found.filter((at) => {
    const { name = '' } = table.districts[table.districtOf[at] ?? 0] ?? {};
    return isAbbreviationOf(words, placeKey(name).split(' '));
  });
  return matches.length > 0 ? matches : undefined;
}

function interpretWords(
  context: GeocodingContext,
  words: readonly string[],
  { isInflected, typed }: QueryPart,
  isExact = false,
): Interpretation | undefined {
  const found = isExact
    ? matchExactNames(context, words)
    : matchNames(context, words, typed, isInflected);
  return found.length > 0 ? { found, typed, isPicked: false } : undefined;
}

function narrowByOthers(
  context: GeocodingContext,
  interpretation: Interpretation,
  others: readonly QueryPart[],
): Interpretation {
  let { found, isPicked } = interpretation;
  for (const other of others) {
    const remaining = narrowByPart(context, found, other);
    if (remaining) [found, isPicked] = [remaining, true];
  }
  return { ...interpretation, found, isPicked };
}

/**
 * Finds the town in a part with a street: all words after a house number, else a town of some size at the outer end of
 * the part: Straße der Nationen Chemnitz, Dortmund Berliner Straße 5.
 */
function interpretBesideStreet(
  context: GeocodingContext,
  part: QueryPart,
  plainParts: readonly QueryPart[],
): Interpretation | undefined {
  const { core, streetSide, words } = part;
  const wordGroups =
    streetSide === 'before'
      ? words.map((_, at) => words.slice(0, words.length - at))
      : [core, ...words.map((_, at) => words.slice(at))];
  for (const [at, group] of wordGroups.entries()) {
    const interpretation = interpretWords(context, group, part);
    const isWhole = streetSide === 'behind number' && at < 2;
    if (interpretation && (isWhole || interpretationSize(context, interpretation) >= townSize))
      return narrowByOthers(context, interpretation, plainParts);
  }
  return undefined;
}

function firstResult<T>(
  parts: readonly QueryPart[],
  find: (part: QueryPart) => T | undefined,
): T | undefined {
  for (const part of parts) {
    const found = find(part);
    if (found) return found;
  }
  return undefined;
}

/** Guesses a place: names that begin with or contain the words, names with one typo, or a name among other words. */
export function guessPlace(
  context: GeocodingContext,
  parts: readonly QueryPart[],
): GeocodedPlace | undefined {
  return firstResult(parts, (part) =>
    part.isStreet || part.streetSide === 'before' ? undefined : guessPart(context, part),
  );
}

function guessPart(context: GeocodingContext, part: QueryPart): GeocodedPlace | undefined {
  const { table } = context;
  const { core, typed } = part;
  const whole = core.join(' ');
  if (whole.length < 3) return undefined;
  const rank = (found: readonly number[]) =>
    found.length > 0 ? rankPlaces(context, typed, found, 'part') : undefined;
  const typos = findWithTypo(table, whole);
  if (part.streetSide) return rank(typos);
  const prefixMatches = [...findByPrefix(table, whole), ...findByLaterWords(table, whole)].filter(
    (at) => hasDiacriticsOf(table.names[at] ?? '', typed),
  );
  const cities = typos.filter((at) => (table.sizes[at] ?? 0) >= sizeThresholds.city);
  return (
    rank(prefixMatches.length > 0 ? [...prefixMatches, ...cities] : typos) ??
    rank(matchAnyWords(context, part))
  );
}

/** Returns the names that the first or last words match: Neuss for Neuss Innenstadt, Dortmund for Autohaus Müller Dortmund. */
function matchAnyWords(context: GeocodingContext, { core, typed }: QueryPart): readonly number[] {
  for (let count = core.length - 1; count >= 1; count -= 1) {
    const [begin, end] = [core.slice(0, count), core.slice(-count)];
    if (begin.join(' ').length >= 4) {
      const found = findByPrefix(context.table, begin.join(' '), (key) => key === begin.join(' '));
      if (found.length > 0) return found;
    }
    const found = matchNames(context, end, typed);
    if (maxSize(context, found) >= townSize) return found;
  }
  return [];
}
