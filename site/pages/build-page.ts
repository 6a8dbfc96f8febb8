import type { Locale } from '@oilway/store/locales.ts';
import type { ContentReader } from '../content/content-reader.ts';
import type { Context } from '../server/context.ts';
import type { ResponseContent } from '../server/http/cached-response.ts';
import type { Policy } from '../server/http/security-headers.ts';
import { type BlockQueries, cspOf, loadBlocks, parseSearchParams } from './blocks/definition.ts';
import { findPage } from './find-page.ts';
import type { PageView } from './render/page-document.tsx';

export const htmlContentType = 'text/html; charset=utf-8';

/** A request for a page. */
export interface PageRequest {
  locale: Locale;
  path: string;
  /** Parameters unknown to all blocks of the page are ignored. */
  searchParams: URLSearchParams;
}

export const emptySearchParams: URLSearchParams = new URLSearchParams();

/** Renders a page; undefined when the path has none. */
export async function buildPage(
  context: Context,
  content: ContentReader,
  request: PageRequest,
): Promise<ResponseContent | undefined> {
  const view = await loadView(context, content, request);
  if (!view) return undefined;
  const policy = cspOf(context.renderer.blocks, view.blocks);
  const body = await context.renderer.page(view);
  const fast = request.searchParams.size > 0;
  return { body, type: htmlContentType, policy, fast, ...cacheControlOf(policy) };
}

/** Browsers do not store pages of the reporting office: others may use the same device. */
function cacheControlOf(policy: Policy): { cacheControl?: string } {
  return policy === 'reporting' ? { cacheControl: 'no-store' } : {};
}

/** Returns the parsed search parameters of a page's blocks; empty where no block knows any of them. */
export async function loadQueries(
  { renderer }: Context,
  content: ContentReader,
  { locale, path, searchParams }: PageRequest,
): Promise<BlockQueries> {
  if (searchParams.size === 0) return new Map();
  const page = await findPage(renderer.blocks, content, locale, path);
  return parseSearchParams(renderer.blocks, page?.blocks ?? [], { locale, searchParams });
}

/** Returns what the page at a path is rendered from, from published or draft content; undefined when the path has none. */
export async function loadView(
  { clock, config, renderer: { blocks: table } }: Context,
  content: ContentReader,
  { locale, path, searchParams }: PageRequest,
): Promise<PageView | undefined> {
  const found = await findPage(table, content, locale, path);
  if (!found) return undefined;
  const { blocks, page } = found;
  const queries = parseSearchParams(table, blocks, { locale, searchParams });
  const data = await loadBlocks(table, blocks, { page, content, config, now: clock(), queries });
  const { settings } = await content.navigation(locale);
  return { page, blocks, data, head: found.head(data, { settings, origin: config.origin }) };
}
