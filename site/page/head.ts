import { rootOf } from '@oilway/store/cultures.ts';
import type { Setting } from '@oilway/store/published/documents.ts';
import { paths } from '../paths.ts';
import { type BlockTable, definitionOf, type HeadPart } from './blocks/definition.ts';
import type { LoadedPage } from './load-page.ts';
import { messages } from './parts/messages.ts';
import type { Head } from './render/document-head.ts';
import { pictureSize, sharingPicture } from './sharing-picture.ts';
import { structuredDataOf } from './structured-data.ts';

export interface HeadOptions {
  settings: Setting;
  origin: string;
  /** Whether it answers a search, which stays out of search engines: its address, and so its text, is anybody's to write. */
  search?: boolean;
}

/** The head of a page: what the editor wrote for search engines, else what the page, its blocks and the site say. */
export function headOf(table: BlockTable, loaded: LoadedPage, options: HeadOptions): Head {
  const { origin, search = false, settings } = options;
  const { context, page } = loaded;
  const { alternates, breadcrumbs, culture, node } = context;
  const absolute = (path: string) => new URL(path, origin).href;
  const description = page.seo?.description || settings.seoDescription;
  const parts = headParts(table, loaded, options);
  const { part } = parts.find((one) => one.part) ?? {};
  const path = part?.address ?? breadcrumbs.at(-1)?.href;
  const noIndex = (page.seo?.noIndex ?? false) || search;
  const { alt, path: picture, type } = sharingPicture(page, culture, origin);
  return {
    culture,
    nodeId: node.id,
    title: titleOf(
      [page.seo?.title || node.title, part && messages[culture].part(part.number)]
        .filter(Boolean)
        .join(', '),
      settings.seoTitleSuffix,
    ),
    ...(description ? { description } : {}),
    ...(path ? { canonical: absolute(path) } : {}),
    // A page that the other culture does not have leads visitors to its home page, which is no translation;
    // nor is the second part of a list one.
    alternates: (part ? [] : alternates)
      .filter(({ culture: other, href }) => node.home || href !== rootOf(other))
      .map(({ culture: other, href }) => ({ culture: other, href: absolute(href) })),
    noIndex,
    ...(context.newsPath ? { feed: absolute(paths.feed(culture)) } : {}),
    siteName: settings.seoTitleSuffix?.trim() || context.settings.company,
    picture: { href: absolute(picture), alt, type, ...pictureSize },
    structuredData: noIndex
      ? []
      : [
          ...structuredDataOf(loaded, settings, origin),
          ...parts.flatMap((one) => one.things?.() ?? []),
        ],
  };
}

/** What the blocks of a page say in its head, each for itself. */
export function headParts(
  table: BlockTable,
  { context, data, page: { blocks } }: LoadedPage,
  { origin, settings }: HeadOptions,
): HeadPart[] {
  const site = {
    name: settings.seoTitleSuffix || context.settings.company,
    phone: settings.phone || undefined,
    absolute: (path: string) => new URL(path, origin).href,
  };
  return (blocks ?? []).map((block) => {
    const page = { ...context, ...data.get(block) };
    return definitionOf(table, block).head?.({ block, page }, site) ?? {};
  });
}

export function titleOf(title: string, suffix: string | null | undefined): string {
  if (!suffix || title.includes(suffix.trim())) return title;
  return `${title} | ${suffix.replace(/^[\s|·–-]+/, '')}`;
}
