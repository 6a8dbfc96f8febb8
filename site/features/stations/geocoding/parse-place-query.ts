import { normalizePostalCodes } from '../domain/normalize-postal-codes.ts';
import type { Country } from '../domain/projection.ts';
import { findLand, isCityState } from './areas.ts';
import { placeKey } from './place-key.ts';

/** A parsed query; all words are in the spelling of keys. */
export interface PlaceQuery {
  /** A complete postal code. */
  code?: string;
  /** The first two to four digits of a postal code. */
  codePrefix?: string;
  /** The segments between commas and brackets, without the street. */
  parts: QueryPart[];
}

export interface QueryPart {
  words: string[];
  /** Without words that only mark a place or its surroundings: in, bei, Umgebung, koło. */
  core: string[];
  /** The text of `core` as typed; empty if it cannot be determined. */
  typed: string;
  /** It follows a word such as `w` or `koło`, which requires another case. */
  isInflected: boolean;
  /** The query has a word for a district: Kreis, powiat. */
  isDistrict: boolean;
  /** The query has a word for a Land or voivodeship: Land Brandenburg is not the town. */
  isLand?: boolean;
  /** Looks like a street, so only a complete name of a place matches. */
  isStreet?: boolean;
  /** Its position relative to a street, of which it may be a part: only words at its outer end match. */
  streetSide?: 'before' | 'after' | 'behind number';
}

/** Maximum length of the query, number of parts, and words per part. */
const limits = { characters: 200, parts: 5, words: 10 };

export function parsePlaceQuery(country: Country, query: string): PlaceQuery {
  const text = normalizePostalCodes(query.slice(0, limits.characters));
  const parts: QueryPart[] = [];
  let code: string | undefined;
  let codePrefix: string | undefined;
  for (const segment of text.split(/[,;:()[\]|\n\t]|\s[-–—]\s/u)) {
    const all = placeKey(segment, limits.characters)
      .split(' ')
      .filter(Boolean)
      .slice(0, limits.words);
    code ??= all.find((word) => /^[0-9]{5}$/.test(word));
    const words = all.filter((word) => !/^[0-9]{5}$/.test(word) && !isCodeWord(word, country));
    const first = words[0] ?? '';
    if (parts.length === 0 && !codePrefix && /^[0-9]{2,4}$/.test(first)) {
      codePrefix = first;
      words.shift();
    }
    if (words.length === 0 || parts.length >= limits.parts) continue;
    parts.push(...splitStreet(country, words, segment));
  }
  return { code, codePrefix, parts };
}

/** Returns whether a word only marks a postal code: PLZ 44137, D-Neuss. */
const isCodeWord = (word: string, country: Country) =>
  (country === 'de'
    ? /^(plz|postleitzahl|d|deutschland|germany)$/
    : /^(kod|pocztowy|pl|polska|poland)$/
  ).test(word);

const streetPatterns = {
  de: /.(?:strasse|str|platz|allee|gasse|weg|ring|damm|ufer|chaussee|pfad|steig)$|^(?:strasse|str|allee)$/,
  pl: /^(?:ul|ulica|ulicy|al|aleja|aleje|alei|alejach|pl|plac|placu|os|osiedle|osiedlu|rondo|rynek|rynku|bulwar|skwer|trakt|szosa)$/,
};

/** Returns one part, or the parts before and after a street. */
function splitStreet(country: Country, words: string[], segment: string): QueryPart[] {
  const number = words.findLastIndex((word) => /^[0-9]/.test(word));
  const marker = words.findIndex((word) => streetPatterns[country].test(word));
  if (number < 0 && marker < 0) return [toQueryPart(country, words, segment)];
  const before = words.slice(0, marker >= 0 ? marker : number);
  const afterSide = number >= marker ? ('behind number' as const) : ('after' as const);
  const after = words.slice(Math.max(number, marker) + 1);
  const named = [
    { words: after, streetSide: afterSide },
    { words: before, streetSide: 'before' as const },
  ].filter((one) => one.words.length > 0);
  return [
    // A place may be named like a street: Neumarkt, Heiligendamm.
    ...(number < 0 ? [{ ...toQueryPart(country, words, segment), isStreet: true }] : []),
    ...named.map((one) => ({
      ...toQueryPart(country, one.words, segment),
      streetSide: one.streetSide,
    })),
  ];
}

const wordSet = (text: string) => new Set(text.split(' '));
const leadingFillers = {
  de: wordSet(
    'aus b bahnhof bei beim bezirk der gemeinde grossraum hansestadt hier im in insel landeshauptstadt nach naher nahe ort ortsteil quartier raum region rund stadt stadtteil um umgebung von zu',
  ),
  pl: wordSet(
    'blisko centrum do dzielnica dzielnicy gmina gminie gminy gm k kolo m miasta miasto miescie na nad niedaleko obok od okolic okolica okolicach okolice okolicy pod przy rejon rejonie w we wies wsi wyspa wyspie z ze',
  ),
};
const trailingFillers = {
  de: wordSet(
    'bahnhof centrum city flughafen hauptbahnhof hbf innenstadt nahe stadtmitte umgebung umland und zentrum',
  ),
  pl: wordSet('centrum dworzec glowny i lotnisko okolica okolice'),
};
const districtWords = {
  de: wordSet('kreis kr landkr landkreis landkreises lk lkr'),
  pl: wordSet('pow powiat powiatu powiecie woj wojewodztwa wojewodztwie wojewodztwo'),
};
/** Words for a Land or voivodeship; before another name they may be a part of it. */
const landWords = {
  de: wordSet('bundesland bundeslandes freistaat land'),
  pl: wordSet('woj wojew wojewodztwa wojewodztwie wojewodztwo'),
};

/** Removes words that only mark a place, its surroundings, a Land or a district. */
export function stripFillers(
  country: Country,
  all: readonly string[],
): Pick<QueryPart, 'core' | 'isInflected' | 'isDistrict' | 'isLand'> {
  const core = [...all];
  while (core.length > 1 && leadingFillers[country].has(core[0] ?? '')) core.shift();
  const isInflected = country === 'pl' && core.length < all.length;
  while (core.length > 1 && trailingFillers[country].has(core.at(-1) ?? '')) core.pop();
  const land = extractLand(country, core);
  if (land) {
    const isLand = !isCityState(country, findLand(country, land) ?? []);
    return { core: land, isInflected: false, isDistrict: false, isLand };
  }
  const isDistrict = core.length > 1 && districtWords[country].has(core[0] ?? '');
  if (isDistrict) core.shift();
  return { core, isInflected: isInflected || (isDistrict && country === 'pl'), isDistrict };
}

/** Returns the name of a Land after or before the word for one; undefined without it. */
function extractLand(country: Country, core: readonly string[]): string[] | undefined {
  const isWord = (word = '') => landWords[country].has(word);
  const candidates = [
    isWord(core[0]) ? core.slice(1) : [],
    isWord(core.at(-1)) && core.at(-1) !== 'land' ? core.slice(0, -1) : [],
  ];
  return candidates.find((words) => words.length > 0 && findLand(country, words) !== undefined);
}

function toQueryPart(country: Country, all: string[], text: string): QueryPart {
  const { core, ...more } = stripFillers(country, all);
  const typedWords = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => /^\p{L}/u.test(word));
  const isWhole = core.length === all.length;
  if (isWhole && typedWords.length === all.length)
    return { words: all, core: all, typed: text.trim(), ...more };
  const from = all.findIndex((_, at) => core.every((word, next) => all[at + next] === word));
  const typed =
    typedWords.length === all.length && !isWhole ? typedWords.slice(from, from + core.length) : [];
  return { words: all, core: isWhole ? all : core, typed: typed.join(' '), ...more };
}
