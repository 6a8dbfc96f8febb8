import { createHash } from 'node:crypto';
import {
  accountPaths,
  type Culture,
  localeOf,
  portalPaths,
  rootOf,
} from '@oilway/store/cultures.ts';
import { portalFilePaths } from '../server/file-paths.ts';

/** Every address the site builds that is not a page of the tree. */
export const paths = {
  home: (culture: Culture) => rootOf(culture),
  /** Where a form gets its captcha. */
  captcha: (form: string) => `/api/captcha?form=${form}`,
  /** A contact person as a vCard. */
  contactCard: (id: number) => `/vcard/${id}.vcf`,
  /** How the places of an event stand. */
  eventPlaces: (event: number, culture: Culture) =>
    `/api/event/places?umbracoNodeId=${event}&cultureName=${culture}`,
  /** An event for calendars. */
  calendar: (event: number, culture: Culture) => `/calendar/${localeOf(culture)}-${event}.ics`,
  /** The page after a form that was sent without scripts. */
  plainSent: (culture: Culture, token: string) =>
    `${culture === 'pl-PL' ? '/pl' : ''}/forms/sent/${token}`,
  /** Where a report without scripts goes, and the answer to its question. */
  reportStep: (step: 'report' | 'answer', culture: Culture) =>
    `${culture === 'pl-PL' ? '/pl' : ''}/reporting/${step}`,
  feed: (culture: Culture) => (culture === 'pl-PL' ? '/pl/rss.xml' : '/rss.xml'),
  portal: (culture: Culture) => portalPaths[culture],
  portalReset: (culture: Culture) => portalPaths[culture] + portalPages[culture].reset,
  portalAccount: (culture: Culture) => accountPaths[culture],
  portalProfile: (culture: Culture) => `${portalPaths[culture]}/profil`,
  portalLibrary: (culture: Culture) => portalPaths[culture] + portalPages[culture].library,
  /** What is kept of a member, as a file. */
  portalData: (culture: Culture) => portalPaths[culture] + portalPages[culture].data,
  portalLogout: '/customerPortal/logout',
  ...portalFilePaths,
  preview: '/preview',
  /** What a device shows of a culture's site on its home screen. */
  manifest: (culture: Culture) =>
    culture === 'de-DE' ? '/site.webmanifest' : '/pl/site.webmanifest',
  sitemap: (culture: Culture) => `/sitemap-${localeOf(culture)}.xml`,
  previewExit: (back: string) => `/preview/exit?to=${encodeURIComponent(back)}`,
};

/** The pages of the portal; none of them is a page of the tree. */
export const portalAddresses = (culture: Culture): string[] =>
  [
    paths.portal,
    paths.portalReset,
    paths.portalAccount,
    paths.portalProfile,
    paths.portalLibrary,
    paths.portalData,
  ].map((path) => path(culture));

const portalPages: Record<Culture, Record<'reset' | 'data' | 'library', string>> = {
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

interface Picture {
  id: number;
  updatedAt: string;
}

/** The widths a picture is delivered in, in CSS pixels times density. Nothing else is ever computed. */
export const imageWidths = [320, 640, 960, 1280, 1920] as const;

/** Changes with every change of the picture, so that its address can be kept for a year. */
export function mediaVersion({ id, updatedAt }: Picture): string {
  return createHash('sha256').update(`${id}:${updatedAt}`).digest('hex').slice(0, 10);
}

export type ImageFormat = 'webp' | 'avif';

/** The address of a picture in the smallest known width that is at least `width`; a drawing has all of them in one as SVG. */
export function mediaPath(
  media: Picture,
  width: number,
  format: ImageFormat | 'svg' = 'webp',
): string {
  if (format === 'svg') return `/media/${media.id}/${mediaVersion(media)}/drawing.svg`;
  const known = imageWidths.find((candidate) => candidate >= width) ?? imageWidths.at(-1);
  return `/media/${media.id}/${mediaVersion(media)}/${known}.${format}`;
}
