import type { Locale } from '@oilway/store/locales.ts';

/** An entry of a sitemap; all URLs are absolute. */
export interface SitemapEntry {
  href: string;
  /** ISO 8601. */
  lastModified: string;
  images: string[];
  /** The page in all its locales, including its own; empty if it has only one. */
  alternates: { locale: Locale; href: string }[];
}

/** Maximum number of entries in a file (sitemaps.org). */
const maxEntries = 50_000;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" ' +
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.slice(0, maxEntries).map(urlOf).join('');
  return `${declaration}<urlset ${namespaces}>\n${urls}</urlset>\n`;
}

/** @param files with the date of their newest entry, if any. */
export function sitemapIndex(files: readonly { href: string; lastModified?: string }[]): string {
  const maps = files.map(
    ({ href, lastModified }) =>
      `<sitemap>${element('loc', href)}${lastModified ? element('lastmod', lastModified) : ''}</sitemap>\n`,
  );
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps.join('')}</sitemapindex>\n`;
}

function urlOf({ alternates, lastModified, href, images }: SitemapEntry): string {
  const german = alternates.find(({ locale }) => locale === 'de-DE');
  const all = [...alternates, ...(german ? [{ locale: 'x-default', href: german.href }] : [])];
  const links = all.map(
    (one) => `<xhtml:link rel="alternate" hreflang="${one.locale}" href="${escaped(one.href)}"/>`,
  );
  const imageElements = images.map(
    (one) => `<image:image>${element('image:loc', one)}</image:image>`,
  );
  const parts = [
    element('loc', href),
    element('lastmod', lastModified),
    ...links,
    ...imageElements,
  ];
  return `<url>${parts.join('')}</url>\n`;
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
