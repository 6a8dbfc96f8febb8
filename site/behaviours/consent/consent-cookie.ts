/**
 * The cookie with the visitor's consents: versioned JSON with a lifetime of half a year; no cookie without any consent. Pure functions over
 * `document.cookie`, so that tests need no browser.
 */
import { type ConsentCategory, consentCategories } from './categories.ts';
import { readCookie } from './cookies.ts';

const version = 1;
/** Half a year, in seconds. */
const maxAge = 182 * 24 * 60 * 60;

/** Behind TLS the prefix `__Host-` forbids a `Domain` attribute and a path other than `/` (RFC 6265bis, section 4.1.3.2). */
export const consentCookieName = (secure: boolean) =>
  secure ? '__Host-oilway-consent' : 'oilway-consent';

/** Returns the consents among all cookies of the page; none for a malformed value. */
export function readConsent(cookies: string, secure: boolean): Set<ConsentCategory> {
  return parseConsent(readCookie(cookies, consentCookieName(secure)));
}

/** Returns the consents in a cookie's value or another tab's message; none for a malformed one. */
export function parseConsent(value: unknown): Set<ConsentCategory> {
  try {
    const stored: unknown = JSON.parse(decodeURIComponent(String(value)));
    if (typeof stored !== 'object' || stored === null) return new Set();
    const fields = stored as Record<string, unknown>;
    if (fields.v !== version) return new Set();
    return new Set(consentCategories.filter((category) => fields[category] === true));
  } catch {
    return new Set();
  }
}

export function consentValue(allowed: ReadonlySet<ConsentCategory>): string {
  const choices = consentCategories.map((category) => [category, allowed.has(category)]);
  return encodeURIComponent(JSON.stringify({ v: version, ...Object.fromEntries(choices) }));
}

/** Returns the string for `document.cookie`: it sets the consents, or expires the cookie without any. */
export function consentCookie(allowed: ReadonlySet<ConsentCategory>, secure: boolean): string {
  const name = consentCookieName(secure);
  const attributes = `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return allowed.size > 0
    ? `${name}=${consentValue(allowed)}; Max-Age=${maxAge}; ${attributes}`
    : `${name}=; Max-Age=0; ${attributes}`;
}
