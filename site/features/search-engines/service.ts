import type { PageSummary, PageTree, Setting, TreePage } from '@oilway/content';
import { type Culture, cultures } from '@oilway/store/cultures.ts';
import type { Context } from '../../context.ts';
import { articleAddresses } from '../../pages/articles.ts';
import { publishedSource } from '../../pages/load-page.ts';
import { mediaPath } from '../../paths.ts';
import type { Generation } from '../../platform/generation.ts';
import type { SitemapEntry } from './sitemap.ts';

/** A page that search engines may show. */
export interface IndexedPage {
  page: TreePage;
  summary: PageSummary;
  /** Pages above it, the home page's being 0. */
  depth: number;
}

/** The pages of a culture that search engines may show, in the order of the tree's ids. */
export async function indexedPages(
  { content }: Pick<Context, 'content'>,
  { memo }: Generation,
  culture: Culture,
): Promise<IndexedPage[]> {
  const tree = await treeOf({ content }, { memo }, culture);
  const summaries = await memo(`summaries:${culture}`, () => content.pageSummaries(culture));
  return summaries.flatMap((summary) => {
    const page = summary.noIndex ? undefined : tree.byId.get(summary.id);
    return page ? [{ page, summary, depth: tree.ancestry(page.id).length - 1 }] : [];
  });
}

/** What a culture's sitemap lists. Pages are paired only where both may be shown. */
export async function sitemapEntries(
  context: Pick<Context, 'config' | 'content'>,
  generation: Generation,
  culture: Culture,
): Promise<SitemapEntry[]> {
  const absolute = (path: string) => new URL(path, context.config.origin).href;
  const paths = new Map<Culture, Map<number, string>>();
  for (const one of cultures) {
    const pages = await indexedPages(context, generation, one);
    paths.set(one, new Map(pages.map(({ page }) => [page.id, page.path])));
  }
  const own = await indexedPages(context, generation, culture);
  const pages = own.map(({ page, summary }) => {
    const alternates = cultures.flatMap((one) => {
      const path = paths.get(one)?.get(page.id);
      return path ? [{ culture: one, href: absolute(path) }] : [];
    });
    return {
      href: absolute(page.path),
      changed: summary.updatedAt,
      pictures: summary.pictures.map((picture) => absolute(mediaPath(picture, 1280))),
      alternates: alternates.length > 1 ? alternates : [],
    };
  });
  return [...pages, ...(await articleEntries(context, generation, culture))];
}

/** News and events, paired by what they are. */
async function articleEntries(
  context: Pick<Context, 'config' | 'content'>,
  generation: Generation,
  culture: Culture,
): Promise<SitemapEntry[]> {
  const absolute = (path: string) => new URL(path, context.config.origin).href;
  const source = publishedSource(context, generation);
  const twins = new Map<string, SitemapEntry['alternates']>();
  for (const one of cultures) {
    for (const { key, path } of await articleAddresses(source, one)) {
      twins.set(key, [...(twins.get(key) ?? []), { culture: one, href: absolute(path) }]);
    }
  }
  return (await articleAddresses(source, culture)).map(({ image, key, path, updatedAt }) => {
    const alternates = twins.get(key) ?? [];
    return {
      href: absolute(path),
      changed: updatedAt,
      pictures: image ? [absolute(mediaPath(image, 1280))] : [],
      alternates: alternates.length > 1 ? alternates : [],
    };
  });
}

export async function settingsOf(
  { content }: Pick<Context, 'content'>,
  { memo }: Generation,
  culture: Culture,
): Promise<Setting> {
  return (await memo(`navigation:${culture}`, () => content.navigation(culture))).settings;
}

function treeOf(
  { content }: Pick<Context, 'content'>,
  { memo }: Pick<Generation, 'memo'>,
  culture: Culture,
): Promise<PageTree> {
  return memo(`tree:${culture}`, () => content.tree(culture));
}
