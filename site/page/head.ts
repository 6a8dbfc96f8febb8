import { rootOf } from '@oilway/store/cultures.ts';
import type { Setting } from '@oilway/store/published/documents.ts';
import { messages } from '../features/articles/messages.ts';
import { newsPage } from '../features/articles/news-pages.ts';
import { pictureSize, sharingPicture } from '../features/sharing/picture-of.ts';
import { paths } from '../paths.ts';
import type { LoadedPage } from './load-page.ts';
import type { PageQuery } from './page-context.ts';
import { addressOf } from './query.ts';
import type { Head } from './render/document.tsx';
import { structuredDataOf } from './structured-data.ts';

/**
 * The head of a page: what the editor wrote for search engines, else what the page and the site say.
 * The answer to a search stays out of search engines: its address, and so its text, is anybody's to write.
 */
export function headOf(loaded: LoadedPage, settings: Setting, origin: string): Head {
  const { context, page } = loaded;
  const { alternates, breadcrumbs, culture, node, query } = context;
  const absolute = (path: string) => new URL(path, origin).href;
  const description = page.seo?.description || settings.seoDescription;
  const path = breadcrumbs.at(-1)?.href;
  const part = partOf(loaded);
  const noIndex = (page.seo?.noIndex ?? false) || isSearch(query);
  const { alt, path: picture, type } = sharingPicture(page, culture, origin);
  return {
    culture,
    nodeId: node.id,
    title: titleOf(
      [page.seo?.title || node.title, part && messages[culture].part(part)]
        .filter(Boolean)
        .join(', '),
      settings.seoTitleSuffix,
    ),
    ...(description ? { description } : {}),
    ...(path ? { canonical: absolute(addressOf(path, culture, part ? { part } : {})) } : {}),
    // A page that the other culture does not have leads visitors to its home page, which is no translation;
    // nor is the second part of a list one.
    alternates: (part ? [] : alternates)
      .filter(({ culture: other, href }) => node.home || href !== rootOf(other))
      .map(({ culture: other, href }) => ({ culture: other, href: absolute(href) })),
    noIndex,
    ...(context.newsPath ? { feed: absolute(paths.feed(culture)) } : {}),
    siteName: settings.seoTitleSuffix?.trim() || context.settings.company,
    picture: { href: absolute(picture), alt, type, ...pictureSize },
    structuredData: noIndex ? [] : structuredDataOf(loaded, settings, origin),
  };
}

/** By what the heads of a page differ from one question to another: there are no more of them than parts of a list, twice. */
export function headKey(loaded: LoadedPage): string {
  return `${isSearch(loaded.context.query) ? 'search' : 'page'} ${partOf(loaded) ?? 1}`;
}

function isSearch({ open, place, words }: PageQuery): boolean {
  return place !== undefined || words !== undefined || open === true;
}

/**
 * Which later part of the news a page shows. Such a part is found under its own address; what a filter
 * leaves of a list is found under the list's, which has all of it.
 */
function partOf({ context, page }: LoadedPage): number | undefined {
  const { culture, news, query } = context;
  const lists = page.blocks?.some(
    (block) => block.blockType === 'newsList' && block.display === 'full',
  );
  if (!lists || query.year || query.region || query.part === undefined) return undefined;
  const { page: shown } = newsPage(news, query, culture);
  return shown > 1 ? shown : undefined;
}

export function titleOf(title: string, suffix: string | null | undefined): string {
  if (!suffix || title.includes(suffix.trim())) return title;
  return `${title} | ${suffix.replace(/^[\s|·–-]+/, '')}`;
}
