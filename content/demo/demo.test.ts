import { regions } from '@oilway/store/regions.ts';
import { describe, expect, it } from 'vitest';
import { blocks } from '../blocks/index.ts';
import { languages } from '../languages.ts';
import { demo } from './demo.ts';

const motifs: Readonly<Record<string, string>> = {
  'filter-close-up': 'filter',
  'gearbox-open': 'gearbox',
  'vans-yard': 'fleet',
  'lift-bay': 'workshop',
  'station-front': 'station',
  'bottles-shelf': 'products',
  'podium-run': 'sponsoring',
  'canister-pour': 'oil-change',
};

/** What no field can ask for; links, pictures and lengths are the importer's, Payload's and the report's to check. */
const texts = demo.pages.flatMap(({ name, ...text }) =>
  languages.map((locale) => ({ name, locale, text: text[locale] })),
);

describe('demo pages', () => {
  it.each(languages)('use every block somewhere (%s)', (locale) => {
    const used = demo.pages.flatMap((page) => page[locale].blocks.map((block) => block.blockType));
    expect([...new Set(used)].sort()).toEqual(blocks.map(({ slug }) => slug).sort());
  });

  it.each(texts)('$name in $locale begins with a hero and is found', ({ text }) => {
    expect(text.blocks[0]?.blockType).toBe('hero');
    // The document title adds the suffix of the settings.
    expect(`${text.seo.title} | Oilway`.length).toBeLessThanOrEqual(60);
    expect(text.seo.description.length).toBeGreaterThanOrEqual(120);
    expect(text.seo.description.length).toBeLessThanOrEqual(155);
  });

  it.each(texts)('$name in $locale pours once and never sets amber on amber', ({ text }) => {
    const amber = text.blocks
      .filter(({ blockType }) => blockType !== 'anchor')
      .map((block) => block.blockType === 'callToAction' || /"amber"/.test(JSON.stringify(block)));
    expect(amber.some((here, index) => here && amber[index + 1])).toBe(false);
    expect(text.blocks.filter(({ shape }) => shape === 'pool').length).toBeLessThanOrEqual(1);
  });
});

describe('demo texts', () => {
  const { contactPersons, departments, events, locations, news, pages, socialPosts } = demo;
  const own = [...contactPersons, ...departments, ...locations, ...socialPosts];

  it.each(languages)('have typographic quotes and no filler (%s)', (locale) => {
    const of = own.filter(({ country }) => country === locale);
    const all = stringsIn([
      of,
      ...[pages, news, events].map((texts) => texts.map((text) => text[locale])),
    ]);
    const wrong = { de: /"|lorem|”/i, pl: /"|lorem|“/i };
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter((text) => wrong[locale].test(text))).toEqual([]);
  });

  it('are written for each culture, not copied', () => {
    const long = (value: unknown) => stringsIn(value).filter((text) => text.length > 40);
    for (const { de, pl } of [...pages, ...news, ...events]) {
      const german = new Set(long(de));
      expect(long(pl).filter((text) => german.has(text))).toEqual([]);
    }
  });

  it('ring nowhere and write to nobody', () => {
    // Those the Bundesnetzagentur keeps free for films; elsewhere no subscriber's number begins with a zero.
    const nowhere =
      /^\+49 (30 23125|40 66969|69 90009|221 4710|89 99998) \d{3}$|^\+49 176 040690\d\d$|^\+49 \d{3} 000 \d{3}$|^\+48 (00|\d\d 000) /;
    for (const { phone } of [...contactPersons, ...locations])
      if (phone) expect(phone).toMatch(nowhere);
    const numbers = locations.map(({ phone }) => phone);
    expect(new Set(numbers).size).toBe(65);
    for (const { email } of [...contactPersons, ...departments, ...locations])
      expect(email).toMatch(/^[a-z.-]+@oilway\.example$/);
  });
});

describe('demo lists', () => {
  it.each(languages)('have somebody for every region (%s)', (locale) => {
    const people = demo.contactPersons.filter(({ country }) => country === locale);
    const covered = new Set(people.flatMap((person) => person.regions));
    expect([...covered].sort()).toEqual(Object.keys(regions[locale]).sort());
  });

  it('have locations in their country, as many as the pages say, open until six on working days', () => {
    const bounds = {
      de: { south: 47.27, north: 55.06, west: 5.86, east: 15.05, counts: [24, 10, 6, 20] },
      pl: { south: 49.0, north: 54.84, west: 14.12, east: 24.15, counts: [15, 7, 3, 12] },
    };
    for (const locale of languages) {
      const there = demo.locations.filter(({ country }) => country === locale);
      const { counts, east, north, south, west } = bounds[locale];
      const number = (kind: string) => there.filter(({ category }) => category === kind).length;
      const tested = there.filter(({ isOQ }) => isOQ).length;
      expect([...['station', 'partner', 'fleet'].map(number), tested]).toEqual(counts);
      for (const { hours, icon, category, latitude, longitude, title } of there) {
        expect(
          latitude > south && latitude < north && longitude > west && longitude < east,
          title,
        ).toBe(true);
        expect((hours.monFri?.closes ?? '') >= '18:00', title).toBe(true);
        expect(icon, title).toBe(category);
      }
    }
  });

  it.each(languages)('have events at the address of a location (%s)', (locale) => {
    const addresses = demo.locations.map(
      ({ postalCode, street, town }) => `${street}, ${postalCode} ${town}`,
    );
    for (const event of demo.events)
      expect(addresses).toContain(event[locale].address.replaceAll('\u00a0', ' '));
  });
});

describe('demo pictures', () => {
  const { media } = demo;
  const portraits = media.filter(({ svg }) => svg.includes('viewBox="0 0 400 400"'));
  const scenes = media.filter((picture) => !portraits.includes(picture));

  it('are in the paints of drawings alone, with amber in each', () => {
    for (const { svg } of media) {
      expect(svg).not.toMatch(/(fill|stroke)="(?!var\(|none")/);
      expect(svg).toContain('var(--amber)');
    }
  });

  it('show scenes in 1600 × 1200, and everybody of the contact persons once', () => {
    expect(scenes.length).toBeGreaterThan(13);
    for (const { svg } of scenes) expect(svg).toMatch(/^<svg [^>]*width="1600" height="1200"/);
    const people = demo.contactPersons.map(({ image }) => image);
    expect(people.sort()).toEqual(portraits.map(({ name }) => name).sort());
  });

  it.each(texts)('of $name in $locale are there once', ({ text }) => {
    const shown = namesOf(text.blocks);
    expect(shown.filter((name, index) => shown.indexOf(name) !== index)).toEqual([]);
  });
});

/** Pictures and drawings of a page, by the motif: a drawing of the blocks and the picture of the same thing are one. */
function namesOf(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) => {
    if (typeof one !== 'string') return namesOf(one);
    if (!['image', 'coverImage', 'illustration'].includes(key)) return [];
    return [motifs[one] ?? one];
  });
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(stringsIn);
}
