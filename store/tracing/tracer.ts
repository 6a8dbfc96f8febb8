import type { IncomingHttpHeaders } from 'node:http';
import type { OpenSpan } from '../open-span.ts';
import { requestScope } from '../requests.ts';
import { isQuiet } from './quiet.ts';

/** Takes the time of what a process does, and tells it to a collector. */
export interface Tracer {
  /**
   * Begins the span of a request.
   * @param above headers that name the span it belongs to (`traceparent`), of whoever may say so.
   */
  request(above?: IncomingHttpHeaders): OpenSpan;
  /** Begins the span of something that nobody asked for. */
  work(name: string): OpenSpan;
  /** Tells what has ended so far, and no more. */
  close(): Promise<void>;
}

const place = Symbol.for('oilway.tracer');
const everywhere = globalThis as { [place]?: Tracer };

/** That of the process, of which a bundler may make several of this file; none where no collector is set. */
export const tracer = (): Tracer | undefined => everywhere[place];

export function keepTracer(kept: Tracer | undefined): void {
  if (kept) everywhere[place] = kept;
  else delete everywhere[place];
}

/** Does something that nobody asked for, as a trace of its own where there are traces. @throws what `act` throws. */
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

/** An answer to a request. */
interface AnsweredSpan {
  method: string;
  /** The pattern of its route, never the address itself; nothing where there is none. */
  route: string | undefined;
  status: number;
}

/** Ends the span of a request. */
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
