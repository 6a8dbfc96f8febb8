import { createHash } from 'node:crypto';
import type { Culture, Media, Page } from '@oilway/content';

/** What is shown where a link to a page is shared: the editor's photograph, or the title, drawn. */
export interface SharingPicture {
  path: string;
  alt: string;
  type: 'image/png' | 'image/jpeg';
  shows: { photograph: Media } | { title: string; address: string };
}

/** Pixels: what every network asks for. */
export const pictureSize = { width: 1200, height: 630 };

/** Raise it when the drawing changes, so that the networks fetch it anew. */
const design = 1;

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
  const address = new URL(origin).host + (culture === 'pl-PL' ? '/pl' : '');
  return {
    path: addressOf(page.id, culture, [title, address], 'png'),
    alt: title,
    type: 'image/png',
    shows: { title, address },
  };
}

function addressOf(id: number, culture: Culture, shown: unknown[], extension: string): string {
  const digest = createHash('sha256').update(JSON.stringify([design, ...shown]));
  return `/media/share/${culture}/${id}/${digest.digest('hex').slice(0, 10)}.${extension}`;
}
