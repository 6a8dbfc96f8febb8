import type { LibraryNode } from '@oilway/store/library/category-tree.ts';
import type { LibraryFile } from '@oilway/store/library/files.ts';
import type { MemberLibrary } from '@oilway/store/library/member-library.ts';
import type { FacetFilter } from '@oilway/store/library/search/facets.ts';
import { type Locale, locales } from '@oilway/store/locales.ts';
import type { MemberSession } from '@oilway/store/members/sessions.ts';
import { type LibraryNodeRef, portalRootNode } from '../../../portal/portal-node.ts';
import type { Context } from '../../../server/context.ts';
import {
  isSearch,
  type LibraryQuery,
  libraryUrl,
  maxQueryLength,
  maxShownResults,
  pageSize,
  parseLibraryQuery,
} from './library-query.ts';

/** A category with the number of files in it and its subcategories. */
export interface CategoryNode extends LibraryNodeRef {
  title: string;
  count: number;
  children: readonly CategoryNode[];
}

/** Data of a library page. */
export interface LibraryView {
  /** The parsed query. */
  query: LibraryQuery;
  tree: readonly CategoryNode[];
  /** Path from the root to the current category; empty for all files. */
  trail: readonly (LibraryNodeRef & { title: string })[];
  /** A page of the category's files, or the best `maxShownResults` search results. */
  files: readonly LibraryFile[];
  /** Number of files in all categories. */
  total: number;
  /** Number of files in the current category and its subcategories. */
  categoryTotal: number;
  /** Number of pages of the current category. */
  pageCount: number;
  filters: readonly FacetFilter[];
  /** Number of search results; undefined without a search. */
  resultCount?: number;
  /** The search words exceed `maxQueryLength`. */
  tooLong?: boolean;
  /** URL of the other country's library, if all files of the member are there. */
  otherCountryUrl?: string;
  /** Mail address for support. */
  support?: string;
  /** Origin of the site, for absolute URLs in a mail. */
  origin: string;
}

/** Props of the parts of a library page. */
export interface LibraryProps {
  locale: Locale;
  library: LibraryView;
}

/** Returns the node of the current category, or of the whole library. */
export const currentNode = ({ locale, library }: LibraryProps): LibraryNodeRef =>
  library.trail.at(-1) ?? portalRootNode(locale);

/** Loads a library page. @returns undefined if the category is unknown or not accessible to the member. */
export async function libraryView(
  context: Context,
  member: MemberSession['member'],
  locale: Locale,
  query: Record<string, unknown>,
): Promise<LibraryView | undefined> {
  const { config, store, published } = context;
  const parsedQuery = parseLibraryQuery(query);
  const [library, files, { settings }] = await Promise.all([
    store.memberLibrary(member),
    store.filesInCategories(),
    published.reader().navigation(locale),
  ]);
  const tree = library.categoryTree(locale).map((node) => withCounts(node, files));
  const trail = parsedQuery.category === undefined ? [] : findTrail(parsedQuery.category, tree);
  if (!trail) return undefined;
  const total = totalCount(tree);
  const categoryTotal = trail.at(-1)?.count ?? total;
  const otherCountryUrl =
    total === 0 ? await findOtherCountryUrl(context, member, locale) : undefined;
  const pageCount = Math.max(1, Math.ceil(categoryTotal / pageSize));
  const currentQuery = { ...parsedQuery, page: Math.min(parsedQuery.page, pageCount) };
  return {
    ...(await listFiles(context, library, { ...currentQuery, locale })),
    query: currentQuery,
    tree,
    trail,
    total,
    categoryTotal,
    pageCount,
    ...(otherCountryUrl === undefined ? {} : { otherCountryUrl }),
    ...(settings.email ? { support: settings.email } : {}),
    origin: config.origin,
  };
}

/**
 * Returns the URL of the other country's library, or of a category in it.
 * @returns undefined if the member has no files there, or no access to the category.
 */
export async function findOtherCountryUrl(
  { store }: Pick<Context, 'store'>,
  member: MemberSession['member'],
  locale: Locale,
  category?: number,
): Promise<string | undefined> {
  const [library, files] = await Promise.all([
    store.memberLibrary(member),
    store.filesInCategories(),
  ]);
  for (const other of locales) {
    if (other === locale) continue;
    const tree = library.categoryTree(other).map((node) => withCounts(node, files));
    const isAccessible =
      category === undefined ? totalCount(tree) > 0 : findTrail(category, tree) !== undefined;
    if (isAccessible) return libraryUrl(other, category === undefined ? {} : { category });
  }
  return undefined;
}

/** Loads the search results, or a page of a category's files. */
async function listFiles(
  { librarySearch }: Context,
  library: MemberLibrary,
  query: LibraryQuery & { locale: Locale },
): Promise<Pick<LibraryView, 'files' | 'filters' | 'resultCount' | 'tooLong'>> {
  const { category, locale, filters, order, page, words } = query;
  const tooLong = words.length > maxQueryLength;
  const searchRequest = {
    words: tooLong ? '' : words,
    locale,
    filters,
    ...(category === undefined ? {} : { category }),
    // The last word may be incomplete, until a space follows.
    isIncomplete: true,
  };
  const results = await librarySearch.find(searchRequest, library.categoryIds);
  if (tooLong) return { files: [], filters: results.filters, tooLong };
  if (!isSearch(query)) {
    const part = { page, pageSize };
    const files = await library.files(locale, category, part, order);
    return { files: files ?? [], filters: results.filters };
  }
  // The index may be slightly behind: files deleted since are neither shown nor counted.
  const best = order
    ? await library.idsInOrder(results.ids, order, maxShownResults)
    : results.ids.slice(0, maxShownResults);
  const files = await library.filesById(best);
  const resultCount = results.ids.length - best.length + files.length;
  return { files, filters: results.filters, resultCount };
}

function findTrail(id: number, nodes: readonly CategoryNode[]): CategoryNode[] | undefined {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const below = findTrail(id, node.children);
    if (below) return [node, ...below];
  }
  return undefined;
}

const totalCount = (nodes: readonly CategoryNode[]): number =>
  nodes.reduce((count, node) => count + node.count, 0);

/** @param files number of files directly in each category. */
function withCounts(node: LibraryNode, files: ReadonlyMap<number, number>): CategoryNode {
  const { id, nodeKey: key, title } = node;
  const children = node.children.map((child) => withCounts(child, files));
  return { id, key, title, count: (files.get(id) ?? 0) + totalCount(children), children };
}
