import { tokenForm } from '@oilway/store/accounts/tokens.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from '../config.ts';

type Config = Pick<SiteConfig, 'origin'>;

/**
 * The name and the attributes of a cookie of ours. Behind TLS the name itself forbids a domain and a path other than ours
 * (RFC 6265bis, section 4.1.3.2).
 */
export function ownCookie(plain: string, origin: string) {
  const secure = origin.startsWith('https:');
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return { name: secure ? `__Host-${plain}` : plain, attributes };
}

const session = ({ origin }: Config) => ownCookie('oilway-session', origin);

/** The session's token that a browser sent, if it can be one. */
export function sessionToken(request: FastifyRequest, config: Config): string | undefined {
  const token = request.cookies[session(config).name];
  return token !== undefined && tokenForm.test(token) ? token : undefined;
}

/** Lasts as long as the browser is open; how long the session lasts is for the server to say. */
export function giveSession(reply: FastifyReply, token: string, config: Config): void {
  const { attributes, name } = session(config);
  void reply.setCookie(name, token, attributes);
}

export function takeSession(reply: FastifyReply, config: Config): void {
  const { attributes, name } = session(config);
  void reply.clearCookie(name, attributes);
}

/**
 * A session ends by what its owner does: a press on our own page or an address typed in. Neither a picture on
 * somebody else's page nor a browser that fetches ahead is the owner (W3C Fetch Metadata). Without those headers
 * the cookie itself, which is SameSite, keeps pictures out.
 */
export function isOwnDoing({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const ahead = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'];
  if (ahead !== undefined && /prefetch|prerender|preview/i.test(String(ahead))) return false;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
