import { countryOf, homePathOf } from '@oilway/store/locales.ts';
import type { Page, Setting } from '@oilway/store/published/documents.ts';
import { firstTelephone } from '@oilway/store/telephone.ts';
import type { Block } from './blocks/block-types.ts';
import {
  type BlockData,
  type BlockHead,
  type BlockTable,
  definitionOf,
} from './blocks/definition.ts';
import type { LoadedDetailPage } from './detail-pages.ts';
import { detailPageOgImage, type OgImage, ogImage, ogImageSize } from './og-image.ts';
import type { PageContext } from './page-context.ts';
import { messages } from './parts/messages.ts';
import { paths } from './paths.ts';
import type { Head } from './render/document.tsx';
import { pageStructuredData } from './structured-data.ts';

export interface HeadOptions {
  settings: Setting;
  origin: string;
}

/** A page of the tree with the data of its blocks. */
export interface LoadedPage {
  page: PageContext;
  stored: Page;
  blocks: readonly Block[];
  data: BlockData;
}

/** Returns the head of a page: the editor's SEO fields, else the values of the page, its blocks and the site. */
export function pageHead(table: BlockTable, loaded: LoadedPage, options: HeadOptions): Head {
  const { origin, settings } = options;
  const { page, stored } = loaded;
  const { alternates, breadcrumbs, locale, node } = page;
  const absoluteUrl = absoluteUrlFrom(origin);
  const description = stored.seo?.description || settings.seoDescription;
  const parts = blockHeads(table, loaded, options);
  const { listPage } = parts.find((one) => one.listPage) ?? {};
  const path = listPage?.address ?? breadcrumbs.at(-1)?.href;
  const noIndex = (stored.seo?.noIndex ?? false) || parts.some((one) => one.noIndex);
  const fullTitle = (title: string) =>
    withTitleSuffix(
      listPage ? `${title}, ${messages[locale].part(listPage.number)}` : title,
      settings.seoTitleSuffix,
    );
  const title = stored.seo?.title || node.title;
  const documentTitle = parts.find((one) => one.title)?.title;
  return {
    ...commonHead(page, options, ogImage(stored, locale, origin), parts),
    nodeId: node.id,
    title: fullTitle(title),
    ...(documentTitle ? { documentTitle: fullTitle(documentTitle) } : {}),
    ...(description ? { description } : {}),
    ...(path ? { canonical: absoluteUrl(path) } : {}),
    // For a page without a counterpart the alternate is the other home page, which is no translation; nor is a later page of a list.
    alternates: (listPage ? [] : alternates)
      .filter(({ locale: other, href }) => node.home || href !== homePathOf(other))
      .map(({ locale: other, href }) => ({ locale: other, href: absoluteUrl(href) })),
    ...(noIndex && { noIndex, structuredData: [] }),
  };
}

/** Returns the head of a detail page. */
export function detailPageHead(
  table: BlockTable,
  loaded: LoadedDetailPage & { data: BlockData },
  options: HeadOptions,
): Head {
  const { context, locales, path, seo } = loaded;
  const { origin, settings } = options;
  const absoluteUrl = absoluteUrlFrom(origin);
  const parts = blockHeads(table, { ...loaded, page: context }, options);
  const { kind, nodeId = context.node.id } = parts.find((part) => part.kind) ?? {};
  return {
    ...commonHead(context, options, detailPageOgImage(loaded, context.locale, origin), parts),
    nodeId,
    ...(kind && { kind }),
    title: withTitleSuffix(seo.title, settings.seoTitleSuffix),
    description: seo.description,
    canonical: absoluteUrl(path),
    alternates: context.alternates
      .filter(({ locale }) => locales.includes(locale))
      .map(({ locale, href }) => ({ locale, href: absoluteUrl(href) })),
  };
}

const absoluteUrlFrom = (origin: string) => (path: string) => new URL(path, origin).href;

function commonHead(
  page: PageContext,
  { origin, settings }: HeadOptions,
  { alt, path, type }: OgImage,
  parts: readonly BlockHead[],
) {
  const absoluteUrl = absoluteUrlFrom(origin);
  const { locale } = page;
  return {
    locale,
    siteName: settings.seoTitleSuffix?.trim() || page.settings.company,
    image: { href: absoluteUrl(path), alt, type, ...ogImageSize },
    ...(page.newsPath ? { feed: absoluteUrl(paths.feed(locale)) } : {}),
    noIndex: false,
    structuredData: [
      ...pageStructuredData(page, settings, absoluteUrl),
      ...parts.flatMap(({ structuredData }) => structuredData?.() ?? []),
    ],
  };
}

/** Returns what each block of a page adds to its head. */
function blockHeads(
  table: BlockTable,
  { blocks, data, page }: Pick<LoadedPage, 'blocks' | 'data' | 'page'>,
  { origin, settings }: HeadOptions,
): BlockHead[] {
  const site = {
    name: settings.seoTitleSuffix || page.settings.company,
    phone: firstTelephone(settings.phone ?? '', countryOf(page.locale)),
    absoluteUrl: absoluteUrlFrom(origin),
  };
  return blocks.map((block) => {
    const loaded = { ...page, ...data.get(block) };
    return definitionOf(table, block).head?.({ block, page: loaded }, site) ?? {};
  });
}

export function withTitleSuffix(title: string, suffix: string | null | undefined): string {
  if (!suffix || title.includes(suffix.trim())) return title;
  return `${title} | ${suffix.replace(/^[\s|·–-]+/, '')}`;
}
