import { createHash } from 'node:crypto';
import type { Locale } from '@oilway/store/locales.ts';
import type { Media, Page } from '@oilway/store/published/documents.ts';
import type { DetailPage } from './blocks/detail-pages.ts';

/** The Open Graph image of a page: the editor's photograph, or a drawn title. */
export interface OgImage {
  path: string;
  alt: string;
  type: 'image/png' | 'image/jpeg';
  content: { photograph: Media } | DrawnOgImage;
}

/** A title drawn in the site's design, with the site's address in the pool. */
export interface DrawnOgImage {
  title: string;
  address: string;
  /** A line above the title. */
  kicker?: string;
  /** Fills the right side. */
  photograph?: Media;
}

/** Pixels: the size that all networks recommend. */
export const ogImageSize = { width: 1200, height: 630 };

/** Raise it when the drawing changes: networks cache images by URL. */
const designVersion = 2;

const hostOf = (origin: string, locale: Locale) =>
  new URL(origin).host + (locale === 'pl-PL' ? '/pl' : '');

/** Returns the image of a page, with a path that changes with all it shows. */
export function ogImage(page: Page, locale: Locale, origin: string): OgImage {
  const photograph = page.seo?.image;
  if (typeof photograph === 'object' && photograph) {
    const { alt, focalX, focalY, id, updatedAt } = photograph;
    return {
      path: ogImagePath(page.id, locale, [id, updatedAt, focalX, focalY], 'jpg'),
      alt: alt ?? '',
      type: 'image/jpeg',
      content: { photograph },
    };
  }
  const [first] = page.blocks ?? [];
  const title = first?.blockType === 'hero' ? first.heading : page.title;
  const address = hostOf(origin, locale);
  return {
    path: ogImagePath(page.id, locale, [title, address], 'png'),
    alt: title,
    type: 'image/png',
    content: { title, address },
  };
}

/** Returns the image of a detail page: its title, the kicker above it, and its own image. */
export function detailPageOgImage(
  { id, image, kind, kicker = '', title }: DetailPage & { kind: string },
  locale: Locale,
  origin: string,
): OgImage {
  const address = hostOf(origin, locale);
  const imageInputs = image && [image.id, image.updatedAt, image.focalX, image.focalY];
  const extension = image ? 'jpg' : 'png';
  return {
    path: ogImagePath(`${kind}-${id}`, locale, [title, kicker, address, imageInputs], extension),
    alt: [title, kicker].filter(Boolean).join(', '),
    type: image ? 'image/jpeg' : 'image/png',
    content: { title, kicker, address, ...(image && { photograph: image }) },
  };
}

function ogImagePath(
  id: number | string,
  locale: Locale,
  inputs: unknown[],
  extension: string,
): string {
  const digest = createHash('sha256').update(JSON.stringify([designVersion, ...inputs]));
  return `/media/share/${locale}/${id}/${digest.digest('hex').slice(0, 10)}.${extension}`;
}
