import { clientNetwork, compileTrustedProxies } from '@oilway/store/accounts/client-network.ts';
import type { OpenSpan } from '@oilway/store/open-span.ts';
import { requestContext as storage } from '@oilway/store/request-context.ts';
import { endRequestSpan, tracer } from '@oilway/store/tracing/tracer.ts';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { SiteConfig } from '../config.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Excludes its requests from traces. */
    untraced?: boolean;
  }
  interface FastifyRequest {
    /** The network of the client. */
    network: string;
  }
}

/**
 * Adds the request id to the response and to each line of the log, so that a visitor's report can be traced. Not for unlogged routes: a proxy's id
 * would lead to a line of its log.
 * @param config has the proxies that are trusted for the client's network and the parent trace.
 */
export const requestContext = fp<{ config: Pick<SiteConfig, 'trustedProxies'> }>(
  async (app, { config }) => {
    const trusts = compileTrustedProxies(config.trustedProxies);
    app.decorateRequest('network', {
      getter() {
        const { headers, socket } = this;
        const forwarded = String(headers['x-forwarded-for'] ?? '');
        return clientNetwork({ address: socket.remoteAddress, forwarded }, config.trustedProxies);
      },
    });
    const spans = new WeakMap<FastifyRequest, OpenSpan>();
    app.addHook('onRequest', (request, reply, done) => {
      const { unlogged, untraced } = request.routeOptions.config ?? {};
      if (unlogged) {
        request.log = app.log;
        done();
        return;
      }
      reply.header('x-request-id', request.id);
      const parentHeaders = trusts(request.socket.remoteAddress) ? request.headers : undefined;
      const span = untraced ? undefined : tracer()?.startRequest(parentHeaders);
      if (span) spans.set(request, span);
      storage.run({ id: request.id, span }, done);
    });
    app.addHook('onResponse', async (request, reply) => {
      const span = spans.get(request);
      if (!span) return;
      const { method, routeOptions } = request;
      endRequestSpan(span, { method, route: routeOptions.url, status: reply.statusCode });
    });
  },
  { name: 'request-context' },
);
