import { readVideoAddress } from '@oilway/store/published/video-address.ts';
import { describe, expect, it } from 'vitest';
import { demo } from './demo.ts';
import {
  type DemoBlock,
  type DemoLink,
  type DemoLocale,
  demoLocales,
  type PageName,
} from './shape.ts';

const pageNames = demo.pages.map((page) => page.name);
const mediaNames = demo.media.map((picture) => picture.name);
const allBlockTypes: DemoBlock['blockType'][] = [
  'hero',
  'text',
  'imageText',
  'cards',
  'accordion',
  'numbers',
  'quote',
  'callToAction',
  'gallery',
  'map',
  'anchor',
  'newsList',
  'eventList',
  'contactList',
  'socialFeed',
  'searchResults',
  'video',
  'contactForm',
  'sponsoringForm',
  'eventForm',
  'reportForm',
  'reportMailbox',
];
const both = demo.pages.flatMap((page) =>
  demoLocales.map((locale) => ({ name: page.name, locale, text: page[locale] })),
);

describe('demo pages', () => {
  it('are the eighteen of the site, parents first, one home', () => {
    expect(pageNames).toEqual([
      'home',
      'oil-change',
      'filters',
      'fleet',
      'gearbox-oil',
      'products',
      'about',
      'locations',
      'news',
      'events',
      'sponsoring',
      'reporting',
      'careers',
      'contact',
      'search',
      'imprint',
      'privacy',
      'accessibility',
    ]);
    for (const [index, { name, parent }] of demo.pages.entries()) {
      if (name === 'home') expect(parent).toBeUndefined();
      else expect(pageNames.indexOf(parent as PageName)).toBeLessThan(index);
    }
  });

  it.each(demoLocales)('have the slugs of the site map (%s)', (locale) => {
    const slugs = {
      de: 'oelwechsel filter flottenservice getriebeoel produkte ueber-uns standorte aktuelles veranstaltungen sponsoring hinweise karriere kontakt suche impressum datenschutz barrierefreiheit',
      pl: 'wymiana-oleju filtry obsluga-flot olej-przekladniowy produkty o-nas stacje aktualnosci wydarzenia sponsoring zgloszenia kariera kontakt szukaj informacje-prawne prywatnosc dostepnosc',
    };
    const written = demo.pages.map((page) => page[locale].slug);
    expect(written[0]).toBe('');
    expect([...written.slice(1)].sort()).toEqual(slugs[locale].split(' ').sort());
  });

  it.each(demoLocales)('use every block somewhere (%s)', (locale) => {
    const used = new Set(demo.pages.flatMap((page) => page[locale].blocks.map(blockType)));
    expect([...used].sort()).toEqual([...allBlockTypes].sort());
  });

  it.each(both)('$name in $locale begins with a hero and is found', ({ text }) => {
    expect(text.blocks[0]?.blockType).toBe('hero');
    // The document title adds the suffix of the settings.
    expect(`${text.seo.title} | Oilway`.length).toBeLessThanOrEqual(60);
    expect(text.seo.description.length).toBeGreaterThanOrEqual(120);
    expect(text.seo.description.length).toBeLessThanOrEqual(155);
  });

  it.each(both)('$name in $locale refers only to what exists', ({ locale, text }) => {
    for (const link of linksIn(text)) expectToResolve(link, locale);
    for (const node of nodesIn(text, (node) => node.type === 'link')) {
      const fields = node.fields as { linkType: string; doc?: { value: PageName }; url?: string };
      if (fields.linkType === 'internal') expect(pageNames).toContain(fields.doc?.value);
      else expect(fields.url).toMatch(/^(https:\/\/|mailto:[a-z]+@oilway\.example$|tel:\+\d+$)/);
    }
    for (const node of nodesIn(text, (node) => 'image' in node)) {
      expect(mediaNames).toContain(node.image);
    }
    for (const node of nodesIn(text, (node) => node.blockType === 'video')) {
      expect(mediaNames).toContain(node.coverImage);
      expect(readVideoAddress(String(node.videoURL))).toBeDefined();
    }
    for (const node of nodesIn(text, (node) => node.blockType === 'map')) {
      if (!node.featured) continue;
      const featured = demo.locations.find(({ title }) => title === node.featured);
      expect(featured?.country).toBe(locale);
    }
  });

  it.each(both)('$name in $locale anchors each name once', ({ text }) => {
    const anchors = anchorsOf(text.blocks);
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z][a-z-]*$/);
  });

  it.each(both)('$name in $locale pours once and never sets amber on amber', ({ text }) => {
    const amber = text.blocks.filter(({ blockType }) => blockType !== 'anchor').map(isAmber);
    expect(amber.some((here, index) => here && amber[index + 1])).toBe(false);
    const pours = text.blocks.filter(
      (block) => block.blockType === 'callToAction' && block.shape === 'pool',
    );
    expect(pours.length).toBeLessThanOrEqual(1);
  });

  it('reach every page from the header or the footer', () => {
    const linked = [...linksIn(demo.header), ...linksIn(demo.footer)].flatMap((link) =>
      link.kind === 'page' ? [link.page] : [],
    );
    expect(pageNames.filter((name) => name !== 'home' && !linked.includes(name))).toEqual([]);
  });

  it('are written for each culture, not copied', () => {
    for (const { de, pl } of demo.pages) {
      const german = new Set(longStringsIn(de));
      expect(longStringsIn(pl).filter((text) => german.has(text))).toEqual([]);
    }
  });
});

describe('demo globals', () => {
  it.each(demoLocales)('link only to pages and anchors that exist (%s)', (locale) => {
    for (const link of [...linksIn(demo.header[locale]), ...linksIn(demo.footer[locale])]) {
      expectToResolve(link, locale);
    }
    for (const link of linksIn(demo.sideMenus[locale])) expectToResolve(link, locale);
    expect(pageNames).toContain(demo.locationsPage);
  });

  it.each(demoLocales)('are complete (%s)', (locale) => {
    expect(demo.header[locale].menu).toHaveLength(6);
    const mega = demo.header[locale].menu.filter(({ lead }) => lead.length > 0);
    expect(mega.map(({ lead }) => lead.length)).toEqual([4, 4]);
    expect(mega.map(({ columns }) => columns.length)).toEqual([2, 2]);
    expect(demo.footer[locale].columns.length).toBeGreaterThan(0);
    expect(demo.footer[locale].legal.length).toBe(3);
    expect(demo.sideMenus[locale].menus.map(({ links }) => links.length)).toEqual([4, 3, 3]);
    expect(demo.settings[locale].address).toContain('\n');
    const { seoDescription } = demo.settings[locale];
    expect(seoDescription.length).toBeGreaterThanOrEqual(120);
    expect(seoDescription.length).toBeLessThanOrEqual(155);
  });
});

describe('demo media', () => {
  it('are fourteen pictures of 1600 × 1200', () => {
    expect(new Set(mediaNames).size).toBe(14);
    for (const { svg } of demo.media) {
      expect(svg).toMatch(
        /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1600" height="1200"/,
      );
    }
  });

  it('use the eight colours of the look, and amber in each', () => {
    const palette = '#1D2022 #F3F1EA #E5E2D8 #CDC9BB #494D4F #F5A71E #E28E08 #FFCB66'.split(' ');
    for (const { svg } of demo.media) {
      expect(palette).toEqual(expect.arrayContaining(svg.match(/#[0-9A-F]{6}/g) ?? ['none']));
      expect(svg).toContain('#F5A71E');
      expect(svg).not.toMatch(/undefined|NaN|Gradient/);
    }
  });

  it('are described in both languages and have a focal point', () => {
    for (const { altDe, altPl, focalX, focalY } of demo.media) {
      expect(altDe).toMatch(/^Zeichnung: /);
      expect(altPl).toMatch(/^Rysunek: /);
      for (const focal of [focalX, focalY]) expect(focal >= 0 && focal <= 100).toBe(true);
    }
  });
});

describe('demo texts', () => {
  const texts = {
    de: stringsIn([both.filter(isIn('de')), demo.header.de, demo.footer.de, locationsOf('de')]),
    pl: stringsIn([both.filter(isIn('pl')), demo.header.pl, demo.footer.pl, locationsOf('pl')]),
  };

  it.each(demoLocales)('have typographic quotes and no filler (%s)', (locale) => {
    const wrong = { de: /"|lorem|”/i, pl: /"|lorem|“/i };
    expect(texts[locale].filter((text) => wrong[locale].test(text))).toEqual([]);
  });

  it.each(demoLocales)('never part a number from its unit (%s)', (locale) => {
    const parted = /\d (€|zł|%|°C|km|Minuten|minut)(?!\p{L})/u;
    expect(texts[locale].filter((text) => parted.test(text))).toEqual([]);
  });

  it('never end a Polish line on a one-letter word', () => {
    expect(texts.pl.filter((text) => /(^|[ \u00a0])[aiouwz] /i.test(text))).toEqual([]);
  });
});

function isIn(locale: DemoLocale) {
  return (entry: { locale: DemoLocale }) => entry.locale === locale;
}

function locationsOf(locale: DemoLocale) {
  return demo.locations.filter(({ country }) => country === locale);
}

function blockType(block: DemoBlock) {
  return block.blockType;
}

/** A call to action is an amber field; so is a row of cards that holds an amber one. */
function isAmber(block: DemoBlock): boolean {
  if (block.blockType === 'callToAction') return true;
  return block.blockType === 'cards' && block.cards.some(({ tone }) => tone === 'amber');
}

function anchorsOf(blocks: DemoBlock[]): string[] {
  return blocks.flatMap((block) => (block.blockType === 'anchor' ? [block.name] : []));
}

function expectToResolve(link: DemoLink, locale: DemoLocale) {
  expect(link.label).not.toBe('');
  if (link.kind === 'url') {
    expect(link.url).toMatch(/^(https:|mailto:[a-z]+@oilway\.example$)/);
    return;
  }
  const target = demo.pages.find(({ name }) => name === link.page);
  expect(target, link.page).toBeDefined();
  if (link.anchor) expect(anchorsOf(target?.[locale].blocks ?? [])).toContain(link.anchor);
}

type Node = Record<string, unknown>;

function nodesIn(value: unknown, wanted: (node: Node) => boolean): Node[] {
  if (Array.isArray(value)) return value.flatMap((entry) => nodesIn(entry, wanted));
  if (value === null || typeof value !== 'object') return [];
  const node = value as Node;
  const inside = Object.values(node).flatMap((entry) => nodesIn(entry, wanted));
  return wanted(node) ? [node, ...inside] : inside;
}

function linksIn(value: unknown): DemoLink[] {
  return nodesIn(value, (node) => node.kind === 'page' || node.kind === 'url') as DemoLink[];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(stringsIn);
}

function longStringsIn(value: unknown): string[] {
  return stringsIn(value).filter((text) => text.length > 40);
}
