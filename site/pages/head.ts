import { localeOf, rootOf } from '@oilway/store/cultures.ts';
import type { Page, Setting } from '@oilway/store/published/documents.ts';
import { firstTelephone } from '@oilway/store/telephone.ts';
import type { Block } from './blocks/block-types.ts';
import {
  type BlockData,
  type BlockTable,
  definitionOf,
  type HeadPart,
} from './blocks/definition.ts';
import type { LoadedDetailPage } from './detail-pages.ts';
import type { PageContext } from './page-context.ts';
import { messages } from './parts/messages.ts';
import { paths } from './paths.ts';
import type { Head } from './render/document.tsx';
import {
  detailPagePicture,
  pictureSize,
  type SharingPicture,
  sharingPicture,
} from './sharing-picture.ts';
import { pageThings } from './structured-data.ts';

export interface HeadOptions {
  settings: Setting;
  origin: string;
}

/** A page of the tree with what its blocks have loaded. */
export interface LoadedPage {
  page: PageContext;
  stored: Page;
  blocks: readonly Block[];
  data: BlockData;
}

/** Returns the head of a page: what the editor wrote for search engines, else what the page, its blocks and the site say. */
export function headOf(table: BlockTable, loaded: LoadedPage, options: HeadOptions): Head {
  const { origin, settings } = options;
  const { page, stored } = loaded;
  const { alternates, breadcrumbs, culture, node } = page;
  const absolute = absoluteAt(origin);
  const description = stored.seo?.description || settings.seoDescription;
  const parts = headParts(table, loaded, options);
  const { part } = parts.find((one) => one.part) ?? {};
  const path = part?.address ?? breadcrumbs.at(-1)?.href;
  const noIndex = (stored.seo?.noIndex ?? false) || parts.some((one) => one.noIndex);
  const titled = (title: string) =>
    titleOf(
      part ? `${title}, ${messages[culture].part(part.number)}` : title,
      settings.seoTitleSuffix,
    );
  const title = stored.seo?.title || node.title;
  const documentTitle = parts.find((one) => one.title)?.title;
  return {
    ...commonHead(page, options, sharingPicture(stored, culture, origin)),
    nodeId: node.id,
    title: titled(title),
    ...(documentTitle ? { documentTitle: titled(documentTitle) } : {}),
    ...(description ? { description } : {}),
    ...(path ? { canonical: absolute(path) } : {}),
    // A page that the other culture does not have leads visitors to its home page, which is no translation;
    // nor is the second part of a list one.
    alternates: (part ? [] : alternates)
      .filter(({ culture: other, href }) => node.home || href !== rootOf(other))
      .map(({ culture: other, href }) => ({ culture: other, href: absolute(href) })),
    noIndex,
    ...(page.newsPath ? { feed: absolute(paths.feed(culture)) } : {}),
    structuredData: noIndex
      ? []
      : [...pageThings(page, settings, absolute), ...parts.flatMap((one) => one.things?.() ?? [])],
  };
}

/** The head of a page below one of the tree. */
export function detailPageHead(
  table: BlockTable,
  loaded: LoadedDetailPage & { data: BlockData },
  options: HeadOptions,
): Head {
  const { context, cultures, path, seo } = loaded;
  const { origin, settings } = options;
  const absolute = absoluteAt(origin);
  const parts = headParts(table, { ...loaded, page: context }, options);
  const { kind, nodeId = context.node.id } = parts.find((part) => part.kind) ?? {};
  return {
    ...commonHead(context, options, detailPagePicture(loaded, context.culture, origin)),
    nodeId,
    ...(kind && { kind }),
    title: titleOf(seo.title, settings.seoTitleSuffix),
    description: seo.description,
    canonical: absolute(path),
    ...(context.newsPath ? { feed: absolute(paths.feed(context.culture)) } : {}),
    alternates: context.alternates
      .filter(({ culture }) => cultures.includes(culture))
      .map(({ culture, href }) => ({ culture, href: absolute(href) })),
    noIndex: false,
    structuredData: [
      ...pageThings(context, settings, absolute),
      ...parts.flatMap(({ things }) => things?.() ?? []),
    ],
  };
}

const absoluteAt = (origin: string) => (path: string) => new URL(path, origin).href;

function commonHead(
  { culture, settings: { company } }: PageContext,
  { origin, settings }: HeadOptions,
  { alt, path, type }: SharingPicture,
) {
  return {
    culture,
    siteName: settings.seoTitleSuffix?.trim() || company,
    picture: { href: absoluteAt(origin)(path), alt, type, ...pictureSize },
  };
}

/** Returns what each block of a page adds to its head. */
function headParts(
  table: BlockTable,
  { blocks, data, page }: Pick<LoadedPage, 'blocks' | 'data' | 'page'>,
  { origin, settings }: HeadOptions,
): HeadPart[] {
  const site = {
    name: settings.seoTitleSuffix || page.settings.company,
    phone: firstTelephone(settings.phone ?? '', localeOf(page.culture)),
    absolute: absoluteAt(origin),
  };
  return blocks.map((block) => {
    const loaded = { ...page, ...data.get(block) };
    return definitionOf(table, block).head?.({ block, page: loaded }, site) ?? {};
  });
}

export function titleOf(title: string, suffix: string | null | undefined): string {
  if (!suffix || title.includes(suffix.trim())) return title;
  return `${title} | ${suffix.replace(/^[\s|·–-]+/, '')}`;
}
