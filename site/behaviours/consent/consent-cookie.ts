/**
 * The one cookie of a visitor's choices: versioned JSON, kept for half a year. Where nothing is allowed
 * there is no cookie. Pure functions over `document.cookie`, so that they run without a browser.
 */
import { type ConsentCategory, categories } from './categories.ts';
import { cookieIn } from './cookies.ts';

const version = 1;
/** Half a year, in seconds. */
const maxAge = 182 * 24 * 60 * 60;

/** Behind TLS the name itself forbids a domain and a path other than ours (RFC 6265bis, section 4.1.3.2). */
export const consentCookieName = (secure: boolean) =>
  secure ? '__Host-oilway-consent' : 'oilway-consent';

/** What is allowed, from all cookies of the page. Anything that is not as we wrote it allows nothing. */
export function readConsent(cookies: string, secure: boolean): Set<ConsentCategory> {
  return parseConsent(cookieIn(cookies, consentCookieName(secure)));
}

/** What a cookie's value, or another tab's message, allows. */
export function parseConsent(value: unknown): Set<ConsentCategory> {
  try {
    const stored: unknown = JSON.parse(decodeURIComponent(String(value)));
    if (typeof stored !== 'object' || stored === null) return new Set();
    const fields = stored as Record<string, unknown>;
    if (fields.v !== version) return new Set();
    return new Set(categories.filter((category) => fields[category] === true));
  } catch {
    return new Set();
  }
}

export function consentValue(allowed: ReadonlySet<ConsentCategory>): string {
  const choices = categories.map((category) => [category, allowed.has(category)]);
  return encodeURIComponent(JSON.stringify({ v: version, ...Object.fromEntries(choices) }));
}

/** What to assign to `document.cookie`: the choices, or the cookie's end where nothing is allowed. */
export function consentCookie(allowed: ReadonlySet<ConsentCategory>, secure: boolean): string {
  const name = consentCookieName(secure);
  const attributes = `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return allowed.size > 0
    ? `${name}=${consentValue(allowed)}; Max-Age=${maxAge}; ${attributes}`
    : `${name}=; Max-Age=0; ${attributes}`;
}
