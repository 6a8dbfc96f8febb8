import type { Culture } from '@oilway/store/cultures.ts';
import type { Reading } from '../content/content-reader.ts';
import type { Context } from '../server/context.ts';
import type { ResponseContent } from '../server/http/cached-response.ts';
import type { Policy } from '../server/http/security-headers.ts';
import { type BlockQueries, cspOf, loadBlocks, parseSearchParams } from './blocks/definition.ts';
import { findPage } from './find-page.ts';
import type { PageView } from './render/page-document.tsx';

export const html = 'text/html; charset=utf-8';

/** A page as it is requested. */
export interface PageRequest {
  culture: Culture;
  path: string;
  /** Parameters that no block of the page knows change nothing. */
  searchParams: URLSearchParams;
}

export const noParams: URLSearchParams = new URLSearchParams();

/** Renders a page; undefined when the path has none. */
export async function buildPage(
  context: Context,
  content: Reading,
  request: PageRequest,
): Promise<ResponseContent | undefined> {
  const view = await loadView(context, content, request);
  if (!view) return undefined;
  const policy = cspOf(context.renderer.blocks, view.blocks);
  const body = await context.renderer.page(view);
  const fast = request.searchParams.size > 0;
  return { body, type: html, policy, fast, ...cacheControlOf(policy) };
}

/** The reporting office's page is not stored by browsers, which others may use too. */
function cacheControlOf(policy: Policy): { cacheControl?: string } {
  return policy === 'reporting' ? { cacheControl: 'no-store' } : {};
}

/** Returns what the blocks of a page are asked; empty for a page without blocks that know any of the parameters. */
export async function queriesOf(
  { renderer }: Context,
  content: Reading,
  { culture, path, searchParams }: PageRequest,
): Promise<BlockQueries> {
  if (searchParams.size === 0) return new Map();
  const page = await findPage(renderer.blocks, content, culture, path);
  return parseSearchParams(renderer.blocks, page?.blocks ?? [], { culture, searchParams });
}

/** Returns what the page at a path is rendered from, from published or draft content; undefined when the path has none. */
export async function loadView(
  { clock, config, renderer: { blocks: table } }: Context,
  content: Reading,
  { culture, path, searchParams }: PageRequest,
): Promise<PageView | undefined> {
  const found = await findPage(table, content, culture, path);
  if (!found) return undefined;
  const { blocks, page } = found;
  const queries = parseSearchParams(table, blocks, { culture, searchParams });
  const data = await loadBlocks(table, blocks, { page, content, config, now: clock(), queries });
  const { settings } = await content.navigation(culture);
  return { page, blocks, data, head: found.head(data, { settings, origin: config.origin }) };
}
