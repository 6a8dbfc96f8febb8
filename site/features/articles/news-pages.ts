import type { Article, Culture, PageQuery } from '../../page/page-context.ts';
import { yearOf } from './dates.ts';

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
  { part = 1, year }: PageQuery,
  culture: Culture,
): NewsPage {
  const years = [...new Set(news.map(({ date }) => yearOf(date, culture)))].sort((a, b) => b - a);
  const wanted = year ? news.filter(({ date }) => yearOf(date, culture) === year) : news;
  const last = Math.max(1, Math.ceil(wanted.length / perPage));
  const at = Math.min(part, last);
  return { posts: wanted.slice((at - 1) * perPage, at * perPage), page: at, last, years };
}
