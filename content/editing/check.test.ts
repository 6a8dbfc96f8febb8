import type { FlattenedField } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { paragraph } from '../test/pages.ts';
import type { ValidationContext } from './check.ts';
import { type Finding, findingText } from './findings.ts';

let database: TestDatabase;
let fields: FlattenedField[];
let eventFields: FlattenedField[];
let check: typeof import('./check.ts').checkText;

beforeAll(async () => {
  database = await openDatabase('sqlite');
  ({ checkText: check } = await import('./check.ts'));
  fields = database.payload.collections.pages.config.flattenedFields;
  eventFields = database.payload.collections.events.config.flattenedFields;
});
afterAll(() => database?.close());

const linkTarget = { title: 'Ziel', abroad: false, reachable: true, anchors: new Set(['preise']) };

const context: ValidationContext = {
  pages: new Map([
    [1, { ...linkTarget, title: 'Start' }],
    [2, linkTarget],
    [3, { ...linkTarget, title: 'Entwurf', reachable: false }],
    [4, { ...linkTarget, title: 'Cel', abroad: true }],
  ]),
  media: new Map([
    [1, { name: 'gut.png', alt: true }],
    [2, { name: 'stumm.png', alt: false }],
  ]),
  existingDocuments: new Set(['locations:1', 'events:1', 'events:2']),
  closedEvents: new Map([[2, 'Sommerfest']]),
  isHoliday: (moment) => moment.toISOString().startsWith('2026-12-25'),
  isKnownPath: (path) => path === '/kontakt',
  hasListPage: { news: true, events: true },
  prices: new Map([['oil-small', '79\u00a0€']]),
};

const seo = { title: 'Seite', description: 'Eine Seite.' };
const heading = (tag: string) => ({
  type: 'heading',
  tag,
  children: [{ type: 'text', text: tag }],
});
const linkIn = (link: object) => ({
  root: { children: [{ type: 'link', fields: link, children: [{ type: 'text', text: 'hier' }] }] },
});

/** Returns codes and paths of the findings on a page with these blocks. */
function codesOnPage(...blocks: object[]): string[] {
  const data = { title: 'Seite', slug: 'seite', parent: 1, key: 'k', seo, blocks };
  return check({ slug: 'pages', id: 9, fields, data }, context).map(
    ({ about, code, path }) => `${path}: ${code}${about ? ` ${about}` : ''}`,
  );
}

const callToAction = (...links: object[]) => ({
  blockType: 'callToAction',
  heading: 'Los',
  shape: 'corner',
  links: links.map((link) => ({ link: { label: 'Mehr', kind: 'page', ...link } })),
});

test('finds nothing on a valid page', () => {
  const text = { blockType: 'text', heading: 'Eins', body: paragraph('Worte') };
  expect(codesOnPage(text, callToAction({ page: 2, anchor: 'preise' }))).toEqual([]);
});

test('reports an event form whose event is deleted or closed', () => {
  const form = { blockType: 'eventForm', heading: 'Anmelden', which: 'chosen' };
  const path = 'blocks.0.event';
  expect(codesOnPage({ ...form, event: 1 })).toEqual([]);
  expect(codesOnPage({ ...form, which: 'next', event: null })).toEqual([]);
  expect(codesOnPage({ ...form, event: 3 })).toEqual([`${path}: documentGone`]);
  expect(codesOnPage({ ...form, event: 2 })).toEqual([`${path}: eventClosed Sommerfest`]);
});

test('reports links to pages that are deleted, foreign, unpublished or lack the anchor', () => {
  const block = callToAction({ page: 77 }, { page: 4 }, { page: 3 }, { page: 2, anchor: 'hier' });
  const path = (row: number) => `blocks.0.links.${row}.link.page`;
  expect(codesOnPage(block)).toEqual([
    `${path(0)}: linkGone`,
    `${path(1)}: linkAbroad Cel`,
    `${path(2)}: linkUnpublished Entwurf`,
    `${path(3)}: anchorMissing hier`,
  ]);
});

test('reports invalid links in rich text', () => {
  const bodies = [
    linkIn({ linkType: 'internal', doc: { relationTo: 'pages', value: 77 } }),
    linkIn({ linkType: 'internal', doc: { relationTo: 'pages', value: 3 } }),
    linkIn({ linkType: 'custom', url: '/nirgends?x=1' }),
    linkIn({ linkType: 'custom', url: 'https://oilway' }),
  ];
  expect(codesOnPage(...bodies.map((body) => ({ blockType: 'text', body })))).toEqual([
    'blocks.0.body: linkGone',
    'blocks.1.body: linkUnpublished Entwurf',
    'blocks.2.body: pathUnknown /nirgends',
    'blocks.3.body: urlForm https://oilway',
  ]);
});

test.each([
  ['https://oilway.example/a', undefined],
  ['mailto:a@oilway.example', undefined],
  ['tel:+49 30 1234', undefined],
  ['/kontakt#x', undefined],
  ['#unten', undefined],
  ['https://', 'urlForm'],
  ['https://ein wort.de', 'urlForm'],
  ['mailto:niemand', 'urlForm'],
  ['tel:ruf an', 'urlForm'],
  ['/pl/nic', 'pathUnknown'],
  ['#oben', 'anchorMissing'],
])('checks the entered URL %s: %s', (url, code) => {
  const codes = codesOnPage(
    { blockType: 'anchor', name: 'unten' },
    callToAction({ kind: 'url', url }),
  );
  expect(codes.map((one) => one.split(' ')[1])).toEqual(code ? [code] : []);
});

test.each([
  ['/\\evil.example', 'Adresse „/\\evil.example“: Die Adresse enthält \\. In Adressen steht /.'],
  ['https://ein wort.de', 'Adresse „https://ein wort.de“: Die Adresse enthält ein Leerzeichen.'],
  [
    'javascript:alert(1)',
    'Adresse „javascript:alert(1)“: Diese Art von Adresse ist hier nicht erlaubt.',
  ],
  [
    'www.oilway.example',
    'Adresse „www.oilway.example“: Beginnt mit http(s)://, mailto:, tel:, /, ? oder #.',
  ],
  ['  ', 'Es fehlt die Adresse.'],
])('reports the URL %j with the message of its field in links and rich text', (url, message) => {
  const links = [
    callToAction({ kind: 'url', url }),
    { blockType: 'text', body: linkIn({ linkType: 'custom', url }) },
    { blockType: 'text', body: linkIn({ linkType: 'custom', url }) },
  ];
  const data = { title: 'Seite', slug: 'seite', parent: 1, key: 'k', seo, blocks: links };
  const all = check({ slug: 'pages', id: 9, fields, data }, context);
  expect(all.map((one) => findingText(one, 'de'))).toEqual([message, message, message]);
  for (const language of ['pl', 'en'])
    expect(findingText(all[0] as Finding, language)).not.toBe(message);
});

test('ignores the page of a URL link and links without a label', () => {
  expect(codesOnPage(callToAction({ kind: 'url', url: '/kontakt', page: 77 }))).toEqual([]);
  const optional = { blockType: 'imageText', heading: 'Eins', body: paragraph('a'), side: 'left' };
  expect(codesOnPage({ ...optional, link: { kind: 'page', page: 77 } })).toEqual([]);
});

test('reports images that are deleted or lack alt text in the language', () => {
  const images = [{ image: 1 }, { image: 2 }, { image: 3 }];
  expect(codesOnPage({ blockType: 'gallery', images })).toEqual([
    'blocks.0.images.1.image: altMissing stumm.png',
    'blocks.0.images.2.image: documentGone',
  ]);
});

test('reports a deleted location and an empty required field', () => {
  const map = { blockType: 'map', heading: 'Karte', display: 'teaser' };
  expect(codesOnPage({ ...map, featured: 1 }, { ...map, heading: '', featured: 2 })).toEqual([
    'blocks.1.heading: required',
    'blocks.1.featured: documentGone',
  ]);
});

test('reports skipped heading levels and duplicate anchors', () => {
  const body = (...tags: string[]) => ({
    blockType: 'text',
    body: { root: { children: tags.map(heading) } },
  });
  const anchor = { blockType: 'anchor', name: 'preise' };
  expect(codesOnPage(body('h3', 'h4', 'h2', 'h3'), body('h4'), body('h2', 'h4'))).toEqual([
    'blocks.1.body: headingSkipped',
    'blocks.2.body: headingSkipped',
  ]);
  expect(codesOnPage(anchor, anchor)).toEqual(['blocks.1.name: anchorTwice preise']);
});

test('reports SEO findings unless the page is noIndex', () => {
  const data = { title: 'T'.repeat(61), slug: 's', parent: 3, key: 'k' };
  const codes = (more: object) =>
    check({ slug: 'pages', id: 9, fields, data: { ...data, ...more } }, context).map(
      ({ code }) => code,
    );
  expect(codes({})).toEqual([
    'metaTitleMissing',
    'descriptionMissing',
    'titleLong',
    'parentUnpublished',
  ]);
  expect(codes({ seo: { noIndex: true } })).toEqual(['parentUnpublished']);
});

test('reports an event that ends before it starts or whose list page is unpublished', () => {
  const data = {
    title: 'Tag',
    start: '2026-05-02T10:00:00.000Z',
    end: '2026-05-01T10:00:00.000Z',
    venue: 'Hof',
    address: 'Weg 1',
    intro: 'Kurz',
    body: paragraph('Lang'),
  };
  const hasListPage = { news: true, events: false };
  const text = { slug: 'events', fields: eventFields, data };
  expect(check(text, { ...context, hasListPage }).map(({ code }) => code)).toEqual([
    'endBeforeStart',
    'listUnpublished',
  ]);
});

test('reports holidays for the start of events only', () => {
  const start = '2026-12-25T17:00:00.000Z';
  const on = (slug: string, data: Record<string, unknown>) =>
    check({ slug, fields: eventFields, data }, context).map(({ code, path }) => `${path}: ${code}`);
  expect(on('events', { start })).toContain('start: onHoliday');
  expect(on('events', { start: '2026-12-28T17:00:00.000Z', end: start })).not.toContain(
    'start: onHoliday',
  );
  expect(on('news', { start })).not.toContain('start: onHoliday');
});

test('reports bracketed placeholders but not […] or [1]', () => {
  const text = {
    blockType: 'text',
    lead: 'Er sagte: „Gut […] so.“',
    body: paragraph('Server: [Name des Rechenzentrums]. [1]'),
  };
  expect(
    codesOnPage({ blockType: 'anchor', name: 'a' }, { ...text, heading: '[Überschrift]' }),
  ).toEqual([
    'blocks.1.heading: placeholder [Überschrift]',
    'blocks.1.body: placeholder [Name des Rechenzentrums]',
  ]);
});

test('reports unknown price fields and price fields that are not replaced', () => {
  const splitField = [
    { type: 'text', text: 'ab {{oil' },
    { type: 'text', format: 1, text: '-small}}' },
  ];
  const body = { root: { children: [{ type: 'paragraph', children: splitField }] } };
  const whole = {
    blockType: 'text',
    heading: 'ab {{oil-small}}',
    body: paragraph('{{ oil-small }}'),
  };
  const wrong = { blockType: 'text', heading: '{{oil}}{{oil}}{{}}', body };
  const link = { kind: 'url', url: '/kontakt{{oil-small}}' };
  expect(codesOnPage(whole, wrong, callToAction(link))).toEqual([
    'blocks.1.heading: priceUnknown {{oil}}',
    'blocks.1.heading: priceUnknown {{}}',
    'blocks.1.body: priceStays {{oil-small}}',
    'blocks.2.links.0.link.url: pathUnknown /kontakt{{oil-small}}',
    'blocks.2.links.0.link.url: priceStays {{oil-small}}',
  ]);
});
