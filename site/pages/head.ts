import type { Setting } from '@oilway/content';
import type { Head } from '../platform/render/document.tsx';
import type { LoadedPage } from './load-page.ts';

/** The head of a page: what the editor wrote for search engines, else what the page and the site say. */
export function headOf({ context, page }: LoadedPage, settings: Setting, origin: string): Head {
  const { alternates, breadcrumbs, culture, imageUrl, node } = context;
  const absolute = (path: string) => new URL(path, origin).href;
  const suffix = settings.seoTitleSuffix ?? '';
  const title = page.seo?.title || node.title;
  const image = page.seo?.image;
  const description = page.seo?.description || settings.seoDescription;
  const path = breadcrumbs.at(-1)?.href;
  return {
    culture,
    nodeId: node.id,
    title:
      suffix && !title.includes(suffix.trim())
        ? `${title} | ${suffix.replace(/^[\s|·–-]+/, '')}`
        : title,
    ...(description ? { description } : {}),
    ...(path ? { canonical: absolute(path) } : {}),
    alternates: alternates.map(({ culture: other, href }) => ({
      culture: other,
      href: absolute(href),
    })),
    noIndex: page.seo?.noIndex ?? false,
    ...(typeof image === 'object' && image ? { image: absolute(imageUrl(image, 1280)) } : {}),
  };
}
