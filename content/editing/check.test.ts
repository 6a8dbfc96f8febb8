import type { FlattenedField } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { paragraph } from '../test/pages.ts';
import type { Surroundings } from './check.ts';
import { type Finding, findingText } from './findings.ts';

let database: TestDatabase;
let fields: FlattenedField[];
let eventFields: FlattenedField[];
let check: typeof import('./check.ts').check;

beforeAll(async () => {
  database = await openDatabase('sqlite');
  ({ check } = await import('./check.ts'));
  fields = database.payload.collections.pages.config.flattenedFields;
  eventFields = database.payload.collections.events.config.flattenedFields;
});
afterAll(() => database?.close());

const target = { title: 'Ziel', abroad: false, reachable: true, anchors: new Set(['preise']) };

const around: Surroundings = {
  pages: new Map([
    [1, { ...target, title: 'Start' }],
    [2, target],
    [3, { ...target, title: 'Entwurf', reachable: false }],
    [4, { ...target, title: 'Cel', abroad: true }],
  ]),
  media: new Map([
    [1, { name: 'gut.png', alt: true }],
    [2, { name: 'stumm.png', alt: false }],
  ]),
  others: new Set(['locations:1', 'events:1', 'events:2']),
  closedEvents: new Map([[2, 'Sommerfest']]),
  isHoliday: (moment) => moment.toISOString().startsWith('2026-12-25'),
  knowsPath: (path) => path === '/kontakt',
  lists: { news: true, events: true },
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

/** The codes and places of what is found on a page of these blocks. */
function found(...blocks: object[]): string[] {
  const data = { title: 'Seite', slug: 'seite', parent: 1, key: 'k', seo, blocks };
  return check({ slug: 'pages', id: 9, fields, data }, around).map(
    ({ about, code, path }) => `${path}: ${code}${about ? ` ${about}` : ''}`,
  );
}

const callToAction = (...links: object[]) => ({
  blockType: 'callToAction',
  heading: 'Los',
  shape: 'corner',
  links: links.map((link) => ({ link: { label: 'Mehr', kind: 'page', ...link } })),
});

test('a whole page has nothing to find', () => {
  const text = { blockType: 'text', heading: 'Eins', body: paragraph('Worte') };
  expect(found(text, callToAction({ page: 2, anchor: 'preise' }))).toEqual([]);
});

test('a sign-up for an event that is missing, gone, or closed', () => {
  const form = { blockType: 'eventForm', heading: 'Anmelden', which: 'chosen' };
  const at = 'blocks.0.event';
  expect(found({ ...form, event: 1 })).toEqual([]);
  expect(found({ ...form, which: 'next', event: null })).toEqual([]);
  expect(found({ ...form, event: 3 })).toEqual([`${at}: documentGone`]);
  expect(found({ ...form, event: 2 })).toEqual([`${at}: eventClosed Sommerfest`]);
});

test('links to pages that are gone, of the other country, not published or without the anchor', () => {
  const block = callToAction({ page: 77 }, { page: 4 }, { page: 3 }, { page: 2, anchor: 'hier' });
  const at = (row: number) => `blocks.0.links.${row}.link.page`;
  expect(found(block)).toEqual([
    `${at(0)}: linkGone`,
    `${at(1)}: linkAbroad Cel`,
    `${at(2)}: linkUnpublished Entwurf`,
    `${at(3)}: anchorMissing hier`,
  ]);
});

test('links within a rich text', () => {
  const bodies = [
    linkIn({ linkType: 'internal', doc: { relationTo: 'pages', value: 77 } }),
    linkIn({ linkType: 'internal', doc: { relationTo: 'pages', value: 3 } }),
    linkIn({ linkType: 'custom', url: '/nirgends?x=1' }),
    linkIn({ linkType: 'custom', url: 'https://oilway' }),
  ];
  expect(found(...bodies.map((body) => ({ blockType: 'text', body })))).toEqual([
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
])('the typed address %s: %s', (url, code) => {
  const codes = found({ blockType: 'anchor', name: 'unten' }, callToAction({ kind: 'url', url }));
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
])(
  'the address %j is refused with the reason of its field, in links and rich texts',
  (url, said) => {
    const links = [
      callToAction({ kind: 'url', url }),
      { blockType: 'text', body: linkIn({ linkType: 'custom', url }) },
      { blockType: 'text', body: linkIn({ linkType: 'custom', url }) },
    ];
    const data = { title: 'Seite', slug: 'seite', parent: 1, key: 'k', seo, blocks: links };
    const all = check({ slug: 'pages', id: 9, fields, data }, around);
    expect(all.map((one) => findingText(one, 'de'))).toEqual([said, said, said]);
    for (const language of ['pl', 'en'])
      expect(findingText(all[0] as Finding, language)).not.toBe(said);
  },
);

test('a link whose kind is an address does not remember its page; one without a label is not shown', () => {
  expect(found(callToAction({ kind: 'url', url: '/kontakt', page: 77 }))).toEqual([]);
  const optional = { blockType: 'imageText', heading: 'Eins', body: paragraph('a'), side: 'left' };
  expect(found({ ...optional, link: { kind: 'page', page: 77 } })).toEqual([]);
});

test('pictures that are gone or have no words in this language', () => {
  const images = [{ image: 1 }, { image: 2 }, { image: 3 }];
  expect(found({ blockType: 'gallery', images })).toEqual([
    'blocks.0.images.1.image: altMissing stumm.png',
    'blocks.0.images.2.image: documentGone',
  ]);
});

test('a location that is gone, and what is empty', () => {
  const map = { blockType: 'map', heading: 'Karte', display: 'teaser' };
  expect(found({ ...map, featured: 1 }, { ...map, heading: '', featured: 2 })).toEqual([
    'blocks.1.heading: required',
    'blocks.1.featured: documentGone',
  ]);
});

test('headings that skip a level, and an anchor that stands twice', () => {
  const body = (...tags: string[]) => ({
    blockType: 'text',
    body: { root: { children: tags.map(heading) } },
  });
  const anchor = { blockType: 'anchor', name: 'preise' };
  expect(found(body('h3', 'h4', 'h2', 'h3'), body('h4'), body('h2', 'h4'))).toEqual([
    'blocks.1.body: headingSkipped',
    'blocks.2.body: headingSkipped',
  ]);
  expect(found(anchor, anchor)).toEqual(['blocks.1.name: anchorTwice preise']);
});

test('what search engines miss, unless they are kept out', () => {
  const data = { title: 'T'.repeat(61), slug: 's', parent: 3, key: 'k' };
  const codes = (more: object) =>
    check({ slug: 'pages', id: 9, fields, data: { ...data, ...more } }, around).map(
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

test('an event that ends before it starts, below a page that is not published', () => {
  const data = {
    title: 'Tag',
    start: '2026-05-02T10:00:00.000Z',
    end: '2026-05-01T10:00:00.000Z',
    venue: 'Hof',
    address: 'Weg 1',
    intro: 'Kurz',
    body: paragraph('Lang'),
  };
  const lists = { news: true, events: false };
  const text = { slug: 'events', fields: eventFields, data };
  expect(check(text, { ...around, lists }).map(({ code }) => code)).toEqual([
    'endBeforeStart',
    'listUnpublished',
  ]);
});

test('an event on a holiday, but no other date', () => {
  const start = '2026-12-25T17:00:00.000Z';
  const on = (slug: string, data: Record<string, unknown>) =>
    check({ slug, fields: eventFields, data }, around).map(({ code, path }) => `${path}: ${code}`);
  expect(on('events', { start })).toContain('start: onHoliday');
  expect(on('events', { start: '2026-12-28T17:00:00.000Z', end: start })).not.toContain(
    'start: onHoliday',
  );
  expect(on('news', { start })).not.toContain('start: onHoliday');
});

test('what is still to be filled in, in a line and in a text; an omission is none', () => {
  const text = {
    blockType: 'text',
    lead: 'Er sagte: „Gut […] so.“',
    body: paragraph('Server: [Name des Rechenzentrums]. [1]'),
  };
  expect(found({ blockType: 'anchor', name: 'a' }, { ...text, heading: '[Überschrift]' })).toEqual([
    'blocks.1.heading: placeholder [Überschrift]',
    'blocks.1.body: placeholder [Name des Rechenzentrums]',
  ]);
});

test('fields of prices that there are not, and those that would stay as they are', () => {
  const half = [
    { type: 'text', text: 'ab {{oil' },
    { type: 'text', format: 1, text: '-small}}' },
  ];
  const body = { root: { children: [{ type: 'paragraph', children: half }] } };
  const whole = {
    blockType: 'text',
    heading: 'ab {{oil-small}}',
    body: paragraph('{{ oil-small }}'),
  };
  const wrong = { blockType: 'text', heading: '{{oil}}{{oil}}{{}}', body };
  const link = { kind: 'url', url: '/kontakt{{oil-small}}' };
  expect(found(whole, wrong, callToAction(link))).toEqual([
    'blocks.1.heading: priceUnknown {{oil}}',
    'blocks.1.heading: priceUnknown {{}}',
    'blocks.1.body: priceStays {{oil-small}}',
    'blocks.2.links.0.link.url: pathUnknown /kontakt{{oil-small}}',
    'blocks.2.links.0.link.url: priceStays {{oil-small}}',
  ]);
});
