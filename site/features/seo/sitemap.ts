import type { Culture } from '@oilway/store/cultures.ts';

/** One address a search engine should know; every address is absolute. */
export interface SitemapEntry {
  href: string;
  /** ISO 8601. */
  changed: string;
  pictures: string[];
  /** The same page in every culture that has it, its own included; empty where it stands alone. */
  alternates: { culture: Culture; href: string }[];
}

/** As many as one file may have (sitemaps.org). */
const mostEntries = 50_000;

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" ' +
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

export function sitemap(entries: readonly SitemapEntry[]): string {
  const urls = entries.slice(0, mostEntries).map(urlOf).join('');
  return `${declaration}<urlset ${namespaces}>\n${urls}</urlset>\n`;
}

/** @param files each with the time of its newest entry, if it has any. */
export function sitemapIndex(files: readonly { href: string; changed?: string }[]): string {
  const maps = files.map(
    ({ href, changed }) =>
      `<sitemap>${element('loc', href)}${changed ? element('lastmod', changed) : ''}</sitemap>\n`,
  );
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps.join('')}</sitemapindex>\n`;
}

function urlOf({ alternates, changed, href, pictures }: SitemapEntry): string {
  const german = alternates.find(({ culture }) => culture === 'de-DE');
  const all = [...alternates, ...(german ? [{ culture: 'x-default', href: german.href }] : [])];
  const links = all.map(
    (one) => `<xhtml:link rel="alternate" hreflang="${one.culture}" href="${escaped(one.href)}"/>`,
  );
  const images = pictures.map((one) => `<image:image>${element('image:loc', one)}</image:image>`);
  const parts = [element('loc', href), element('lastmod', changed), ...links, ...images];
  return `<url>${parts.join('')}</url>\n`;
}

function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
