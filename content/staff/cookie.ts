import { tokenForm } from '@oilway/store/accounts/tokens.ts';
import { parseCookies } from 'payload';

/** What a token is of: a session, or a login that waits for its second step. */
type Kind = 'session' | 'step';

const names: Record<Kind, string> = { session: 'oilway-staff', step: 'oilway-staff-step' };

/** Behind TLS the name itself forbids a domain and a path other than ours (RFC 6265bis, section 4.1.3.2). */
const cookieName = (origin: string, kind: Kind) =>
  `${origin.startsWith('https:') ? '__Host-' : ''}${names[kind]}`;

const attributesFor = (origin: string) =>
  `Path=/; HttpOnly; SameSite=Strict${origin.startsWith('https:') ? '; Secure' : ''}`;

/** The token that a browser sent, if it can be one. @param origin the studio's. */
export function sessionToken(
  headers: Headers,
  origin: string,
  kind: Kind = 'session',
): string | undefined {
  const token = parseCookies(headers).get(cookieName(origin, kind));
  return token !== undefined && tokenForm.test(token) ? token : undefined;
}

/** Lasts as long as the browser is open; how long the session lasts is for the server to say. */
export const cookieWith = (token: string, origin: string, kind: Kind = 'session'): string =>
  `${cookieName(origin, kind)}=${token}; ${attributesFor(origin)}`;

export const cookieGone = (origin: string, kind: Kind = 'session'): string =>
  `${cookieName(origin, kind)}=; ${attributesFor(origin)}; Max-Age=0`;

/**
 * What changes something comes from the studio's own pages: browsers say where from (W3C Fetch Metadata, and `Origin`). Who says
 * neither is no browser of staff. What only reads may say nothing, but not that it comes from elsewhere; a page may be opened from there.
 * @param method undefined for a page of the studio, which is read.
 */
export function isOwnDoing(headers: Headers, method: string | undefined, origin: string): boolean {
  const from = headers.get('origin');
  if (from !== null) return from === origin;
  const site = headers.get('sec-fetch-site');
  if (site === 'same-origin' || method === undefined) return true;
  return /^(get|head|options)$/i.test(method) && (site === null || site === 'none');
}
