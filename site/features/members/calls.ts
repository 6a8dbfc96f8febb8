import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { isOwnDoing, sessionToken, takeSession } from '../../http/session.ts';
import { paths } from '../../paths.ts';
import { askerOf, cultureOf, visitOf } from '../../portal/asker.ts';
import { beginSession } from '../../portal/begin-session.ts';
import { asPortalError, PortalError } from '../../portal/portal-error.ts';
import { addressesOf } from '../../portal/prefix.ts';
import type { Call } from './call.ts';
import { failureText } from './failure-text.ts';
import { passkeyCalls } from './passkeys/calls.ts';
import type { PasskeyService } from './passkeys/service.ts';
import type { PortalService } from './service.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A failure is JSON with a `Message`, not a text. */
    failsAsMessage?: boolean;
  }
}

const success = z.object({ success: z.literal(true) });
const asText = { content: { 'text/plain': { schema: z.string() } } };
const failures = { 400: asText, 401: asText, 403: asText, 429: asText, 503: asText };
const asMessage = z.object({ Message: z.string() });

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
    for (const url of addressesOf(call.path)) {
      app.route({
        method: call.method,
        url,
        config: { failsAsMessage: call.failsAsMessage === true },
        // The rules say in words for a reader what a schema would say in words for a program.
        attachValidation: true,
        schema: {
          operationId: url === call.path ? call.operationId : `${call.operationId}Prefixed`,
          summary: call.summary,
          tags: ['customer portal'],
          ...(call.body ? { body: call.body } : {}),
          response: {
            200: call.answers ?? success,
            ...(call.failsAsMessage ? failuresAsMessage : failures),
          },
        },
        handler: (request, reply) => {
          begun.add(request);
          reply.header('cache-control', 'no-store');
          return call.answer(request, reply);
        },
      });
    }
  }
}

const failuresAsMessage = {
  400: asMessage,
  401: asMessage,
  403: asMessage,
  429: asMessage,
  503: asMessage,
};

function callsOf(context: Context, service: PortalService): Call[] {
  const any = z.unknown().optional();
  const path = any.meta({ description: 'The page that asks; at most its language counts.' });
  return [
    {
      method: 'POST',
      path: '/login',
      operationId: 'login',
      summary: 'Begins a session, which a cookie carries',
      body: z.looseObject({ userName: z.string(), password: z.string() }),
      async answer(request, reply) {
        const token = await service.logIn(request.body, askerOf(request, context));
        await beginSession(request, reply, context, token);
        return { success: true };
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
      method: 'POST',
      path: '/createResetToken',
      operationId: 'createResetToken',
      summary: 'Sends a link to a new password to whoever has an account',
      body: z.looseObject({ email: z.string(), path }),
      async answer(request) {
        await service.requestReset(request.body, askerOf(request, context));
        return { success: true };
      },
    },
    {
      method: 'POST',
      path: '/updatePassword',
      operationId: 'updatePassword',
      summary: 'Sets the password that a link of a mail is for, and ends all sessions',
      body: z.looseObject({
        newPassword: z.string(),
        repeatNewPassword: z.string(),
        resetToken: z.string(),
      }),
      async answer(request) {
        const { resetToken } = bodyOf(request);
        await service.setPassword(request.body, resetToken, askerOf(request, context));
        return { success: true };
      },
    },
    {
      method: 'POST',
      path: '/createAccount',
      operationId: 'createAccount',
      summary: 'Asks for an account, which staff approve',
      body: z.looseObject({
        name: z.string(),
        email: z.string(),
        company: z.string(),
        recaptcha: z
          .string()
          .meta({ description: 'A solved challenge of /api/captcha?form=account.' }),
        path,
        umbracoNodeID: any,
      }),
      async answer(request) {
        const culture = cultureOf(request, context, { path: bodyOf(request).path });
        await service.requestAccount(request.body, culture, askerOf(request, context));
        return { success: true };
      },
    },
    {
      method: 'POST',
      path: '/UserProfileUpdatePassword',
      operationId: 'UserProfileUpdatePassword',
      summary: 'Changes the password of whoever is logged in, and ends the other sessions',
      body: z.looseObject({
        oldPassword: z.string(),
        newPassword: z.string(),
        repeatNewPassword: z.string(),
      }),
      failsAsMessage: true,
      async answer(request) {
        const visit = await visitOf(request, context);
        if (!visit) throw new PortalError('loggedOut');
        await service.changePassword(request.body, visit);
        return { success: true };
      },
    },
  ];
}

function bodyOf({ body }: FastifyRequest): Record<string, unknown> {
  return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
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
  return { success: true };
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
  const text = failureText(cultureOf(request, context, { path: bodyOf(request).path }), shown);
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
