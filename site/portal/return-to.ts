import type { Locale } from '@oilway/store/locales.ts';
import { paths } from '../pages/paths.ts';

/** Target after login: a page is opened; a file is downloaded while the start page is shown. */
export interface ReturnTo {
  /** A path of this site with its query and fragment. */
  url: string;
  isDownload: boolean;
}

/** Maximum length of a `returnUrl`; links of this site are shorter. */
const maxLength = 2000;

/** Base for parsing paths. */
const placeholderOrigin = 'http://nowhere.invalid';

const downloadPath = /^\/customerportal\/(?:files\/\d+(?:\/print|\/versions\/\d+)?|zip|print)$/;
const previewPath = /^\/customerportal\/files\/\d+\/preview$/;

/**
 * Parses the target after login. Accepts only pages and downloads for members: no other site, no other language, and nothing with
 * side effects, such as the logout.
 *
 * @returns undefined for any other target.
 */
export function parseReturnTo(returnUrl: unknown, locale: Locale): ReturnTo | undefined {
  if (typeof returnUrl !== 'string' || returnUrl.length > maxLength || !returnUrl.startsWith('/'))
    return;
  const url = URL.canParse(returnUrl, placeholderOrigin)
    ? new URL(returnUrl, placeholderOrigin)
    : undefined;
  if (url?.origin !== placeholderOrigin) return;
  const path = url.pathname.toLowerCase();
  const isPage =
    [paths.portalLibrary(locale), paths.portalProfile(locale)].includes(path) ||
    previewPath.test(path);
  const isDownload = path === paths.portalData(locale) || downloadPath.test(path);
  return isPage || isDownload
    ? { url: url.pathname + url.search + url.hash, isDownload }
    : undefined;
}

/** Returns the URL of the login, with `returnUrl` if that is an allowed target. */
export function loginUrl(returnUrl: string, locale: Locale): string {
  const login = paths.portal(locale);
  return parseReturnTo(returnUrl, locale)
    ? `${login}?returnUrl=${encodeURIComponent(returnUrl)}`
    : login;
}
