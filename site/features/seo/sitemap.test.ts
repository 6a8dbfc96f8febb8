import { expect, test } from 'vitest';
import { type Element, xml2js } from 'xml-js';
import { sitemap, sitemapIndex } from './sitemap.ts';

const changed = '2026-11-06T08:00:00.000Z';
const elementsOf = (xml: string) => (xml2js(xml) as Element).elements?.[0]?.elements ?? [];

test('an address may hold any letter', () => {
  const href = 'https://oilway.example/?a=1&b=<c>"\'';
  const alternates = [{ culture: 'de-DE' as const, href }];
  const [url] = elementsOf(sitemap([{ href, changed, pictures: [href], alternates }]));
  const [loc, , link, , image] = url?.elements ?? [];
  expect(loc?.elements?.[0]?.text).toBe(href);
  expect(link?.attributes?.href).toBe(href);
  expect(image?.elements?.[0]?.elements?.[0]?.text).toBe(href);
});

test('a file has no more entries than it may', () => {
  const entry = { href: 'https://oilway.example/', changed, pictures: [], alternates: [] };
  expect(sitemap(Array(50_001).fill(entry)).split('<url>')).toHaveLength(50_001);
});

test('a site without pages has well-formed, empty files', () => {
  expect(elementsOf(sitemap([]))).toEqual([]);
  const [file] = elementsOf(sitemapIndex([{ href: 'https://oilway.example/sitemap-de.xml' }]));
  expect(file?.elements?.map(({ name }) => name)).toEqual(['loc']);
});
