import type { Culture } from '@oilway/store/cultures.ts';
import { paths } from '../pages/paths.ts';

/** Where a login leads: a page is gone to; a file is saved, and the start stands behind it. */
export interface WayBack {
  /** A path of this site with its query and fragment. */
  address: string;
  saved: boolean;
}

/** What nobody types and no link of ours has. */
const longest = 2000;

/** Only to be read with a path: of nowhere. */
const nowhere = 'http://nowhere.invalid';

const saves = /^\/customerportal\/(?:files\/\d+(?:\/print|\/versions\/\d+)?|zip|print)$/;
const shows = /^\/customerportal\/files\/\d+\/preview$/;

/**
 * Reads where somebody wanted to go who had to log in first. Only what shows or saves something for a
 * member is gone to: no other site, no other language, and nothing that does something, as the logout does.
 *
 * @returns undefined for anything else.
 */
export function wayBack(asked: unknown, culture: Culture): WayBack | undefined {
  if (typeof asked !== 'string' || asked.length > longest || !asked.startsWith('/')) return;
  const url = URL.canParse(asked, nowhere) ? new URL(asked, nowhere) : undefined;
  if (url?.origin !== nowhere) return;
  const path = url.pathname.toLowerCase();
  const page =
    [paths.portalLibrary(culture), paths.portalProfile(culture)].includes(path) || shows.test(path);
  const saved = path === paths.portalData(culture) || saves.test(path);
  return page || saved ? { address: url.pathname + url.search + url.hash, saved } : undefined;
}

/** The address of the login, which leads on to `asked` where that may be. */
export function loginBefore(asked: string, culture: Culture): string {
  const login = paths.portal(culture);
  return wayBack(asked, culture) ? `${login}?returnUrl=${encodeURIComponent(asked)}` : login;
}
