/** What holds for every document of both languages, on the HTML as it is answered. */
import { demo } from '@oilway/content/demo/demo.ts';
import { type Culture, cultures, localeOf } from '@oilway/store/cultures.ts';
import type { HtmlElement } from 'html-validate/node';
import type { Response } from 'light-my-request';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boot, type TestSite } from '../test/build-app.ts';
import { expectSecured } from '../test/expect-secured.ts';
import { addressesIn, attribute, parsedPage, textOf, values } from '../test/parsed-page.ts';
import { examplesValidator, findings } from '../test/valid-html.ts';
import { detailPageAddresses } from './detail-pages.ts';
import { messages } from './layout/messages.ts';

interface Page {
  culture: Culture;
  path: string;
  /** Parts are pages of a list under an address with a question. */
  kind: 'page' | 'article' | 'part';
  answer: Response;
  document: HtmlElement;
}

const home = { 'de-DE': '/', 'pl-PL': '/pl' } as const;
const otherThan = (culture: Culture) => (culture === 'de-DE' ? 'pl-PL' : 'de-DE');
const parts = {
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
for (const culture of cultures) {
  const locale = localeOf(culture);
  for (const { name, ...page } of demo.pages) {
    const { blocks, path, title } = page[locale];
    const hero = blocks.find((block) => block.blockType === 'hero');
    headings.set(path, hero?.heading ?? title);
    const articles = { news: demo.news, events: demo.events }[name as string] ?? [];
    for (const article of articles)
      headings.set(`${path}/${article[locale].slug}`, article[locale].title);
  }
}

let site: TestSite;
const pages: Page[] = [];

beforeAll(async () => {
  site = await boot();
  const source = site.context.published.reading();
  for (const culture of cultures) {
    const { byPath } = await source.tree(culture);
    const below = await detailPageAddresses(site.context.renderer.blocks, source, culture);
    const articles = below.filter(({ key }) => !key.startsWith('location'));
    expect(articles).toHaveLength(demo.news.length + demo.events.length);
    expect(byPath.size).toBe(demo.pages.length);
    for (const path of byPath.keys()) await add(culture, path, 'page');
    for (const { path } of articles) await add(culture, path, 'article');
    for (const path of parts[culture]) await add(culture, path, 'part');
  }
});
afterAll(() => site?.close());

async function add(culture: Culture, path: string, kind: Page['kind']): Promise<void> {
  const answer = await site.app.inject(path);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  pages.push({ culture, path, kind, answer, document: parsedPage(answer.body) });
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

describe('every page, article and part of a list', () => {
  test('is valid HTML', async () => {
    // Articles are alike: the first of each list stands for them.
    const lists = new Set<string>();
    const isLike = ({ kind, path }: Page) =>
      kind === 'article' && lists.size === lists.add(path.replace(/\/[^/]*$/, '')).size;
    const about = (page: Page) => (isLike(page) ? [] : findings(page.answer.body));
    expect(await complaints(about)).toEqual([]);
    expect(lists.size).toBe(4);
  });

  test('is German or Polish, carries the policy, sets no cookie and is no preview', () => {
    for (const page of pages) {
      const { answer, culture } = page;
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expectSecured(answer.headers);
      expect([page.path, answer.headers['set-cookie']]).toEqual([page.path, undefined]);
      expect(nodeOf(page).slice(0, 2)).toEqual([culture.slice(0, 2), culture]);
      expect(answer.body).not.toContain('data-preview');
    }
  });

  test('turns to nobody else by itself, not even for a connection', async () => {
    const { origin } = site.context.config;
    const asked = ({ document }: Page) => {
      const links = document
        .querySelectorAll('link')
        .filter((link) => !['canonical', 'alternate'].includes(attribute(link, 'rel') ?? ''))
        .map((link) => attribute(link, 'href') ?? '');
      const parts = ['script', 'img', 'iframe'].flatMap((name) => values(document, name, 'src'));
      return [...links, ...parts].filter((href) => new URL(href, origin).origin !== origin);
    };
    expect(await complaints(asked)).toEqual([]);
  });

  test('has its own heading of the first level, and leaves no level out', async () => {
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

  test('gives every picture its text, its size, its time and its formats', async () => {
    let seen = 0;
    const wrong = (image: HtmlElement) => {
      seen += 1;
      const names = image.attributes.map(({ key }) => key);
      const source = image.previousSibling as HtmlElement | null;
      const positive = (name: string) => Number(attribute(image, name)) > 0;
      return Object.entries({
        'no text': /\S/.test(attribute(image, 'alt') ?? ''),
        'no size': positive('width') && positive('height'),
        'its time comes too late':
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

  test('begins with a link past the menu', async () => {
    const skip = ({ culture, document }: Page) => {
      const link = document.querySelector('body a');
      const main = document.querySelector('main#main');
      const found = [link?.textContent, attribute(link, 'href'), attribute(main, 'tabindex')];
      const wanted = [messages[culture].skip, '#main', '-1'];
      return found.join() === wanted.join() ? [] : [found.join()];
    };
    expect(await complaints(skip)).toEqual([]);
  });

  test('has breadcrumbs that lead home and name it, but on the home page', async () => {
    const trail = ({ culture, document, path }: Page) => {
      const [nav, ...more] = document
        .querySelectorAll('nav')
        .filter((one) => attribute(one, 'aria-label') === messages[culture].breadcrumbs);
      const links = (nav?.querySelectorAll('a') ?? []).map((link) => attribute(link, 'href'));
      const current = nav ? values(nav, 'a[aria-current="page"]', 'href') : [];
      const found = nav ? [links[0], links.at(-1), ...current].join() : '';
      const own = path.split('?')[0];
      const wanted = own === home[culture] ? '' : [home[culture], own, own].join();
      return found === wanted && more.length === 0 ? [] : [found];
    };
    expect(await complaints(trail)).toEqual([]);
  });

  test('leads to its counterpart in the other country, in its header and for search engines', async () => {
    const byPath = new Map(pages.map((page) => [page.path, page]));
    const { origin } = site.context.config;
    const counterpart = (page: Page) => {
      const { culture, document, kind, path } = page;
      const other = otherThan(culture);
      const [to = '', ...more] = new Set(values(document, `header a[hreflang="${other}"]`, 'href'));
      const there = byPath.get(to);
      const found: string[] = [];
      if (
        more.length > 0 ||
        !there ||
        (kind !== 'part' &&
          !values(there.document, `header a[hreflang="${culture}"]`, 'href').includes(path))
      )
        found.push(`leads to ${[to, ...more]}`);
      const linked = Object.fromEntries(
        document
          .querySelectorAll('head link[hreflang]')
          .map((link) => [attribute(link, 'hreflang'), attribute(link, 'href')]),
      );
      const pair = { [culture]: origin + path, [other]: origin + to };
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

test('from the home pages every page is reached, and no link and no fragment is broken', async () => {
  const known = new Map(pages.map(({ document, path }) => [path, document]));
  const reached = new Map<string, HtmlElement | undefined>();
  const asked = new Set<string>();
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
    if (!known.has(path) && !reached.has(path) && asked.has(questionOf(url))) return;
    if (url.hash) fragments.push({ from, path, id: decodeURIComponent(url.hash.slice(1)) });
    if (reached.has(path)) return;
    if (url.search) asked.add(questionOf(url));
    reached.set(path, known.get(path));
    if (!known.has(path)) {
      const answer = await site.app.inject(url.pathname + url.search);
      if (answer.statusCode !== 200) broken.push(`${from} → ${named}: ${answer.statusCode}`);
      if (String(answer.headers['content-type']).startsWith('text/html'))
        reached.set(path, parsedPage(answer.body));
    }
    const document = reached.get(path);
    for (const next of document ? addressesIn(document) : []) await follow(path, next);
  };
  for (const culture of cultures) await follow('/', home[culture]);
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
  const lost = pages.filter(({ kind, path }) => kind !== 'part' && !reached.has(path));
  expect(lost.map(({ path }) => path)).toEqual([]);
});

/** A list, and what is asked of it: one answer stands for all, as a place in a list of hundreds for the others. */
const questionOf = ({ pathname, searchParams }: URL) =>
  `${pathname}?${[...searchParams.keys()].sort().join('&')}`;

describe('beside them', () => {
  test('the examples are valid HTML, and linked style sheets have every class they use', async () => {
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

  test.each(cultures)('the error pages of %s are valid HTML', async (culture) => {
    const { renderer } = site.context;
    for (const status of [404, 500] as const)
      expect(await findings(await renderer.errorPage(culture, status))).toEqual([]);
    expect(await findings(await renderer.error({ culture }, 500, 'Oilway'))).toEqual([]);
  });
});
