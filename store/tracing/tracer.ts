import type { IncomingHttpHeaders } from 'node:http';
import type { OpenSpan } from '../open-span.ts';
import { requestContext } from '../request-context.ts';
import { isUntraced } from './untraced.ts';

/** Records spans and exports them to a collector. */
export interface Tracer {
  /** Starts the span of a request. @param parentHeaders headers with the parent span (`traceparent`), from a trusted client. */
  startRequest(parentHeaders?: IncomingHttpHeaders): OpenSpan;
  /** Starts the root span of background work. */
  startWork(name: string): OpenSpan;
  /** Exports the finished spans and shuts down. */
  close(): Promise<void>;
}

const tracerKey = Symbol.for('oilway.tracer');
const globalRegistry = globalThis as { [tracerKey]?: Tracer };

/** Returns the process's tracer, shared by copies of this module that a bundler makes; undefined without a collector. */
export const tracer = (): Tracer | undefined => globalRegistry[tracerKey];

export function setTracer(newTracer: Tracer | undefined): void {
  if (newTracer) globalRegistry[tracerKey] = newTracer;
  else delete globalRegistry[tracerKey];
}

/** Runs background work, in a trace if tracing is enabled. @throws what `callback` throws. */
export async function traced<Result>(
  name: string,
  callback: () => Promise<Result>,
): Promise<Result> {
  const span = isUntraced(name) ? undefined : tracer()?.startWork(name);
  if (!span) return callback();
  try {
    const result = await requestContext.run({ span }, callback);
    span.end();
    return result;
  } catch (error) {
    span.end({ failed: true });
    throw error;
  }
}

interface ResponseAttributes {
  method: string;
  /** The route's pattern, never the URL; undefined where no route matches. */
  route: string | undefined;
  status: number;
}

export function endRequestSpan(
  span: OpenSpan,
  { method, route, status }: ResponseAttributes,
): void {
  span.end({
    name: route === undefined ? method : `${method} ${route}`,
    attributes: {
      'http.request.method': method,
      'http.response.status_code': status,
      ...(route !== undefined && { 'http.route': route }),
    },
    failed: status >= 500,
  });
}
