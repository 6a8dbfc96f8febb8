import { type Culture, portalPaths, portalToken } from '../cultures.ts';
import { readSettings } from '../settings.ts';

/** The link of a mail: our own origin and page, whatever a call said. */
export const passwordLink = (culture: Culture, token: string): string =>
  `${portalLink(culture)}?${portalToken}=${token}`;

export const portalLink = (culture: Culture): string =>
  `${readSettings().siteOrigin}${portalPaths[culture]}`;
