import { cultureOfPath, type PreviewGrant, readPreview } from '@oilway/content';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Context } from '../context.ts';
import { paths } from '../paths.ts';
import { notFound } from '../platform/errors.ts';
import { securityHeaders } from '../platform/security-headers.ts';
import { draftSource } from './load-page.ts';
import { html, viewOf } from './page-answer.ts';

/** Behind TLS the name itself forbids a domain and a path other than ours (RFC 6265bis, section 4.1.3.2). */
const cookieName = (origin: string) =>
  origin.startsWith('https:') ? '__Host-oilway-preview' : 'oilway-preview';

/**
 * Drafts on the site. The studio links to `/preview?token=…`; a valid token becomes a short-lived
 * cookie, and while it lasts every page is shown in its newest state, with a bar that ends it.
 */
export const preview = fp<{ context: Context }>(
  async (app, { context }) => {
    const { config } = context;
    const name = cookieName(config.origin);
    const options = {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: config.origin.startsWith('https:'),
    } as const;

    app.get<{ Querystring: { token?: unknown } }>(
      paths.preview,
      { schema: { hide: true } },
      async (request, reply) => {
        const { token } = request.query;
        const grant = readPreview(token, config.previewSecret, context.clock());
        if (!grant) return notFound(request, reply, context);
        const tree = await draftSource(context).tree(grant.culture);
        const page = tree.byId.get(grant.page);
        if (!page) return notFound(request, reply, context);
        const maxAge = Math.floor((grant.expires - context.clock()) / 1000);
        return reply
          .headers(securityHeaders.preview)
          .setCookie(name, String(token), { ...options, maxAge })
          .redirect(page.path, 302);
      },
    );

    app.get<{ Querystring: { to?: unknown } }>(
      `${paths.preview}/exit`,
      { schema: { hide: true } },
      (request, reply) => {
        const back = ownPath(request.query.to, config.origin);
        return reply
          .headers(securityHeaders.preview)
          .clearCookie(name, options)
          .redirect(back, 302);
      },
    );
  },
  { name: 'preview' },
);

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
  const name = cookieName(config.origin);
  if (!request.raw.headers.cookie?.includes(name)) return undefined;
  return readPreview(request.cookies[name], config.previewSecret, clock());
}

/** A page in its newest state, for whoever has a grant; framed by the studio only, kept by nobody. */
export async function answerDraft(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
  path: string,
): Promise<FastifyReply> {
  const culture = cultureOfPath(path);
  const source = draftSource(context);
  const node = (await source.tree(culture)).byPath.get(path);
  const view = node && (await viewOf(context, source, culture, node));
  if (!view) return notFound(request, reply, context);
  const { studioOrigin } = context.config;
  const shown = { ...view, preview: { exitHref: paths.previewExit(path), studioOrigin } };
  reply.removeHeader('x-frame-options');
  return reply
    .headers(securityHeaders.preview)
    .type(html)
    .send(await context.renderer.page(shown));
}
