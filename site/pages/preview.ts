import { cultureOfPath } from '@oilway/store/cultures.ts';
import { type PreviewGrant, readPreview } from '@oilway/store/published/preview-token.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Reading } from '../content/content-reader.ts';
import { draftSource } from '../content/drafts.ts';
import type { Context } from '../server/context.ts';
import { notFound } from '../server/http/errors.ts';
import { securityHeaders } from '../server/http/security-headers.ts';
import { ownCookie } from '../server/http/session.ts';
import { cspOf } from './blocks/definition.ts';
import { detailPageById } from './detail-pages.ts';
import { html, loadView } from './page-answer.ts';
import { paths } from './paths.ts';

/** What the name of an editor's cookie always contains. */
export const previewCookie = 'oilway-preview';

/**
 * Drafts on the site. The studio links to `/preview?token=…`; a valid token becomes a short-lived
 * cookie, and while it lasts every page is shown in its newest state, with a bar that ends it.
 */
export const preview = fp<{ context: Context }>(
  async (app, { context }) => {
    const { config } = context;
    const { attributes, name } = ownCookie(previewCookie, config.origin);

    app.get<{ Querystring: { token?: unknown } }>(
      paths.preview,
      { schema: { hide: true } },
      async (request, reply) => {
        const { token } = request.query;
        const grant = readPreview(token, config.previewSecret, context.clock());
        if (!grant) return notFound(request, reply, context);
        const path = await draftPath(context, grant);
        if (!path) return notFound(request, reply, context);
        const maxAge = Math.floor((grant.expires - context.clock()) / 1000);
        return reply
          .headers(securityHeaders.pagePreview)
          .setCookie(name, String(token), { ...attributes, maxAge })
          .redirect(path, 302);
      },
    );

    app.get<{ Querystring: { to?: unknown } }>(
      `${paths.preview}/exit`,
      { schema: { hide: true } },
      (request, reply) => {
        const back = ownPath(request.query.to, config.origin);
        return reply
          .headers(securityHeaders.pagePreview)
          .clearCookie(name, attributes)
          .redirect(back, 302);
      },
    );
  },
  { name: 'preview' },
);

/** The newest state of everything. @throws when the database is away. */
async function draftsOf(
  { store, published }: Context,
  grant: Pick<PreviewGrant, 'collection' | 'id'>,
): Promise<Reading> {
  // What was published a moment ago is in it too.
  await published.poll();
  return draftSource(published.documents, await store.drafts(), grant);
}

/** Where the newest state of a document is shown; undefined for one without an address. */
async function draftPath(
  context: Context,
  { collection, culture, id }: PreviewGrant,
): Promise<string | undefined> {
  const source = await draftsOf(context, { collection, id });
  if (collection === 'pages') return (await source.tree(culture)).byId.get(id)?.path;
  const kind = collection === 'news' ? 'news' : 'event';
  return (await detailPageById(context.renderer.blocks, source, culture, { id, kind }))?.path;
}

/** The path and query of an address of this site, as a browser would read it; `/` for anything else. */
function ownPath(address: unknown, origin: string): string {
  const url =
    typeof address === 'string' && URL.canParse(address, origin)
      ? new URL(address, origin)
      : undefined;
  const path = url?.origin === origin ? url.pathname + url.search : '/';
  return path.startsWith('//') ? '/' : path;
}

/** The grant of a request that carries a valid preview cookie. */
export function grantOf(
  request: FastifyRequest,
  { clock, config }: Context,
): PreviewGrant | undefined {
  const { name } = ownCookie(previewCookie, config.origin);
  if (!request.raw.headers.cookie?.includes(name)) return undefined;
  return readPreview(request.cookies[name], config.previewSecret, clock());
}

/** A page, news post or event in its newest state, for whoever has a grant; framed by the studio only, kept by nobody. */
export async function answerDraft(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  { grant, path }: { grant: PreviewGrant; path: string },
): Promise<FastifyReply> {
  const culture = cultureOfPath(path);
  const source = await draftsOf(context, grant);
  const { searchParams } = new URL(request.raw.url ?? '/', context.config.origin);
  const view = await loadView(context, source, { culture, path, searchParams });
  if (!view) {
    // The studio's frame is still where the draft stood before its address was written.
    const now = request.headers['sec-fetch-dest'] === 'iframe' && (await draftPath(context, grant));
    if (!now || now === path) return notFound(request, reply, context);
    return reply.headers(securityHeaders.pagePreview).redirect(now, 302);
  }
  const policy = cspOf(context.renderer.blocks, view.blocks);
  const { studioOrigin } = context.config;
  const shown = { ...view, preview: { exitHref: paths.previewExit(path), studioOrigin } };
  reply.removeHeader('x-frame-options');
  return reply
    .headers(
      securityHeaders[policy === 'reporting' ? 'pagePreview' : (`${policy}Preview` as const)],
    )
    .type(html)
    .send(await context.renderer.page(shown));
}
