import type { Culture } from '@oilway/store/cultures.ts';
import type { Context } from '../context.ts';
import { type Answer, makeAnswer } from '../http/answer.ts';
import type { Policy } from '../http/security-headers.ts';
import type { Reading } from '../reading/reading.ts';
import type { Source } from '../reading/source.ts';
import { loadArticle } from './articles.ts';
import { loadBlocks, policyOf } from './blocks/definition.ts';
import { articleHead, belowHead, headOf } from './head.ts';
import { loadPage } from './load-page.ts';
import { loadBelow } from './pages-below.ts';
import type { PageView } from './render/page-document.tsx';

export const html = 'text/html; charset=utf-8';

/** The published page at a path, rendered and compressed; undefined when none is there. */
export async function pageAnswer(
  context: Context,
  reading: Reading,
  asked: { culture: Culture; path: string },
): Promise<Answer | undefined> {
  const view = await viewAt(context, reading, asked.culture, asked.path);
  if (!view) return undefined;
  const policy = policyOf(context.renderer.blocks, view.blocks);
  return makeAnswer(await context.renderer.page(view), { type: html, policy, ...keptBy(policy) });
}

/** No copy of the reporting office's page stays behind in a browser that others use too. */
export function keptBy(policy: Policy): { cacheControl?: string } {
  return policy === 'reporting' ? { cacheControl: 'no-store' } : {};
}

/** The page that a form stands on. */
export function formViewAt(
  context: Context,
  culture: Culture,
  path: string,
): Promise<PageView | undefined> {
  return viewAt(context, context.published.reading(), culture, path);
}

/** The page of the tree, the page below one, the news post or the event at a path, from published or draft content. */
export async function viewAt(
  context: Context,
  source: Source,
  culture: Culture,
  path: string,
): Promise<PageView | undefined> {
  const { clock, config, renderer } = context;
  const table = renderer.blocks;
  const node = (await source.tree(culture)).byPath.get(path);
  const { settings } = await source.navigation(culture);
  const options = { settings, origin: config.origin };
  if (node) {
    const loaded = await loadPage(context, source, culture, node);
    if (!loaded) return undefined;
    const { context: page, data, page: stored } = loaded;
    return { page, data, blocks: stored.blocks ?? [], head: headOf(table, loaded, options) };
  }
  const below = await loadBelow(table, source, culture, path);
  if (below) {
    const { blocks, context: page } = below;
    const data = await loadBlocks(table, blocks, { page, source, config, now: clock() });
    return { page, data, blocks, head: belowHead(table, { ...below, data }, options) };
  }
  const loaded = await loadArticle(source, culture, path);
  if (!loaded) return undefined;
  const { blocks, context: page } = loaded;
  const data = await loadBlocks(table, blocks, { page, source, config, now: clock() });
  return { page, data, blocks, head: articleHead(loaded, options) };
}
