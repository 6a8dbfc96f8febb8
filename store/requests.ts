import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isTrusted } from './accounts/network.ts';
import type { OpenSpan } from './open-span.ts';

/** Letters that no header and no line of a log takes for anything else. */
const usable = /^[\w.:=+/-]{1,100}$/;

type Asked = Pick<IncomingMessage, 'headers' | 'socket'>;

/**
 * What a request is called in the log and in its answer: as a proxy of the operator's calls it (`X-Request-Id`), else by a name of its own.
 * @param trustedProxies addresses whose word counts.
 */
export const requestIds = (trustedProxies: readonly string[]) => {
  const trusts = isTrusted(trustedProxies);
  return ({ headers, socket }: Asked): string => {
    const given = headers['x-request-id'];
    return typeof given === 'string' && usable.test(given) && trusts(socket.remoteAddress)
      ? given
      : randomUUID();
  };
};

/** What something is done for. A job has no id, and a request has no span where there are no traces. */
interface RequestScope {
  id?: string;
  span?: OpenSpan | undefined;
}

const place = Symbol.for('oilway.request');
const everywhere = globalThis as { [place]?: AsyncLocalStorage<RequestScope> };

everywhere[place] ??= new AsyncLocalStorage();

/** The request that something is done for. One for the process, of which a bundler may make several of this file. */
export const requestScope = everywhere[place];
