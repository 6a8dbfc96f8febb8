import { type Locale, localeOfPath } from '@oilway/store/locales.ts';
import {
  type PreviewGrant,
  previewCollections,
  readPreview,
} from '@oilway/store/published/preview-token.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { ContentReader } from '../content/content-reader.ts';
import { createDraftReader } from '../content/drafts.ts';
import type { Context } from '../server/context.ts';
import { notFound } from '../server/http/errors.ts';
import { securityHeaders } from '../server/http/security-headers.ts';
import { cookieOptions } from '../server/http/session-cookie.ts';
import { cspOf } from './blocks/definition.ts';
import { htmlContentType, loadView } from './build-page.ts';
import { detailPageById } from './detail-pages.ts';
import { paths } from './paths.ts';

/** Contained in the name of the preview cookie, with and without `__Host-`. */
export const previewCookie = 'oilway-preview';

/**
 * Shows drafts on the site. The studio links to `/preview?token=…`; a valid token becomes a short-lived cookie, and while it lasts every page is
 * shown in its newest state, with a bar that ends the preview.
 */
export const preview = fp<{ context: Context }>(
  async (app, { context }) => {
    const { config } = context;
    const { attributes, name } = cookieOptions(previewCookie, config.origin);

    app.get<{ Querystring: { token?: unknown } }>(
      paths.preview,
      { schema: { hide: true } },
      async (request, reply) => {
        const { token } = request.query;
        const grant = readPreview(token, config.previewSecret, context.clock());
        if (!grant) return notFound(request, reply, context);
        const path = await draftPath(context, await loadDraftReader(context, grant), grant);
        if (!path) return notFound(request, reply, context);
        const maxAge = Math.floor((grant.expiresAt - context.clock()) / 1000);
        return reply
          .headers(securityHeaders.pagePreview)
          .setCookie(name, String(token), { ...attributes, maxAge })
          .redirect(previewUrl(path, grant), 302);
      },
    );

    app.get<{ Querystring: { to?: unknown } }>(
      `${paths.preview}/exit`,
      { schema: { hide: true } },
      (request, reply) => {
        const back = sameOriginPath(request.query.to, config.origin);
        return reply
          .headers(securityHeaders.pagePreview)
          .clearCookie(name, attributes)
          .redirect(back, 302);
      },
    );
  },
  { name: 'preview' },
);

type PreviewedDocument = Pick<PreviewGrant, 'collection' | 'locale' | 'id'>;

/** The query parameter that names the document of a preview, so that two previews can be open at once. */
const previewParam = 'preview';

const previewUrl = (path: string, { collection, id }: PreviewedDocument): string =>
  `${path}?${previewParam}=${collection}.${id}`;

/** Returns the document that a preview's URL names; undefined for a page to which the editor navigated. */
function parsePreviewParam(query: URLSearchParams, locale: Locale): PreviewedDocument | undefined {
  const [collection, id, ...rest] = (query.get(previewParam) ?? '').split('.');
  const known = previewCollections.find((one) => one === collection);
  if (!known || !/^\d{1,9}$/.test(id ?? '') || rest.length > 0) return undefined;
  return { collection: known, id: Number(id), locale };
}

/** Reads the newest state of everything. @throws when the database is unavailable. */
async function loadDraftReader(
  { store, published }: Context,
  document: PreviewedDocument,
): Promise<ContentReader> {
  // Includes what was published a moment ago.
  await published.poll();
  return createDraftReader(published.documents, await store.drafts(), document);
}

/** Returns the path of a document in its newest state; undefined for one without a path. */
async function draftPath(
  context: Context,
  source: ContentReader,
  { collection, locale, id }: PreviewedDocument,
): Promise<string | undefined> {
  if (collection === 'pages') return (await source.tree(locale)).byId.get(id)?.path;
  const kind = collection === 'news' ? 'news' : 'event';
  return (await detailPageById(context.renderer.blocks, source, locale, { id, kind }))?.path;
}

/** Returns path and query of a URL of this site, parsed like in a browser; `/` for anything else. */
function sameOriginPath(address: unknown, origin: string): string {
  const url =
    typeof address === 'string' && URL.canParse(address, origin)
      ? new URL(address, origin)
      : undefined;
  const path = url?.origin === origin ? url.pathname + url.search : '/';
  return path.startsWith('//') ? '/' : path;
}

/** Returns the grant of a request with a valid preview cookie. */
export function getPreviewGrant(
  request: FastifyRequest,
  { clock, config }: Context,
): PreviewGrant | undefined {
  const { name } = cookieOptions(previewCookie, config.origin);
  if (!request.raw.headers.cookie?.includes(name)) return undefined;
  return readPreview(request.cookies[name], config.previewSecret, clock());
}

/**
 * Sends a page, news post or event in its newest state, framed by the studio only and not cached. Redirects a preview whose document has moved to its
 * current path, even if another page has the former one.
 */
export async function sendDraft(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  { grant, path }: { grant: PreviewGrant; path: string },
): Promise<FastifyReply> {
  const locale = localeOfPath(path);
  const { searchParams } = new URL(request.raw.url ?? '/', context.config.origin);
  const document = parsePreviewParam(searchParams, locale);
  const source = await loadDraftReader(context, document ?? grant);
  const currentPath = document && (await draftPath(context, source, document));
  if (document && currentPath && currentPath !== path)
    return reply
      .headers(securityHeaders.pagePreview)
      .redirect(previewUrl(currentPath, document), 302);
  const view = await loadView(context, source, { locale, path, searchParams });
  if (!view) return notFound(request, reply, context);
  const policy = cspOf(context.renderer.blocks, view.blocks);
  const { studioOrigin } = context.config;
  const previewView = { ...view, preview: { exitHref: paths.previewExit(path), studioOrigin } };
  reply.removeHeader('x-frame-options');
  return reply
    .headers(
      securityHeaders[policy === 'reporting' ? 'pagePreview' : (`${policy}Preview` as const)],
    )
    .type(htmlContentType)
    .send(await context.renderer.page(previewView));
}
