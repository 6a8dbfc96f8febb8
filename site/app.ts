import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import underPressure from '@fastify/under-pressure';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Context } from './context.ts';
import { mapCalls } from './features/map/calls.ts';
import { mediaCalls } from './features/media/calls.ts';
import { searchEngineCalls } from './features/search-engines/calls.ts';
import { sharingCalls } from './features/sharing/calls.ts';
import { preview } from './pages/preview.ts';
import { pageRoutes } from './pages/routes.ts';
import { assets } from './platform/assets.ts';
import {
  answerErrors,
  answerExpectation,
  answerUnreadable,
  refuseWithoutHost,
} from './platform/errors.ts';
import { type Health, health } from './platform/health.ts';
import { openApi } from './platform/open-api.ts';
import { problemBody } from './platform/problem.ts';
import { requestLog } from './platform/request-log.ts';
import { securityHeaders, setSecurityHeaders } from './platform/security-headers.ts';
import { pageAtHand, sendAnswer } from './platform/send-answer.ts';

/** Bytes, milliseconds. Fastify leaves most of these open unless they are set. */
export const limits = {
  body: 64 * 1024,
  /** Room for a query of 100 kB, so that the call itself can say which parameter is too long. */
  header: 128 * 1024,
  headersTimeout: 10_000,
  /** Node looks for connections past their time this seldom. */
  checkingInterval: 1000,
  requestTimeout: 15_000,
  keepAlive: 15_000,
  /** A loop held up longer than this answers 503 until it is free again. */
  eventLoopDelay: 1500,
};

/** The table of contents: every part of the public server, in order. */
export async function buildApp(
  context: Context,
  state: Health = { draining: false },
): Promise<FastifyInstance> {
  const { config } = context;
  setSecurityHeaders({ ...config, development: config.mode === 'development' });

  const app: FastifyInstance = fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    routerOptions: { caseSensitive: false, maxParamLength: 4000 },
    bodyLimit: limits.body,
    requestTimeout: limits.requestTimeout,
    connectionTimeout: limits.requestTimeout + 5000,
    keepAliveTimeout: limits.keepAlive,
    http: {
      maxHeaderSize: limits.header,
      headersTimeout: limits.headersTimeout,
      connectionsCheckingInterval: limits.checkingInterval,
      // Node would answer that by itself, without our headers.
      requireHostHeader: false,
    },
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
  // Ahead of all other hooks, which a page at hand does not need; half of its time would go to them.
  app.addHook('onRequest', (request, reply, done) => {
    const held = pageAtHand(request.raw, context.answers);
    if (held) sendAnswer(request, reply, held);
    else done();
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders.page);
    refuseWithoutHost(request);
  });
  app.server.on('checkExpectation', answerExpectation);
  if (context.renderer.middleware) app.addHook('onRequest', context.renderer.middleware);
  answerErrors(app, context);

  await app.register(requestLog);
  await app.register(underPressure, {
    maxEventLoopDelay: limits.eventLoopDelay,
    retryAfter: 5,
    pressureHandler: (_request, reply) => {
      reply
        .code(503)
        .header('retry-after', '5')
        .type('application/problem+json')
        .send(JSON.stringify(problemBody(503, 'Too many requests at once. Please try again.')));
    },
  });
  await app.register(cookie);
  await app.register(openApi, { origin: config.origin });

  await app.register(health, { context, health: state });
  await app.register(assets, { config });
  await app.register(mediaCalls, { context });
  await app.register(mapCalls, { context });
  await app.register(sharingCalls, { context });
  await app.register(searchEngineCalls, { context });
  await app.register(preview, { context });
  await app.register(pageRoutes, { context });
  return app;
}
