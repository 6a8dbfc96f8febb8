import { countryOf, homePathOf, type Locale, locales } from '@oilway/store/locales.ts';
import type { ContentReader } from '../../content/content-reader.ts';
import { paths } from '../../pages/paths.ts';
import type { Context } from '../../server/context.ts';
import { indexedPages, sitemapEntries } from './service.ts';
import { sitemap, sitemapIndex } from './sitemap.ts';

const messages = {
  'de-DE': {
    country: 'Deutschland',
    section: 'Deutsch (Deutschland)',
    about: 'Ölwechsel ohne Termin: Website und Stationen von Oilway in Deutschland und Polen.',
  },
  'pl-PL': {
    country: 'Polska',
    section: 'Polski (Polska)',
    about: 'Wymiana oleju bez umawiania się: strona i stacje Oilway w Niemczech i w Polsce.',
  },
} as const satisfies Record<Locale, Record<'country' | 'section' | 'about', string>>;

export interface GeneratedFile {
  type: string;
  /** Key of the cached file in addition to the published content. */
  cacheKey?: () => string;
  body: (context: Context, content: ContentReader) => Promise<string>;
}

const xml = 'application/xml; charset=utf-8';
const plain = 'text/plain; charset=utf-8';

/** Generated files with a fixed path, by path. */
export const files: Record<string, GeneratedFile> = {
  '/robots.txt': { type: plain, body: async ({ config }) => robots(config) },
  '/sitemap.xml': { type: xml, body: index },
  '/.well-known/security.txt': {
    type: plain,
    cacheKey: thisMonth,
    body: async ({ config }) => securityTxt(config),
  },
  '/llms.txt': { type: plain, body: languageModels },
};
for (const locale of locales) {
  files[paths.sitemap(locale)] = {
    type: xml,
    body: async (context, content) => sitemap(await sitemapEntries(context, content, locale)),
  };
  files[paths.manifest(locale)] = {
    type: 'application/manifest+json; charset=utf-8',
    body: (_, content) => manifest(content, locale),
  };
}

/** Returns robots.txt, which excludes search engines outside production. */
function robots({ mode, origin }: Context['config']): string {
  if (mode !== 'production') return 'User-agent: *\nDisallow: /\n';
  const map = new URL('/sitemap.xml', origin).href;
  return `User-agent: *\nDisallow: /preview\nDisallow: /umbraco/\n\nSitemap: ${map}\n`;
}

function thisMonth(): string {
  return new Date().toISOString().slice(0, 7);
}

/** Returns security.txt (RFC 9116), renewed each month and valid for at least five months. */
function securityTxt({ origin, securityContact }: Context['config']): string {
  const expires = new Date(`${thisMonth()}-01T00:00:00Z`);
  expires.setUTCMonth(expires.getUTCMonth() + 6);
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de, pl, en',
    `Canonical: ${new URL('/.well-known/security.txt', origin).href}`,
    '',
  ].join('\n');
}

async function index(context: Context, content: ContentReader): Promise<string> {
  const maps = locales.map(async (locale) => {
    const entries = await sitemapEntries(context, content, locale);
    const href = new URL(paths.sitemap(locale), context.config.origin).href;
    return {
      href,
      lastModified: entries
        .map(({ lastModified }) => lastModified)
        .sort()
        .at(-1),
    };
  });
  return sitemapIndex(await Promise.all(maps));
}

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: purpose === 'maskable' ? `/icon-${size}-maskable.png` : `/icon-${size}.png`,
  type: 'image/png',
  sizes: `${size}x${size}`,
  purpose,
});

async function manifest(content: ContentReader, locale: Locale): Promise<string> {
  const { settings } = await content.navigation(locale);
  const name = settings.seoTitleSuffix?.trim() || 'Oilway';
  return JSON.stringify({
    id: homePathOf(locale),
    name: `${name} ${messages[locale].country}`,
    short_name: name,
    description: settings.seoDescription ?? undefined,
    lang: countryOf(locale),
    start_url: homePathOf(locale),
    scope: homePathOf(locale),
    display: 'minimal-ui',
    background_color: '#f3f1ea',
    theme_color: '#1d2022',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
}

/** Limits of the pages in llms.txt: depth below the home page, and number. */
const maxDepth = 2;
const maxPages = 60;

/** Returns `/llms.txt` (llmstxt.org): a description and the main pages, in a section for each language. */
async function languageModels(context: Context, content: ContentReader): Promise<string> {
  const sections: string[] = [];
  for (const locale of locales) {
    const { settings } = await content.navigation(locale);
    const pages = await indexedPages(content, locale);
    const lines = pages
      .filter(({ depth }) => depth <= maxDepth)
      .slice(0, maxPages)
      .map(({ page, summary }) => {
        const link = `- [${oneLine(page.title)}](${new URL(page.path, context.config.origin).href})`;
        return summary.description ? `${link}: ${oneLine(summary.description)}` : link;
      });
    const about = settings.seoDescription ? `${oneLine(settings.seoDescription)}\n\n` : '';
    sections.push(`## ${messages[locale].section}\n\n${about}${lines.join('\n')}\n`);
  }
  return `# Oilway\n\n> ${messages['de-DE'].about}\n> ${messages['pl-PL'].about}\n\n${sections.join('\n')}`;
}

/** Escapes a text for Markdown links and lists: no line breaks, escaped brackets. */
function oneLine(text: string): string {
  return text.replace(/[\s\u00a0]+/g, ' ').replace(/[[\]]/g, '\\$&');
}
