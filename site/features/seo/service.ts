import { type Locale, locales } from '@oilway/store/locales.ts';
import type { TreePage } from '@oilway/store/published/page-tree.ts';
import type { ContentReader } from '../../content/content-reader.ts';
import type { PageSummary } from '../../content/page-summary.ts';
import type { BlockTable } from '../../pages/blocks/definition.ts';
import { detailPageAddresses } from '../../pages/detail-pages.ts';
import { mediaPath } from '../../pages/paths.ts';
import type { Context } from '../../server/context.ts';
import type { SitemapEntry } from './sitemap.ts';

/** A page that search engines may index. */
export interface IndexedPage {
  page: TreePage;
  summary: PageSummary;
  /** Number of ancestors; 0 for the home page. */
  depth: number;
}

/** Returns the indexable pages of a locale, in the order of their ids. */
export async function indexedPages(content: ContentReader, locale: Locale): Promise<IndexedPage[]> {
  const tree = await content.tree(locale);
  const summaries = await content.pageSummaries(locale);
  return summaries.flatMap((summary) => {
    const page = summary.noIndex ? undefined : tree.byId.get(summary.id);
    return page ? [{ page, summary, depth: tree.ancestry(page.id).length - 1 }] : [];
  });
}

/** Returns the sitemap entries of a locale. Translations are alternates if both are indexable. */
export async function sitemapEntries(
  { config, renderer }: Pick<Context, 'config' | 'renderer'>,
  content: ContentReader,
  locale: Locale,
): Promise<SitemapEntry[]> {
  const absolute = (path: string) => new URL(path, config.origin).href;
  const alternatesByKey = new Map<string, SitemapEntry['alternates']>();
  for (const one of locales)
    for (const { key, path } of await indexableUrls(renderer.blocks, content, one))
      alternatesByKey.set(key, [
        ...(alternatesByKey.get(key) ?? []),
        { locale: one, href: absolute(path) },
      ]);
  return (await indexableUrls(renderer.blocks, content, locale)).map(
    ({ key, path, images, updatedAt }) => {
      const alternates = alternatesByKey.get(key) ?? [];
      return {
        href: absolute(path),
        lastModified: updatedAt,
        images: images.map((image) => absolute(mediaPath(image, 1280))),
        alternates: alternates.length > 1 ? alternates : [],
      };
    },
  );
}

async function indexableUrls(table: BlockTable, content: ContentReader, locale: Locale) {
  const pages = (await indexedPages(content, locale)).map(
    ({ page: { path, translationKey }, summary: { images, updatedAt } }) => ({
      key: `page:${translationKey}`,
      path,
      images,
      updatedAt,
    }),
  );
  const others = await detailPageAddresses(table, content, locale);
  const below = others.map(({ image, ...other }) => ({ ...other, images: image ? [image] : [] }));
  return [...pages, ...below];
}
