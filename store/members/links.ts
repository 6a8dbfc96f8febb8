import { accountPaths, type Culture, portalPaths, portalToken } from '../cultures.ts';

/** Returns a mailed link: always to the site's origin and page, whatever an API call contained. */
export const passwordLink = (siteOrigin: string, culture: Culture, token: string): string =>
  `${portalLink(siteOrigin, culture)}?${portalToken}=${token}`;

/** Returns the link that confirms an account request. */
export const accountLink = (siteOrigin: string, culture: Culture, token: string): string =>
  `${siteOrigin}${accountPaths[culture]}?${portalToken}=${token}`;

export const portalLink = (siteOrigin: string, culture: Culture): string =>
  `${siteOrigin}${portalPaths[culture]}`;
