import { createHash } from 'node:crypto';
import type { Culture } from '@oilway/store/cultures.ts';
import type { Media, Page } from '@oilway/store/published/documents.ts';
import { longDate } from '../components/dates.ts';
import type { DetailPage } from './blocks/detail-pages.ts';
import { postalAddress } from './json-ld.ts';
import type { Article } from './page-context.ts';

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

/** The picture of a news post or an event: its title, its date, an event's town, and its own picture. */
export function articlePicture(
  kind: 'news' | 'event',
  article: Article,
  culture: Culture,
  origin: string,
): SharingPicture {
  const { address: place = '', date } = article;
  const { town } = postalAddress(place);
  const line = [longDate(date, culture), town].filter(Boolean).join(' · ');
  return drawn(kind, { ...article, line }, culture, origin);
}

/** The picture of a page below one of the tree. */
export function detailPagePicture(
  page: DetailPage & { kind: string },
  culture: Culture,
  origin: string,
): SharingPicture {
  return drawn(page.kind, page, culture, origin);
}

function drawn(
  kind: string,
  { id, image, line = '', title }: Pick<DetailPage, 'id' | 'image' | 'line' | 'title'>,
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
