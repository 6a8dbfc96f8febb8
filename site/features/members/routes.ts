import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import { noSpan, type SessionSpan, type Visit } from '@oilway/store/members/sessions.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { paths } from '../../pages/paths.ts';
import { askerOf, beginSession, cultureOf, visitOf } from '../../portal/asker.ts';
import { asPortalError, PortalError } from '../../portal/portal-error.ts';
import { addressesOf } from '../../portal/routes.ts';
import type { Context } from '../../server/context.ts';
import { withSchemaNames } from '../../server/http/call-schema.ts';
import { giveSession, isOwnDoing, sessionToken, takeSession } from '../../server/http/session.ts';
import { bodyOf, cultureOfCaller } from './caller-culture.ts';
import { failureText } from './member-page.ts';
import type { PasskeyService } from './passkeys/service.ts';
import type { PortalService } from './service.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A failure is JSON with a `Message`, not a text. */
    failsAsMessage?: boolean;
  }
}

/** A call of the customer portal, at both of its addresses; a POST, unless it says otherwise. */
interface PortalCall {
  method?: 'GET';
  path: string;
  operationId: string;
  summary: string;
  /** What it takes, for the document; the rules of the services check it and word what is wrong. */
  body?: z.ZodType;
  /** What it answers, where that is more than success. */
  answers?: z.ZodType;
  failsAsMessage?: boolean;
  answer: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

const success = z.object({ success: z.literal(true) });
const asText = { content: { 'text/plain': { schema: z.string() } } };
const asMessage = z.object({ Message: z.string() });
const failing = <Failure>(as: Failure) => ({ 400: as, 401: as, 403: as, 429: as, 503: as });

interface Options {
  context: Context;
  service: PortalService;
  passkeys: PasskeyService;
}

/** The calls of specification section 7 that members are let in by, and those about passkeys. Failures are texts for a reader. */
export async function portalCalls(
  app: FastifyInstance,
  { context, passkeys, service }: Options,
): Promise<void> {
  await app.register(formbody, { bodyLimit: 16 * 1024 });
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fields: 10, fieldSize: 4000, files: 0, parts: 10 },
  });
  const begun = new WeakSet<FastifyRequest>();
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // What is no form at all is found before any rule of ours: some parsers call that a failure of the server.
    const unread = !begun.has(request) && asPortalError(error) === undefined;
    return fail(unread ? new PortalError('invalid') : error, request, reply, context);
  });
  for (const call of [...callsOf(context, service), ...passkeyCalls(context, passkeys)]) {
    const { answer, answers = success, body, failsAsMessage = false, method = 'POST' } = call;
    for (const { operationId, url } of addressesOf(call.path, call.operationId)) {
      app.route({
        method,
        url,
        config: { failsAsMessage },
        // The rules say in words for a reader what a schema would say in words for a program.
        attachValidation: true,
        schema: {
          operationId,
          summary: call.summary,
          tags: ['customer portal'],
          ...(body ? { body } : {}),
          response: { 200: answers, ...failing(failsAsMessage ? asMessage : asText) },
        },
        async handler(request, reply) {
          begun.add(request);
          // The rules word what is wrong with what was refused, too.
          if (body) request.body = withSchemaNames(body, request.body);
          reply.header('cache-control', 'no-store');
          const answered = await answer(request, reply);
          return reply.sent ? reply : (answered ?? { success: true });
        },
      });
    }
  }
}

const span = z.object({
  seconds: z.number().int().meta({ description: '0 for nobody who is logged in.' }),
  extendable: z.boolean().meta({ description: 'Whether it lasts longer where it is used.' }),
});

async function spanOf(request: FastifyRequest, { config, store }: Context): Promise<SessionSpan> {
  const token = sessionToken(request, config);
  return token === undefined ? noSpan : store.sessionSpan(token);
}

/** What a call takes at least. */
const taking = (...names: string[]) =>
  z.looseObject(Object.fromEntries(names.map((name) => [name, z.string()])));

function callsOf(context: Context, service: PortalService): PortalCall[] {
  const any = z.unknown().optional();
  const path = any.meta({ description: 'The page that asks; at most its language counts.' });
  return [
    {
      path: '/login',
      operationId: 'login',
      summary: 'Begins a session, which a cookie carries',
      body: taking('userName', 'password'),
      async answer(request, reply) {
        const token = await service.logIn(request.body, askerOf(request));
        await beginSession(request, reply, context, token);
      },
    },
    {
      method: 'GET',
      path: paths.portalLogout,
      operationId: 'logout',
      summary: 'Ends the session, if its owner asks for it',
      answer: (request, reply) => logOut(request, reply, context),
    },
    {
      method: 'GET',
      path: '/session',
      operationId: 'session',
      summary: 'How long the session still lasts, which is asked without using it',
      answers: span,
      answer: (request) => spanOf(request, context),
    },
    {
      path: '/session',
      operationId: 'extendSession',
      summary: 'Uses the session, so that it goes on as long as it may',
      answers: span,
      async answer(request) {
        await visitOf(request, context);
        return spanOf(request, context);
      },
    },
    {
      path: '/createResetToken',
      operationId: 'createResetToken',
      summary: 'Sends a link to a new password to whoever has an account',
      body: taking('email').extend({ path }),
      answer: (request) => service.requestReset(request.body, askerOf(request)),
    },
    {
      path: '/updatePassword',
      operationId: 'updatePassword',
      summary: 'Sets the password that a link of a mail is for, and ends all sessions',
      body: taking('newPassword', 'repeatNewPassword', 'resetToken'),
      answer: (request) =>
        service.setPassword(request.body, bodyOf(request).resetToken, askerOf(request)),
    },
    {
      path: '/createAccount',
      operationId: 'createAccount',
      summary:
        'Asks for an account: sends a link that confirms the address; after that staff decide on it',
      body: taking('name', 'email', 'company').extend({
        recaptcha: z.string().nullish().meta({
          description:
            'Optional: a solved challenge of /api/captcha?form=account, as our own form sends it. One that is sent has to be right.',
        }),
        path,
        umbracoNodeID: any,
      }),
      async answer(request) {
        const culture = await cultureOfCaller(request, context);
        return service.requestAccount(request.body, culture, askerOf(request));
      },
    },
    {
      path: '/UserProfileUpdatePassword',
      operationId: 'UserProfileUpdatePassword',
      summary: 'Changes the password of whoever is logged in, and ends the other sessions',
      body: taking('oldPassword', 'newPassword', 'repeatNewPassword'),
      failsAsMessage: true,
      async answer(request, reply) {
        const visit = await memberAt(request, context);
        giveSession(reply, await service.changePassword(request.body, visit), context.config);
      },
    },
  ];
}

/** The calls about passkeys, which the specification does not have. */
function passkeyCalls(context: Context, passkeys: PasskeyService): PortalCall[] {
  const credential = z.looseObject({}).meta({
    description: "What the browser's `PublicKeyCredential` makes of itself with `toJSON`.",
  });
  const answers = z.object({ options: z.record(z.string(), z.unknown()) });
  return [
    {
      path: '/passkeys/loginOptions',
      operationId: 'passkeyLoginOptions',
      summary: 'What a browser asks for a passkey with; it holds once and for five minutes',
      answers,
      answer: async () => ({ options: passkeys.loginOptions() }),
    },
    {
      path: '/passkeys/login',
      operationId: 'passkeyLogin',
      summary: 'Begins a session, which a cookie carries, for the answer of a passkey',
      body: z.looseObject({ credential }),
      async answer(request, reply) {
        const token = await passkeys.logIn(request.body, askerOf(request));
        await beginSession(request, reply, context, token);
      },
    },
    {
      path: '/passkeys/addOptions',
      operationId: 'passkeyAddOptions',
      summary:
        'What a browser makes a passkey with, for whoever is logged in and gives the password',
      body: taking('password'),
      answers,
      async answer(request) {
        const visit = await memberAt(request, context);
        return { options: await passkeys.newOptions(request.body, visit) };
      },
    },
    {
      path: '/passkeys/add',
      operationId: 'passkeyAdd',
      summary: 'Stores the passkey that a browser made, and tells its member by mail',
      body: z.looseObject({ name: z.string().optional(), credential }),
      async answer(request) {
        const visit = await memberAt(request, context);
        await passkeys.add(request.body, visit, askerOf(request));
      },
    },
  ];
}

/** @throws PortalError */
async function memberAt(request: FastifyRequest, context: Context): Promise<Visit> {
  const visit = await visitOf(request, context);
  if (!visit) throw new PortalError('loggedOut');
  return visit;
}

/** A navigation leads back to the portal; a script of ours reloads the page itself. */
async function logOut(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): Promise<unknown> {
  const { config, store } = context;
  const own = isOwnDoing(request);
  const navigates = request.headers['sec-fetch-mode'] === 'navigate';
  const token = sessionToken(request, config);
  if (own) {
    if (token !== undefined) await store.logOut(token);
    takeSession(reply, config);
  }
  if (navigates) return reply.redirect(paths.portal(cultureOf(request, context)), 303);
  if (!own) throw new PortalError('foreign');
  return undefined;
}

/** Every failure in words for whoever reads them on the page. */
async function fail(
  error: FastifyError | PortalError,
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): Promise<FastifyReply> {
  if (reply.sent) return reply;
  const known = asPortalError(error);
  const shown = known ?? new PortalError('failed');
  if (!known) request.log.error({ err: error }, 'request failed');
  const text = failureText(await cultureOfCaller(request, context), shown);
  reply.code(known || !('statusCode' in error) || error.statusCode !== 503 ? shown.status : 503);
  reply.header('cache-control', 'no-store');
  if (shown.wait !== undefined) reply.header('retry-after', String(shown.wait));
  const { failsAsMessage } = request.routeOptions.config;
  return failsAsMessage
    ? reply
        .type('application/json; charset=utf-8')
        .serializer(JSON.stringify)
        .send({ Message: text })
    : reply.type('text/plain; charset=utf-8').send(text);
}
