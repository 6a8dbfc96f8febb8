import { homePathOf } from '@oilway/store/locales.ts';
import type { Event, News } from '@oilway/store/published/documents.ts';
import { longDate } from '../../components/dates.ts';
import type { EventSummary, NewsSummary } from '../../content/content-source.ts';
import { imageOf, toEventArticles, toNewsArticles } from '../../pages/article-lists.ts';
import type { ArticleBlock } from '../../pages/blocks/block-types.ts';
import type { HeadSite } from '../../pages/blocks/definition.ts';
import type {
  DetailPage,
  DetailPageContent,
  DetailPages,
} from '../../pages/blocks/detail-pages.ts';
import { addressThing, postalAddress, type Thing } from '../../pages/json-ld.ts';
import type { Article, Locale, PageContext } from '../../pages/page-context.ts';
import { mediaPath } from '../../pages/paths.ts';
import { messages } from './messages.ts';

const relatedCount = 3;

/** The pages of news posts, below the page with the news list. */
export const newsPages: DetailPages = {
  kind: 'news',
  listPath: ({ newsPath }) => newsPath,
  async bySlug(content, { locale, newsPath }, slug) {
    const posts = await content.news(locale);
    const all = toNewsArticles(posts, newsPath);
    const at = posts.findIndex((post) => post.slug === slug);
    const article = all[at];
    const post = article && (await content.newsPost(article.id, locale));
    if (!post) return undefined;
    const others = all.filter((other) => other !== article);
    const sameRubric = others.filter(({ rubric }) => rubric === article.rubric);
    const related = [...new Set([...sameRubric, ...others])].slice(0, relatedCount);
    // The list is sorted from new to old, so the next post is before this one.
    const adjacent = { next: all[at - 1], previous: all[at + 1], related };
    return articleDetailPage(newsDetailPage(post, locale), article, post, {
      kind: 'news',
      ...adjacent,
    });
  },
  async byId(content, locale, id) {
    const post = await content.newsPost(id, locale);
    return post && newsDetailPage(post, locale);
  },
  all: async (content, locale) =>
    (await content.news(locale)).map((post) => newsDetailPage(post, locale)),
};

/** The pages of events, with the sign-up form until the event is over. */
export const eventPages: DetailPages = {
  kind: 'event',
  listPath: ({ eventsPath }) => eventsPath,
  async bySlug(content, { locale, eventsPath }, slug) {
    const events = await content.events(locale);
    const at = events.findIndex((event) => event.slug === slug);
    const article = toEventArticles(events, eventsPath)[at];
    const stored = article && (await content.event(article.id, locale));
    if (!stored) return undefined;
    const isPast = Date.parse(stored.end) <= Date.now();
    const page = articleDetailPage(eventDetailPage(stored, locale), article, stored, {
      kind: 'event',
      isPast,
      related: [],
    });
    if (isPast) return page;
    const link = { label: messages[locale].signUp, kind: 'url', url: '#event-form' } as const;
    if (page.blocks[0]?.blockType === 'hero') page.blocks[0].links = [{ link }];
    page.blocks.push({ blockType: 'eventSignUp', event: stored.id, capacity: article.capacity });
    return page;
  },
  async byId(content, locale, id) {
    const event = await content.event(id, locale);
    return event && eventDetailPage(event, locale);
  },
  all: async (content, locale) =>
    (await content.events(locale)).map((event) => eventDetailPage(event, locale)),
};

function newsDetailPage(
  { id, image, publishDate, slug, title, translationKey, updatedAt }: NewsSummary,
  locale: Locale,
): DetailPage {
  const kicker = longDate(publishDate, locale);
  return { id, translationKey, slug: slug ?? '', title, updatedAt, image: imageOf(image), kicker };
}

function eventDetailPage(
  { address, id, image, slug, start, title, translationKey, updatedAt }: EventSummary,
  locale: Locale,
): DetailPage {
  const { town } = postalAddress(address);
  const kicker = [longDate(start, locale), town].filter(Boolean).join(' · ');
  return { id, translationKey, slug: slug ?? '', title, updatedAt, image: imageOf(image), kicker };
}

function articleDetailPage(
  detailPage: DetailPage,
  article: Article,
  { body, callout, illustration, updatedAt }: News | Event,
  details: Pick<ArticleBlock, 'kind' | 'related'> & Partial<ArticleBlock>,
): DetailPageContent {
  const variant = illustration ? 'picture' : 'field';
  const articleContent = {
    article,
    body,
    hasDrawing: Boolean(illustration),
    callout: callout?.[0],
    updatedAt,
  };
  return {
    ...detailPage,
    seo: { title: detailPage.title, description: article.intro },
    blocks: [
      { blockType: 'hero', variant, heading: detailPage.title, illustration },
      { blockType: 'article', ...articleContent, ...details },
    ],
  };
}

/** Returns the JSON-LD of an article: `NewsArticle` or `Event`. */
export function articleJsonLd(block: ArticleBlock, page: PageContext, site: HeadSite): Thing {
  const { article, kind, updatedAt } = block;
  const { absoluteUrl } = site;
  const { company } = page.settings;
  const home = absoluteUrl(homePathOf(page.locale));
  // Search engines require an image; defaults to the icon.
  const image = [absoluteUrl(article.image ? mediaPath(article.image, 1280) : '/icon-512.png')];
  if (kind === 'news') {
    const logo = absoluteUrl('/icon-512.png');
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
      mainEntityOfPage: absoluteUrl(article.href),
    };
  }
  return {
    '@type': 'Event',
    name: article.title,
    description: article.intro,
    url: absoluteUrl(article.href),
    startDate: article.date,
    endDate: article.end,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    image,
    location: {
      '@type': 'Place',
      name: article.venue ?? company,
      address: addressThing(postalAddress(article.address ?? '')),
    },
    organizer: { '@type': 'Organization', name: site.name, url: home },
  };
}
