import { expect, test } from 'vitest';
import { event, newsArticle, serialized } from './json-ld.ts';

const address = {
  street: 'Hermannstraße 128',
  postalCode: '44263',
  town: 'Dortmund',
  country: 'DE',
};

test('no text can end the data block, and all of it comes back', () => {
  const name = '</script><script>alert(1)</script><!-- ł';
  const json = serialized([{ '@type': 'Thing', name }]);
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name }],
  });
});

test('a piece of news has what Google asks of an article', () => {
  const article = newsArticle({
    url: 'https://oilway.example/aktuelles/altoel',
    headline: 'Aus Altöl wird Grundöl',
    published: '2026-11-06T08:00:00.000Z',
    images: ['https://oilway.example/a.jpg'],
    publisher: {
      name: 'Oilway GmbH',
      home: 'https://oilway.example/',
      logo: 'https://oilway.example/icon-512.png',
    },
  });
  expect(JSON.parse(JSON.stringify(article))).toEqual({
    '@type': 'NewsArticle',
    headline: 'Aus Altöl wird Grundöl',
    image: ['https://oilway.example/a.jpg'],
    datePublished: '2026-11-06T08:00:00.000Z',
    dateModified: '2026-11-06T08:00:00.000Z',
    author: expect.objectContaining({ '@type': 'Organization', name: 'Oilway GmbH' }),
    publisher: expect.objectContaining({ logo: 'https://oilway.example/icon-512.png' }),
    mainEntityOfPage: 'https://oilway.example/aktuelles/altoel',
  });
});

test('an event has what Google asks of an event', () => {
  const made = event({
    url: 'https://oilway.example/veranstaltungen/tag',
    name: 'Tag der offenen Grube',
    start: '2027-05-08T10:00:00+02:00',
    end: '2027-05-08T16:00:00+02:00',
    place: { name: 'Dortmund-Hörde', address },
    status: 'cancelled',
    organizer: { name: 'Oilway GmbH', home: 'https://oilway.example/' },
  });
  expect(JSON.parse(JSON.stringify(made))).toEqual({
    '@type': 'Event',
    url: 'https://oilway.example/veranstaltungen/tag',
    name: 'Tag der offenen Grube',
    startDate: '2027-05-08T10:00:00+02:00',
    endDate: '2027-05-08T16:00:00+02:00',
    eventStatus: 'https://schema.org/EventCancelled',
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
