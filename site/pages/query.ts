import type { Culture } from '@oilway/content/cultures.ts';
import { type PageQuery, queryParameters } from './page-context.ts';

/**
 * What the address asks the page for; undefined when it asks nothing we know. A repeated parameter
 * counts once, a text is cut at 60 characters, and a number that is none is left out.
 */
export function readQuery(given: unknown, culture: Culture): PageQuery | undefined {
  const names = queryParameters[culture];
  const text = (name: string) => {
    const value = (given as Record<string, string | string[] | undefined>)[name];
    return (Array.isArray(value) ? value[0] : value)?.trim().slice(0, 60) || undefined;
  };
  const number = (name: string, least: number, most: number) => {
    const value = /^[1-9]\d{0,3}$/.test(text(name) ?? '') ? Number(text(name)) : 0;
    return value >= least && value <= most ? value : undefined;
  };
  const all: { [Key in keyof PageQuery]: PageQuery[Key] | undefined } = {
    place: text(names.place),
    page: number(names.page, 2, 9999),
    year: number(names.year, 1900, 9999),
    region: text(names.region),
  };
  const set = Object.entries(all).filter(([, value]) => value !== undefined);
  return set.length > 0 ? (Object.fromEntries(set) as PageQuery) : undefined;
}

/** The address of the same page asked for something else. */
export function addressOf(path: string, culture: Culture, query: PageQuery): string {
  const names = queryParameters[culture];
  const parameters = new URLSearchParams();
  for (const key of Object.keys(names) as (keyof PageQuery)[]) {
    if (query[key] !== undefined) parameters.set(names[key], String(query[key]));
  }
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
