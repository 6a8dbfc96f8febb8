import { tokenForm } from '@oilway/store/accounts/tokens.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from '../config.ts';

type Config = Pick<SiteConfig, 'origin'>;

/** Behind TLS the name itself forbids a domain and a path other than ours (RFC 6265bis, section 4.1.3.2). */
const cookieName = (origin: string) =>
  origin.startsWith('https:') ? '__Host-oilway-session' : 'oilway-session';

const optionsFor = (origin: string) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: origin.startsWith('https:'),
  }) as const;

/** The session's token that a browser sent, if it can be one. */
export function sessionToken(request: FastifyRequest, { origin }: Config): string | undefined {
  const token = request.cookies[cookieName(origin)];
  return token !== undefined && tokenForm.test(token) ? token : undefined;
}

/** Lasts as long as the browser is open; how long the session lasts is for the server to say. */
export function giveSession(reply: FastifyReply, token: string, { origin }: Config): void {
  void reply.setCookie(cookieName(origin), token, optionsFor(origin));
}

export function takeSession(reply: FastifyReply, { origin }: Config): void {
  void reply.clearCookie(cookieName(origin), optionsFor(origin));
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
