import { expect, test } from 'vitest';
import { type Element, xml2js } from 'xml-js';
import { sitemap, sitemapIndex } from './sitemap.ts';

const changed = '2026-11-06T08:00:00.000Z';
const elementsOf = (xml: string) => (xml2js(xml) as Element).elements?.[0]?.elements ?? [];

test('escapes special characters in URLs', () => {
  const href = 'https://oilway.example/?a=1&b=<c>"\'';
  const alternates = [{ locale: 'de-DE' as const, href }];
  const [url] = elementsOf(sitemap([{ href, lastModified: changed, images: [href], alternates }]));
  const [loc, , link, , image] = url?.elements ?? [];
  expect(loc?.elements?.[0]?.text).toBe(href);
  expect(link?.attributes?.href).toBe(href);
  expect(image?.elements?.[0]?.elements?.[0]?.text).toBe(href);
});

test('limits a sitemap to 50,000 entries', () => {
  const entry = {
    href: 'https://oilway.example/',
    lastModified: changed,
    images: [],
    alternates: [],
  };
  expect(sitemap(Array(50_001).fill(entry)).split('<url>')).toHaveLength(50_001);
});

test('returns well-formed XML for a site without pages', () => {
  expect(elementsOf(sitemap([]))).toEqual([]);
  const [file] = elementsOf(sitemapIndex([{ href: 'https://oilway.example/sitemap-de.xml' }]));
  expect(file?.elements?.map(({ name }) => name)).toEqual(['loc']);
});
