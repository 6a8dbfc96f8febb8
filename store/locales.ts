/** The two sites. A culture is the API's name (`cultureName`); a locale is the studio's short form. */
export const locales = ['de-DE', 'pl-PL'] as const;
export type Locale = (typeof locales)[number];
export type Country = 'de' | 'pl';

const countries: Record<Locale, Country> = { 'de-DE': 'de', 'pl-PL': 'pl' };
const homePaths: Record<Locale, string> = { 'de-DE': '/', 'pl-PL': '/pl' };

export const countryOf = (locale: Locale): Country => countries[locale];
export const localeOfCountry = (country: Country): Locale => (country === 'pl' ? 'pl-PL' : 'de-DE');

/** Returns the path of a culture's home page: `/` or `/pl`. */
export const homePathOf = (locale: Locale): string => homePaths[locale];

export function isLocale(value: unknown): value is Locale {
  return locales.includes(value as Locale);
}

/** Returns the culture of an API call's parameter, whatever its case; an unknown value is unchanged. */
export const normalizeLocale = (value: unknown): unknown =>
  locales.find((locale) => locale.toLowerCase() === String(value).toLowerCase()) ?? value;

/** Returns the culture of a path: everything under `/pl` is Polish, the rest German. */
export function localeOfPath(path: string): Locale {
  return path === '/pl' || path.startsWith('/pl/') ? 'pl-PL' : 'de-DE';
}

/** The root path of each site's customer portal. Its pages are not in the page tree. */
export const portalPaths: Record<Locale, string> = {
  'de-DE': '/kundenportal',
  'pl-PL': '/pl/portal-klienta',
};

/** The portal page for account requests and their confirmations. */
export const accountRequestPaths: Record<Locale, string> = {
  'de-DE': `${portalPaths['de-DE']}/zugang-anfragen`,
  'pl-PL': `${portalPaths['pl-PL']}/wniosek-o-dostep`,
};

/** The query parameter of the token in a mailed portal link. */
export const portalTokenParam = 'token';

/** The time zone of each site. */
export const timeZones: Record<Locale, string> = {
  'de-DE': 'Europe/Berlin',
  'pl-PL': 'Europe/Warsaw',
};
