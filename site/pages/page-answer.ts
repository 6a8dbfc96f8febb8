import type { Culture, TreePage } from '@oilway/content';
import type { Context } from '../context.ts';
import { sharingPicture } from '../features/sharing/picture-of.ts';
import { type Answer, makeAnswer } from '../platform/answer.ts';
import type { Generation } from '../platform/generation.ts';
import type { PageView } from '../platform/render/entry-server.tsx';
import { articleHead } from './article-head.ts';
import { loadArticle } from './articles.ts';
import { holidaysFrom } from './blocks/map/holidays.ts';
import { headOf } from './head.ts';
import { loadPage, publishedSource, type Source } from './load-page.ts';
import type { PageContext, PageQuery } from './page-context.ts';

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
  const view = node
    ? await viewOf(context, source, asked.culture, node)
    : await articleView(context, source, asked.culture, asked.path);
  return view && makeAnswer(await context.renderer.page(view), { type: html });
}

/** The page as it answers a question of its address; undefined when none of its blocks has an answer. */
export async function searchAnswer(
  context: Context,
  generation: Generation,
  asked: { culture: Culture; path: string; query: PageQuery },
): Promise<Answer | undefined> {
  const source = publishedSource(context, generation);
  const node = (await source.tree(asked.culture)).byPath.get(asked.path);
  const page = node && (await source.searchable(node.id, asked.culture));
  if (!page) return undefined;
  const known = { ...source, page: async () => page };
  const view = await viewOf(context, known, asked.culture, node, asked.query);
  return view && makeAnswer(await context.renderer.page(view), { type: html, effort: 'once' });
}

async function articleView(
  context: Context,
  source: Source,
  culture: Culture,
  path: string,
): Promise<PageView | undefined> {
  const loaded = await loadArticle(source, culture, path);
  if (!loaded) return undefined;
  const { settings } = await source.navigation(culture);
  const { origin } = context.config;
  const list = await source.page(loaded.list.id, culture);
  return {
    page: loaded.context,
    blocks: loaded.blocks,
    head: articleHead(loaded, settings, origin, list && sharingPicture(list, culture, origin)),
  };
}

/** What the renderer needs for one page, from published or draft content. */
export async function viewOf(
  context: Context,
  source: Source,
  culture: Culture,
  node: TreePage,
  query: PageQuery = {},
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
