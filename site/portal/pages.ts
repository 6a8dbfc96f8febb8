import formbody from '@fastify/formbody';
import { type Locale, localeOfPath, locales } from '@oilway/store/locales.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../server/context.ts';
import { setSessionCookie } from '../server/http/session-cookie.ts';
import { type RequireSession, registerSessionGuard } from './current-member.ts';
import { type PortalPage, renderPortalPage } from './page.ts';
import { loginUrl } from './return-to.ts';

type Body = Record<string, string>;
export type PortalRequest = FastifyRequest<{ Querystring: Record<string, unknown> }>;

/** Result of a route: a page, or a redirect. */
export type PortalResponse = PortalPage | { redirect: string; session?: string };

export interface PortalRoute {
  path: (locale: Locale) => string;
  get: (request: PortalRequest, locale: Locale) => Promise<PortalResponse>;
  /** Handles its form without scripts. */
  post?: (request: PortalRequest, locale: Locale, body: Body) => Promise<PortalResponse>;
}

/** Registers the routes of a member section; returns its pages. */
export type MemberPages = (
  app: FastifyInstance,
  requireSession: RequireSession,
) => readonly PortalRoute[];

interface PortalPagesOptions {
  context: Context;
  /** Pages without login. */
  publicRoutes: readonly PortalRoute[];
  memberPages: readonly MemberPages[];
}

/** Registers the public pages of the portal, and the member pages behind the session guard. */
export async function portalPages(
  app: FastifyInstance,
  { context, memberPages, publicRoutes }: PortalPagesOptions,
): Promise<void> {
  await app.register(formbody, { bodyLimit: 16 * 1024 });
  app.addHook('onRequest', async (request, reply) => {
    // Some URLs contain a token, so other sites get no referrer; this site reads the language from it.
    reply.header('referrer-policy', 'same-origin').header('cache-control', 'private, no-store');
    const { url = '' } = request.routeOptions;
    const [path = ''] = request.url.split('?');
    // The router ignores case: redirects to the canonical URL. `pages/routes.ts` redirects trailing slashes.
    if (request.method !== 'POST' && path !== url)
      return reply.redirect(url + request.url.slice(path.length), 301);
  });
  for (const route of publicRoutes) registerRoute(app, route, context);
  await app.register(async (scope) => {
    const requireSession = registerSessionGuard(scope, context, (request, reply) => {
      const locale = localeOfPath(request.url.toLowerCase());
      return reply.redirect(loginUrl(request.url, locale), 303);
    });
    for (const part of memberPages)
      for (const route of part(scope, requireSession)) registerRoute(scope, route, context);
  });
}

function registerRoute(
  app: FastifyInstance,
  { path, post, get }: PortalRoute,
  context: Context,
): void {
  const options = { schema: { hide: true } };
  for (const locale of locales) {
    const url = path(locale);
    app.get(url, options, async (request, reply) =>
      sendPortalResponse(reply, context, locale, await get(request as PortalRequest, locale)),
    );
    if (post)
      app.post(url, options, async (request, reply) => {
        const body = stringFields(request.body);
        const response = await post(request as PortalRequest, locale, body);
        return sendPortalResponse(reply, context, locale, response);
      });
  }
}

async function sendPortalResponse(
  reply: FastifyReply,
  context: Context,
  locale: Locale,
  response: PortalResponse,
): Promise<FastifyReply> {
  if ('redirect' in response) {
    if (response.session !== undefined) setSessionCookie(reply, response.session, context.config);
    return reply.redirect(response.redirect, 303);
  }
  if (response.refresh !== undefined) reply.header('refresh', `0; url=${response.refresh}`);
  return reply
    .code(response.status ?? 200)
    .headers(response.headers ?? {})
    .type('text/html; charset=utf-8')
    .send(await renderPortalPage(context, locale, response));
}

function stringFields(body: unknown): Body {
  const entries = Object.entries(typeof body === 'object' && body !== null ? body : {});
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
}
