import { type Culture, cultures } from '@oilway/store/cultures.ts';
import type { LibraryFile } from '@oilway/store/library/files.ts';
import type { MemberLibrary } from '@oilway/store/library/member-library.ts';
import type { FoundFilter } from '@oilway/store/library/search/filters.ts';
import type { LibraryNode } from '@oilway/store/library/tree.ts';
import type { Visit } from '@oilway/store/members/sessions.ts';
import { type LibraryNodeName, portalNode } from '../../../portal/portal-node.ts';
import type { Context } from '../../../server/context.ts';
import {
  isSearch,
  type LibraryQuery,
  libraryAddress,
  libraryQueryOf,
  mostLetters,
  mostShown,
} from './library-query.ts';

/** A category with the number of files in it and below. */
export interface ShownNode extends LibraryNodeName {
  title: string;
  count: number;
  children: readonly ShownNode[];
}

/** What a page of the library shows. */
export interface LibraryView {
  /** What it was asked, with the category that is shown. */
  asked: LibraryQuery;
  tree: readonly ShownNode[];
  /** From the root to the category that is shown; empty for all files. */
  trail: readonly (LibraryNodeName & { title: string })[];
  /** A page of those of the category; of a search the best. `mostShown` at most. */
  files: readonly LibraryFile[];
  /** How many files there are in all categories. */
  total: number;
  /** How many there are in the category that is shown and below. */
  within: number;
  /** How many pages these have. */
  pages: number;
  /** What the files can be narrowed to. */
  filters: readonly FoundFilter[];
  /** How many files were found; undefined where nothing was looked for. */
  found?: number;
  /** The words are more than anybody looks for. */
  tooLong?: boolean;
  /** The address of the other country's library, where all files of the member lie. */
  elsewhere?: string;
  /** Where whoever needs help writes to. */
  support?: string;
  /** Of the site, without a slash: addresses in a mail begin with it. */
  origin: string;
}

/** What each part of such a page is drawn from. */
export interface LibraryProps {
  culture: Culture;
  library: LibraryView;
}

/** The category that is shown, or the library as a whole, as the calls know it. */
export const shownNode = ({ culture, library }: LibraryProps): LibraryNodeName =>
  library.trail.at(-1) ?? portalNode(culture);

/** @returns undefined for a category that the member may not see, or that there is not. */
export async function libraryView(
  context: Context,
  member: Visit['member'],
  culture: Culture,
  query: Record<string, unknown>,
): Promise<LibraryView | undefined> {
  const { config, store, published } = context;
  const asked = libraryQueryOf(query);
  const [library, files, { settings }] = await Promise.all([
    store.libraryOf(member),
    store.filesInCategories(),
    published.reading().navigation(culture),
  ]);
  const tree = library.tree(culture).map((node) => counted(node, files));
  const trail = asked.category === undefined ? [] : trailTo(asked.category, tree);
  if (!trail) return undefined;
  const total = sum(tree);
  const within = trail.at(-1)?.count ?? total;
  const elsewhere = total === 0 ? await libraryElsewhere(context, member, culture) : undefined;
  const pages = Math.max(1, Math.ceil(within / mostShown));
  const shown = { ...asked, page: Math.min(asked.page, pages) };
  return {
    ...(await listed(context, library, { ...shown, culture })),
    asked: shown,
    tree,
    trail,
    total,
    within,
    pages,
    ...(elsewhere === undefined ? {} : { elsewhere }),
    ...(settings.email ? { support: settings.email } : {}),
    origin: config.origin,
  };
}

/**
 * The address of another country's library, or of a category in it.
 * @returns undefined where the member has no file there, or may not see that category.
 */
export async function libraryElsewhere(
  { store }: Pick<Context, 'store'>,
  member: Visit['member'],
  culture: Culture,
  category?: number,
): Promise<string | undefined> {
  const [library, files] = await Promise.all([store.libraryOf(member), store.filesInCategories()]);
  for (const other of cultures) {
    if (other === culture) continue;
    const tree = library.tree(other).map((node) => counted(node, files));
    const there = category === undefined ? sum(tree) > 0 : trailTo(category, tree) !== undefined;
    if (there) return libraryAddress(other, category === undefined ? {} : { category });
  }
  return undefined;
}

/** The files of a search, or a page of those of a category. */
async function listed(
  { librarySearch }: Context,
  library: MemberLibrary,
  asked: LibraryQuery & { culture: Culture },
): Promise<Pick<LibraryView, 'files' | 'filters' | 'found' | 'tooLong'>> {
  const { category, culture, filters, order, page, words } = asked;
  const tooLong = words.length > mostLetters;
  const question = {
    words: tooLong ? '' : words,
    culture,
    filters,
    ...(category === undefined ? {} : { category }),
    // An address does not tell: a word may always go on, until a space follows.
    typing: true,
  };
  const answer = await librarySearch.find(question, library.rights);
  if (tooLong) return { files: [], filters: answer.filters, tooLong };
  if (!isSearch(asked)) {
    const part = { page, most: mostShown };
    const files = await library.files(culture, category, part, order);
    return { files: files ?? [], filters: answer.filters };
  }
  // The index may be a moment behind: what is gone since is not shown and not counted.
  const best = order
    ? await library.idsInOrder(answer.ids, order, mostShown)
    : answer.ids.slice(0, mostShown);
  const files = await library.filesById(best);
  const found = answer.ids.length - best.length + files.length;
  return { files, filters: answer.filters, found };
}

function trailTo(id: number, nodes: readonly ShownNode[]): ShownNode[] | undefined {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const below = trailTo(id, node.children);
    if (below) return [node, ...below];
  }
  return undefined;
}

const sum = (nodes: readonly ShownNode[]): number =>
  nodes.reduce((count, node) => count + node.count, 0);

/** @param files how many lie in a category itself. */
function counted(node: LibraryNode, files: ReadonlyMap<number, number>): ShownNode {
  const { id, nodeKey: key, title } = node;
  const children = node.children.map((child) => counted(child, files));
  return { id, key, title, count: (files.get(id) ?? 0) + sum(children), children };
}
