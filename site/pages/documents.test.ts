/** Checks of every document in both languages, on the HTML of the response. */
import { demo } from '@oilway/content/demo/demo.ts';
import { countryOf, type Locale, locales } from '@oilway/store/locales.ts';
import type { HtmlElement } from 'html-validate/node';
import type { Response } from 'light-my-request';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boot, type TestSite } from '../test/build-app.ts';
import { expectSecurityHeaders } from '../test/expect-security-headers.ts';
import { attribute, linksIn, parsedPage, textOf, values } from '../test/parsed-page.ts';
import { examplesValidator, findings } from '../test/valid-html.ts';
import { detailPageAddresses } from './detail-pages.ts';
import { messages } from './layout/messages.ts';

interface Page {
  locale: Locale;
  path: string;
  /** `part`: a page of a list, with search parameters. */
  kind: 'page' | 'article' | 'part';
  response: Response;
  document: HtmlElement;
}

const home = { 'de-DE': '/', 'pl-PL': '/pl' } as const;
const otherLocale = (locale: Locale) => (locale === 'de-DE' ? 'pl-PL' : 'de-DE');
const listPages = {
  'de-DE': [
    '/aktuelles?seite=2',
    '/aktuelles?jahr=1999',
    '/kontakt?region=Bayern',
    '/standorte?ort=dortmund',
  ],
  'pl-PL': [
    '/pl/aktualnosci?rok=2025&strona=2',
    '/pl/aktualnosci?strona=3',
    '/pl/kontakt?region=mazowieckie',
    '/pl/stacje?miejsce=Atlantyda',
  ],
};

/** The heading of every page and article, by path, as its editor wrote it. */
const headings = new Map<string, string>();
for (const country of locales.map(countryOf))
  for (const { name, ...page } of demo.pages) {
    const { blocks, path, title } = page[country];
    const hero = blocks.find((block) => block.blockType === 'hero');
    headings.set(path, hero?.heading ?? title);
    const articles = { news: demo.news, events: demo.events }[name as string] ?? [];
    for (const article of articles)
      headings.set(`${path}/${article[country].slug}`, article[country].title);
  }

let site: TestSite;
const pages: Page[] = [];

beforeAll(async () => {
  site = await boot();
  const source = site.context.published.reader();
  for (const locale of locales) {
    const { byPath } = await source.tree(locale);
    const below = await detailPageAddresses(site.context.renderer.blocks, source, locale);
    const articles = below.filter(({ key }) => !key.startsWith('location'));
    expect(articles).toHaveLength(demo.news.length + demo.events.length);
    expect(byPath.size).toBe(demo.pages.length);
    for (const path of byPath.keys()) await add(locale, path, 'page');
    for (const { path } of articles) await add(locale, path, 'article');
    for (const path of listPages[locale]) await add(locale, path, 'part');
  }
});
afterAll(() => site?.close());

async function add(locale: Locale, path: string, kind: Page['kind']): Promise<void> {
  const response = await site.app.inject(path);
  expect([path, response.statusCode]).toEqual([path, 200]);
  pages.push({ locale, path, kind, response, document: parsedPage(response.body) });
}

/** What is wrong with any page, as `path: complaint`. */
async function complaints(
  about: (page: Page) => string[] | Promise<string[]>,
  kinds: Page['kind'][] = ['page', 'article', 'part'],
): Promise<string[]> {
  const found: string[] = [];
  for (const page of pages.filter(({ kind }) => kinds.includes(kind)))
    found.push(...(await about(page)).map((complaint) => `${page.path}: ${complaint}`));
  return found;
}

const nodeOf = ({ document }: Page) =>
  ['lang', 'data-culture', 'data-node-id'].map((name) =>
    attribute(document.querySelector('html'), name),
  );

describe('every page, article and list page', () => {
  test('is valid HTML', async () => {
    // Articles are alike: only the first of each list is checked.
    const lists = new Set<string>();
    const isLike = ({ kind, path }: Page) =>
      kind === 'article' && lists.size === lists.add(path.replace(/\/[^/]*$/, '')).size;
    const about = (page: Page) => (isLike(page) ? [] : findings(page.response.body));
    expect(await complaints(about)).toEqual([]);
    expect(lists.size).toBe(4);
  });

  test('has the right language and security headers, no cookie and no preview marker', () => {
    for (const page of pages) {
      const { response, locale } = page;
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expectSecurityHeaders(response.headers);
      expect([page.path, response.headers['set-cookie']]).toEqual([page.path, undefined]);
      expect(nodeOf(page).slice(0, 2)).toEqual([locale.slice(0, 2), locale]);
      expect(response.body).not.toContain('data-preview');
    }
  });

  test('loads nothing from another origin and preconnects to none', async () => {
    const { origin } = site.context.config;
    const thirdParties = ({ document }: Page) => {
      const links = document
        .querySelectorAll('link')
        .filter((link) => !['canonical', 'alternate'].includes(attribute(link, 'rel') ?? ''))
        .map((link) => attribute(link, 'href') ?? '');
      const parts = ['script', 'img', 'iframe'].flatMap((name) => values(document, name, 'src'));
      return [...links, ...parts].filter((href) => new URL(href, origin).origin !== origin);
    };
    expect(await complaints(thirdParties)).toEqual([]);
  });

  test('has its own h1 and skips no heading level', async () => {
    const outline = ({ document, path }: Page) => {
      const levels = document
        .querySelectorAll('main h1, main h2, main h3, main h4, main h5, main h6')
        .map(({ tagName }) => Number(tagName[1]));
      const tops = document.querySelectorAll('h1').map(textOf).join();
      const left = levels.flatMap((level, index) =>
        level > (levels[index - 1] ?? 0) + 1 ? [`heading ${index + 1} is h${level}`] : [],
      );
      return tops === headings.get(path.split('?')[0] ?? '') ? left : [`h1: ${tops}`, ...left];
    };
    expect(await complaints(outline)).toEqual([]);
  });

  test('gives every image alt text, dimensions, loading before src and AVIF', async () => {
    let seen = 0;
    const wrong = (image: HtmlElement) => {
      seen += 1;
      const names = image.attributes.map(({ key }) => key);
      const source = image.previousSibling as HtmlElement | null;
      const positive = (name: string) => Number(attribute(image, name)) > 0;
      return Object.entries({
        'no text': /\S/.test(attribute(image, 'alt') ?? ''),
        'no size': positive('width') && positive('height'),
        'loading after src':
          /^(lazy|eager)$/.test(attribute(image, 'loading') ?? '') &&
          names.indexOf('loading') < names.indexOf('src'),
        'no AVIF':
          attribute(image, 'src')?.endsWith('/drawing.svg') ||
          (source?.tagName === 'source' && attribute(source, 'type') === 'image/avif'),
      }).flatMap(([complaint, holds]) =>
        holds ? [] : [`${complaint}: ${attribute(image, 'src')}`],
      );
    };
    expect(
      await complaints(({ document }) => document.querySelectorAll('img').flatMap(wrong)),
    ).toEqual([]);
    expect(seen).toBeGreaterThan(100);
  });

  test('starts with a skip link', async () => {
    const skip = ({ locale, document }: Page) => {
      const link = document.querySelector('body a');
      const main = document.querySelector('main#main');
      const found = [link?.textContent, attribute(link, 'href'), attribute(main, 'tabindex')];
      const wanted = [messages[locale].skip, '#main', '-1'];
      return found.join() === wanted.join() ? [] : [found.join()];
    };
    expect(await complaints(skip)).toEqual([]);
  });

  test('has breadcrumbs from home to the page above, except the home page', async () => {
    const trail = ({ locale, document, path }: Page) => {
      const [nav, ...more] = document
        .querySelectorAll('nav')
        .filter((one) => attribute(one, 'aria-label') === messages[locale].breadcrumbs);
      const links = nav?.querySelectorAll('a') ?? [];
      const hrefs = links.map((link) => attribute(link, 'href') ?? '');
      const own = path.split('?')[0] ?? '';
      const isAbove = hrefs.every((href) => own !== href && own.startsWith(href));
      const wanted = own === home[locale] ? undefined : home[locale];
      return isAbove && hrefs[0] === wanted && more.length === 0 ? [] : [hrefs.join()];
    };
    expect(await complaints(trail)).toEqual([]);
  });

  test('links its counterpart in the header and by hreflang, and has a canonical URL', async () => {
    const byPath = new Map(pages.map((page) => [page.path, page]));
    const { origin } = site.context.config;
    const counterpart = (page: Page) => {
      const { locale, document, kind, path } = page;
      const other = otherLocale(locale);
      const [to = '', ...more] = new Set(values(document, `header a[hreflang="${other}"]`, 'href'));
      const counterpartPage = byPath.get(to);
      const found: string[] = [];
      if (
        more.length > 0 ||
        !counterpartPage ||
        (kind !== 'part' &&
          !values(counterpartPage.document, `header a[hreflang="${locale}"]`, 'href').includes(
            path,
          ))
      )
        found.push(`leads to ${[to, ...more]}`);
      const linked = Object.fromEntries(
        document
          .querySelectorAll('head link[hreflang]')
          .map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')]),
      );
      const pair = { [locale]: origin + path, [other]: origin + to };
      const wanted = { ...pair, 'x-default': pair['de-DE'] };
      if (kind !== 'part' && JSON.stringify(sorted(linked)) !== JSON.stringify(sorted(wanted)))
        found.push(`names ${JSON.stringify(linked)}`);
      const canonical = values(document, 'head link[rel="canonical"]', 'href').join();
      if (kind !== 'part' && canonical !== origin + path) found.push(`canonical: ${canonical}`);
      return found;
    };
    expect(await complaints(counterpart)).toEqual([]);
  });
});

const sorted = (object: object) =>
  Object.entries(object).sort(([one], [other]) => one.localeCompare(other));

test('every page is reachable from the home pages, and no link or fragment is broken', async () => {
  const known = new Map(pages.map(({ document, path }) => [path, document]));
  const reached = new Map<string, HtmlElement | undefined>();
  const requestedShapes = new Set<string>();
  const broken: string[] = [];
  const fragments: { from: string; path: string; id: string }[] = [];
  const follow = async (from: string, named: string) => {
    const { origin } = site.context.config;
    const url = new URL(named, origin + from);
    if (url.origin !== origin) {
      if (!/^(https|tel|mailto):$/.test(url.protocol)) broken.push(`${from} → ${named}`);
      return;
    }
    const path = decodeURI(url.pathname) + url.search;
    if (!known.has(path) && !reached.has(path) && requestedShapes.has(queryShapeOf(url))) return;
    if (url.hash) fragments.push({ from, path, id: decodeURIComponent(url.hash.slice(1)) });
    if (reached.has(path)) return;
    if (url.search) requestedShapes.add(queryShapeOf(url));
    reached.set(path, known.get(path));
    if (!known.has(path)) {
      const response = await site.app.inject(url.pathname + url.search);
      if (response.statusCode !== 200) broken.push(`${from} → ${named}: ${response.statusCode}`);
      if (String(response.headers['content-type']).startsWith('text/html'))
        reached.set(path, parsedPage(response.body));
    }
    const document = reached.get(path);
    for (const next of document ? linksIn(document) : []) await follow(path, next);
  };
  for (const locale of locales) await follow('/', home[locale]);
  const ids = new Map(
    [...reached].map(([path, document]) => [
      path,
      document && new Set(values(document, '[id]', 'id')),
    ]),
  );
  for (const { from, path, id } of fragments)
    if (!ids.get(path)?.has(id)) broken.push(`${from} → ${path}#${id}: nothing there`);
  expect(broken).toEqual([]);
  expect(fragments.length).toBeGreaterThan(100);
  const unreachable = pages.filter(({ kind, path }) => kind !== 'part' && !reached.has(path));
  expect(unreachable.map(({ path }) => path)).toEqual([]);
});

/** Returns path and parameter names of a URL: one response for each is checked. */
const queryShapeOf = ({ pathname, searchParams }: URL) =>
  `${pathname}?${[...searchParams.keys()].sort().join('&')}`;

describe('examples and error pages', () => {
  test('the examples are valid HTML, and their style sheets define every class used', async () => {
    const { body } = await site.app.inject('/examples');
    expect(await findings(body, examplesValidator)).toEqual([]);
    const sheets = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
    const texts = sheets.map(async ([, href = '']) => (await site.app.inject(href)).body);
    const rules = (await Promise.all(texts)).join('\n');
    const used = [...body.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(' '),
    );
    const missing = new Set(used.filter((name) => name && !rules.includes(`.${name}`)));
    expect([...missing]).toEqual([]);
    expect(used.length).toBeGreaterThan(100);
  });

  test.each(locales)('the error pages of %s are valid HTML', async (locale) => {
    const { renderer } = site.context;
    for (const status of [404, 500] as const)
      expect(await findings(await renderer.errorPage(locale, status))).toEqual([]);
    expect(await findings(await renderer.error({ locale }, 500, 'Oilway'))).toEqual([]);
  });
});
