import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { compileTrustedProxies } from './accounts/client-network.ts';
import type { OpenSpan } from './open-span.ts';

/** Characters that are safe in headers and logs. */
const usable = /^[\w.:=+/-]{1,100}$/;

type RequestSource = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Returns a generator of request ids: a trusted proxy's `X-Request-Id`, else a new id. @param trustedProxies addresses whose header is used. */
export const createRequestIdGenerator = (trustedProxies: readonly string[]) => {
  const isTrustedProxy = compileTrustedProxies(trustedProxies);
  return ({ headers, socket }: RequestSource): string => {
    const given = headers['x-request-id'];
    return typeof given === 'string' && usable.test(given) && isTrustedProxy(socket.remoteAddress)
      ? given
      : randomUUID();
  };
};

/** The context of an operation. A job has no id, and a request has no span without tracing. */
interface RequestContext {
  id?: string;
  span?: OpenSpan | undefined;
}

const contextKey = Symbol.for('oilway.request');
const globalRegistry = globalThis as { [contextKey]?: AsyncLocalStorage<RequestContext> };

globalRegistry[contextKey] ??= new AsyncLocalStorage();

/** The current request's AsyncLocalStorage, shared by copies of this module that a bundler makes. */
export const requestContext = globalRegistry[contextKey];
