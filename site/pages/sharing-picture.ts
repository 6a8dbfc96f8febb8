import { createHash } from 'node:crypto';
import type { Culture } from '@oilway/store/cultures.ts';
import type { Media, Page } from '@oilway/store/published/documents.ts';
import type { DetailPage } from './blocks/detail-pages.ts';

/** What is shown where a link to a page is shared: the editor's photograph, or the title, drawn. */
export interface SharingPicture {
  path: string;
  alt: string;
  type: 'image/png' | 'image/jpeg';
  shows: { photograph: Media } | DrawnPicture;
}

/** A title in the look of the site, in the pool where it is found. */
export interface DrawnPicture {
  title: string;
  address: string;
  /** A line above the title. */
  line?: string;
  /** Fills the right side. */
  photograph?: Media;
}

/** Pixels: what every network asks for. */
export const pictureSize = { width: 1200, height: 630 };

/** Raise it when the drawing changes, so that the networks fetch it anew. */
const design = 2;

const hostOf = (origin: string, culture: Culture) =>
  new URL(origin).host + (culture === 'pl-PL' ? '/pl' : '');

/** The picture of a page, under an address that changes with everything it shows. */
export function sharingPicture(page: Page, culture: Culture, origin: string): SharingPicture {
  const photograph = page.seo?.image;
  if (typeof photograph === 'object' && photograph) {
    const { alt, focalX, focalY, id, updatedAt } = photograph;
    return {
      path: addressOf(page.id, culture, [id, updatedAt, focalX, focalY], 'jpg'),
      alt: alt ?? '',
      type: 'image/jpeg',
      shows: { photograph },
    };
  }
  const [first] = page.blocks ?? [];
  const title = first?.blockType === 'hero' ? first.heading : page.title;
  const address = hostOf(origin, culture);
  return {
    path: addressOf(page.id, culture, [title, address], 'png'),
    alt: title,
    type: 'image/png',
    shows: { title, address },
  };
}

/** The picture of a page below one of the tree: its title, a line above it, and its own picture. */
export function detailPagePicture(
  { id, image, kind, line = '', title }: DetailPage & { kind: string },
  culture: Culture,
  origin: string,
): SharingPicture {
  const address = hostOf(origin, culture);
  const seen = image && [image.id, image.updatedAt, image.focalX, image.focalY];
  const extension = image ? 'jpg' : 'png';
  return {
    path: addressOf(`${kind}-${id}`, culture, [title, line, address, seen], extension),
    alt: [title, line].filter(Boolean).join(', '),
    type: image ? 'image/jpeg' : 'image/png',
    shows: { title, line, address, ...(image && { photograph: image }) },
  };
}

function addressOf(
  id: number | string,
  culture: Culture,
  shown: unknown[],
  extension: string,
): string {
  const digest = createHash('sha256').update(JSON.stringify([design, ...shown]));
  return `/media/share/${culture}/${id}/${digest.digest('hex').slice(0, 10)}.${extension}`;
}
