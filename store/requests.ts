import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isTrusted } from './accounts/network.ts';
import type { OpenSpan } from './open-span.ts';

/** Characters that are safe in headers and logs. */
const usable = /^[\w.:=+/-]{1,100}$/;

type Asked = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Returns a generator of request ids: a trusted proxy's `X-Request-Id`, else a new id. @param trustedProxies addresses whose header is used. */
export const requestIds = (trustedProxies: readonly string[]) => {
  const trusts = isTrusted(trustedProxies);
  return ({ headers, socket }: Asked): string => {
    const given = headers['x-request-id'];
    return typeof given === 'string' && usable.test(given) && trusts(socket.remoteAddress)
      ? given
      : randomUUID();
  };
};

/** The context of an operation. A job has no id, and a request has no span without tracing. */
interface RequestScope {
  id?: string;
  span?: OpenSpan | undefined;
}

const place = Symbol.for('oilway.request');
const everywhere = globalThis as { [place]?: AsyncLocalStorage<RequestScope> };

everywhere[place] ??= new AsyncLocalStorage();

/** The current request's AsyncLocalStorage, shared by copies of this module that a bundler makes. */
export const requestScope = everywhere[place];
