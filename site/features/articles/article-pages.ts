import { rootOf } from '@oilway/store/cultures.ts';
import type { Event, News } from '@oilway/store/published/documents.ts';
import { longDate } from '../../components/dates.ts';
import type { EventSummary, NewsSummary } from '../../content/source.ts';
import { eventsOf, newsOf, pictureOf } from '../../pages/article-lists.ts';
import type { ArticleBlock } from '../../pages/blocks/block-types.ts';
import type { SiteOfHead } from '../../pages/blocks/definition.ts';
import type { DetailPage, DetailPages, FoundDetailPage } from '../../pages/blocks/detail-pages.ts';
import { addressThing, postalAddress, type Thing } from '../../pages/json-ld.ts';
import type { Article, Culture, PageContext } from '../../pages/page-context.ts';
import { mediaPath } from '../../pages/paths.ts';

/** How many other articles stand below one. */
const relatedCount = 3;

/** Every news post has a page below the one that lists them. */
export const newsPages: DetailPages = {
  kind: 'news',
  list: ({ newsPath }) => newsPath,
  async at(source, { culture, newsPath }, slug) {
    const posts = await source.news(culture);
    const all = newsOf(posts, newsPath);
    const at = posts.findIndex((post) => post.slug === slug);
    const article = all[at];
    const post = article && (await source.newsPost(article.id, culture));
    if (!post) return undefined;
    const others = all.filter((other) => other !== article);
    const sameRubric = others.filter(({ rubric }) => rubric === article.rubric);
    const related = [...new Set([...sameRubric, ...others])].slice(0, relatedCount);
    // The list runs from new to old: what comes next was written later.
    const beside = { next: all[at - 1], previous: all[at + 1], related };
    return pageOf(newsBelow(post, culture), article, post, { kind: 'news', ...beside });
  },
  async byId(source, culture, id) {
    const post = await source.newsPost(id, culture);
    return post && newsBelow(post, culture);
  },
  all: async (source, culture) =>
    (await source.news(culture)).map((post) => newsBelow(post, culture)),
};

/** Every event too, with the form to sign up as long as it is to come. */
export const eventPages: DetailPages = {
  kind: 'event',
  list: ({ eventsPath }) => eventsPath,
  async at(source, { culture, eventsPath }, slug) {
    const events = await source.events(culture);
    const at = events.findIndex((event) => event.slug === slug);
    const article = eventsOf(events, eventsPath)[at];
    const stored = article && (await source.event(article.id, culture));
    if (!stored) return undefined;
    const { address, id } = stored;
    const over = Date.parse(stored.end) <= Date.now();
    const capacity = stored.capacity ?? undefined;
    const shown = { address, over, ...(capacity ? { capacity } : {}), related: [] };
    const page = pageOf(eventBelow(stored, culture), article, stored, { kind: 'event', ...shown });
    if (!over) page.blocks.push({ blockType: 'eventSignUp', event: id, capacity });
    return page;
  },
  async byId(source, culture, id) {
    const event = await source.event(id, culture);
    return event && eventBelow(event, culture);
  },
  all: async (source, culture) =>
    (await source.events(culture)).map((event) => eventBelow(event, culture)),
};

function newsBelow(
  { id, image, publishDate, slug, title, translationKey, updatedAt }: NewsSummary,
  culture: Culture,
): DetailPage {
  const line = longDate(publishDate, culture);
  return { id, translationKey, slug: slug ?? '', title, updatedAt, image: pictureOf(image), line };
}

function eventBelow(
  { address, id, image, slug, start, title, translationKey, updatedAt }: EventSummary,
  culture: Culture,
): DetailPage {
  const { town } = postalAddress(address);
  const line = [longDate(start, culture), town].filter(Boolean).join(' · ');
  return { id, translationKey, slug: slug ?? '', title, updatedAt, image: pictureOf(image), line };
}

function pageOf(
  below: DetailPage,
  article: Article,
  { body, callout, illustration, updatedAt }: News | Event,
  more: Pick<ArticleBlock, 'kind' | 'related'> & Partial<ArticleBlock>,
): FoundDetailPage {
  const variant = illustration ? 'picture' : 'field';
  const written = { article, body, drawn: Boolean(illustration), callout: callout?.[0], updatedAt };
  return {
    ...below,
    seo: { title: below.title, description: article.intro },
    blocks: [
      { blockType: 'hero', variant, heading: below.title, illustration },
      { blockType: 'article', ...written, ...more },
    ],
  };
}

/** Returns what search engines read of an article: a piece of news, or an event at a place. */
export function articleThing(block: ArticleBlock, page: PageContext, site: SiteOfHead): Thing {
  const { address = '', article, kind, updatedAt } = block;
  const { absolute } = site;
  const { company } = page.settings;
  const home = absolute(rootOf(page.culture));
  // Our own picture where there is none: search engines ask for one.
  const image = [absolute(article.image ? mediaPath(article.image, 1280) : '/icon-512.png')];
  if (kind === 'news') {
    const logo = absolute('/icon-512.png');
    const publisher = { '@type': 'Organization', name: company, url: home, logo };
    return {
      '@type': 'NewsArticle',
      headline: article.title,
      description: article.intro,
      image,
      datePublished: article.date,
      dateModified: updatedAt,
      author: publisher,
      publisher,
      mainEntityOfPage: absolute(article.href),
    };
  }
  return {
    '@type': 'Event',
    name: article.title,
    description: article.intro,
    url: absolute(article.href),
    startDate: article.date,
    endDate: article.end,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    image,
    location: {
      '@type': 'Place',
      name: article.venue ?? company,
      address: addressThing(postalAddress(address)),
    },
    organizer: { '@type': 'Organization', name: site.name, url: home },
  };
}
