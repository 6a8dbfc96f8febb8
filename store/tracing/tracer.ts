import type { IncomingHttpHeaders } from 'node:http';
import type { OpenSpan } from '../open-span.ts';
import { requestScope } from '../requests.ts';
import { isQuiet } from './quiet.ts';

/** Records spans and exports them to a collector. */
export interface Tracer {
  /** Starts the span of a request. @param above headers with the parent span (`traceparent`), from a trusted client. */
  request(above?: IncomingHttpHeaders): OpenSpan;
  /** Starts the root span of background work. */
  work(name: string): OpenSpan;
  /** Exports the finished spans and shuts down. */
  close(): Promise<void>;
}

const place = Symbol.for('oilway.tracer');
const everywhere = globalThis as { [place]?: Tracer };

/** Returns the process's tracer, shared by copies of this module that a bundler makes; undefined without a collector. */
export const tracer = (): Tracer | undefined => everywhere[place];

export function keepTracer(kept: Tracer | undefined): void {
  if (kept) everywhere[place] = kept;
  else delete everywhere[place];
}

/** Runs background work, in a trace if tracing is enabled. @throws what `act` throws. */
export async function traced<Result>(name: string, act: () => Promise<Result>): Promise<Result> {
  const span = isQuiet(name) ? undefined : tracer()?.work(name);
  if (!span) return act();
  try {
    const result = await requestScope.run({ span }, act);
    span.end();
    return result;
  } catch (error) {
    span.end({ failed: true });
    throw error;
  }
}

interface AnsweredSpan {
  method: string;
  /** The route's pattern, never the URL; undefined where no route matches. */
  route: string | undefined;
  status: number;
}

export function endAnswered(span: OpenSpan, { method, route, status }: AnsweredSpan): void {
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
