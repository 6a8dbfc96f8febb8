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

/** What counts the answers, and the server that tells of them, whose own answers are no matter. */
interface Counted {
  registry: Registry;
  server: Server;
}

/** One line an answer, and its count: by the pattern of its route, never the address itself. Next tells of no route, so it is made from the address. */
export function watchAnswers(payload: Payload, metrics: Counted | undefined): void {
  const count = metrics && answerMetrics(metrics.registry);
  const names = namesOf(payload);
  const begun = new WeakMap<IncomingMessage, { at: number; span: OpenSpan | undefined }>();
  subscribe('http.server.request.start', (message) => {
    // What it is called was said just before, by who was here first.
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

/** What stands in the addresses of lists and pages of settings. */
function namesOf({ config }: Payload): ReadonlySet<string> {
  return new Set([...config.collections, ...config.globals].map(({ slug }) => slug));
}

/** Below these an address names a list, or a page of settings. */
const named = /^(\/api\/(?:globals\/)?|\/admin\/(?:collections|globals)\/)([^/]+)(?:\/|(\/.+))?$/;

/** An address with `*` for whatever is no name of ours: `/api/pages/*`. There are a few for each name, whatever is asked. */
export function routeOf(address: string, names: ReadonlySet<string>): string {
  const [path = ''] = address.split('?', 1);
  const [, before = '', name = '', rest] = named.exec(path) ?? [];
  if (names.has(name)) return before + name + (rest === undefined ? '' : '/*');
  const [, room] = /^\/(admin|api|_next)(?:\/|$)/.exec(path) ?? [];
  return room === undefined ? 'none' : `/${room}/*`;
}
