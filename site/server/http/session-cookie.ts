import { tokenPattern } from '@oilway/store/accounts/tokens.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteConfig } from '../config.ts';

type Config = Pick<SiteConfig, 'origin'>;

/**
 * Returns name and attributes of a cookie. Behind TLS the prefix `__Host-` forbids a `Domain` attribute and a path other than `/` (RFC 6265bis,
 * section 4.1.3.2).
 */
export function cookieOptions(plain: string, origin: string) {
  const secure = origin.startsWith('https:');
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return { name: secure ? `__Host-${plain}` : plain, attributes };
}

const sessionCookie = ({ origin }: Config) => cookieOptions('oilway-session', origin);

/** Returns the session token of a request; undefined for a malformed one. */
export function sessionToken(request: FastifyRequest, config: Config): string | undefined {
  const token = request.cookies[sessionCookie(config).name];
  return token !== undefined && tokenPattern.test(token) ? token : undefined;
}

/** Sets a cookie that lasts as long as the browser is open; the server limits the session itself. */
export function setSessionCookie(reply: FastifyReply, token: string, config: Config): void {
  const { attributes, name } = sessionCookie(config);
  void reply.setCookie(name, token, attributes);
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  const { attributes, name } = sessionCookie(config);
  void reply.clearCookie(name, attributes);
}

/**
 * Whether the member made a request: by a click on our own page or by typing the URL. An image on another site or a prefetch must not end the session
 * (W3C Fetch Metadata). Without those headers SameSite excludes images.
 */
export function isUserInitiated({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'];
  if (purpose !== undefined && /prefetch|prerender|preview/i.test(String(purpose))) return false;
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
