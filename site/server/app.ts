import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import cookie from '@fastify/cookie';
import { LingeringResponse } from '@oilway/store/http/lingering-response.ts';
import type { RecordResponse } from '@oilway/store/metrics/process.ts';
import { createRequestIdGenerator } from '@oilway/store/request-context.ts';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { DatabaseProbe } from '../content/database-probe.ts';
import { exampleRoutes } from '../development/examples/routes.ts';
import { newsFeed } from '../features/articles/feed.ts';
import { contact } from '../features/contact/form.ts';
import { contactPersonRoutes } from '../features/contact-persons/routes.ts';
import { cancellation } from '../features/event/cancellation.ts';
import { signUp } from '../features/event/form.ts';
import { eventRoutes } from '../features/event/routes.ts';
import { mediaRoutes } from '../features/media/routes.ts';
import { accountFormName } from '../features/members/service.ts';
import { ogImageRoutes } from '../features/og-image/routes.ts';
import { reportDefinition } from '../features/reporting/fields.ts';
import { noJsReportRoutes } from '../features/reporting/no-js-report-routes.ts';
import { whistleblowingRoutes } from '../features/reporting/routes.ts';
import { seoRoutes } from '../features/seo/routes.ts';
import { searchRoutes } from '../features/site-search/routes.ts';
import { socialFeedRoutes } from '../features/social/routes.ts';
import { sponsoring } from '../features/sponsoring/form.ts';
import { mapRoutes } from '../features/stations/routes.ts';
import { tileRoutes } from '../features/tiles/routes.ts';
import { videoRoutes } from '../features/video/routes.ts';
import { captchaRoutes } from '../forms/captcha/captcha.ts';
import { formRoutes } from '../forms/form-route.ts';
import { noJsFormRoutes } from '../forms/no-js-form-routes.ts';
import { buildPage, emptySearchParams } from '../pages/build-page.ts';
import { preview, previewCookie } from '../pages/preview.ts';
import { pageRoutes } from '../pages/routes.ts';
import type { Context } from './context.ts';
import { validatorCompiler } from './http/api-schema.ts';
import { assets } from './http/assets.ts';
import {
  registerErrorHandlers,
  requireHost,
  sendExpectationFailed,
  sendParseError,
} from './http/errors.ts';
import { type Health, health } from './http/health.ts';
import { openApi } from './http/open-api.ts';
import { originCheck } from './http/origin-check.ts';
import { overload } from './http/overload.ts';
import { requestContext } from './http/request-context.ts';
import { logResponse, requestLog } from './http/request-log.ts';
import { securityHeaders, setSecurityHeaders } from './http/security-headers.ts';
import { sendFromCache } from './http/send-cached.ts';
import { slowBodies } from './http/slow-bodies.ts';
import { portal } from './portal.ts';

/** Bytes, milliseconds. Fastify leaves most of these open unless they are set. */
export const limits = {
  body: 64 * 1024,
  /** Allows a query of 100 kB, so that the call itself reports which parameter is too long. */
  header: 128 * 1024,
  headersTimeout: 10_000,
  /** Interval at which Node checks for timed-out connections. */
  checkingInterval: 1000,
  requestTimeout: 15_000,
  /** The same for uploads, over mobile networks. */
  uploadTimeout: 180_000,
  /** Longer than the keep-alive of most proxies (60 s): a connection closed just when a form is sent on it loses the form. */
  keepAlive: 75_000,
  /** Requests get 503 while the mean delay of the event loop within the span is larger. */
  eventLoopDelay: 1000,
  eventLoopSpan: 5000,
};

/** Forms to departments. Whistleblowing reports have their own routes. */
const forms = [contact, signUp, sponsoring];

/**
 * Registers every part of the public server, in order.
 * @param countResponse is called with each response.
 */
export async function buildApp(
  context: Context,
  healthState: Health = { draining: false, readinessChecks: [] },
  countResponse?: RecordResponse,
): Promise<FastifyInstance> {
  const { config } = context;
  const { importMapDigest } = context.renderer;
  const development = config.mode === 'development';
  setSecurityHeaders({ ...config, development, importMapDigest });

  const app: FastifyInstance = fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: createRequestIdGenerator(config.trustedProxies),
    routerOptions: { caseSensitive: false, maxParamLength: 4000 },
    bodyLimit: limits.body,
    serverFactory: (route) => createHttpServer(context, { healthState, countResponse, route }),
    // Requests on open connections during a stop are answered, and the connections closed.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: sendParseError,
    frameworkErrors: (error, request, reply) => {
      reply.headers(securityHeaders.page);
      void app.errorHandler(error, request, reply as never);
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // Upgrades are ignored (RFC 9110, section 7.8), and their connections closed.
  app.server.prependListener('request', ({ headers }, response) => {
    if (headers.upgrade !== undefined) response.shouldKeepAlive = false;
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders.page);
    requireHost(request);
  });
  app.server.on('checkExpectation', sendExpectationFailed);
  const probe = new DatabaseProbe(() => checkDatabase(context), context.log);
  registerErrorHandlers(app, context, probe);

  await app.register(requestContext, { config });
  await app.register(requestLog, { count: countResponse });
  await app.register(overload, { delay: limits.eventLoopDelay, span: limits.eventLoopSpan });
  await app.register(originCheck, { origin: config.origin });
  await app.register(slowBodies, { timeout: limits.requestTimeout });
  await app.register(cookie);
  await app.register(openApi, { origin: config.origin });

  await app.register(health, { published: context.published, health: healthState, probe });
  await app.register(assets, { config, files: context.files });
  await app.register(mediaRoutes, { context });
  await app.register(mapRoutes, { context });
  await app.register(tileRoutes, { context });
  await app.register(contactPersonRoutes, { context });
  await app.register(socialFeedRoutes, { context });
  await app.register(videoRoutes, { context });
  await app.register(captchaRoutes, {
    captcha: context.captcha,
    forms: [
      ...forms.map(({ definition }) => definition.name),
      reportDefinition.name,
      accountFormName,
    ],
  });
  await app.register(formRoutes, { context, forms });
  await app.register(whistleblowingRoutes, { context });
  await app.register(eventRoutes, { context });
  await app.register(portal, { context });
  await app.register(newsFeed, { context });
  await app.register(searchRoutes, { context });
  await app.register(ogImageRoutes, { context });
  await app.register(seoRoutes, { context });
  await app.register(cancellation, { context });
  await app.register(preview, { context });
  await app.register(noJsFormRoutes, { context, forms });
  await app.register(noJsReportRoutes, { context });
  if (config.mode !== 'production') await app.register(exampleRoutes, { context });
  await app.register(pageRoutes, { context });
  return app;
}

interface ServerOptions {
  healthState: Health;
  countResponse: RecordResponse | undefined;
  route: (request: IncomingMessage, response: ServerResponse) => void;
}

/** Answers cached requests ahead of the router, whose hooks take longer than the rest. */
function createHttpServer(
  { cache, log }: Context,
  { countResponse, route, healthState }: ServerOptions,
): Server {
  const server = createServer(
    {
      maxHeaderSize: limits.header,
      headersTimeout: limits.headersTimeout,
      requestTimeout: limits.uploadTimeout,
      connectionsCheckingInterval: limits.checkingInterval,
      keepAliveTimeout: limits.keepAlive,
      // Node would refuse these without our headers.
      requireHostHeader: false,
      ServerResponse: LingeringResponse,
    },
    (request, response) => {
      const start = performance.now();
      // During a stop the router closes the connections.
      const sent = !healthState.draining && sendFromCache(cache, request, response, previewCookie);
      if (!sent) return route(request, response);
      const ms = performance.now() - start;
      logResponse(log, countResponse, { method: request.method, ...sent, ms });
    },
  );
  return server.setTimeout(limits.requestTimeout + 5000);
}

/** Writes a row to the database, and reads and renders the home page. */
async function checkDatabase(context: Context): Promise<void> {
  await context.store.checkWritable();
  await buildPage(context, context.published.reader(), {
    locale: 'de-DE',
    path: '/',
    searchParams: emptySearchParams,
  });
}
