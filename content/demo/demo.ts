/** The demo content for comparison in tests: texts in their final typography, references by name. */

import { cultureOf, type Locale } from '@oilway/store/cultures.ts';
import { pricesOf, withPrices } from '@oilway/store/published/price-fields.ts';
import type { Region } from '@oilway/store/regions.ts';
import type { Price } from '../payload-types.ts';
import { type Data, demoFolder, readEntries } from './entries.ts';
import { typeset } from './typography.ts';

/** A document in both languages, with its shared fields. */
type Both<Text, Shared = unknown> = Shared & { name: string; de: Text; pl: Text };

interface PageText {
  title: string;
  slug: string;
  /** The full path, with the slugs of the parent pages. */
  path: string;
  seo: { title: string; description: string };
  blocks: ({ blockType: string; heading?: string } & Data)[];
}

interface ArticleText {
  title: string;
  slug: string;
  intro: string;
  /** Markdown. */
  body: string;
  /** Shown in place of the image. */
  illustration?: string;
}

type News = Both<ArticleText & { parentHeading: string }, { image?: string; publishDate: string }>;

/** Dates are relative to today, in days. */
type Event = Both<
  ArticleText & { start: string; end: string; venue: string; address: string; capacity?: number },
  { image?: string }
>;

interface Location {
  title: string;
  country: Locale;
  street: string;
  postalCode: string;
  town: string;
  latitude: number;
  longitude: number;
  phone: string;
  email: string;
  category: string;
  icon: string;
  isOQ: boolean;
  services: string[];
  /** 'HH:MM'; a missing day is closed. */
  hours: Partial<Record<'monFri' | 'sat' | 'sun', { opens: string; closes: string }>>;
  singleDays?: { day: 'mon' | 'tue' | 'wed' | 'thu' | 'fri'; opens: string; closes: string }[];
  equipment: string[];
  mapDescription: string;
  text: string;
  image?: string;
}

interface ContactPerson {
  country: Locale;
  order: number;
  profileName: string;
  image: string;
  title: string;
  regions: Region[];
  phone?: string;
  email: string;
  moreInfo?: string;
}

interface Department {
  country: Locale;
  order: number;
  purpose: 'contact' | 'sponsoring' | 'whistleblowing';
  department: string;
  email: string;
}

interface SocialPost {
  country: Locale;
  network: 'instagram' | 'facebook';
  message: string;
  image: string;
  url: string;
  likes: number;
}

/** Each getter reads the files on access. */
export const demo = {
  get pages() {
    const pages = textsOf<Both<PageText>>('pages');
    for (const page of pages)
      for (const locale of ['de', 'pl'] as const) page[locale].path = pathOf(page, locale, pages);
    return pages;
  },
  /** Oldest first. */
  get news() {
    return textsOf<News>('news');
  },
  /** Next first. */
  get events() {
    return textsOf<Event>('events');
  },
  get locations() {
    return rowsOf<Location>('locations', { isOQ: false });
  },
  get contactPersons() {
    return rowsOf<ContactPerson>('contact-persons');
  },
  get departments() {
    return rowsOf<Department>('departments', { purpose: 'contact' });
  },
  get socialPosts() {
    return rowsOf<SocialPost>('social-posts');
  },
  get media() {
    return read('media').map(({ data, name = '', svg = '' }) => ({
      name,
      svg,
      altDe: typeset('de', String(data.altDe)),
      altPl: typeset('pl', String(data.altPl)),
    }));
  },
};

/** Pages below the home page have no parent in their path. */
function pathOf(page: Both<PageText>, locale: Locale, pages: readonly Both<PageText>[]): string {
  const { slug } = page[locale];
  const root = locale === 'de' ? '' : '/pl';
  if (!slug) return root || '/';
  const { parent } = (read('pages').find((one) => one.locale === 'de' && one.name === page.name)
    ?.data ?? {}) as { parent?: string };
  const above = pages.find(({ name, ...texts }) => name === parent && texts[locale].slug);
  return `${above ? pathOf(above, locale, pages) : root}/${slug}`;
}

const known = new Map<string, ReturnType<typeof readEntries>>();

function read(kind: string) {
  const entries = known.get(kind) ?? readEntries(demoFolder, kind);
  known.set(kind, entries);
  return entries;
}

function textsOf<Texts>(kind: string): Texts[] {
  const german = read(kind).filter(({ locale }) => locale === 'de');
  return german.map(({ data: { image, publishDate, ...data }, name }) => {
    const polish = read(kind).find((entry) => entry.locale === 'pl' && entry.name === name);
    const texts = { de: shown('de', data), pl: shown('pl', polish?.data) };
    return { name, image, publishDate, ...texts } as Texts;
  });
}

/** Returns texts in the typography of the language, with price fields replaced by prices. */
function shown<Texts>(locale: Locale, data: Texts): Texts {
  const own = read('globals').find((entry) => entry.slug === 'prices' && entry.locale === locale);
  const prices = pricesOf((own?.data ?? {}) as Partial<Price> as Price, cultureOf(locale));
  const written = JSON.stringify(typeset(locale, data) ?? {}, (_, value) =>
    typeof value === 'string' ? withPrices(value, prices) : value,
  );
  return JSON.parse(written);
}

/** @param defaults of fields that a file may omit. */
function rowsOf<Row>(kind: string, defaults: Partial<Row> = {}): Row[] {
  return read(kind).map(
    ({ data, locale, order }) =>
      ({ country: locale, order, ...defaults, ...typeset(locale, data) }) as Row,
  );
}
