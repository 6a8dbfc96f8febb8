/** The two sites. A culture is what the calls name (`cultureName`); a locale is its short form in the studio. */
export const cultures = ['de-DE', 'pl-PL'] as const;
export type Culture = (typeof cultures)[number];
export type Locale = 'de' | 'pl';

const locales: Record<Culture, Locale> = { 'de-DE': 'de', 'pl-PL': 'pl' };
const roots: Record<Culture, string> = { 'de-DE': '/', 'pl-PL': '/pl' };

export const localeOf = (culture: Culture): Locale => locales[culture];
export const cultureOf = (locale: Locale): Culture => (locale === 'pl' ? 'pl-PL' : 'de-DE');

/** The path of a culture's home page: `/` or `/pl`. */
export const rootOf = (culture: Culture): string => roots[culture];

export function isCulture(value: unknown): value is Culture {
  return cultures.includes(value as Culture);
}

/** The culture that a call names in whatever case; what is none stays as it is. */
export const cultureNamed = (named: unknown): unknown =>
  cultures.find((culture) => culture.toLowerCase() === String(named).toLowerCase()) ?? named;

/** The site a path belongs to: everything under `/pl` is Polish, the rest German. */
export function cultureOfPath(path: string): Culture {
  return path === '/pl' || path.startsWith('/pl/') ? 'pl-PL' : 'de-DE';
}

/** Where the customer portal of each site begins. Its pages lie below, and none of them is a page of the tree. */
export const portalPaths: Record<Culture, string> = {
  'de-DE': '/kundenportal',
  'pl-PL': '/pl/portal-klienta',
};

/** The page of the portal that takes requests for an account, and their confirmations. */
export const accountPaths: Record<Culture, string> = {
  'de-DE': `${portalPaths['de-DE']}/zugang-anfragen`,
  'pl-PL': `${portalPaths['pl-PL']}/wniosek-o-dostep`,
};

/** The name of the token in the address of a mail's link to the portal. */
export const portalToken = 'token';

/** Where the people of each site live, by the clock. */
export const timeZones: Record<Culture, string> = {
  'de-DE': 'Europe/Berlin',
  'pl-PL': 'Europe/Warsaw',
};
