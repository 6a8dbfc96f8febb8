import { isTrusted, networkOf } from '@oilway/store/accounts/network.ts';
import type { OpenSpan } from '@oilway/store/open-span.ts';
import { requestScope } from '@oilway/store/requests.ts';
import { endAnswered, tracer } from '@oilway/store/tracing/tracer.ts';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { SiteConfig } from '../config.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its requests are in no trace. */
    untraced?: boolean;
  }
  interface FastifyRequest {
    /** Which network it comes from. */
    network: string;
  }
}

/**
 * Says in the answer and in each line of the log which request it is about, so that who met something strange can be helped. Not of requests that
 * nothing is written down of: a proxy's id would lead to a line of its own.
 * @param config has the addresses whose word counts about the network and the trace that a request belongs to.
 */
export const requestNames = fp<{ config: Pick<SiteConfig, 'trustedProxies'> }>(
  async (app, { config }) => {
    const trusts = isTrusted(config.trustedProxies);
    app.decorateRequest('network', {
      getter() {
        const { headers, socket } = this;
        const forwarded = String(headers['x-forwarded-for'] ?? '');
        return networkOf({ address: socket.remoteAddress, forwarded }, config.trustedProxies);
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
      const above = trusts(request.socket.remoteAddress) ? request.headers : undefined;
      const span = untraced ? undefined : tracer()?.request(above);
      if (span) spans.set(request, span);
      requestScope.run({ id: request.id, span }, done);
    });
    app.addHook('onResponse', async (request, reply) => {
      const span = spans.get(request);
      if (!span) return;
      const { method, routeOptions } = request;
      endAnswered(span, { method, route: routeOptions.url, status: reply.statusCode });
    });
  },
  { name: 'request-names' },
);
