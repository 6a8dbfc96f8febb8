import { accountRequestPaths, type Locale, portalPaths, portalTokenParam } from '../locales.ts';

/** Returns a mailed link: always to the site's origin and page, whatever an API call contained. */
export const passwordLink = (siteOrigin: string, locale: Locale, token: string): string =>
  `${portalLink(siteOrigin, locale)}?${portalTokenParam}=${token}`;

/** Returns the link that confirms an account request. */
export const accountLink = (siteOrigin: string, locale: Locale, token: string): string =>
  `${siteOrigin}${accountRequestPaths[locale]}?${portalTokenParam}=${token}`;

export const portalLink = (siteOrigin: string, locale: Locale): string =>
  `${siteOrigin}${portalPaths[locale]}`;
