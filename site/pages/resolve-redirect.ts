import { localeOfPath } from '@oilway/store/locales.ts';
import { pathVariants } from '@oilway/store/published/path-variants.ts';
import type { RedirectTarget } from '../content/content-reader.ts';
import type { Context } from '../server/context.ts';
import { detailPageById, loadDetailPage } from './detail-pages.ts';
import { portalAddresses } from './paths.ts';

/**
 * Returns the redirect target of a path without a page, with its query: another spelling, a redirect of the studio, or the path without what mails,
 * sentences and other systems append. The target is an existing page, or what the studio's redirect names.
 */
export async function resolveRedirect(
  context: Context,
  requestedPath: string,
  query: string,
): Promise<string | undefined> {
  for (const path of pathVariants(requestedPath)) {
    const target = await redirectTarget(context, path, query);
    if (target !== undefined) return target === requestedPath + query ? undefined : target;
  }
  return undefined;
}

async function redirectTarget(
  context: Context,
  path: string,
  query: string,
): Promise<string | undefined> {
  const normalized = path.toLowerCase().replace(/\/+$/, '') || '/';
  const existing = await existingPath(context, normalized);
  if (existing) return existing + query;

  const redirects = await context.published.reader().redirects();
  const target = redirects.get(normalized) ?? redirects.get(path);
  // Header values are limited to Latin 1; browsers would encode the URL the same way.
  if (target && 'url' in target) return encodeURI(target.url.toWellFormed()).replaceAll('%25', '%');
  const targetPath = target
    ? await pathOf(context, target)
    : await pathBelowMovedList(context, redirects, normalized);
  return targetPath && targetPath + query;
}

/** Returns the path if a published page, a detail page or a page of the portal has it. */
async function existingPath(context: Context, path: string): Promise<string | undefined> {
  const source = context.published.reader();
  const locale = localeOfPath(path);
  if (portalAddresses(locale).includes(path)) return path;
  if ((await source.tree(locale)).byPath.has(path)) return path;
  const below = await loadDetailPage(context.renderer.blocks, source, locale, path);
  return below?.path;
}

/** Returns the new path of an article whose list page has a redirect: the article exists or has a redirect below it. */
async function pathBelowMovedList(
  context: Context,
  redirects: ReadonlyMap<string, RedirectTarget>,
  path: string,
): Promise<string | undefined> {
  const end = path.lastIndexOf('/');
  const list = redirects.get(path.slice(0, end));
  const page = list && !('url' in list) ? await pathOf(context, list) : undefined;
  if (!page) return undefined;
  const below = page + path.slice(end);
  const redirect = redirects.get(below);
  return redirect && !('url' in redirect)
    ? pathOf(context, redirect)
    : existingPath(context, below);
}

async function pathOf(
  context: Context,
  { locale, id, kind }: Exclude<RedirectTarget, { url: string }>,
): Promise<string | undefined> {
  const source = context.published.reader();
  if (kind === 'page') return (await source.tree(locale)).byId.get(id)?.path;
  return (await detailPageById(context.renderer.blocks, source, locale, { id, kind }))?.path;
}
