import type { LibraryFile, LibraryNode, Visit } from '@oilway/content';
import type { Culture } from '@oilway/content/cultures.ts';
import type { Context } from '../../../context.ts';
import { publishedSource } from '../../../pages/load-page.ts';

/** A category with the number of files in it and below. */
export interface ShownNode {
  id: number;
  title: string;
  count: number;
  children: readonly ShownNode[];
}

/** What a page of the library shows. */
export interface LibraryView {
  tree: readonly ShownNode[];
  /** From the root to the category that is shown; empty for all files. */
  trail: readonly { id: number; title: string }[];
  files: readonly LibraryFile[];
  /** The title of each category. */
  titles: ReadonlyMap<number, string>;
  /** How many files there are in all categories. */
  total: number;
  tiles: boolean;
  /** Where whoever needs help writes to. */
  support?: string;
  /** Of the site, without a slash: addresses in a mail begin with it. */
  origin: string;
}

/** @returns undefined for a category that the member may not see, or that there is not. */
export async function libraryView(
  context: Context,
  member: Visit['member'],
  culture: Culture,
  query: Record<string, unknown>,
): Promise<LibraryView | undefined> {
  const { config, content, generations } = context;
  const [tree, all, { settings }] = await Promise.all([
    content.libraryTree(member, culture),
    content.libraryFiles(member, culture),
    publishedSource(context, generations.current).navigation(culture),
  ]);
  const asked = query.category === undefined ? undefined : Number(query.category);
  const trail = asked === undefined ? [] : trailTo(asked, tree);
  if (!trail || !all) return undefined;
  const shown = trail.at(-1);
  const within = shown && idsOf(shown);
  return {
    tree: tree.map((node) => counted(node, all)),
    trail: trail.map(({ id, title }) => ({ id, title })),
    files: within ? all.filter(({ category }) => within.has(category)) : all,
    titles: new Map(tree.flatMap(flat).map(({ id, title }) => [id, title])),
    total: all.length,
    tiles: query.view === 'tiles',
    ...(settings.email ? { support: settings.email } : {}),
    origin: config.origin,
  };
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
