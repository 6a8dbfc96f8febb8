import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { answerMetrics, type Registry } from '@oilway/store/metrics/process.ts';
import type { OpenSpan } from '@oilway/store/open-span.ts';
import { requestScope } from '@oilway/store/requests.ts';
import { endAnswered } from '@oilway/store/tracing/tracer.ts';
import type { Payload } from 'payload';

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

/** The metrics that count responses, and the metrics server, whose own responses are excluded. */
interface Counted {
  registry: Registry;
  server: Server;
}

/** Logs and counts each response, by its route pattern instead of its URL. Next reports no route, so it is derived from the URL. */
export function watchAnswers(payload: Payload, metrics: Counted | undefined): void {
  const count = metrics && answerMetrics(metrics.registry);
  const names = namesOf(payload);
  const begun = new WeakMap<IncomingMessage, { at: number; span: OpenSpan | undefined }>();
  subscribe('http.server.request.start', (message) => {
    // `request-ids.ts` subscribed earlier and has already set the span.
    const span = requestScope.getStore()?.span;
    begun.set((message as Exchange).request, { at: performance.now(), span });
  });
  subscribe('http.server.response.finish', (message) => {
    const { request, response, server } = message as Exchange;
    const start = begun.get(request);
    if (start === undefined || server === metrics?.server) return;
    const ms = performance.now() - start.at;
    const route = routeOf(request.url ?? '', names);
    const { statusCode: status } = response;
    const { method = '' } = request;
    if (start.span) endAnswered(start.span, { method, route, status });
    count?.({ route, status, seconds: ms / 1000 });
    const reqId = response.getHeader('X-Request-Id');
    const line = { reqId, method, route, status, ms: Math.round(ms) };
    if (status >= 500) payload.logger.warn(line, 'answered');
    else payload.logger.debug(line, 'answered');
  });
}

/** Returns the slugs of collections and globals, which URLs contain. */
function namesOf({ config }: Payload): ReadonlySet<string> {
  return new Set([...config.collections, ...config.globals].map(({ slug }) => slug));
}

/** URL prefixes that are followed by the slug of a collection or a global. */
const named = /^(\/api\/(?:globals\/)?|\/admin\/(?:collections|globals)\/)([^/]+)(?:\/|(\/.+))?$/;

/**
 * Returns the route pattern of a URL, with `*` for unknown segments: `/api/pages/*`. The number of patterns is bounded, regardless of the requests.
 */
export function routeOf(address: string, names: ReadonlySet<string>): string {
  const [path = ''] = address.split('?', 1);
  const [, before = '', name = '', rest] = named.exec(path) ?? [];
  if (names.has(name)) return before + name + (rest === undefined ? '' : '/*');
  const [, room] = /^\/(admin|api|_next)(?:\/|$)/.exec(path) ?? [];
  return room === undefined ? 'none' : `/${room}/*`;
}
