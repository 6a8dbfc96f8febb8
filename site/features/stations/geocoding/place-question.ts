import { withPlainCodes } from '../domain/plain-codes.ts';
import type { Country } from '../domain/projection.ts';
import { isCityLand, landMeant } from './areas.ts';
import { placeKey } from './place-key.ts';

/** What a visitor typed, taken apart; all words are those of keys. */
export interface PlaceQuestion {
  /** A whole postal code. */
  code?: string;
  /** What it begins with: two to four figures of a postal code. */
  digits?: string;
  /** Between commas and brackets; the street is none of them. */
  parts: QuestionPart[];
}

export interface QuestionPart {
  words: string[];
  /** Without what only says that it is a place or near one: in, bei, Umgebung, koło. */
  bare: string[];
  /** The text of `bare`, with its letters as they were typed; empty where it can't be said which they are. */
  spelt: string;
  /** It follows a word such as `w` or `koło`, which asks for another case. */
  isBent: boolean;
  /** A district is asked for: Kreis, powiat. */
  isDistrict: boolean;
  /** A Land or voivodeship is asked for: Land Brandenburg is not the town. */
  isLand?: boolean;
  /** Looks like a street, so that only the name of a place as a whole is meant. */
  isStreet?: boolean;
  /** It stands before or behind a street, of which it may be a part: only the end towards the border is meant. */
  beside?: 'before' | 'after' | 'behind number';
}

/** No more is read: of letters in all, of parts, and of words in each part. */
const most = { letters: 200, parts: 5, words: 10 };

export function readQuestion(country: Country, asked: string): PlaceQuestion {
  const text = withPlainCodes(asked.slice(0, most.letters));
  const parts: QuestionPart[] = [];
  let code: string | undefined;
  let digits: string | undefined;
  for (const spelt of text.split(/[,;:()[\]|\n\t]|\s[-–—]\s/u)) {
    const all = placeKey(spelt, most.letters).split(' ').filter(Boolean).slice(0, most.words);
    code ??= all.find((word) => /^[0-9]{5}$/.test(word));
    const words = all.filter((word) => !/^[0-9]{5}$/.test(word) && !isCodeWord(word, country));
    const first = words[0] ?? '';
    if (parts.length === 0 && !digits && /^[0-9]{2,4}$/.test(first)) {
      digits = first;
      words.shift();
    }
    if (words.length === 0 || parts.length >= most.parts) continue;
    parts.push(...partsOf(country, words, spelt));
  }
  return { code, digits, parts };
}

/** PLZ 44137 and D-Neuss: no part of a name. */
const isCodeWord = (word: string, country: Country) =>
  (country === 'de'
    ? /^(plz|postleitzahl|d|deutschland|germany)$/
    : /^(kod|pocztowy|pl|polska|poland)$/
  ).test(word);

const streets = {
  de: /.(?:strasse|str|platz|allee|gasse|weg|ring|damm|ufer|chaussee|pfad|steig)$|^(?:strasse|str|allee)$/,
  pl: /^(?:ul|ulica|ulicy|al|aleja|aleje|alei|alejach|pl|plac|placu|os|osiedle|osiedlu|rondo|rynek|rynku|bulwar|skwer|trakt|szosa)$/,
};

/** One part; with a street in it, what stands before and behind the street. */
function partsOf(country: Country, words: string[], spelt: string): QuestionPart[] {
  const number = words.findLastIndex((word) => /^[0-9]/.test(word));
  const marker = words.findIndex((word) => streets[country].test(word));
  if (number < 0 && marker < 0) return [partOf(country, words, spelt)];
  const before = words.slice(0, marker >= 0 ? marker : number);
  const behind = number >= marker ? ('behind number' as const) : ('after' as const);
  const after = words.slice(Math.max(number, marker) + 1);
  const named = [
    { words: after, beside: behind },
    { words: before, beside: 'before' as const },
  ].filter((one) => one.words.length > 0);
  return [
    // A place may be called like a street: Neumarkt, Heiligendamm.
    ...(number < 0 ? [{ ...partOf(country, words, spelt), isStreet: true }] : []),
    ...named.map((one) => ({ ...partOf(country, one.words, spelt), beside: one.beside })),
  ];
}

const words = (text: string) => new Set(text.split(' '));
const leads = {
  de: words(
    'aus b bahnhof bei beim bezirk der gemeinde grossraum hansestadt hier im in insel landeshauptstadt nach naher nahe ort ortsteil quartier raum region rund stadt stadtteil um umgebung von zu',
  ),
  pl: words(
    'blisko centrum do dzielnica dzielnicy gmina gminie gminy gm k kolo m miasta miasto miescie na nad niedaleko obok od okolic okolica okolicach okolice okolicy pod przy rejon rejonie w we wies wsi wyspa wyspie z ze',
  ),
};
const tails = {
  de: words(
    'bahnhof centrum city flughafen hauptbahnhof hbf innenstadt nahe stadtmitte umgebung umland und zentrum',
  ),
  pl: words('centrum dworzec glowny i lotnisko okolica okolice'),
};
const districts = {
  de: words('kreis kr landkr landkreis landkreises lk lkr'),
  pl: words('pow powiat powiatu powiecie woj wojewodztwa wojewodztwie wojewodztwo'),
};
/** What says that a Land or voivodeship is meant; in front of another name it may be a part of that. */
const lands = {
  de: words('bundesland bundeslandes freistaat land'),
  pl: words('woj wojew wojewodztwa wojewodztwie wojewodztwo'),
};

/** Words without what only says that they are a place, near one, a Land or a district. */
export function bareOf(
  country: Country,
  all: readonly string[],
): Pick<QuestionPart, 'bare' | 'isBent' | 'isDistrict' | 'isLand'> {
  const bare = [...all];
  while (bare.length > 1 && leads[country].has(bare[0] ?? '')) bare.shift();
  const isBent = country === 'pl' && bare.length < all.length;
  while (bare.length > 1 && tails[country].has(bare.at(-1) ?? '')) bare.pop();
  const land = landOf(country, bare);
  if (land) {
    const isLand = !isCityLand(country, landMeant(country, land) ?? []);
    return { bare: land, isBent: false, isDistrict: false, isLand };
  }
  const isDistrict = bare.length > 1 && districts[country].has(bare[0] ?? '');
  if (isDistrict) bare.shift();
  return { bare, isBent: isBent || (isDistrict && country === 'pl'), isDistrict };
}

/** The name of a Land behind or before the word for one; undefined without either. */
function landOf(country: Country, bare: readonly string[]): string[] | undefined {
  const isWord = (word = '') => lands[country].has(word);
  const tries = [
    isWord(bare[0]) ? bare.slice(1) : [],
    isWord(bare.at(-1)) && bare.at(-1) !== 'land' ? bare.slice(0, -1) : [],
  ];
  return tries.find((words) => words.length > 0 && landMeant(country, words) !== undefined);
}

function partOf(country: Country, all: string[], text: string): QuestionPart {
  const { bare, ...more } = bareOf(country, all);
  const letters = text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => /^\p{L}/u.test(word));
  const isWhole = bare.length === all.length;
  if (isWhole && letters.length === all.length)
    return { words: all, bare: all, spelt: text.trim(), ...more };
  const from = all.findIndex((_, at) => bare.every((word, next) => all[at + next] === word));
  const spelt =
    letters.length === all.length && !isWhole ? letters.slice(from, from + bare.length) : [];
  return { words: all, bare: isWhole ? all : bare, spelt: spelt.join(' '), ...more };
}
