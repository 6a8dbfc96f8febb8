import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import { LingeringResponse } from '@oilway/store/http/lingering-response.ts';
import type { CountAnswer } from '@oilway/store/metrics/process.ts';
import { requestIds } from '@oilway/store/requests.ts';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { DatabaseProbe } from '../content/database-probe.ts';
import { exampleRoutes } from '../development/examples/routes.ts';
import { newsFeed } from '../features/articles/feed.ts';
import { contact } from '../features/contact/form.ts';
import { contactCalls } from '../features/contacts/routes.ts';
import { cancellation } from '../features/event/cancellation.ts';
import { signUp } from '../features/event/form.ts';
import { eventCalls } from '../features/event/routes.ts';
import { mediaCalls } from '../features/media/routes.ts';
import { accountForm } from '../features/members/service.ts';
import { sharingCalls } from '../features/og-image/routes.ts';
import { reportDefinition } from '../features/reporting/fields.ts';
import { reportSteps } from '../features/reporting/report-steps.ts';
import { whistleblowingCalls } from '../features/reporting/routes.ts';
import { searchEngineCalls } from '../features/seo/routes.ts';
import { searchCalls } from '../features/site-search/routes.ts';
import { socialCalls } from '../features/social/routes.ts';
import { sponsoring } from '../features/sponsoring/form.ts';
import { mapCalls } from '../features/stations/routes.ts';
import { tileCalls } from '../features/tiles/routes.ts';
import { videoCalls } from '../features/video/routes.ts';
import { captchaCalls } from '../forms/captcha/captcha.ts';
import { formRoutes } from '../forms/form-route.ts';
import { noJsFormRoutes } from '../forms/no-js-form-routes.ts';
import { buildPage, noParams } from '../pages/page-answer.ts';
import { preview, previewCookie } from '../pages/preview.ts';
import { pageRoutes } from '../pages/routes.ts';
import type { Context } from './context.ts';
import { assets } from './http/assets.ts';
import { validatorCompiler } from './http/call-schema.ts';
import {
  answerErrors,
  answerExpectation,
  answerUnreadable,
  refuseWithoutHost,
} from './http/errors.ts';
import { type Health, health } from './http/health.ts';
import { openApi } from './http/open-api.ts';
import { originCheck } from './http/origin-check.ts';
import { overload } from './http/overload.ts';
import { requestNames } from './http/request-ids.ts';
import { logResponse, requestLog } from './http/request-log.ts';
import { securityHeaders, setSecurityHeaders } from './http/security-headers.ts';
import { sendFromCache } from './http/send-cached.ts';
import { slowBodies } from './http/slow-bodies.ts';
import { portal } from './portal.ts';

/** Bytes, milliseconds. Fastify leaves most of these open unless they are set. */
export const limits = {
  body: 64 * 1024,
  /** Room for a query of 100 kB, so that the call itself can say which parameter is too long. */
  header: 128 * 1024,
  headersTimeout: 10_000,
  /** Node looks for connections past their time this seldom. */
  checkingInterval: 1000,
  requestTimeout: 15_000,
  /** The same for forms with files, from a telephone. */
  uploadTimeout: 180_000,
  /** Longer than proxies keep theirs (60 s, mostly): one closed just when a form is sent on it loses the form. */
  keepAlive: 75_000,
  /** A loop held up longer than this in the mean of the span answers 503 until it is free again. */
  eventLoopDelay: 1000,
  eventLoopSpan: 5000,
};

/** What visitors fill in that a department gets. Reports of breaches have calls and steps of their own. */
const forms = [contact, signUp, sponsoring];

/**
 * The table of contents: every part of the public server, in order.
 * @param count is told of each answer.
 */
export async function buildApp(
  context: Context,
  state: Health = { draining: false, asked: [] },
  count?: CountAnswer,
): Promise<FastifyInstance> {
  const { config } = context;
  const { importMapDigest } = context.renderer;
  const development = config.mode === 'development';
  setSecurityHeaders({ ...config, development, importMapDigest });

  const app: FastifyInstance = fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(config.trustedProxies),
    routerOptions: { caseSensitive: false, maxParamLength: 4000 },
    bodyLimit: limits.body,
    serverFactory: (route) => serverOf(context, { state, count, route }),
    // What is still asked on an open connection while we stop is answered, and the connection closed.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders.page);
      void app.errorHandler(error, request, reply as never);
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // An upgrade is not taken (RFC 9110, section 7.8), and its connection not kept for one.
  app.server.prependListener('request', ({ headers }, response) => {
    if (headers.upgrade !== undefined) response.shouldKeepAlive = false;
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders.page);
    refuseWithoutHost(request);
  });
  app.server.on('checkExpectation', answerExpectation);
  const probe = new DatabaseProbe(() => readAndWrite(context), context.log);
  answerErrors(app, context, probe);

  await app.register(requestNames, { config });
  await app.register(requestLog, { count });
  await app.register(overload, { delay: limits.eventLoopDelay, span: limits.eventLoopSpan });
  await app.register(originCheck, { origin: config.origin });
  await app.register(slowBodies, { timeout: limits.requestTimeout });
  await app.register(cookie);
  await app.register(openApi, { origin: config.origin });

  await app.register(health, { published: context.published, health: state, probe });
  await app.register(assets, { config, files: context.files });
  await app.register(mediaCalls, { context });
  await app.register(mapCalls, { context });
  await app.register(tileCalls, { context });
  await app.register(contactCalls, { context });
  await app.register(socialCalls, { context });
  await app.register(videoCalls, { context });
  await app.register(captchaCalls, {
    captcha: context.captcha,
    forms: [...forms.map(({ definition }) => definition.name), reportDefinition.name, accountForm],
  });
  await app.register(formRoutes, { context, forms });
  await app.register(whistleblowingCalls, { context });
  await app.register(eventCalls, { context });
  await app.register(portal, { context });
  await app.register(newsFeed, { context });
  await app.register(searchCalls, { context });
  await app.register(sharingCalls, { context });
  await app.register(searchEngineCalls, { context });
  await app.register(cancellation, { context });
  await app.register(preview, { context });
  await app.register(noJsFormRoutes, { context, forms });
  await app.register(reportSteps, { context });
  if (config.mode !== 'production') await app.register(exampleRoutes, { context });
  await app.register(pageRoutes, { context });
  return app;
}

interface ServerParts {
  state: Health;
  count: CountAnswer | undefined;
  route: (request: IncomingMessage, response: ServerResponse) => void;
}

/** Answers what is cached ahead of the router, whose hooks take longer than the rest. */
function serverOf({ cache, log }: Context, { count, route, state }: ServerParts): Server {
  const server = createServer(
    {
      maxHeaderSize: limits.header,
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.uploadTimeout,
      connectionsCheckingInterval: limits.checkingInterval,
      keepAliveTimeout: limits.keepAlive,
      // Node would refuse these itself, without our headers.
      requireHostHeader: false,
      ServerResponse: LingeringResponse,
    },
    (request, response) => {
      const begun = performance.now();
      // A process that stops closes its connections, which the router sees to.
      const sent = !state.draining && sendFromCache(cache, request, response, previewCookie);
      if (!sent) return route(request, response);
      const ms = performance.now() - begun;
      logResponse(log, count, { method: request.method, ...sent, ms });
    },
  );
  return server.setTimeout(limits.requestTimeout + 5000);
}

/** What the site needs of its database: a page, read and rendered anew, and a row to be written. */
async function readAndWrite(context: Context): Promise<void> {
  await context.store.write();
  await buildPage(context, context.published.reading(), {
    culture: 'de-DE',
    path: '/',
    searchParams: noParams,
  });
}
