import type { Culture } from '@oilway/store/cultures.ts';
import type { Source } from '../content/source.ts';
import type { ArticleAddress } from './articles.ts';
import type { BlockTable } from './blocks/definition.ts';
import type { DetailPage, DetailPages, FoundDetailPage } from './blocks/detail-pages.ts';
import { loadSurroundings } from './load-page.ts';
import type { PageContext } from './page-context.ts';

/** A page below one of the tree, with what stands around it. */
export interface LoadedDetailPage extends FoundDetailPage {
  kind: DetailPages['kind'];
  path: string;
  context: PageContext;
}

/** The kinds of such pages: each is told of by the block that its pages are made of. */
function kindsIn(table: BlockTable): DetailPages[] {
  return Object.values(table).flatMap(({ detailPages }) => detailPages ?? []);
}

/** The page below another one at a path; undefined when there is none. */
export async function loadDetailPage(
  table: BlockTable,
  source: Source,
  culture: Culture,
  path: string,
): Promise<LoadedDetailPage | undefined> {
  const end = path.lastIndexOf('/');
  const parent = (await source.tree(culture)).byPath.get(path.slice(0, end));
  if (!parent) return undefined;
  const around = await loadSurroundings(source, culture, parent);
  for (const { at, kind, list } of kindsIn(table)) {
    const found = list(around) === parent.path && (await at(source, culture, path.slice(end + 1)));
    if (found) return { ...found, kind, path, context: contextOf(around, found, path) };
  }
  return undefined;
}

/** What stands around its list, one step further down; the way to the other culture leads to the list there. */
function contextOf(around: PageContext, { title }: DetailPage, path: string): PageContext {
  const { alternates, breadcrumbs, culture, node } = around;
  return {
    ...around,
    alternates: alternates.map((one) => (one.culture === culture ? { culture, href: path } : one)),
    node: { ...node, title, home: false },
    breadcrumbs: [...breadcrumbs, { label: title, href: path }],
  };
}

/** The addresses of all such pages of a culture. */
export async function detailPageAddresses(
  table: BlockTable,
  source: Source,
  culture: Culture,
): Promise<ArticleAddress[]> {
  const around = await loadSurroundings(source, culture, undefined);
  const found: ArticleAddress[] = [];
  for (const { all, kind, list } of kindsIn(table)) {
    const above = list(around);
    if (above === undefined) continue;
    for (const { id, image, slug, updatedAt } of await all(source, culture))
      found.push({ key: `${kind}:${id}`, path: `${above}/${slug}`, updatedAt, image });
  }
  return found;
}

/** Such a page, wherever it stands; undefined without an address. */
export async function detailPageById(
  table: BlockTable,
  source: Source,
  culture: Culture,
  { id, kind: asked }: { id: number; kind: DetailPages['kind'] },
): Promise<(DetailPage & { path: string }) | undefined> {
  const around = await loadSurroundings(source, culture, undefined);
  const { byId, list } = kindsIn(table).find(({ kind }) => kind === asked) ?? {};
  const above = list?.(around);
  const found = above !== undefined && (await byId?.(source, culture, id));
  return found ? { ...found, path: `${above}/${found.slug}` } : undefined;
}
