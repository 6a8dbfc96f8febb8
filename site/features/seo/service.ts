import { type Culture, cultures } from '@oilway/store/cultures.ts';
import type { TreePage } from '@oilway/store/published/page-tree.ts';
import type { Reading } from '../../content/content-reader.ts';
import type { PageSummary } from '../../content/page-summary.ts';
import type { BlockTable } from '../../pages/blocks/definition.ts';
import { detailPageAddresses } from '../../pages/detail-pages.ts';
import { mediaPath } from '../../pages/paths.ts';
import type { Context } from '../../server/context.ts';
import type { SitemapEntry } from './sitemap.ts';

/** A page that search engines may show. */
export interface IndexedPage {
  page: TreePage;
  summary: PageSummary;
  /** Pages above it, the home page's being 0. */
  depth: number;
}

/** The pages of a culture that search engines may show, in the order of the tree's ids. */
export async function indexedPages(reading: Reading, culture: Culture): Promise<IndexedPage[]> {
  const tree = await reading.tree(culture);
  const summaries = await reading.pageSummaries(culture);
  return summaries.flatMap((summary) => {
    const page = summary.noIndex ? undefined : tree.byId.get(summary.id);
    return page ? [{ page, summary, depth: tree.ancestry(page.id).length - 1 }] : [];
  });
}

/** What a culture's sitemap lists. Pages, news and events are paired by what they are, only where both may be shown. */
export async function sitemapEntries(
  { config, renderer }: Pick<Context, 'config' | 'renderer'>,
  reading: Reading,
  culture: Culture,
): Promise<SitemapEntry[]> {
  const absolute = (path: string) => new URL(path, config.origin).href;
  const twins = new Map<string, SitemapEntry['alternates']>();
  for (const one of cultures)
    for (const { key, path } of await addressesOf(renderer.blocks, reading, one))
      twins.set(key, [...(twins.get(key) ?? []), { culture: one, href: absolute(path) }]);
  return (await addressesOf(renderer.blocks, reading, culture)).map(
    ({ key, path, pictures, updatedAt }) => {
      const alternates = twins.get(key) ?? [];
      return {
        href: absolute(path),
        changed: updatedAt,
        pictures: pictures.map((picture) => absolute(mediaPath(picture, 1280))),
        alternates: alternates.length > 1 ? alternates : [],
      };
    },
  );
}

async function addressesOf(table: BlockTable, reading: Reading, culture: Culture) {
  const pages = (await indexedPages(reading, culture)).map(
    ({ page: { path, translationKey }, summary: { pictures, updatedAt } }) => ({
      key: `page:${translationKey}`,
      path,
      pictures,
      updatedAt,
    }),
  );
  const others = await detailPageAddresses(table, reading, culture);
  const below = others.map(({ image, ...other }) => ({ ...other, pictures: image ? [image] : [] }));
  return [...pages, ...below];
}
