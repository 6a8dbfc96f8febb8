import { createHash } from 'node:crypto';
import { type Culture, localeOf, rootOf } from '@oilway/content/cultures.ts';

/** Every address the site builds that is not a page of the tree. */
export const paths = {
  home: (culture: Culture) => rootOf(culture),
  preview: '/preview',
  /** What a device shows of a culture's site on its home screen. */
  manifest: (culture: Culture) =>
    culture === 'de-DE' ? '/site.webmanifest' : '/pl/site.webmanifest',
  sitemap: (culture: Culture) => `/sitemap-${localeOf(culture)}.xml`,
  previewExit: (back: string) => `/preview/exit?to=${encodeURIComponent(back)}`,
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

/** The address of a picture in the smallest known width that is at least `width`. */
export function mediaPath(media: Picture, width: number): string {
  const known = imageWidths.find((candidate) => candidate >= width) ?? imageWidths.at(-1);
  return `/media/${media.id}/${mediaVersion(media)}/${known}.webp`;
}
