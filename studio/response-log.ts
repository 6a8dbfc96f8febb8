import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { type Registry, responseMetrics } from '@oilway/store/metrics/process.ts';
import type { OpenSpan } from '@oilway/store/open-span.ts';
import { requestContext } from '@oilway/store/request-context.ts';
import { endRequestSpan } from '@oilway/store/tracing/tracer.ts';
import type { Payload } from 'payload';

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  server: Server;
}

/** The metrics that count responses, and the metrics server, whose own responses are excluded. */
interface ResponseMetrics {
  registry: Registry;
  server: Server;
}

/** Logs and counts each response, by its route pattern instead of its URL. Next reports no route, so it is derived from the URL. */
export function logResponses(payload: Payload, metrics: ResponseMetrics | undefined): void {
  const countResponse = metrics && responseMetrics(metrics.registry);
  const slugs = getSlugs(payload);
  const startTimes = new WeakMap<IncomingMessage, { at: number; span: OpenSpan | undefined }>();
  subscribe('http.server.request.start', (message) => {
    // `request-ids.ts` subscribed earlier and has already set the span.
    const span = requestContext.getStore()?.span;
    startTimes.set((message as Exchange).request, { at: performance.now(), span });
  });
  subscribe('http.server.response.finish', (message) => {
    const { request, response, server } = message as Exchange;
    const start = startTimes.get(request);
    if (start === undefined || server === metrics?.server) return;
    const ms = performance.now() - start.at;
    const route = getRoutePattern(request.url ?? '', slugs);
    const { statusCode: status } = response;
    const { method = '' } = request;
    if (start.span) endRequestSpan(start.span, { method, route, status });
    countResponse?.({ route, status, seconds: ms / 1000 });
    const reqId = response.getHeader('X-Request-Id');
    const line = { reqId, method, route, status, ms: Math.round(ms) };
    if (status >= 500) payload.logger.warn(line, 'answered');
    else payload.logger.debug(line, 'answered');
  });
}

/** Returns the slugs of collections and globals, which URLs contain. */
function getSlugs({ config }: Payload): ReadonlySet<string> {
  return new Set([...config.collections, ...config.globals].map(({ slug }) => slug));
}

/** URL prefixes that are followed by the slug of a collection or a global. */
const slugPattern =
  /^(\/api\/(?:globals\/)?|\/admin\/(?:collections|globals)\/)([^/]+)(?:\/|(\/.+))?$/;

/**
 * Returns the route pattern of a URL, with `*` for unknown segments: `/api/pages/*`. The number of patterns is bounded, regardless of the requests.
 */
export function getRoutePattern(url: string, slugs: ReadonlySet<string>): string {
  const [path = ''] = url.split('?', 1);
  const [, prefix = '', name = '', rest] = slugPattern.exec(path) ?? [];
  if (slugs.has(name)) return prefix + name + (rest === undefined ? '' : '/*');
  const [, section] = /^\/(admin|api|_next)(?:\/|$)/.exec(path) ?? [];
  return section === undefined ? 'none' : `/${section}/*`;
}
