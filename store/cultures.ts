/** The two sites. A culture is the API's name (`cultureName`); a locale is the studio's short form. */
export const cultures = ['de-DE', 'pl-PL'] as const;
export type Culture = (typeof cultures)[number];
export type Locale = 'de' | 'pl';

const locales: Record<Culture, Locale> = { 'de-DE': 'de', 'pl-PL': 'pl' };
const roots: Record<Culture, string> = { 'de-DE': '/', 'pl-PL': '/pl' };

export const localeOf = (culture: Culture): Locale => locales[culture];
export const cultureOf = (locale: Locale): Culture => (locale === 'pl' ? 'pl-PL' : 'de-DE');

/** Returns the path of a culture's home page: `/` or `/pl`. */
export const rootOf = (culture: Culture): string => roots[culture];

export function isCulture(value: unknown): value is Culture {
  return cultures.includes(value as Culture);
}

/** Returns the culture of an API call's parameter, whatever its case; an unknown value is unchanged. */
export const cultureNamed = (named: unknown): unknown =>
  cultures.find((culture) => culture.toLowerCase() === String(named).toLowerCase()) ?? named;

/** Returns the culture of a path: everything under `/pl` is Polish, the rest German. */
export function cultureOfPath(path: string): Culture {
  return path === '/pl' || path.startsWith('/pl/') ? 'pl-PL' : 'de-DE';
}

/** The root path of each site's customer portal. Its pages are not in the page tree. */
export const portalPaths: Record<Culture, string> = {
  'de-DE': '/kundenportal',
  'pl-PL': '/pl/portal-klienta',
};

/** The portal page for account requests and their confirmations. */
export const accountPaths: Record<Culture, string> = {
  'de-DE': `${portalPaths['de-DE']}/zugang-anfragen`,
  'pl-PL': `${portalPaths['pl-PL']}/wniosek-o-dostep`,
};

/** The query parameter of the token in a mailed portal link. */
export const portalToken = 'token';

/** The time zone of each site. */
export const timeZones: Record<Culture, string> = {
  'de-DE': 'Europe/Berlin',
  'pl-PL': 'Europe/Warsaw',
};
