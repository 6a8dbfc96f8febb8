import { type Culture, localeOf } from '@oilway/store/cultures.ts';
import type { Setting } from '@oilway/store/published/documents.ts';
import type { TreePage } from '@oilway/store/published/page-tree.ts';
import type { Context } from '../context.ts';
import { articleHead } from '../features/articles/article-head.ts';
import { loadArticle } from '../features/articles/articles.ts';
import { holidaysFrom } from '../features/map/rules/holidays.ts';
import { type Answer, makeAnswer } from '../http/answer.ts';
import type { Shown } from '../http/security-headers.ts';
import type { Reading } from '../reading/reading.ts';
import type { Source } from '../reading/source.ts';
import { headOf } from './head.ts';
import { type LoadedPage, loadPage } from './load-page.ts';
import type { PageContext } from './page-context.ts';
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
  const policy = policyOf(view);
  // No copy of the reporting office's page stays behind in a browser that others use too.
  const kept = policy === 'reporting' ? { cacheControl: 'no-store' } : {};
  return makeAnswer(await context.renderer.page(view), { type: html, policy, ...kept });
}

/** The page that a form stands on. */
export function formViewAt(
  context: Context,
  culture: Culture,
  path: string,
): Promise<PageView | undefined> {
  return viewAt(context, context.published.reading(), culture, path);
}

/** A page that takes reports loads nothing of anybody, whatever else stands on it. */
export function policyOf({ blocks }: Pick<PageView, 'blocks'>): Shown | 'reporting' {
  const has = (...types: string[]) => blocks.some(({ blockType }) => types.includes(blockType));
  if (has('reportForm', 'reportMailbox')) return 'reporting';
  const form = has('contactForm', 'sponsoringForm', 'eventForm', 'eventSignUp');
  if (has('video')) return form ? 'videoAndForm' : 'video';
  return form ? 'form' : 'page';
}

/** The page of the tree, the news post or the event at a path, from published or draft content. */
export async function viewAt(
  context: Context,
  source: Source,
  culture: Culture,
  path: string,
): Promise<PageView | undefined> {
  const node = (await source.tree(culture)).byPath.get(path);
  return node
    ? viewOf(context, source, culture, node)
    : articleView(context, source, culture, path);
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
  return {
    page: { ...loaded.context, recaptcha: recaptchaOf(context) },
    blocks: loaded.blocks,
    head: articleHead(loaded, settings, context.config.origin),
  };
}

async function viewOf(
  context: Context,
  source: Source,
  culture: Culture,
  node: TreePage,
): Promise<PageView | undefined> {
  const loaded = await loadPage(source, culture, node);
  if (!loaded) return undefined;
  const { settings } = await source.navigation(culture);
  return viewFrom(context, loaded, settings);
}

/** What the renderer needs for one page of the tree. */
export function viewFrom(context: Context, loaded: LoadedPage, settings: Setting): PageView {
  const { config } = context;
  const { frames, key, script } = config.video;
  return {
    page: {
      ...withMap(loaded.context, context),
      video: { frames, script, described: key !== undefined },
      recaptcha: recaptchaOf(context),
      tracking: { origin: config.origin, allowed: config.trackingOrigins },
    },
    blocks: loaded.page.blocks ?? [],
    head: headOf(loaded, settings, config.origin),
  };
}

/** Without its secret, which no page is handed. */
function recaptchaOf({ config }: Context): PageContext['recaptcha'] {
  const { recaptcha } = config;
  return recaptcha && { script: recaptcha.script, siteKey: recaptcha.siteKey };
}

function withMap(page: PageContext, { clock, config }: Context): PageContext {
  if (page.locations.length === 0) return page;
  const now = clock();
  const country = localeOf(page.culture);
  return {
    ...page,
    holidays: holidaysFrom(now, country),
    moment: new Date(now),
    streetTiles: config.streetTiles,
  };
}
