import type { Culture } from '@oilway/store/cultures.ts';
import { readMapQuery, writeMapQuery } from '../features/map/rules/map-query.ts';
import { longestQuestion } from '../features/site-search/schema.ts';
import type { PageQuery } from './page-context.ts';

/** The names that the questions to a list have in the address, beside those of the map. */
export const listParameters = {
  'de-DE': { year: 'jahr', region: 'region', words: 'q' },
  'pl-PL': { year: 'rok', region: 'region', words: 'q' },
} as const satisfies Record<Culture, Record<'year' | 'region' | 'words', string>>;

/**
 * What the address asks the page for; undefined when it asks nothing we know. A repeated parameter
 * counts once, a text is cut at 60 characters, and a number that is none is left out.
 */
export function readQuery(given: unknown, culture: Culture): PageQuery | undefined {
  const parameters = given as Record<string, string | string[] | undefined>;
  const read = (name: string) => {
    const value = parameters[name];
    return Array.isArray(value) ? value[0] : value;
  };
  const names = listParameters[culture];
  const year = /^[12]\d{3}$/.exec(read(names.year) ?? '')?.[0];
  const region = read(names.region)?.trim().slice(0, 60);
  const words = read(names.words)?.trim().slice(0, longestQuestion);
  const query = {
    ...readMapQuery(culture, read),
    ...(year && { year: Number(year) }),
    ...(region && { region }),
    ...(words && { words }),
  };
  return Object.keys(query).length > 0 ? query : undefined;
}

/** The address of the same page asked for something else. */
export function addressOf(path: string, culture: Culture, query: PageQuery): string {
  const { region, words, year, ...map } = query;
  const parameters = new URLSearchParams(writeMapQuery(culture, map));
  const names = listParameters[culture];
  if (year) parameters.set(names.year, String(year));
  if (region) parameters.set(names.region, region);
  if (words) parameters.set(names.words, words);
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
