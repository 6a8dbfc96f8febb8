import type { EventSummary, NewsSummary } from '../content/content-source.ts';
import type { Article, Media } from './page-context.ts';

/** Returns no articles without a page for the news: posts have no path then. */
export function toNewsArticles(posts: readonly NewsSummary[], path: string | undefined): Article[] {
  if (path === undefined) return [];
  return posts.map(({ id, image, intro, parentHeading, publishDate, slug, title }) => ({
    id,
    title,
    href: `${path}/${slug}`,
    intro,
    image: imageOf(image),
    rubric: parentHeading ?? undefined,
    date: publishDate,
  }));
}

export function toEventArticles(
  events: readonly EventSummary[],
  path: string | undefined,
): Article[] {
  if (path === undefined) return [];
  return events.map(({ address, capacity, end, id, image, intro, slug, start, title, venue }) => ({
    id,
    title,
    href: `${path}/${slug}`,
    intro,
    image: imageOf(image),
    date: start,
    end,
    venue,
    address,
    capacity: capacity ?? undefined,
  }));
}

/** Returns a resolved image; undefined for one that was deleted. */
export function imageOf(image: number | Media | null | undefined): Media | undefined {
  return typeof image === 'object' && image ? image : undefined;
}
