import { localeOf, rootOf } from '@oilway/store/cultures.ts';
import type { Setting } from '@oilway/store/published/documents.ts';
import { firstTelephone } from '@oilway/store/telephone.ts';
import { paths } from '../paths.ts';
import type { LoadedArticle } from './articles.ts';
import type { Block } from './blocks/block-types.ts';
import {
  type BlockData,
  type BlockTable,
  definitionOf,
  type HeadPart,
} from './blocks/definition.ts';
import type { LoadedPage } from './load-page.ts';
import type { PageContext } from './page-context.ts';
import type { LoadedBelow } from './pages-below.ts';
import { messages } from './parts/messages.ts';
import type { Head } from './render/document.tsx';
import {
  articlePicture,
  belowPicture,
  pictureSize,
  type SharingPicture,
  sharingPicture,
} from './sharing-picture.ts';
import { articleThings, pageThings } from './structured-data.ts';

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
  const absolute = absoluteAt(origin);
  const description = page.seo?.description || settings.seoDescription;
  const parts = headParts(table, { ...loaded, blocks: page.blocks ?? [] }, options);
  const { part } = parts.find((one) => one.part) ?? {};
  const asked = askedIn(parts);
  const path = part?.address ?? breadcrumbs.at(-1)?.href;
  const noIndex = (page.seo?.noIndex ?? false) || search;
  return {
    ...commonHead(context, options, sharingPicture(page, culture, origin)),
    nodeId: node.id,
    title: pageTitle(loaded, parts, settings),
    ...(asked ? { askedTitle: pageTitle(loaded, parts, settings, asked) } : {}),
    ...(description ? { description } : {}),
    ...(path ? { canonical: absolute(path) } : {}),
    // A page that the other culture does not have leads visitors to its home page, which is no translation;
    // nor is the second part of a list one.
    alternates: (part ? [] : alternates)
      .filter(({ culture: other, href }) => node.home || href !== rootOf(other))
      .map(({ culture: other, href }) => ({ culture: other, href: absolute(href) })),
    noIndex,
    ...(context.newsPath ? { feed: absolute(paths.feed(culture)) } : {}),
    structuredData: noIndex
      ? []
      : [
          ...pageThings(context, settings, absolute),
          ...parts.flatMap((one) => one.things?.() ?? []),
        ],
  };
}

/** The title of a page as it answers the questions of its address. */
export function askedTitle(table: BlockTable, loaded: LoadedPage, options: HeadOptions): string {
  const parts = headParts(table, { ...loaded, blocks: loaded.page.blocks ?? [] }, options);
  return pageTitle(loaded, parts, options.settings, askedIn(parts));
}

const askedIn = (parts: readonly HeadPart[]) => parts.find((one) => one.asked)?.asked;

function pageTitle(
  { context: { culture, node }, page }: LoadedPage,
  parts: readonly HeadPart[],
  { seoTitleSuffix }: Setting,
  asked?: string,
): string {
  const { part } = parts.find((one) => one.part) ?? {};
  const title = asked || page.seo?.title || node.title;
  return titleOf(part ? `${title}, ${messages[culture].part(part.number)}` : title, seoTitleSuffix);
}

/** The head of a news post or an event. */
export function articleHead(loaded: LoadedArticle, options: HeadOptions): Head {
  const { article, context, kind } = loaded;
  const { origin, settings } = options;
  const { alternates, culture, node } = context;
  const absolute = absoluteAt(origin);
  return {
    ...commonHead(context, options, articlePicture(kind, article, culture, origin)),
    // What signs up for an event names it; nothing else on its page asks by its node.
    nodeId: kind === 'event' ? article.id : node.id,
    kind: 'article',
    title: titleOf(article.title, settings.seoTitleSuffix),
    description: article.intro,
    canonical: absolute(article.href),
    feed: absolute(paths.feed(culture)),
    alternates: alternates.map(({ culture: other, href }) => ({
      culture: other,
      href: absolute(href),
    })),
    noIndex: false,
    structuredData: articleThings(loaded, settings, absolute),
  };
}

/** The head of a page below one of the tree: it has no translation. */
export function belowHead(
  table: BlockTable,
  loaded: LoadedBelow & { data: BlockData },
  options: HeadOptions,
): Head {
  const { context, path, seo } = loaded;
  const { origin, settings } = options;
  const absolute = absoluteAt(origin);
  return {
    ...commonHead(context, options, belowPicture(loaded, context.culture, origin)),
    nodeId: context.node.id,
    title: titleOf(seo.title, settings.seoTitleSuffix),
    description: seo.description,
    canonical: absolute(path),
    ...(context.newsPath ? { feed: absolute(paths.feed(context.culture)) } : {}),
    alternates: [],
    noIndex: false,
    structuredData: [
      ...pageThings(context, settings, absolute),
      ...headParts(table, loaded, options).flatMap(({ things }) => things?.() ?? []),
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

/** What the blocks of a page say in its head, each for itself. */
export function headParts(
  table: BlockTable,
  { blocks, context, data }: Pick<LoadedPage, 'context' | 'data'> & { blocks: readonly Block[] },
  { origin, settings }: HeadOptions,
): HeadPart[] {
  const site = {
    name: settings.seoTitleSuffix || context.settings.company,
    phone: firstTelephone(settings.phone ?? '', localeOf(context.culture)),
    absolute: absoluteAt(origin),
  };
  return blocks.map((block) => {
    const page = { ...context, ...data.get(block) };
    return definitionOf(table, block).head?.({ block, page }, site) ?? {};
  });
}

export function titleOf(title: string, suffix: string | null | undefined): string {
  if (!suffix || title.includes(suffix.trim())) return title;
  return `${title} | ${suffix.replace(/^[\s|·–-]+/, '')}`;
}
