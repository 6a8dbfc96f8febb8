/** The demo content for comparison in tests: texts in their final typography, references by name. */

import { type Country, localeOfCountry } from '@oilway/store/locales.ts';
import { pricesOf, withPrices } from '@oilway/store/published/price-fields.ts';
import type { Region } from '@oilway/store/regions.ts';
import type { Price } from '../payload-types.ts';
import { type Data, demoFolder, readEntries } from './entries.ts';
import { typeset } from './typography.ts';

/** A document in both languages, with its shared fields. */
type Translated<Text, Shared = unknown> = Shared & { name: string; de: Text; pl: Text };

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

type News = Translated<
  ArticleText & { parentHeading: string },
  { image?: string; publishDate: string }
>;

/** Dates are relative to today, in days. */
type Event = Translated<
  ArticleText & { start: string; end: string; venue: string; address: string; capacity?: number },
  { image?: string }
>;

interface Location {
  title: string;
  country: Country;
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
  country: Country;
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
  country: Country;
  order: number;
  purpose: 'contact' | 'sponsoring' | 'whistleblowing';
  department: string;
  email: string;
}

interface SocialPost {
  country: Country;
  network: 'instagram' | 'facebook';
  message: string;
  image: string;
  url: string;
  likes: number;
}

/** Each getter reads the files on access. */
export const demo = {
  get pages() {
    const pages = translatedDocuments<Translated<PageText>>('pages');
    for (const page of pages)
      for (const locale of ['de', 'pl'] as const) page[locale].path = pagePath(page, locale, pages);
    return pages;
  },
  /** Oldest first. */
  get news() {
    return translatedDocuments<News>('news');
  },
  /** Next first. */
  get events() {
    return translatedDocuments<Event>('events');
  },
  get locations() {
    return listRows<Location>('locations', { isOQ: false });
  },
  get contactPersons() {
    return listRows<ContactPerson>('contact-persons');
  },
  get departments() {
    return listRows<Department>('departments', { purpose: 'contact' });
  },
  get socialPosts() {
    return listRows<SocialPost>('social-posts');
  },
  get media() {
    return readKind('media').map(({ data, name = '', svg = '' }) => ({
      name,
      svg,
      altDe: typeset('de', String(data.altDe)),
      altPl: typeset('pl', String(data.altPl)),
    }));
  },
};

/** Pages below the home page have no parent in their path. */
function pagePath(
  page: Translated<PageText>,
  locale: Country,
  pages: readonly Translated<PageText>[],
): string {
  const { slug } = page[locale];
  const root = locale === 'de' ? '' : '/pl';
  if (!slug) return root || '/';
  const { parent } = (readKind('pages').find((one) => one.locale === 'de' && one.name === page.name)
    ?.data ?? {}) as { parent?: string };
  const parentPage = pages.find(({ name, ...texts }) => name === parent && texts[locale].slug);
  return `${parentPage ? pagePath(parentPage, locale, pages) : root}/${slug}`;
}

const entriesByKind = new Map<string, ReturnType<typeof readEntries>>();

function readKind(kind: string) {
  const entries = entriesByKind.get(kind) ?? readEntries(demoFolder, kind);
  entriesByKind.set(kind, entries);
  return entries;
}

function translatedDocuments<Texts>(kind: string): Texts[] {
  const german = readKind(kind).filter(({ locale }) => locale === 'de');
  return german.map(({ data: { image, publishDate, ...data }, name }) => {
    const polish = readKind(kind).find((entry) => entry.locale === 'pl' && entry.name === name);
    const texts = { de: asPublished('de', data), pl: asPublished('pl', polish?.data) };
    return { name, image, publishDate, ...texts } as Texts;
  });
}

/** Returns texts in the typography of the language, with price fields replaced by prices. */
function asPublished<Texts>(locale: Country, data: Texts): Texts {
  const priceEntry = readKind('globals').find(
    (entry) => entry.slug === 'prices' && entry.locale === locale,
  );
  const prices = pricesOf(
    (priceEntry?.data ?? {}) as Partial<Price> as Price,
    localeOfCountry(locale),
  );
  const json = JSON.stringify(typeset(locale, data) ?? {}, (_, value) =>
    typeof value === 'string' ? withPrices(value, prices) : value,
  );
  return JSON.parse(json);
}

/** @param defaults of fields that a file may omit. */
function listRows<Row>(kind: string, defaults: Partial<Row> = {}): Row[] {
  return readKind(kind).map(
    ({ data, locale, order }) =>
      ({ country: locale, order, ...defaults, ...typeset(locale, data) }) as Row,
  );
}
