import { accountPaths, type Culture, portalPaths, portalToken } from '../cultures.ts';

/** The link of a mail: our own origin and page, whatever a call said. */
export const passwordLink = (siteOrigin: string, culture: Culture, token: string): string =>
  `${portalLink(siteOrigin, culture)}?${portalToken}=${token}`;

/** The same for the link that confirms a request for an account. */
export const accountLink = (siteOrigin: string, culture: Culture, token: string): string =>
  `${siteOrigin}${accountPaths[culture]}?${portalToken}=${token}`;

export const portalLink = (siteOrigin: string, culture: Culture): string =>
  `${siteOrigin}${portalPaths[culture]}`;
