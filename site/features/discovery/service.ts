import { type Culture, cultures } from '@oilway/store/cultures.ts';
import type { Setting } from '@oilway/store/published/documents.ts';
import type { TreePage } from '@oilway/store/published/page-tree.ts';
import type { Context } from '../../context.ts';
import { articleAddresses } from '../../page/articles.ts';
import { mediaPath } from '../../paths.ts';
import type { PageSummary } from '../../reading/page-summary.ts';
import type { Reading } from '../../reading/reading.ts';
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

/** What a culture's sitemap lists. Pages are paired only where both may be shown. */
export async function sitemapEntries(
  { config }: Pick<Context, 'config'>,
  reading: Reading,
  culture: Culture,
): Promise<SitemapEntry[]> {
  const absolute = (path: string) => new URL(path, config.origin).href;
  const paths = new Map<Culture, Map<number, string>>();
  for (const one of cultures) {
    const pages = await indexedPages(reading, one);
    paths.set(one, new Map(pages.map(({ page }) => [page.id, page.path])));
  }
  const own = await indexedPages(reading, culture);
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
  return [...pages, ...(await articleEntries({ config }, reading, culture))];
}

/** News and events, paired by what they are. */
async function articleEntries(
  { config }: Pick<Context, 'config'>,
  reading: Reading,
  culture: Culture,
): Promise<SitemapEntry[]> {
  const absolute = (path: string) => new URL(path, config.origin).href;
  const twins = new Map<string, SitemapEntry['alternates']>();
  for (const one of cultures) {
    for (const { key, path } of await articleAddresses(reading, one)) {
      twins.set(key, [...(twins.get(key) ?? []), { culture: one, href: absolute(path) }]);
    }
  }
  return (await articleAddresses(reading, culture)).map(({ image, key, path, updatedAt }) => {
    const alternates = twins.get(key) ?? [];
    return {
      href: absolute(path),
      changed: updatedAt,
      pictures: image ? [absolute(mediaPath(image, 1280))] : [],
      alternates: alternates.length > 1 ? alternates : [],
    };
  });
}

export async function settingsOf(reading: Reading, culture: Culture): Promise<Setting> {
  return (await reading.navigation(culture)).settings;
}
