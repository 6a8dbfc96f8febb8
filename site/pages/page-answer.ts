import type { Culture, TreePage } from '@oilway/content';
import type { Context } from '../context.ts';
import { type Answer, makeAnswer } from '../platform/answer.ts';
import type { Generation } from '../platform/generation.ts';
import type { PageView } from '../platform/render/entry-server.tsx';
import { holidaysFrom } from './blocks/map/holidays.ts';
import type { MapQuery } from './blocks/map/map-query.ts';
import { headOf } from './head.ts';
import { loadPage, publishedSource, type Source } from './load-page.ts';
import type { PageContext } from './page-context.ts';

export const html = 'text/html; charset=utf-8';

/** The published page at a path, rendered and compressed; undefined when none is there. */
export async function pageAnswer(
  context: Context,
  generation: Generation,
  asked: { culture: Culture; path: string },
): Promise<Answer | undefined> {
  const source = publishedSource(context, generation);
  const tree = await source.tree(asked.culture);
  const node = tree.byPath.get(asked.path);
  if (!node) return undefined;
  const view = await viewOf(context, source, asked.culture, node);
  return view && makeAnswer(await context.renderer.page(view), { type: html });
}

/** The page as it answers what its map was asked for; undefined when it has no such search. */
export async function searchAnswer(
  context: Context,
  generation: Generation,
  asked: { culture: Culture; path: string; query: MapQuery },
): Promise<Answer | undefined> {
  const source = publishedSource(context, generation);
  const node = (await source.tree(asked.culture)).byPath.get(asked.path);
  const page = node && (await source.searchable(node.id, asked.culture));
  if (!page) return undefined;
  const known = { ...source, page: async () => page };
  const view = await viewOf(context, known, asked.culture, node, asked.query);
  return view && makeAnswer(await context.renderer.page(view), { type: html, effort: 'once' });
}

/** What the renderer needs for one page, from published or draft content. */
export async function viewOf(
  context: Context,
  source: Source,
  culture: Culture,
  node: TreePage,
  query: MapQuery = {},
): Promise<PageView | undefined> {
  const loaded = await loadPage(source, culture, node, query);
  if (!loaded) return undefined;
  const { settings } = await source.navigation(culture);
  return {
    page: withHolidays(loaded.context, context.clock()),
    blocks: loaded.page.blocks ?? [],
    head: headOf(loaded, settings, context.config.origin),
  };
}

function withHolidays(page: PageContext, now: number): PageContext {
  if (page.locations.length === 0) return page;
  return { ...page, holidays: holidaysFrom(now, page.culture === 'de-DE' ? 'de' : 'pl') };
}
