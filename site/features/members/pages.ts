import formbody from '@fastify/formbody';
import { type Culture, cultureOfPath, cultures, portalToken } from '@oilway/store/cultures.ts';
import type { Visit } from '@oilway/store/members/sessions.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import { giveSession, sessionToken } from '../../http/session.ts';
import { paths } from '../../paths.ts';
import { askerOf, visitOf } from '../../portal/asker.ts';
import { pageOf } from '../../portal/page.ts';
import { asPortalError, PortalError } from '../../portal/portal-error.ts';
import type { FormState, PortalView } from '../../portal/view.ts';
import { loginBefore, wayBack } from '../../portal/way-back.ts';
import { hasEmptyParts, libraryAddress, libraryQueryOf } from '../library/files/library-query.ts';
import { allElsewhere, libraryElsewhere, libraryView } from '../library/files/library-view.ts';
import { failureText } from './failure-text.ts';
import { credentialId } from './passkeys/schema.ts';
import { type ProfileState, profileView } from './schema.ts';
import type { PortalService } from './service.ts';

interface Options {
  context: Context;
  service: PortalService;
}

type Body = Record<string, string>;
type Request = FastifyRequest<{ Querystring: Record<string, unknown> }>;

/** What a page answers to: itself, or another page to go to. */
type Answer = PortalView | { go: string; session?: string };

interface Page {
  path: (culture: Culture) => string;
  show: (request: Request, culture: Culture) => Promise<Answer>;
  /** What its form does where there are no scripts. */
  send: (request: Request, culture: Culture, body: Body) => Promise<Answer>;
}

/** The pages that anybody may see, and within them those of members: nothing of theirs runs without a session. */
export async function portalPages(
  app: FastifyInstance,
  { context, service }: Options,
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
  for (const page of [start(context, service), reset(context, service), account(context, service)])
    serve(app, page, context);
  await app.register(memberPages, { context, service });
}

async function memberPages(app: FastifyInstance, { context, service }: Options): Promise<void> {
  const visits = new WeakMap<FastifyRequest, Visit>();
  app.addHook('preHandler', async (request, reply) => {
    const visit = await visitOf(request, context);
    const culture = cultureOfPath(request.url.toLowerCase());
    if (!visit) return reply.redirect(loginBefore(request.url, culture), 303);
    visits.set(request, visit);
  });
  const visitAt = (request: FastifyRequest): Visit => {
    const visit = visits.get(request);
    if (!visit) throw new PortalError('loggedOut');
    return visit;
  };
  serve(app, profile(context, service, visitAt), context);
  libraryPages(app, context, visitAt);
  for (const culture of cultures)
    app.get(paths.portalData(culture), { schema: { hide: true } }, async (request, reply) =>
      reply
        .header('content-disposition', 'attachment')
        .type('application/json; charset=utf-8')
        .send(
          JSON.stringify(await context.store.ownData(visitAt(request).member.id), undefined, 2),
        ),
    );
}

/** The library only shows: what is done with files has addresses of its own. */
function libraryPages(
  app: FastifyInstance,
  context: Context,
  visitAt: (request: FastifyRequest) => Visit,
): void {
  for (const culture of cultures) {
    const url = paths.portalLibrary(culture);
    app.get(url, { schema: { hide: true } }, async (request, reply) => {
      const { member } = visitAt(request);
      const { query } = request as Request;
      // One address for what is shown, however it was asked: by a link, with scripts or without.
      if (hasEmptyParts(query))
        return reply.redirect(libraryAddress(culture, libraryQueryOf(query)), 303);
      const library = await libraryView(context, member, culture, query);
      // The preview of a file stands in a frame.
      reply.headers(securityHeaders.library);
      if (library?.tooLong) reply.code(400);
      if (library) return answer(reply, context, culture, { kind: 'library', member, library });
      const { category } = libraryQueryOf(query);
      // A category that is gone, or is somebody else's: the same.
      const go = (await libraryElsewhere(context, member, culture, category)) ?? url;
      return answer(reply, context, culture, { go });
    });
  }
}

function serve(app: FastifyInstance, page: Page, context: Context): void {
  for (const culture of cultures) {
    const options = { schema: { hide: true } };
    const url = page.path(culture);
    app.get(url, options, async (request, reply) =>
      answer(reply, context, culture, await page.show(request as Request, culture)),
    );
    app.post(url, options, async (request, reply) =>
      answer(
        reply,
        context,
        culture,
        await page.send(request as Request, culture, textsOf(request.body)),
      ),
    );
  }
}

async function answer(
  reply: FastifyReply,
  context: Context,
  culture: Culture,
  shown: Answer,
): Promise<FastifyReply> {
  if ('go' in shown) {
    if (shown.session !== undefined) giveSession(reply, shown.session, context.config);
    return reply.redirect(shown.go, 303);
  }
  if (shown.kind === 'start' && shown.saves !== undefined)
    reply.header('refresh', `0; url=${shown.saves}`);
  if ('passkeyChange' in shown && shown.passkeyChange === 'gone') reply.code(404);
  const failed = 'failure' in shown && shown.failure !== undefined;
  if (failed && reply.statusCode === 200) reply.code(400);
  return reply.type('text/html; charset=utf-8').send(await pageOf(context, culture, shown));
}

function textsOf(body: unknown): Body {
  const entries = Object.entries(typeof body === 'object' && body !== null ? body : {});
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'));
}

/** The state of a form after what it asked for was refused. @throws what is no refusal. */
function refusal(error: unknown, culture: Culture, values: Record<string, string>): FormState {
  const known = asPortalError(error as FastifyError);
  if (!known) throw error;
  return { values, problems: known.problems, failure: failureText(culture, known) };
}

/** Login, first and new password, and for whoever is logged in the start: one address. */
function start(context: Context, service: PortalService): Page {
  const { config, store } = context;
  return {
    path: paths.portal,
    async show(request, culture) {
      const token = request.query[portalToken];
      if (typeof token === 'string') {
        const purpose = await store.linkPurpose(token);
        return purpose ? { kind: 'newPassword', token, purpose } : { kind: 'badLink' };
      }
      const visit = await visitOf(request, context);
      if (visit) {
        const back = wayBack(request.query.returnUrl, culture);
        if (back && !back.saved) return { go: back.address };
        const { member } = visit;
        const elsewhere = await allElsewhere(context, member, culture);
        return {
          kind: 'start',
          member,
          ...(back ? { saves: back.address } : {}),
          ...(elsewhere === undefined ? {} : { elsewhere }),
        };
      }
      return { kind: 'login', saved: request.query.saved !== undefined };
    },
    async send(request, culture, body) {
      const asker = askerOf(request, context);
      const { resetToken: token, userName = '' } = body;
      if (token !== undefined) {
        const purpose = await store.linkPurpose(token);
        return service.setPassword(body, token, asker).then(
          () => ({ go: `${paths.portal(culture)}?saved` }),
          (error) =>
            purpose
              ? { kind: 'newPassword', token, purpose, ...refusal(error, culture, {}) }
              : { kind: 'badLink' },
        );
      }
      const before = sessionToken(request, config);
      try {
        const session = await service.logIn(body, asker);
        if (before !== undefined) await store.logOut(before);
        const back = wayBack(request.query.returnUrl, culture);
        if (!back) return { go: paths.portal(culture), session };
        return { go: back.saved ? loginBefore(back.address, culture) : back.address, session };
      } catch (error) {
        return { kind: 'login', saved: false, ...refusal(error, culture, { userName }) };
      }
    },
  };
}

function reset(context: Context, service: PortalService): Page {
  return {
    path: paths.portalReset,
    show: async () => ({ kind: 'reset', sent: false }),
    send: (request, culture, body) =>
      service.requestReset(body, askerOf(request, context)).then(
        () => ({ kind: 'reset', sent: true }),
        (error) => {
          const values = { email: body.email ?? '' };
          return { kind: 'reset', sent: false, ...refusal(error, culture, values) };
        },
      ),
  };
}

function account(context: Context, service: PortalService): Page {
  return {
    path: paths.portalAccount,
    show: async () => ({ kind: 'account', sent: false }),
    send: (request, culture, body) =>
      service.requestAccount(body, culture, askerOf(request, context)).then(
        () => ({ kind: 'account', sent: true }),
        (error) => {
          const { company = '', email = '', name = '' } = body;
          const values = { company, email, name };
          return { kind: 'account', sent: false, ...refusal(error, culture, values) };
        },
      ),
  };
}

function profile(
  context: Context,
  service: PortalService,
  visitAt: (request: FastifyRequest) => Visit,
): Page {
  const { store } = context;
  const view = async (
    request: Request,
    state: ProfileState,
    more: FormState & { passkeyChange?: 'gone' } = {},
  ) => {
    const { member, session } = visitAt(request);
    const sessions = await store.sessions(member.id);
    const passkeys = await store.passkeys(member.id);
    const change = (['added', 'removed'] as const).find((name) => name in request.query);
    return {
      kind: 'profile',
      state,
      member,
      session,
      sessions,
      ended: request.query.ended !== undefined,
      passkeys,
      ...(change ? { passkeyChange: change } : {}),
      ...more,
    } as const;
  };
  return {
    path: paths.portalProfile,
    show: (request) => view(request, profileView(request.query.view)),
    async send(request, culture, body) {
      const visit = visitAt(request);
      const here = paths.portalProfile(culture);
      if (body.act === 'elsewhere') {
        await store.endOtherSessions(visit.member.id, visit.session);
        return { go: `${here}?ended` };
      }
      if (body.act === 'removePasskey') {
        const { data: id } = credentialId.safeParse(body.passkey);
        return id !== undefined && (await store.removePasskey(visit.member.id, id))
          ? { go: `${here}?view=passkeys&removed` }
          : view(request, 'passkeys', { passkeyChange: 'gone' });
      }
      return service.changePassword(body, visit).then(
        () => ({ go: `${here}?view=changePasswordSuccess` }),
        (error) => view(request, 'changePassword', refusal(error, culture, {})),
      );
    },
  };
}
