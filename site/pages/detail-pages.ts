import { type Culture, rootOf } from '@oilway/store/cultures.ts';
import type { Source } from '../content/source.ts';
import type { BlockTable } from './blocks/definition.ts';
import type { DetailPage, DetailPages, FoundDetailPage } from './blocks/detail-pages.ts';
import { loadSurroundings } from './load-page.ts';
import type { PageContext } from './page-context.ts';

/** A page below one of the tree, with what stands around it. */
export interface LoadedDetailPage extends FoundDetailPage {
  kind: DetailPages['kind'];
  path: string;
  context: PageContext;
  /** The cultures that have it. */
  cultures: readonly Culture[];
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
  for (const pages of kindsIn(table)) {
    const isHere = pages.list(around) === parent.path;
    const found = isHere && (await pages.at(source, around, path.slice(end + 1)));
    if (found)
      return { ...found, kind: pages.kind, path, ...(await placeOf(source, around, pages, found)) };
  }
  return undefined;
}

/** What stands around its list, one step further down; the way to a culture that does not have it leads to the list there. */
async function placeOf(
  source: Source,
  around: PageContext,
  { all: allOf }: DetailPages,
  own: DetailPage,
): Promise<Pick<LoadedDetailPage, 'context' | 'cultures'>> {
  const all = await Promise.all(
    around.alternates.map(async ({ culture, href }) => {
      // Without such a list of its own a culture has none of them.
      const twin =
        href === rootOf(culture)
          ? undefined
          : (await allOf(source, culture)).find((one) => isSame(one, own));
      return { culture, href: twin ? `${href}/${twin.slug}` : href, isThere: twin !== undefined };
    }),
  );
  const { breadcrumbs, culture, node } = around;
  const alternates = all.map(({ culture, href }) => ({ culture, href }));
  const href = alternates.find((one) => one.culture === culture)?.href ?? '';
  const context = {
    ...around,
    alternates,
    node: { ...node, title: own.title, home: false },
    breadcrumbs: [...breadcrumbs, { label: own.title, href }],
  };
  return { context, cultures: all.filter(({ isThere }) => isThere).map((one) => one.culture) };
}

const isSame = (one: DetailPage, other: DetailPage): boolean =>
  one.translationKey === undefined
    ? one.id === other.id
    : one.translationKey === other.translationKey;

/** A page below one of the tree as the lists of all addresses need it. */
export interface DetailPageAddress extends Pick<DetailPage, 'image' | 'updatedAt'> {
  /** The same in every language. */
  key: string;
  path: string;
}

/** The addresses of all such pages of a culture. */
export async function detailPageAddresses(
  table: BlockTable,
  source: Source,
  culture: Culture,
): Promise<DetailPageAddress[]> {
  const around = await loadSurroundings(source, culture, undefined);
  const found: DetailPageAddress[] = [];
  for (const { all, kind, list } of kindsIn(table)) {
    const above = list(around);
    if (above === undefined) continue;
    for (const { id, image, slug, translationKey, updatedAt } of await all(source, culture))
      found.push({
        key: `${kind}:${translationKey ?? id}`,
        path: `${above}/${slug}`,
        updatedAt,
        image,
      });
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
