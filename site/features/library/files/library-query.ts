import {
  byName,
  type FileColumn,
  type FileSort,
  fileColumns,
  newestFirst,
} from '@oilway/store/library/file-order.ts';
import type { Locale } from '@oilway/store/locales.ts';
import { paths } from '../../../pages/paths.ts';
import { filterKey } from '../filter-names.ts';

/** Query of a library page: `?q=…&filter=pdf&filter=2026&category=12&view=tiles&sort=-date&page=2`. */
export interface LibraryQuery {
  /** Search words as typed; may be empty. */
  words: string;
  /** Keys of filters, without duplicates. */
  filters: readonly string[];
  /** Undefined for all files; NaN for an invalid value. */
  category: number | undefined;
  tiles: boolean;
  /** Undefined for the default, see `effectiveOrder`. */
  order: FileSort | undefined;
  /** Page of a category, from 1. */
  page: number;
}

/** Maximum number of characters of the search words. */
export const maxQueryLength = 200;

/** Number of files per page of a category, and the maximum number of search results, which have no pages. */
export const pageSize = 50;
export const maxShownResults = 200;

/** Maximum number of filters. */
const maxFilters = 20;

/** Parses a query; ignores a second `q` and unknown filters. */
export function parseLibraryQuery(query: Record<string, unknown>): LibraryQuery {
  const words = [query.q].flat().find((value) => typeof value === 'string') ?? '';
  const filters = [query.filter]
    .flat()
    .flatMap((value) => (typeof value === 'string' ? (filterKey(value) ?? []) : []));
  return {
    words: words.toWellFormed().replace(/\p{Control}/gu, ' '),
    filters: [...new Set(filters)].slice(0, maxFilters),
    category: query.category === undefined ? undefined : Number(query.category),
    tiles: query.view === 'tiles',
    order: parseSort(query.sort),
    page: /^[1-9]\d{0,5}$/.test(String(query.page)) ? Number(query.page) : 1,
  };
}

/** Whether a query has empty parameters, as sent by a native form submission. */
export const hasEmptyParams = ({ filter, q }: Record<string, unknown>) =>
  [q, filter].flat().some((value) => typeof value === 'string' && value.trim() === '');

/** Whether a query is a search; otherwise it shows a category. */
export const isSearch = ({ filters, words }: Pick<LibraryQuery, 'filters' | 'words'>) =>
  words.trim() !== '' || filters.length > 0;

/** Returns the order of the files: by default a category is sorted by name, filtered files by date; undefined is by relevance. */
export function effectiveOrder({
  filters,
  order,
  words,
}: Pick<LibraryQuery, 'filters' | 'order' | 'words'>): FileSort | undefined {
  if (order) return order;
  if (!isSearch({ filters, words })) return byName;
  return words.trim() === '' ? newestFirst : undefined;
}

/** Returns the value of the parameter `sort`: a column, with a leading minus for descending order. */
export const sortParam = (order: FileSort | undefined) =>
  order && `${order.descending ? '-' : ''}${order.by}`;

function parseSort(sort: unknown): FileSort | undefined {
  const [, minus, name] = /^(-?)(\w+)$/.exec(String(sort)) ?? [];
  const by = fileColumns.find((column: FileColumn) => column === name);
  return by && { by, descending: minus === '-' };
}

/** Returns the URL of a library page. */
export function libraryUrl(locale: Locale, target: Partial<LibraryQuery>): string {
  const { category, filters = [], order, page = 1, tiles, words = '' } = target;
  const sort = sortParam(order);
  const defaultSort = sortParam(effectiveOrder({ filters, order: undefined, words }));
  const query = new URLSearchParams([
    ...(words.trim() ? [['q', words]] : []),
    ...filters.map((key) => ['filter', key]),
    ...(category === undefined ? [] : [['category', String(category)]]),
    ...(tiles ? [['view', 'tiles']] : []),
    ...(sort === undefined || sort === defaultSort ? [] : [['sort', sort]]),
    ...(page > 1 && !isSearch({ filters, words }) ? [['page', String(page)]] : []),
  ]);
  return `${paths.portalLibrary(locale)}${query.size > 0 ? `?${query}` : ''}`;
}
