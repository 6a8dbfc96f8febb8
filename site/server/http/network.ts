import { networkOf as networkFrom } from '@oilway/store/accounts/network.ts';
import type { FastifyRequest } from 'fastify';

/** Which network a request comes from. @param trustedProxies addresses of the operator's own, whose word counts. */
export const networkOf = (
  { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>,
  trustedProxies: readonly string[],
): string =>
  networkFrom(
    { address: socket.remoteAddress, forwarded: String(headers['x-forwarded-for'] ?? '') },
    trustedProxies,
  );
