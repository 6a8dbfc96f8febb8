import { slugPattern } from '@oilway/store/published/slug.ts';
import { regions } from '@oilway/store/regions.ts';
import type { CollectionConfig, Field } from 'payload';
import { describe, expect, it } from 'vitest';
import { contactPersons, departments } from '../collections/contacts.ts';
import { events } from '../collections/events.ts';
import { news } from '../collections/news.ts';
import { socialPosts } from '../collections/social-posts.ts';
import { demo } from './demo.ts';
import { type DemoLocale, demoLocales } from './shape.ts';

const pageNames = demo.pages.map(({ name }) => name);
const mediaNames = demo.media.map(({ name }) => name);
const articles = { news: demo.news, events: demo.events };
const kinds = ['news', 'events'] as const;
const each = kinds.flatMap((kind) => demoLocales.map((locale) => ({ kind, locale })));

describe('demo news and events', () => {
  it('are as many as the site shows', () => {
    expect(demo.news).toHaveLength(24);
    expect(demo.events).toHaveLength(6);
  });

  it.each(each)('$kind in $locale link only to pages that exist', ({ kind, locale }) => {
    for (const article of articles[kind]) {
      const links = nodesIn(article[locale].body, ({ type }) => type === 'link');
      for (const { fields } of links) {
        const { linkType, doc } = fields as { linkType: string; doc?: { value: unknown } };
        expect(linkType, article[locale].slug).toBe('internal');
        expect(pageNames, article[locale].slug).toContain(doc?.value);
      }
    }
  });

  it.each(each)('$kind in $locale have an address each', ({ kind, locale }) => {
    const slugs = articles[kind].map((article) => article[locale].slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(slugPattern);
  });

  it.each(each)('$kind in $locale have three to six parts', ({ kind, locale }) => {
    for (const { [locale]: text } of articles[kind]) {
      const { length } = text.body.root.children;
      expect(length >= 3 && length <= 6, text.slug).toBe(true);
    }
  });

  it('appear over two years in order, two thirds of them with a picture', () => {
    const dates = demo.news.map(({ publishDate }) => publishDate);
    expect(dates).toEqual([...new Set(dates)].sort());
    expect(dates[0]?.slice(0, 7)).toBe('2025-03');
    expect(dates.at(-1)).toBe('2026-11-19');
    expect(demo.news.filter(({ image }) => image).length).toBeGreaterThanOrEqual(16);
  });

  it('take place one after the other, at a location of the country', () => {
    const days = demo.events.map(({ inDays }) => inDays);
    expect(days).toEqual([...days].sort((a, b) => a - b));
    for (const { inDays, starts, ends } of demo.events) {
      expect(inDays).toBeGreaterThan(0);
      expect(`${starts} ${ends}`).toMatch(/^\d\d:\d\d \d\d:\d\d$/);
      expect(starts < ends).toBe(true);
    }
    for (const locale of demoLocales) {
      const addresses = demo.locations
        .filter(({ country }) => country === locale)
        .map(({ street, postalCode, town }) => `${street}, ${postalCode} ${town}`);
      for (const event of demo.events) {
        expect(addresses).toContain(event[locale].address.replaceAll('\u00a0', ' '));
      }
    }
  });
});

describe('demo contacts', () => {
  it('cover every region of both countries', () => {
    expect(demo.contactPersons).toHaveLength(18);
    for (const locale of demoLocales) {
      const people = demo.contactPersons.filter(({ country }) => country === locale);
      const covered = new Set(people.flatMap((person) => person.regions));
      expect([...covered].sort()).toEqual(Object.keys(regions[locale]).sort());
      expect(people.map(({ order }) => order)).toEqual(people.map((_, index) => index + 1));
    }
  });

  it('ring nowhere and write to nobody', () => {
    for (const { phone, email } of demo.contactPersons) {
      expect(phone).toMatch(/^\+49 (30 23125 \d{3}|221 4710 \d{3}|176 040690\d\d)$|^\+48 00 /);
      expect(email).toMatch(/^[a-z.]+@oilway\.example$/);
    }
  });

  it.each(demoLocales)(
    'have five departments, one for sponsoring and one for reports (%s)',
    (locale) => {
      const own = demo.departments.filter(({ country }) => country === locale);
      expect(own.map(({ purpose }) => purpose)).toEqual([
        ...Array.from({ length: 5 }, () => 'contact'),
        'sponsoring',
        'whistleblowing',
      ]);
      expect(new Set(own.map(({ email }) => email)).size).toBe(7);
      expect(own.map(({ order }) => order)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    },
  );
});

describe('demo posts', () => {
  const feeds = demoLocales.flatMap((locale) =>
    (['instagram', 'facebook'] as const).map((network) => ({ locale, network })),
  );

  it.each(feeds)('are twelve on $network in $locale, the newest first', ({ locale, network }) => {
    const feed = demo.socialPosts.filter(
      (post) => post.country === locale && post.network === network,
    );
    expect(feed).toHaveLength(12);
    const days = feed.map(({ daysAgo }) => daysAgo);
    expect(days).toEqual([...new Set(days)].sort((a, b) => a - b));
    for (const { url, message, likes } of feed) {
      expect(url.startsWith(`https://www.${network}.com/`)).toBe(true);
      expect(message).not.toContain('#');
      expect(likes).toBeGreaterThan(0);
    }
    expect(new Set(feed.map(({ url }) => url)).size).toBe(12);
  });
});

describe('demo lists', () => {
  const lists: [string, CollectionConfig, readonly object[]][] = [
    ...demoLocales.flatMap((locale): [string, CollectionConfig, readonly object[]][] => [
      [`news ${locale}`, news, demo.news.map((post) => post[locale])],
      [`events ${locale}`, events, demo.events.map((event) => event[locale])],
    ]),
    ['contact persons', contactPersons, demo.contactPersons],
    ['departments', departments, demo.departments],
    ['posts', socialPosts, demo.socialPosts],
  ];

  it.each(lists)('keep within the lengths of their fields (%s)', (_, collection, entries) => {
    const limits = limitsOf(collection.fields);
    expect(Object.keys(limits).length).toBeGreaterThan(0);
    for (const entry of entries) {
      for (const [name, value] of Object.entries(entry)) {
        if (typeof value !== 'string') continue;
        expect(value, name).not.toBe('');
        expect(value.length, value).toBeLessThanOrEqual(limits[name] ?? Number.POSITIVE_INFINITY);
      }
    }
  });

  it('show pictures that exist', () => {
    const shown = [...demo.news, ...demo.events, ...demo.socialPosts].flatMap(({ image }) =>
      image ? [image] : [],
    );
    for (const image of shown) expect(mediaNames).toContain(image);
  });

  it.each(demoLocales)('are set in the typography of their language (%s)', (locale) => {
    const texts = textsOf(locale);
    const wrong = { de: /"|lorem|”/i, pl: /"|lorem|“|(^|[ \u00a0])[aiouwz] /i };
    expect(texts.filter((text) => wrong[locale].test(text))).toEqual([]);
    const parted = /\d (€|zł|%|°C|km|Minuten|minut)(?!\p{L})/u;
    expect(texts.filter((text) => parted.test(text))).toEqual([]);
  });
});

function textsOf(locale: DemoLocale): string[] {
  const own = [...demo.contactPersons, ...demo.departments, ...demo.socialPosts];
  return stringsIn([
    demo.news.map((post) => post[locale]),
    demo.events.map((event) => event[locale]),
    own.filter(({ country }) => country === locale),
  ]);
}

/** `maxLength` by field name, fields inside rows and tabs included. */
function limitsOf(fields: readonly Field[]): Record<string, number> {
  return Object.assign(
    {},
    ...fields.map((field) => {
      if ('name' in field && 'maxLength' in field && field.maxLength) {
        return { [field.name]: field.maxLength };
      }
      return 'fields' in field ? limitsOf(field.fields) : {};
    }),
  );
}

type Node = Record<string, unknown>;

function nodesIn(value: unknown, wanted: (node: Node) => boolean): Node[] {
  if (Array.isArray(value)) return value.flatMap((entry) => nodesIn(entry, wanted));
  if (value === null || typeof value !== 'object') return [];
  const node = value as Node;
  const inside = Object.values(node).flatMap((entry) => nodesIn(entry, wanted));
  return wanted(node) ? [node, ...inside] : inside;
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(stringsIn);
}
