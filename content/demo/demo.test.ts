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

/** Rules that no field validation covers; the importer, Payload and the report check links, images and lengths. */
const texts = demo.pages.flatMap(({ name, ...text }) =>
  languages.map((locale) => ({ name, locale, text: text[locale] })),
);

describe('demo pages', () => {
  it.each(languages)('use every block type (%s)', (locale) => {
    const used = demo.pages.flatMap((page) => page[locale].blocks.map((block) => block.blockType));
    expect([...new Set(used)].sort()).toEqual(blocks.map(({ slug }) => slug).sort());
  });

  it.each(texts)(
    '$name in $locale starts with a hero and has SEO texts of valid length',
    ({ text }) => {
      expect(text.blocks[0]?.blockType).toBe('hero');
      // The document title adds the suffix of the settings.
      expect(`${text.seo.title} | Oilway`.length).toBeLessThanOrEqual(60);
      expect(text.seo.description.length).toBeGreaterThanOrEqual(120);
      expect(text.seo.description.length).toBeLessThanOrEqual(155);
    },
  );

  it.each(texts)(
    '$name in $locale has at most one pool block and no adjacent amber blocks',
    ({ text }) => {
      const amber = text.blocks
        .filter(({ blockType }) => blockType !== 'anchor')
        .map(
          (block) => block.blockType === 'callToAction' || /"amber"/.test(JSON.stringify(block)),
        );
      expect(amber.some((isAmber, index) => isAmber && amber[index + 1])).toBe(false);
      expect(text.blocks.filter(({ shape }) => shape === 'pool').length).toBeLessThanOrEqual(1);
    },
  );
});

describe('demo texts', () => {
  const { contactPersons, departments, events, locations, news, pages, socialPosts } = demo;
  const countryDocuments = [...contactPersons, ...departments, ...locations, ...socialPosts];

  it.each(languages)('have typographic quotes and no filler (%s)', (locale) => {
    const ownDocuments = countryDocuments.filter(({ country }) => country === locale);
    const all = stringsIn([
      ownDocuments,
      ...[pages, news, events].map((texts) => texts.map((text) => text[locale])),
    ]);
    const wrong = { de: /"|lorem|”/i, pl: /"|lorem|“/i };
    expect(all.length).toBeGreaterThan(500);
    expect(all.filter((text) => wrong[locale].test(text))).toEqual([]);
  });

  it('do not repeat long German texts in Polish', () => {
    const long = (value: unknown) => stringsIn(value).filter((text) => text.length > 40);
    for (const { de, pl } of [...pages, ...news, ...events]) {
      const german = new Set(long(de));
      expect(long(pl).filter((text) => german.has(text))).toEqual([]);
    }
  });

  it('use fictitious phone numbers and oilway.example email addresses', () => {
    // Reserved by the Bundesnetzagentur for films, or with a subscriber number that begins with a zero, as none does.
    const fictitiousNumber =
      /^\+49 (30 23125|40 66969|69 90009|221 4710|89 99998) \d{3}$|^\+49 176 040690\d\d$|^\+49 \d{3} 000 \d{3}$|^\+48 (00|\d\d 000) /;
    for (const { phone } of [...contactPersons, ...locations])
      if (phone) expect(phone).toMatch(fictitiousNumber);
    const numbers = locations.map(({ phone }) => phone);
    expect(new Set(numbers).size).toBe(65);
    for (const { email } of [...contactPersons, ...departments, ...locations])
      expect(email).toMatch(/^[a-z.-]+@oilway\.example$/);
  });
});

describe('demo lists', () => {
  it.each(languages)('have a contact person for every region (%s)', (locale) => {
    const people = demo.contactPersons.filter(({ country }) => country === locale);
    const covered = new Set(people.flatMap((person) => person.regions));
    expect([...covered].sort()).toEqual(Object.keys(regions[locale]).sort());
  });

  it('have the expected number of locations within each country, open until 18:00 on weekdays', () => {
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

describe('demo images', () => {
  const { media } = demo;
  const portraits = media.filter(({ svg }) => svg.includes('viewBox="0 0 400 400"'));
  const scenes = media.filter((image) => !portraits.includes(image));

  it('use only CSS variables as colours and include amber', () => {
    for (const { svg } of media) {
      expect(svg).not.toMatch(/(fill|stroke)="(?!var\(|none")/);
      expect(svg).toContain('var(--amber)');
    }
  });

  it('have scenes of 1600 × 1200 and one portrait per contact person', () => {
    expect(scenes.length).toBeGreaterThan(13);
    for (const { svg } of scenes) expect(svg).toMatch(/^<svg [^>]*width="1600" height="1200"/);
    const people = demo.contactPersons.map(({ image }) => image);
    expect(people.sort()).toEqual(portraits.map(({ name }) => name).sort());
  });

  it.each(texts)('occur at most once on $name in $locale', ({ locale, text }) => {
    const listed = text.blocks.flatMap(({ blockType, display, network }): { image?: string }[] => {
      if (blockType === 'newsList') return demo.news.slice(display === 'teaser' ? -3 : 0);
      const posts = demo.socialPosts.filter(({ country }) => country === locale);
      return blockType === 'socialFeed' ? posts.filter((post) => post.network === network) : [];
    });
    const names = [...imageNames(text.blocks), ...listed.flatMap(({ image }) => image ?? [])];
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

/** Returns the images of a page by motif: an illustration of a block and an image of the same motif count as one. */
function imageNames(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, one]) => {
    if (typeof one !== 'string') return imageNames(one);
    if (!['image', 'coverImage', 'illustration'].includes(key)) return [];
    return [motifs[one] ?? one];
  });
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(stringsIn);
}
