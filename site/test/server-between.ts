import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** What is changed on the way: of pages, and of one script. */
export interface Change {
  page?: Partial<Changed>;
  script?: Partial<Changed>;
}

interface Changed {
  status: number;
  headers: Record<string, string | undefined>;
  policy: (text: string) => string | undefined;
  insert: string;
  replace: string | Buffer;
  endless: boolean;
  silent: boolean;
  cut: boolean;
  bomb: boolean;
}

/**
 * A server between a site and whoever asks.
 * @param changed the path of the script that `change.script` is for.
 */
export async function serverBetween(
  site: string,
  changed: string,
  { page, script }: Change,
): Promise<{ origin: string; stop: () => void }> {
  const server = createServer((request, reply) => {
    const path = request.url ?? '/';
    const change = path === changed ? script : /^\/(assets|sitemap)/.test(path) ? undefined : page;
    void passOn(site, request, reply, change ?? {});
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}

async function passOn(
  site: string,
  request: IncomingMessage,
  reply: ServerResponse,
  change: Partial<Changed>,
) {
  if (change.silent) return;
  const answer = await fetch(site + request.url, { redirect: 'manual' });
  const headers: Record<string, string | undefined> = Object.fromEntries(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
    delete headers[name];
  Object.assign(headers, change.headers);
  if (change.status === 302) headers.location = 'https://else.example/';
  if (change.bomb) headers['content-encoding'] = 'br';
  const policy = headers['content-security-policy'] ?? '';
  headers['content-security-policy'] = change.policy ? change.policy(policy) : policy;
  for (const [name, value] of Object.entries(headers)) if (value) reply.setHeader(name, value);
  reply.writeHead(change.status ?? answer.status);
  const text = await answer.text();
  const inserted = text.replace('</body>', `${change.insert ?? ''}</body>`);
  const body = change.replace ?? inserted;
  if (change.cut) return reply.write('half', () => reply.destroy());
  if (change.bomb) return reply.end(brotliCompressSync(Buffer.alloc(5_000_000)));
  if (!change.endless) return reply.end(body);
  const more = () => reply.destroyed || reply.write(Buffer.alloc(1_000_000, ' '), more);
  more();
}
