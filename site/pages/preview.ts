import { type Culture, cultureOfPath } from '@oilway/store/cultures.ts';
import {
  type PreviewGrant,
  previewed,
  readPreview,
} from '@oilway/store/published/preview-token.ts';
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
        const path = await draftPath(context, await draftsOf(context, grant), grant);
        if (!path) return notFound(request, reply, context);
        const maxAge = Math.floor((grant.expires - context.clock()) / 1000);
        return reply
          .headers(securityHeaders.pagePreview)
          .setCookie(name, String(token), { ...attributes, maxAge })
          .redirect(addressOf(path, grant), 302);
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

/** A document that a preview is about. */
type Previewed = Pick<PreviewGrant, 'collection' | 'culture' | 'id'>;

/** The query parameter that names the document of a preview, so that two previews beside each other keep to their own. */
const parameter = 'preview';

const addressOf = (path: string, { collection, id }: Previewed): string =>
  `${path}?${parameter}=${collection}.${id}`;

/** Returns the document that a preview's address names; undefined for a page that the editor went on to. */
function previewedIn(query: URLSearchParams, culture: Culture): Previewed | undefined {
  const [collection, id, ...rest] = (query.get(parameter) ?? '').split('.');
  const known = previewed.find((one) => one === collection);
  if (!known || !/^\d{1,9}$/.test(id ?? '') || rest.length > 0) return undefined;
  return { collection: known, id: Number(id), culture };
}

/** Reads the newest state of everything. @throws when the database is away. */
async function draftsOf({ store, published }: Context, about: Previewed): Promise<Reading> {
  // What was published a moment ago is in it too.
  await published.poll();
  return draftSource(published.documents, await store.drafts(), about);
}

/** Returns the path of a document in its newest state; undefined for one without an address. */
async function draftPath(
  context: Context,
  source: Reading,
  { collection, culture, id }: Previewed,
): Promise<string | undefined> {
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

/**
 * Answers a page, news post or event in its newest state, framed by the studio only and not cached. A preview whose document has moved is
 * redirected to where that document stands now, whichever page has its former path.
 */
export async function answerDraft(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  { grant, path }: { grant: PreviewGrant; path: string },
): Promise<FastifyReply> {
  const culture = cultureOfPath(path);
  const { searchParams } = new URL(request.raw.url ?? '/', context.config.origin);
  const about = previewedIn(searchParams, culture);
  const source = await draftsOf(context, about ?? grant);
  const now = about && (await draftPath(context, source, about));
  if (about && now && now !== path)
    return reply.headers(securityHeaders.pagePreview).redirect(addressOf(now, about), 302);
  const view = await loadView(context, source, { culture, path, searchParams });
  if (!view) return notFound(request, reply, context);
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
