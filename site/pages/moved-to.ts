import { cultureOfPath } from '@oilway/store/cultures.ts';
import { pathVariants } from '@oilway/store/published/path-variants.ts';
import type { RedirectTarget } from '../content/content-reader.ts';
import type { Context } from '../server/context.ts';
import { detailPageById, loadDetailPage } from './detail-pages.ts';
import { portalAddresses } from './paths.ts';

/**
 * Where a path without a page leads, its query kept: its other spelling, a redirect of the studio, or what is left of it without what
 * mails, sentences and other systems add. Asked once nothing else has answered; what it leads to is a page that is there, or what the
 * studio says.
 */
export async function movedTo(
  context: Context,
  raw: string,
  query: string,
): Promise<string | undefined> {
  for (const path of pathVariants(raw)) {
    const target = await leadsTo(context, path, query);
    if (target !== undefined) return target === raw + query ? undefined : target;
  }
  return undefined;
}

async function leadsTo(context: Context, path: string, query: string): Promise<string | undefined> {
  const plain = path.toLowerCase().replace(/\/+$/, '') || '/';
  const spelled = await addressAt(context, plain);
  if (spelled) return spelled + query;

  const redirects = await context.published.reading().redirects();
  const target = redirects.get(plain) ?? redirects.get(path);
  // A header takes no letters beyond Latin 1; the browser would spell them the same way.
  if (target && 'url' in target) return encodeURI(target.url.toWellFormed()).replaceAll('%25', '%');
  const moved = target
    ? await pathOf(context, target)
    : await belowMovedList(context, redirects, plain);
  return moved && moved + query;
}

/** A path itself if a published page, a page below one, or a page of the portal, stands there. */
async function addressAt(context: Context, path: string): Promise<string | undefined> {
  const source = context.published.reading();
  const culture = cultureOfPath(path);
  if (portalAddresses(culture).includes(path)) return path;
  if ((await source.tree(culture)).byPath.has(path)) return path;
  const below = await loadDetailPage(context.renderer.blocks, source, culture, path);
  return below?.path;
}

/** Where an article went with the page that lists it: the page has a redirect, and below it the article stands or stood. */
async function belowMovedList(
  context: Context,
  redirects: ReadonlyMap<string, RedirectTarget>,
  path: string,
): Promise<string | undefined> {
  const end = path.lastIndexOf('/');
  const list = redirects.get(path.slice(0, end));
  const page = list && !('url' in list) ? await pathOf(context, list) : undefined;
  if (!page) return undefined;
  const below = page + path.slice(end);
  const left = redirects.get(below);
  return left && !('url' in left) ? pathOf(context, left) : addressAt(context, below);
}

async function pathOf(
  context: Context,
  { culture, id, kind }: Exclude<RedirectTarget, { url: string }>,
): Promise<string | undefined> {
  const source = context.published.reading();
  if (kind === 'page') return (await source.tree(culture)).byId.get(id)?.path;
  return (await detailPageById(context.renderer.blocks, source, culture, { id, kind }))?.path;
}
