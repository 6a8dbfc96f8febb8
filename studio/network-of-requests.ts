import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { networkOf } from '@oilway/store/accounts/network.ts';

/**
 * Which network a request comes from, where the studio's calls find it (`content/staff/asker.ts`): Next tells them of headers only, and
 * takes what `X-Forwarded-For` says from anybody. Whatever came under our own name is gone. Imported before Next.
 */
const trusted = process.env.TRUSTED_PROXIES?.split(/, */) ?? [];

subscribe('http.server.request.start', (message) => {
  const { headers, socket } = (message as { request: IncomingMessage }).request;
  const forwarded = String(headers['x-forwarded-for'] ?? '');
  headers['x-oilway-network'] = networkOf({ address: socket.remoteAddress, forwarded }, trusted);
});
