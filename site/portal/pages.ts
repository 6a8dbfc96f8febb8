import formbody from '@fastify/formbody';
import { type Culture, cultureOfPath, cultures } from '@oilway/store/cultures.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../server/context.ts';
import { giveSession } from '../server/http/session.ts';
import { onlyMembers, type VisitAt } from './asker.ts';
import { type PortalPage, pageOf } from './page.ts';
import { loginBefore } from './way-back.ts';

type Body = Record<string, string>;
export type PortalRequest = FastifyRequest<{ Querystring: Record<string, unknown> }>;

/** What a page answers with: itself, or another page to go to. */
export type PortalAnswer = PortalPage | { go: string; session?: string };

export interface PortalRoute {
  path: (culture: Culture) => string;
  show: (request: PortalRequest, culture: Culture) => Promise<PortalAnswer>;
  /** What its form does where there are no scripts; a page without one only shows. */
  send?: (request: PortalRequest, culture: Culture, body: Body) => Promise<PortalAnswer>;
}

/** A part of the portal for members: its pages, and what else it answers. */
export type MemberPart = (app: FastifyInstance, visitAt: VisitAt) => readonly PortalRoute[];

interface PortalPages {
  context: Context;
  /** What anybody may see. */
  open: readonly PortalRoute[];
  members: readonly MemberPart[];
}

/** The pages that anybody may see, and within them those of members: nothing of theirs runs without a session. */
export async function portalPages(
  app: FastifyInstance,
  { context, members, open }: PortalPages,
): Promise<void> {
  await app.register(formbody, { bodyLimit: 16 * 1024 });
  app.addHook('onRequest', async (request, reply) => {
    // Some addresses here carry a token, which no other site shall be told; ours learns the language from them.
    reply.header('referrer-policy', 'same-origin').header('cache-control', 'private, no-store');
    const { url = '' } = request.routeOptions;
    const [asked = ''] = request.url.split('?');
    // In other letters, as the router takes it; with a slash at its end `pages/routes.ts` leads here.
    if (request.method !== 'POST' && asked !== url)
      return reply.redirect(url + request.url.slice(asked.length), 301);
  });
  for (const route of open) serve(app, route, context);
  await app.register(async (inside) => {
    const visitAt = onlyMembers(inside, context, (request, reply) => {
      const culture = cultureOfPath(request.url.toLowerCase());
      return reply.redirect(loginBefore(request.url, culture), 303);
    });
    for (const part of members)
      for (const route of part(inside, visitAt)) serve(inside, route, context);
  });
}

function serve(app: FastifyInstance, { path, send, show }: PortalRoute, context: Context): void {
  const options = { schema: { hide: true } };
  for (const culture of cultures) {
    const url = path(culture);
    app.get(url, options, async (request, reply) =>
      answer(reply, context, culture, await show(request as PortalRequest, culture)),
    );
    if (send)
      app.post(url, options, async (request, reply) => {
        const body = textsOf(request.body);
        const shown = await send(request as PortalRequest, culture, body);
        return answer(reply, context, culture, shown);
      });
  }
}

async function answer(
  reply: FastifyReply,
  context: Context,
  culture: Culture,
  shown: PortalAnswer,
): Promise<FastifyReply> {
  if ('go' in shown) {
    if (shown.session !== undefined) giveSession(reply, shown.session, context.config);
    return reply.redirect(shown.go, 303);
  }
  if (shown.refresh !== undefined) reply.header('refresh', `0; url=${shown.refresh}`);
  return reply
    .code(shown.status ?? 200)
    .headers(shown.headers ?? {})
    .type('text/html; charset=utf-8')
    .send(await pageOf(context, culture, shown));
}

function textsOf(body: unknown): Body {
  const entries = Object.entries(typeof body === 'object' && body !== null ? body : {});
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
}
