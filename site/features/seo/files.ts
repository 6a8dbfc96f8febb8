import { type Culture, cultures, localeOf, rootOf } from '@oilway/store/cultures.ts';
import type { Reading } from '../../content/content-reader.ts';
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
} as const satisfies Record<Culture, Record<'country' | 'section' | 'about', string>>;

export interface File {
  type: string;
  /** What it is made for besides what is published: another one is made anew. */
  edition?: () => string;
  body: (context: Context, reading: Reading) => Promise<string>;
}

const xml = 'application/xml; charset=utf-8';
const plain = 'text/plain; charset=utf-8';

/** Everything programs ask a site for under a fixed name, by its path. */
export const files: Record<string, File> = {
  '/robots.txt': { type: plain, body: async ({ config }) => robots(config) },
  '/sitemap.xml': { type: xml, body: index },
  '/.well-known/security.txt': {
    type: plain,
    edition: thisMonth,
    body: async ({ config }) => securityTxt(config),
  },
  '/llms.txt': { type: plain, body: languageModels },
};
for (const culture of cultures) {
  files[paths.sitemap(culture)] = {
    type: xml,
    body: async (context, reading) => sitemap(await sitemapEntries(context, reading, culture)),
  };
  files[paths.manifest(culture)] = {
    type: 'application/manifest+json; charset=utf-8',
    body: (_, reading) => manifest(reading, culture),
  };
}

/** Only the public site is for search engines: a copy for trying things out is not. */
function robots({ mode, origin }: Context['config']): string {
  if (mode !== 'production') return 'User-agent: *\nDisallow: /\n';
  const map = new URL('/sitemap.xml', origin).href;
  return `User-agent: *\nDisallow: /preview\nDisallow: /umbraco/\n\nSitemap: ${map}\n`;
}

function thisMonth(): string {
  return new Date().toISOString().slice(0, 7);
}

/** Whom to tell of a hole (RFC 9116). It is made anew each month and never expires within five. */
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

async function index(context: Context, reading: Reading): Promise<string> {
  const maps = cultures.map(async (culture) => {
    const entries = await sitemapEntries(context, reading, culture);
    const href = new URL(paths.sitemap(culture), context.config.origin).href;
    return {
      href,
      changed: entries
        .map(({ changed }) => changed)
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

async function manifest(reading: Reading, culture: Culture): Promise<string> {
  const { settings } = await reading.navigation(culture);
  const name = settings.seoTitleSuffix?.trim() || 'Oilway';
  return JSON.stringify({
    id: rootOf(culture),
    name: `${name} ${messages[culture].country}`,
    short_name: name,
    description: settings.seoDescription ?? undefined,
    lang: localeOf(culture),
    start_url: rootOf(culture),
    scope: rootOf(culture),
    display: 'minimal-ui',
    background_color: '#f3f1ea',
    theme_color: '#1d2022',
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
}

/** How far below the home page a page may lie, and how many there may be, to count among the main ones. */
const deepest = 2;
const mostPages = 60;

/** `/llms.txt` (llmstxt.org): what this is and where its main pages are, a section for each language. */
async function languageModels(context: Context, reading: Reading): Promise<string> {
  const sections: string[] = [];
  for (const culture of cultures) {
    const { settings } = await reading.navigation(culture);
    const pages = await indexedPages(reading, culture);
    const lines = pages
      .filter(({ depth }) => depth <= deepest)
      .slice(0, mostPages)
      .map(({ page, summary }) => {
        const link = `- [${oneLine(page.title)}](${new URL(page.path, context.config.origin).href})`;
        return summary.description ? `${link}: ${oneLine(summary.description)}` : link;
      });
    const about = settings.seoDescription ? `${oneLine(settings.seoDescription)}\n\n` : '';
    sections.push(`## ${messages[culture].section}\n\n${about}${lines.join('\n')}\n`);
  }
  return `# Oilway\n\n> ${messages['de-DE'].about}\n> ${messages['pl-PL'].about}\n\n${sections.join('\n')}`;
}

/** Text as Markdown takes it inside a link or a list: no line break, no bracket of its own. */
function oneLine(text: string): string {
  return text.replace(/[\s\u00a0]+/g, ' ').replace(/[[\]]/g, '\\$&');
}
