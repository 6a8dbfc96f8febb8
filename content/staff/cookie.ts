import { tokenPattern } from '@oilway/store/accounts/tokens.ts';
import { parseCookies } from 'payload';

/** The purpose of a token: a session, or a login that awaits the second factor. */
type Kind = 'session' | 'step';

const names: Record<Kind, string> = { session: 'oilway-staff', step: 'oilway-staff-step' };

/** Over TLS the prefix of the name forbids other domains and paths (RFC 6265bis, section 4.1.3.2). */
const cookieName = (origin: string, kind: Kind) =>
  `${origin.startsWith('https:') ? '__Host-' : ''}${names[kind]}`;

const attributesFor = (origin: string) =>
  `Path=/; HttpOnly; SameSite=Strict${origin.startsWith('https:') ? '; Secure' : ''}`;

/** Returns the token of a request's cookie if it is well-formed. @param origin the studio's. */
export function sessionToken(
  headers: Headers,
  origin: string,
  kind: Kind = 'session',
): string | undefined {
  const token = parseCookies(headers).get(cookieName(origin, kind));
  return token !== undefined && tokenPattern.test(token) ? token : undefined;
}

/** Returns a session cookie, without expiry: the server limits the session. */
export const sessionCookie = (token: string, origin: string, kind: Kind = 'session'): string =>
  `${cookieName(origin, kind)}=${token}; ${attributesFor(origin)}`;

export const expiredCookie = (origin: string, kind: Kind = 'session'): string =>
  `${cookieName(origin, kind)}=; ${attributesFor(origin)}; Max-Age=0`;

/**
 * Returns whether a request is same-origin, by Fetch Metadata (W3C) and `Origin`, against CSRF. Writes need one of these headers: browsers send them.
 * Reads may have neither, but not a foreign origin; a page may be opened from another site.
 * @param method undefined for a page of the studio, which is read.
 */
export function isSameOrigin(
  headers: Headers,
  method: string | undefined,
  origin: string,
): boolean {
  const from = headers.get('origin');
  if (from !== null) return from === origin;
  const site = headers.get('sec-fetch-site');
  if (site === 'same-origin' || method === undefined) return true;
  return /^(get|head|options)$/i.test(method) && (site === null || site === 'none');
}
