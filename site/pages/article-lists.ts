import type { EventSummary, NewsSummary } from '../content/source.ts';
import type { Article, Media } from './page-context.ts';

/** Where there is no page for the news, no post has an address. */
export function newsOf(posts: readonly NewsSummary[], path: string | undefined): Article[] {
  if (path === undefined) return [];
  return posts.map(({ id, image, intro, parentHeading, publishDate, slug, title }) => ({
    id,
    title,
    href: `${path}/${slug}`,
    intro,
    image: pictureOf(image),
    rubric: parentHeading ?? undefined,
    date: publishDate,
  }));
}

export function eventsOf(events: readonly EventSummary[], path: string | undefined): Article[] {
  if (path === undefined) return [];
  return events.map(({ address, end, id, image, intro, slug, start, title, venue }) => ({
    id,
    title,
    href: `${path}/${slug}`,
    intro,
    image: pictureOf(image),
    date: start,
    end,
    venue,
    address,
  }));
}

/** A picture, if it is still there. */
export function pictureOf(image: number | Media | null | undefined): Media | undefined {
  return typeof image === 'object' && image ? image : undefined;
}
