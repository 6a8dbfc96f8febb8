import type { Locale } from '@oilway/store/cultures.ts';
import { languages } from '../languages.ts';
import { readEntries } from './entries.ts';
import { demoFolder } from './files.ts';
import { readWords } from './library/words.ts';
import { priced } from './prices.ts';

export interface DemoNumber {
  locale: Locale;
  /** As it is written: `18`, `1.560`, `drei`. */
  number: string;
  /** The word after it: mostly what is counted. */
  counted: string;
  /** The file's name, with its title where it is a row of a list. */
  place: string;
  /** The words around it. */
  around: string;
}

/** These say where or when something is, not how many there are of it. */
const elsewhere =
  /^(slug|email|url|videoURL|street|postalCode|latitude|longitude|hours|singleDays|busy|closures|publishDate|postedAt|start|end|likes|focal[XY]|image|page|anchor|key|regions)$/;

const inWords: Record<Locale, string> = {
  de: 'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig',
  pl: 'dwa|dwie|dwóch|trzy|trzech|cztery|czterech|czworo|pięć|pięciu|pięcioro|sześć|sześciu|siedem|siedmiu|osiem|ośmiu|dziewięć|dziesięć|dziesięciu|jedenaście|dwanaście|trzydzieści',
};

/** Every number of the demo's texts, those of one thing beside each other: who reads the list once sees what contradicts. */
export function demoNumbers(): DemoNumber[] {
  const texts = [
    ...readEntries(demoFolder).map(({ data, locale, name, slug }) => {
      const title = name ?? data.title ?? data.profileName ?? '';
      return { locale, place: `${slug} ${title}`.trim(), data: priced(locale, data) as unknown };
    }),
    ...languages.map((locale) => ({
      locale,
      place: 'library',
      data: readWords(locale) as unknown,
    })),
  ];
  return texts
    .flatMap(({ data, locale, place }) =>
      stringsIn(data).flatMap((text) => numbersIn(text, locale, place)),
    )
    .sort(
      (one, other) =>
        one.locale.localeCompare(other.locale) ||
        one.counted.localeCompare(other.counted, one.locale) ||
        one.number.localeCompare(other.number, one.locale, { numeric: true }),
    );
}

function numbersIn(written: string, locale: Locale, place: string): DemoNumber[] {
  const text = written.replaceAll(/\s+/g, ' ').replaceAll('*', '');
  const number = new RegExp(
    `(?:\\+4[89](?: \\d+)+|(?<![\\p{L}\\d]|W-)(?:[−-]?\\d+(?:[. ]\\d{3})*(?:,\\d+)?|${inWords[locale]}))(?![\\p{L}\\d])`,
    'giu',
  );
  return [...text.matchAll(number)].map((match) => {
    const [found] = match;
    const after = text.slice(match.index + found.length);
    return {
      locale,
      number: found,
      counted: /^[\s|:.–-]*([\p{L}€%°]+)/u.exec(after)?.[1] ?? '',
      place,
      around: text.slice(Math.max(0, match.index - 40), match.index + found.length + 50).trim(),
    };
  });
}

function stringsIn(value: unknown, name = ''): string[] {
  if (elsewhere.test(name)) return [];
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap((one) => stringsIn(one));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key.includes(' ') ? [`${key}: ${one}`] : stringsIn(one, key),
  );
}
