import type { LibraryFile, LibraryNode, Visit } from '@oilway/content';
import type { Culture } from '@oilway/content/cultures.ts';
import type { Context } from '../../../context.ts';
import { publishedSource } from '../../../pages/load-page.ts';
import type { FoundFilter } from '../search/question.ts';
import { isSearch, type LibraryQuery, libraryQueryOf, mostLetters } from './library-query.ts';

/** A category with the number of files in it and below. */
export interface ShownNode {
  id: number;
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
  trail: readonly { id: number; title: string }[];
  /** Those of the category; of a search the best, `mostFound` at most. */
  files: readonly LibraryFile[];
  /** The title of each category. */
  titles: ReadonlyMap<number, string>;
  /** How many files there are in all categories. */
  total: number;
  /** How many there are in the category that is shown and below. */
  within: number;
  /** What the files can be narrowed to. */
  filters: readonly FoundFilter[];
  /** How many files were found; undefined where nothing was looked for. */
  found?: number;
  /** The words are more than anybody looks for. */
  tooLong?: boolean;
  /** Where whoever needs help writes to. */
  support?: string;
  /** Of the site, without a slash: addresses in a mail begin with it. */
  origin: string;
}

/** The most files that a search shows. */
export const mostFound = 200;

/** @returns undefined for a category that the member may not see, or that there is not. */
export async function libraryView(
  context: Context,
  member: Visit['member'],
  culture: Culture,
  query: Record<string, unknown>,
): Promise<LibraryView | undefined> {
  const { config, content, generations } = context;
  const asked = libraryQueryOf(query);
  const [tree, all, rights, { settings }] = await Promise.all([
    content.libraryTree(member, culture),
    content.libraryFiles(member, culture),
    content.libraryRights(member),
    publishedSource(context, generations.current).navigation(culture),
  ]);
  const trail = asked.category === undefined ? [] : trailTo(asked.category, tree);
  if (!trail || !all) return undefined;
  const shown = trail.at(-1);
  const below = shown && idsOf(shown);
  const within = below ? all.filter(({ category }) => below.has(category)) : all;
  return {
    ...(await searched(context, { ...asked, culture }, rights, within)),
    asked,
    tree: tree.map((node) => counted(node, all)),
    trail: trail.map(({ id, title }) => ({ id, title })),
    titles: new Map(tree.flatMap(flat).map(({ id, title }) => [id, title])),
    total: all.length,
    within: within.length,
    ...(settings.email ? { support: settings.email } : {}),
    origin: config.origin,
  };
}

/** @param within the files of the category that the member may see now: the index may be a moment behind. */
async function searched(
  { librarySearch }: Context,
  asked: LibraryQuery & { culture: Culture },
  rights: ReadonlySet<number>,
  within: readonly LibraryFile[],
): Promise<Pick<LibraryView, 'files' | 'filters' | 'found' | 'tooLong'>> {
  const { category, culture, filters, words } = asked;
  const tooLong = words.length > mostLetters;
  const question = {
    words: tooLong ? '' : words,
    culture,
    filters,
    ...(category === undefined ? {} : { category }),
    // An address does not tell: a word may always go on, until a space follows.
    typing: true,
  };
  const answer = await librarySearch.find(question, rights);
  if (tooLong) return { files: [], filters: answer.filters, tooLong };
  if (!isSearch(asked)) return { files: within, filters: answer.filters };
  const byId = new Map(within.map((file) => [file.id, file]));
  const found = answer.ids.flatMap((id) => byId.get(id) ?? []);
  return { files: found.slice(0, mostFound), filters: answer.filters, found: found.length };
}

function trailTo(id: number, nodes: readonly LibraryNode[]): LibraryNode[] | undefined {
  for (const node of nodes) {
    if (node.id === id) return [node];
    const below = trailTo(id, node.children);
    if (below) return [node, ...below];
  }
  return undefined;
}

const flat = (node: LibraryNode): LibraryNode[] => [node, ...node.children.flatMap(flat)];

const idsOf = (node: LibraryNode): Set<number> => new Set(flat(node).map(({ id }) => id));

function counted(node: LibraryNode, files: readonly LibraryFile[]): ShownNode {
  const { children, id, title } = node;
  const within = idsOf(node);
  return {
    id,
    title,
    count: files.filter(({ category }) => within.has(category)).length,
    children: children.map((child) => counted(child, files)),
  };
}
