import type { Culture } from '@oilway/store/cultures.ts';
import {
  byName,
  type FileColumn,
  type FileOrder,
  fileColumns,
  newestFirst,
} from '@oilway/store/library/file-order.ts';
import { paths } from '../../../pages/paths.ts';
import { filterKey } from '../filter-names.ts';

/** What a page of the library is asked: `?q=…&filter=pdf&filter=2026&category=12&view=tiles&sort=-date&page=2`. */
export interface LibraryQuery {
  /** As typed; empty for none. */
  words: string;
  /** Keys of filters, each once. */
  filters: readonly string[];
  /** Undefined for all files; no number for what can be none. */
  category: number | undefined;
  tiles: boolean;
  /** Undefined for the usual one, see `shownOrder`. */
  order: FileOrder | undefined;
  /** Of a category with many files, from 1. */
  page: number;
}

/** Letters that the words of a search may have. */
export const mostLetters = 200;

/** The most files that a page shows. */
export const mostShown = 200;

/** More than there are kinds and years worth speaking of. */
const mostFilters = 20;

/** Reads a query as it came: a second `q` is left out, and so are filters that there are not. */
export function libraryQueryOf(query: Record<string, unknown>): LibraryQuery {
  const words = [query.q].flat().find((value) => typeof value === 'string') ?? '';
  const filters = [query.filter]
    .flat()
    .flatMap((value) => (typeof value === 'string' ? (filterKey(value) ?? []) : []));
  return {
    words: words.toWellFormed().replace(/\p{Control}/gu, ' '),
    filters: [...new Set(filters)].slice(0, mostFilters),
    category: query.category === undefined ? undefined : Number(query.category),
    tiles: query.view === 'tiles',
    order: orderOf(query.sort),
    page: /^[1-9]\d{0,5}$/.test(String(query.page)) ? Number(query.page) : 1,
  };
}

/** Whether it says that something is not asked: a form without scripts sends its empty fields as well. */
export const hasEmptyParts = ({ filter, q }: Record<string, unknown>) =>
  [q, filter].flat().some((value) => typeof value === 'string' && value.trim() === '');

/** Whether it looks for something; else it shows a category. */
export const isSearch = ({ filters, words }: Pick<LibraryQuery, 'filters' | 'words'>) =>
  words.trim() !== '' || filters.length > 0;

/** The order of what is shown: a category by name, files of a filter the newest first; none is that of the best for some words. */
export function shownOrder({
  filters,
  order,
  words,
}: Pick<LibraryQuery, 'filters' | 'order' | 'words'>): FileOrder | undefined {
  if (order) return order;
  if (!isSearch({ filters, words })) return byName;
  return words.trim() === '' ? newestFirst : undefined;
}

/** As an address names it: a column, with a minus before it for the other way round. */
export const sortOf = (order: FileOrder | undefined) =>
  order && `${order.descending ? '-' : ''}${order.by}`;

function orderOf(sort: unknown): FileOrder | undefined {
  const [, minus, name] = /^(-?)(\w+)$/.exec(String(sort)) ?? [];
  const by = fileColumns.find((column: FileColumn) => column === name);
  return by && { by, descending: minus === '-' };
}

/** The address of a page of the library; what is left out is not asked. */
export function libraryAddress(culture: Culture, asked: Partial<LibraryQuery>): string {
  const { category, filters = [], order, page = 1, tiles, words = '' } = asked;
  const sort = sortOf(order);
  const usual = sortOf(shownOrder({ filters, order: undefined, words }));
  const query = new URLSearchParams([
    ...(words.trim() ? [['q', words]] : []),
    ...filters.map((key) => ['filter', key]),
    ...(category === undefined ? [] : [['category', String(category)]]),
    ...(tiles ? [['view', 'tiles']] : []),
    ...(sort === undefined || sort === usual ? [] : [['sort', sort]]),
    ...(page > 1 && !isSearch({ filters, words }) ? [['page', String(page)]] : []),
  ]);
  return `${paths.portalLibrary(culture)}${query.size > 0 ? `?${query}` : ''}`;
}
