import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import {
  endedLifetime,
  type MemberSession,
  type SessionLifetime,
} from '@oilway/store/members/sessions.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { paths } from '../../pages/paths.ts';
import {
  beginSession,
  clientInfo,
  getSession,
  requestLocale,
} from '../../portal/current-member.ts';
import { asPortalError, PortalError } from '../../portal/portal-error.ts';
import { prefixedUrls } from '../../portal/routes.ts';
import type { Context } from '../../server/context.ts';
import { normalizeKeyCase } from '../../server/http/api-schema.ts';
import {
  clearSessionCookie,
  isUserInitiated,
  sessionToken,
  setSessionCookie,
} from '../../server/http/session-cookie.ts';
import { bodyOf, callLocale } from './call-locale.ts';
import type { PasskeyService } from './passkeys/service.ts';
import { sendFailure } from './send-failure.ts';
import type { PortalService } from './service.ts';

/** A call of the customer portal, available at both of its URLs; POST by default. */
interface PortalApiRoute {
  method?: 'GET';
  path: string;
  operationId: string;
  summary: string;
  /** Body schema for the OpenAPI document; the services validate. */
  bodySchema?: z.ZodType;
  /** Response schema; success by default. */
  responseSchema?: z.ZodType;
  failsAsMessage?: boolean;
  handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

const success = z.object({ success: z.literal(true) });
const asText = { content: { 'text/plain': { schema: z.string() } } };
const asMessage = z.object({ Message: z.string() });
const errorResponses = <Failure>(as: Failure) => ({ 400: as, 401: as, 403: as, 429: as, 503: as });

interface Options {
  context: Context;
  service: PortalService;
  passkeys: PasskeyService;
}

/** Registers the calls for login and accounts (specification section 7) and for passkeys. Errors are texts for users. */
export async function portalRoutes(
  app: FastifyInstance,
  { context, passkeys, service }: Options,
): Promise<void> {
  await app.register(formbody, { bodyLimit: 16 * 1024 });
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fields: 10, fieldSize: 4000, files: 0, parts: 10 },
  });
  const handledRequests = new WeakSet<FastifyRequest>();
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // For a malformed body, some parsers report a server error before the handler runs.
    const isMalformed = !handledRequests.has(request) && asPortalError(error) === undefined;
    return sendFailure(isMalformed ? new PortalError('invalid') : error, request, reply, context);
  });
  for (const call of [...memberApiRoutes(context, service), ...passkeyRoutes(context, passkeys)]) {
    const {
      handle,
      responseSchema = success,
      bodySchema,
      failsAsMessage = false,
      method = 'POST',
    } = call;
    for (const { operationId, url } of prefixedUrls(call.path, call.operationId)) {
      app.route({
        method,
        url,
        config: { failsAsMessage },
        // The services report errors as texts for users, the schema would report them for developers.
        attachValidation: true,
        schema: {
          operationId,
          summary: call.summary,
          tags: ['customer portal'],
          ...(bodySchema ? { body: bodySchema } : {}),
          response: { 200: responseSchema, ...errorResponses(failsAsMessage ? asMessage : asText) },
        },
        async handler(request, reply) {
          handledRequests.add(request);
          // Runs for invalid bodies, too, because the services report their errors.
          if (bodySchema) request.body = normalizeKeyCase(bodySchema, request.body);
          reply.header('cache-control', 'no-store');
          const result = await handle(request, reply);
          return reply.sent ? reply : (result ?? { success: true });
        },
      });
    }
  }
}

const sessionSpanSchema = z.object({
  seconds: z.number().int().meta({ description: '0 without a session.' }),
  extendable: z.boolean().meta({ description: 'Whether use prolongs it.' }),
});

async function getSessionSpan(
  request: FastifyRequest,
  { config, store }: Context,
): Promise<SessionLifetime> {
  const token = sessionToken(request, config);
  return token === undefined ? endedLifetime : store.sessionLifetime(token);
}

/** Returns a body schema with required strings. */
const requiredStrings = (...names: string[]) =>
  z.looseObject(Object.fromEntries(names.map((name) => [name, z.string()])));

function memberApiRoutes(context: Context, service: PortalService): PortalApiRoute[] {
  const any = z.unknown().optional();
  const path = any.meta({ description: 'Path of the page; only its language is used.' });
  return [
    {
      path: '/login',
      operationId: 'login',
      summary: 'Starts a session and sets its cookie',
      bodySchema: requiredStrings('userName', 'password'),
      async handle(request, reply) {
        const token = await service.logIn(request.body, clientInfo(request));
        await beginSession(request, reply, context, token);
      },
    },
    {
      method: 'GET',
      path: paths.portalLogout,
      operationId: 'logout',
      summary: 'Ends the session, if the request is initiated by the user',
      handle: (request, reply) => logOut(request, reply, context),
    },
    {
      method: 'GET',
      path: '/session',
      operationId: 'session',
      summary: 'The remaining time of the session; does not prolong it',
      responseSchema: sessionSpanSchema,
      handle: (request) => getSessionSpan(request, context),
    },
    {
      path: '/session',
      operationId: 'extendSession',
      summary: 'Prolongs the session, up to its absolute limit',
      responseSchema: sessionSpanSchema,
      async handle(request) {
        await getSession(request, context);
        return getSessionSpan(request, context);
      },
    },
    {
      path: '/createResetToken',
      operationId: 'createResetToken',
      summary: 'Sends a password reset link if the address has an account',
      bodySchema: requiredStrings('email').extend({ path }),
      handle: (request) => service.requestReset(request.body, clientInfo(request)),
    },
    {
      path: '/updatePassword',
      operationId: 'updatePassword',
      summary: 'Sets a password with the token of a mailed link, and ends all sessions',
      bodySchema: requiredStrings('newPassword', 'repeatNewPassword', 'resetToken'),
      handle: (request) =>
        service.setPassword(request.body, bodyOf(request).resetToken, clientInfo(request)),
    },
    {
      path: '/createAccount',
      operationId: 'createAccount',
      summary:
        'Requests an account: sends a link that confirms the address; then staff decide on the request',
      bodySchema: requiredStrings('name', 'email', 'company').extend({
        recaptcha: z.string().nullish().meta({
          description:
            'Optional: a solved challenge of /api/captcha?form=account, as our own form sends it. A given one must be valid.',
        }),
        path,
        umbracoNodeID: any,
      }),
      async handle(request) {
        const locale = await callLocale(request, context);
        return service.requestAccount(request.body, locale, clientInfo(request));
      },
    },
    {
      path: '/UserProfileUpdatePassword',
      operationId: 'UserProfileUpdatePassword',
      summary: 'Changes the password of the logged-in member, and ends the other sessions',
      bodySchema: requiredStrings('oldPassword', 'newPassword', 'repeatNewPassword'),
      failsAsMessage: true,
      async handle(request, reply) {
        const session = await requireSession(request, context);
        setSessionCookie(
          reply,
          await service.changePassword(request.body, session),
          context.config,
        );
      },
    },
  ];
}

/** Returns the calls for passkeys, which are not in the specification. */
function passkeyRoutes(context: Context, passkeys: PasskeyService): PortalApiRoute[] {
  const credential = z.looseObject({}).meta({
    description: 'The result of `PublicKeyCredential.toJSON()`.',
  });
  const responseSchema = z.object({ options: z.record(z.string(), z.unknown()) });
  return [
    {
      path: '/passkeys/loginOptions',
      operationId: 'passkeyLoginOptions',
      summary: 'Options for a login with a passkey; valid once and for five minutes',
      responseSchema,
      handle: async () => ({ options: passkeys.loginOptions() }),
    },
    {
      path: '/passkeys/login',
      operationId: 'passkeyLogin',
      summary: 'Starts a session with a passkey and sets its cookie',
      bodySchema: z.looseObject({ credential }),
      async handle(request, reply) {
        const token = await passkeys.logIn(request.body, clientInfo(request));
        await beginSession(request, reply, context, token);
      },
    },
    {
      path: '/passkeys/addOptions',
      operationId: 'passkeyAddOptions',
      summary: 'Options for a new passkey; requires a session and the password',
      bodySchema: requiredStrings('password'),
      responseSchema,
      async handle(request) {
        const session = await requireSession(request, context);
        return { options: await passkeys.registrationOptions(request.body, session) };
      },
    },
    {
      path: '/passkeys/add',
      operationId: 'passkeyAdd',
      summary: 'Stores a new passkey, and notifies the member by mail',
      bodySchema: z.looseObject({ name: z.string().optional(), credential }),
      async handle(request) {
        const session = await requireSession(request, context);
        await passkeys.add(request.body, session, clientInfo(request));
      },
    },
  ];
}

/** @throws PortalError */
async function requireSession(request: FastifyRequest, context: Context): Promise<MemberSession> {
  const session = await getSession(request, context);
  if (!session) throw new PortalError('loggedOut');
  return session;
}

/** Ends the session. A navigation is redirected to the portal; scripts reload the page. */
async function logOut(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): Promise<unknown> {
  const { config, store } = context;
  const isOwnRequest = isUserInitiated(request);
  const isNavigation = request.headers['sec-fetch-mode'] === 'navigate';
  const token = sessionToken(request, config);
  if (isOwnRequest) {
    if (token !== undefined) await store.logOut(token);
    clearSessionCookie(reply, config);
  }
  if (isNavigation) return reply.redirect(paths.portal(requestLocale(request, context)), 303);
  if (!isOwnRequest) throw new PortalError('foreign');
  return undefined;
}
