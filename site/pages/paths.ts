import { createHash } from 'node:crypto';
import {
  accountRequestPaths,
  countryOf,
  homePathOf,
  type Locale,
  portalPaths,
} from '@oilway/store/locales.ts';
import { portalFilePaths } from '../server/portal-file-paths.ts';

/** All paths of the site outside the page tree. */
export const paths = {
  home: (locale: Locale) => homePathOf(locale),
  captcha: (form: string) => `/api/captcha?form=${form}`,
  /** A contact person as a vCard. */
  contactCard: (id: number) => `/vcard/${id}.vcf`,
  /** The remaining places of an event. */
  eventPlaces: (event: number, locale: Locale) =>
    `/api/event/places?umbracoNodeId=${event}&cultureName=${locale}`,
  /** An event for calendars. */
  calendar: (event: number, locale: Locale) => `/calendar/${countryOf(locale)}-${event}.ics`,
  /** The page after a form was sent without scripts. */
  noJsSuccess: (locale: Locale, token: string) =>
    `${locale === 'pl-PL' ? '/pl' : ''}/forms/sent/${token}`,
  /** The targets of a report without scripts, and of the answer to its math captcha. */
  noJsReport: (step: 'report' | 'answer', locale: Locale) =>
    `${locale === 'pl-PL' ? '/pl' : ''}/reporting/${step}`,
  feed: (locale: Locale) => (locale === 'pl-PL' ? '/pl/rss.xml' : '/rss.xml'),
  portal: (locale: Locale) => portalPaths[locale],
  portalReset: (locale: Locale) => portalPaths[locale] + portalPages[locale].reset,
  portalAccount: (locale: Locale) => accountRequestPaths[locale],
  portalProfile: (locale: Locale) => `${portalPaths[locale]}/profil`,
  portalLibrary: (locale: Locale) => portalPaths[locale] + portalPages[locale].library,
  /** The stored data of a member, as a file. */
  portalData: (locale: Locale) => portalPaths[locale] + portalPages[locale].data,
  portalLogout: '/customerPortal/logout',
  ...portalFilePaths,
  preview: '/preview',
  /** The web app manifest of a locale. */
  manifest: (locale: Locale) => (locale === 'de-DE' ? '/site.webmanifest' : '/pl/site.webmanifest'),
  sitemap: (locale: Locale) => `/sitemap-${countryOf(locale)}.xml`,
  previewExit: (back: string) => `/preview/exit?to=${encodeURIComponent(back)}`,
};

/** Returns the paths of the portal's pages, which are outside the page tree. */
export const portalAddresses = (locale: Locale): string[] =>
  [
    paths.portal,
    paths.portalReset,
    paths.portalAccount,
    paths.portalProfile,
    paths.portalLibrary,
    paths.portalData,
  ].map((path) => path(locale));

const portalPages: Record<Locale, Record<'reset' | 'data' | 'library', string>> = {
  'de-DE': {
    reset: '/passwort-vergessen',
    data: '/profil/meine-daten.json',
    library: '/dateien',
  },
  'pl-PL': {
    reset: '/nowe-haslo',
    data: '/profil/moje-dane.json',
    library: '/pliki',
  },
};

interface MediaReference {
  id: number;
  updatedAt: string;
}

/** The only widths in which images are delivered, in physical pixels. */
export const imageWidths = [320, 640, 960, 1280, 1920] as const;

/** Returns a version that changes with the image, so that its URL is immutable. */
export function mediaVersion({ id, updatedAt }: MediaReference): string {
  return createHash('sha256').update(`${id}:${updatedAt}`).digest('hex').slice(0, 10);
}

export type ImageFormat = 'webp' | 'avif';

/** Returns the path of an image in the smallest of these widths that is at least `width`; a drawing has one path for all widths, as SVG. */
export function mediaPath(
  media: MediaReference,
  width: number,
  format: ImageFormat | 'svg' = 'webp',
): string {
  if (format === 'svg') return `/media/${media.id}/${mediaVersion(media)}/drawing.svg`;
  const imageWidth = imageWidths.find((candidate) => candidate >= width) ?? imageWidths.at(-1);
  return `/media/${media.id}/${mediaVersion(media)}/${imageWidth}.${format}`;
}
