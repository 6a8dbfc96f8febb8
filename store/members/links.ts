import { type Culture, portalPaths, portalToken } from '../cultures.ts';

/** The link of a mail: our own origin and page, whatever a call said. */
export const passwordLink = (siteOrigin: string, culture: Culture, token: string): string =>
  `${portalLink(siteOrigin, culture)}?${portalToken}=${token}`;

export const portalLink = (siteOrigin: string, culture: Culture): string =>
  `${siteOrigin}${portalPaths[culture]}`;
