import type { Setting } from '@oilway/content';
import { rootOf } from '@oilway/content/cultures.ts';
import { pictureSize, sharingPicture } from '../features/sharing/picture-of.ts';
import type { Head } from '../platform/render/document.tsx';
import type { LoadedPage } from './load-page.ts';
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
  const noIndex = (page.seo?.noIndex ?? false) || query.place !== undefined;
  const { alt, path: picture, type } = sharingPicture(page, culture, origin);
  return {
    culture,
    nodeId: node.id,
    title: titleOf(page.seo?.title || node.title, settings.seoTitleSuffix),
    ...(description ? { description } : {}),
    ...(path ? { canonical: absolute(path) } : {}),
    // A page that the other culture does not have leads visitors to its home page, which is no translation.
    alternates: alternates
      .filter(({ culture: other, href }) => node.home || href !== rootOf(other))
      .map(({ culture: other, href }) => ({ culture: other, href: absolute(href) })),
    noIndex,
    siteName: settings.seoTitleSuffix?.trim() || context.settings.company,
    picture: { href: absolute(picture), alt, type, ...pictureSize },
    structuredData: noIndex ? [] : structuredDataOf(loaded, settings, origin),
  };
}

function titleOf(title: string, suffix: string | null | undefined): string {
  if (!suffix || title.includes(suffix.trim())) return title;
  return `${title} | ${suffix.replace(/^[\s|·–-]+/, '')}`;
}
