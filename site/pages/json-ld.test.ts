import { expect, test } from 'vitest';
import { articleJsonLd } from '../features/articles/article-pages.ts';
import type { ArticleBlock } from './blocks/block-types.ts';
import { serializeJsonLd, type Thing } from './json-ld.ts';
import type { Article, Media, PageContext } from './page-context.ts';

/** Returns the entity of an article on its own page. */
function thingOf(kind: 'news' | 'event', article: Partial<Article>): Thing {
  const page = { locale: 'de-DE', settings: { company: 'Oilway GmbH' } } as PageContext;
  const address = 'Hermannstraße 128, 44263 Dortmund';
  const block = { kind, article: { ...article, address }, updatedAt: article.date } as ArticleBlock;
  const absoluteUrl = (path: string) => `https://oilway.example${path}`;
  return articleJsonLd(block, page, { name: 'Oilway GmbH', phone: undefined, absoluteUrl });
}

test('escapes markup in JSON-LD and round-trips it', () => {
  const name = '</script><script>alert(1)</script><!-- ł';
  const json = serializeJsonLd([{ '@type': 'Thing', name }]);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name }],
  });
});

test('builds a NewsArticle with the properties required by Google', () => {
  const article = thingOf('news', {
    title: 'Aus Altöl wird Grundöl',
    href: '/aktuelles/altoel',
    date: '2026-11-06T08:00:00.000Z',
    image: { id: 3, updatedAt: '2026-11-06T08:00:00.000Z' } as Media,
  });
  expect(JSON.parse(JSON.stringify(article))).toEqual({
    '@type': 'NewsArticle',
    headline: 'Aus Altöl wird Grundöl',
    image: [expect.stringMatching(/^https:\/\/oilway\.example\/media\/3\/.*1280\.webp$/)],
    datePublished: '2026-11-06T08:00:00.000Z',
    dateModified: '2026-11-06T08:00:00.000Z',
    author: expect.objectContaining({ '@type': 'Organization', name: 'Oilway GmbH' }),
    publisher: expect.objectContaining({ logo: 'https://oilway.example/icon-512.png' }),
    mainEntityOfPage: 'https://oilway.example/aktuelles/altoel',
  });
});

test('builds an Event with the properties required by Google', () => {
  const made = thingOf('event', {
    title: 'Tag der offenen Grube',
    href: '/veranstaltungen/tag',
    date: '2027-05-08T10:00:00+02:00',
    end: '2027-05-08T16:00:00+02:00',
    venue: 'Dortmund-Hörde',
  });
  expect(JSON.parse(JSON.stringify(made))).toEqual({
    '@type': 'Event',
    url: 'https://oilway.example/veranstaltungen/tag',
    name: 'Tag der offenen Grube',
    startDate: '2027-05-08T10:00:00+02:00',
    endDate: '2027-05-08T16:00:00+02:00',
    image: ['https://oilway.example/icon-512.png'],
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: 'Dortmund-Hörde',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Hermannstraße 128',
        postalCode: '44263',
        addressLocality: 'Dortmund',
        addressCountry: 'DE',
      },
    },
    organizer: { '@type': 'Organization', name: 'Oilway GmbH', url: 'https://oilway.example/' },
  });
});
