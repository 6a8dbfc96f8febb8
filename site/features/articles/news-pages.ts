import type { Article, Culture } from '../../page/page-context.ts';
import { parameters, withParameters } from '../../page/parameters.ts';
import { yearOf } from '../../ui/dates.ts';

/** Which part of the news is asked for, from 1, and of which year. */
export interface NewsQuery {
  part?: number;
  year?: number;
}

/** The name of the year in the address. */
export const yearParameter = { 'de-DE': 'jahr', 'pl-PL': 'rok' } as const satisfies Record<
  Culture,
  string
>;

/** The address of a list of news, asked for a part of it. */
export function newsAddress(path: string, culture: Culture, { part, year }: NewsQuery): string {
  return withParameters(path, {
    [parameters[culture].part]: part,
    [yearParameter[culture]]: year,
  });
}

/** How many posts a page of the list shows: three rows of three. */
export const perPage = 9;

export interface NewsPage {
  posts: Article[];
  /** From 1. A page that does not exist is the last one. */
  page: number;
  last: number;
  /** The newest first. */
  years: number[];
}

/** The part of the news that a visitor asked for, by year and by page. */
export function newsPage(
  news: readonly Article[],
  { part = 1, year }: NewsQuery,
  culture: Culture,
): NewsPage {
  const years = [...new Set(news.map(({ date }) => yearOf(date, culture)))].sort((a, b) => b - a);
  const wanted = year ? news.filter(({ date }) => yearOf(date, culture) === year) : news;
  const last = Math.max(1, Math.ceil(wanted.length / perPage));
  const at = Math.min(part, last);
  return { posts: wanted.slice((at - 1) * perPage, at * perPage), page: at, last, years };
}
