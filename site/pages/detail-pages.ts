import { homePathOf, type Locale } from '@oilway/store/locales.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { BlockTable } from './blocks/definition.ts';
import type { DetailPage, DetailPageContent, DetailPages } from './blocks/detail-pages.ts';
import { loadPageContext } from './load-page-context.ts';
import type { PageContext } from './page-context.ts';

/** A detail page with its context. */
export interface LoadedDetailPage extends DetailPageContent {
  kind: DetailPages['kind'];
  path: string;
  context: PageContext;
  /** The locales that have it. */
  locales: readonly Locale[];
}

/** Returns the kinds of detail pages, as declared by their blocks. */
function detailPageKinds(table: BlockTable): DetailPages[] {
  return Object.values(table).flatMap(({ detailPages }) => detailPages ?? []);
}

/** Returns the detail page at a path; undefined when there is none. */
export async function loadDetailPage(
  table: BlockTable,
  source: ContentSource,
  locale: Locale,
  path: string,
): Promise<LoadedDetailPage | undefined> {
  const end = path.lastIndexOf('/');
  const parent = (await source.tree(locale)).byPath.get(path.slice(0, end));
  if (!parent) return undefined;
  const listContext = await loadPageContext(source, locale, parent);
  for (const pages of detailPageKinds(table)) {
    const isListed = pages.listPath(listContext) === parent.path;
    const found = isListed && (await pages.bySlug(source, listContext, path.slice(end + 1)));
    if (found)
      return {
        ...found,
        kind: pages.kind,
        path,
        ...(await localizedContext(source, listContext, pages, found)),
      };
  }
  return undefined;
}

/** Derives the context from that of the list. The alternate of a locale without the page is the list there. */
async function localizedContext(
  source: ContentSource,
  listContext: PageContext,
  { all: loadAll }: DetailPages,
  page: DetailPage,
): Promise<Pick<LoadedDetailPage, 'context' | 'locales'>> {
  const all = await Promise.all(
    listContext.alternates.map(async ({ locale, href }) => {
      // A locale without such a list has no such pages.
      const counterpart =
        href === homePathOf(locale)
          ? undefined
          : (await loadAll(source, locale)).find((one) => isSamePage(one, page));
      return {
        locale,
        href: counterpart ? `${href}/${counterpart.slug}` : href,
        exists: counterpart !== undefined,
      };
    }),
  );
  const { breadcrumbs, locale, node } = listContext;
  const alternates = all.map(({ locale, href }) => ({ locale, href }));
  const href = alternates.find((one) => one.locale === locale)?.href ?? '';
  const context = {
    ...listContext,
    alternates,
    node: { ...node, title: page.title, home: false },
    breadcrumbs: [...breadcrumbs, { label: page.title, href }],
  };
  return { context, locales: all.filter(({ exists }) => exists).map((one) => one.locale) };
}

const isSamePage = (one: DetailPage, other: DetailPage): boolean =>
  one.translationKey === undefined
    ? one.id === other.id
    : one.translationKey === other.translationKey;

/** The path of a detail page, for lists of all paths. */
export interface DetailPageAddress extends Pick<DetailPage, 'image' | 'updatedAt'> {
  /** The same in every language. */
  key: string;
  path: string;
}

/** Returns the paths of all detail pages of a locale. */
export async function detailPageAddresses(
  table: BlockTable,
  source: ContentSource,
  locale: Locale,
): Promise<DetailPageAddress[]> {
  const listContext = await loadPageContext(source, locale, undefined);
  const found: DetailPageAddress[] = [];
  for (const { all, kind, listPath: findListPath } of detailPageKinds(table)) {
    const listPath = findListPath(listContext);
    if (listPath === undefined) continue;
    for (const { id, image, slug, translationKey, updatedAt } of await all(source, locale))
      found.push({
        key: `${kind}:${translationKey ?? id}`,
        path: `${listPath}/${slug}`,
        updatedAt,
        image,
      });
  }
  return found;
}

/** Returns a detail page with its path; undefined for one without a path. */
export async function detailPageById(
  table: BlockTable,
  source: ContentSource,
  locale: Locale,
  { id, kind: wantedKind }: { id: number; kind: DetailPages['kind'] },
): Promise<(DetailPage & { path: string }) | undefined> {
  const listContext = await loadPageContext(source, locale, undefined);
  const pages = detailPageKinds(table).find(({ kind }) => kind === wantedKind);
  const listPath = pages?.listPath(listContext);
  const found = listPath !== undefined && (await pages?.byId(source, locale, id));
  return found ? { ...found, path: `${listPath}/${found.slug}` } : undefined;
}
