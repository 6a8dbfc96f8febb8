import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { clientNetwork } from '@oilway/store/accounts/client-network.ts';

/**
 * Sets a header with the network of the client for the studio's endpoints (`content/staff/client-info.ts`): Next passes headers only, and trusts
 * `X-Forwarded-For` from any client. A header of this name sent by the client is removed. Imported before Next.
 */
const trustedProxies = process.env.TRUSTED_PROXIES?.split(/, */) ?? [];

subscribe('http.server.request.start', (message) => {
  const { headers, socket } = (message as { request: IncomingMessage }).request;
  const forwarded = String(headers['x-forwarded-for'] ?? '');
  headers['x-oilway-network'] = clientNetwork(
    { address: socket.remoteAddress, forwarded },
    trustedProxies,
  );
});
