import { cultures, localeOf } from '@oilway/store/cultures.ts';
import type { Payload } from 'payload';
import sharp from 'sharp';
import { demo } from './demo.ts';
import type { DemoLocale } from './shape.ts';

/** Ids by the names that the demo content uses for its own pages, pictures and locations. */
interface Names {
  pages: Map<string, number>;
  media: Map<string, number>;
  categories: Map<string, number>;
  locations: Map<string, number>;
}

type Data = Record<string, unknown>;

/**
 * Fills an empty database with the demo content, both languages published.
 * @param report is told what is under way, one line a step.
 */
export async function seed(payload: Payload, report: (step: string) => void): Promise<void> {
  const names: Names = {
    pages: new Map(),
    media: new Map(),
    categories: new Map(),
    locations: new Map(),
  };
  report('pictures');
  await seedMedia(payload, names);
  report('locations');
  await seedLocations(payload, names);
  report('pages');
  await seedPages(payload, names);
  report('news and events');
  await seedArticles(payload, names);
  report('contacts and social posts');
  await seedLists(payload, names);
  report('menus and settings');
  await seedGlobals(payload, names);
}

export async function isEmpty(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'pages', overrideAccess: true });
  return totalDocs === 0;
}

async function seedMedia(payload: Payload, names: Names): Promise<void> {
  for (const { name, svg, ...data } of demo.media) {
    const image = await sharp(Buffer.from(svg))
      .png({ compressionLevel: 9, palette: true })
      .toBuffer();
    const made = await payload.create({
      collection: 'media',
      data: data as never,
      file: { data: image, mimetype: 'image/png', name: `${name}.png`, size: image.length },
    });
    names.media.set(name, Number(made.id));
  }
}

async function seedLocations(payload: Payload, names: Names): Promise<void> {
  for (const { key, title } of demo.categories) {
    const made = await payload.create({
      collection: 'location-categories',
      locale: 'de',
      data: { key, title: title.de },
    });
    await payload.update({
      collection: 'location-categories',
      id: made.id,
      locale: 'pl',
      data: { title: title.pl },
    });
    names.categories.set(key, Number(made.id));
  }
  for (const location of demo.locations) {
    const data = {
      ...location,
      category: names.categories.get(location.category),
      image: location.image && names.media.get(location.image),
    };
    const made = await payload.create({ collection: 'locations', data: data as never });
    names.locations.set(location.title, Number(made.id));
  }
}

/** Pages link to each other, so all of them exist in both languages before any of them gets its blocks. */
async function seedPages(payload: Payload, names: Names): Promise<void> {
  for (const { name, parent, de } of demo.pages) {
    const data = { title: de.title, slug: de.slug, parent: parent && names.pages.get(parent) };
    const made = await payload.create({
      collection: 'pages',
      locale: 'de',
      draft: true,
      data: data as never,
    });
    names.pages.set(name, Number(made.id));
  }
  for (const { name, pl } of demo.pages) {
    const id = idOf(names.pages, name);
    const data = { title: pl.title, slug: pl.slug };
    await payload.update({ collection: 'pages', id, locale: 'pl', draft: true, data });
  }
  for (const page of demo.pages) {
    for (const culture of cultures) {
      const locale = localeOf(culture);
      const data = { ...(withIds(page[locale], names) as Data), _status: 'published' as const };
      await payload.update({ collection: 'pages', id: idOf(names.pages, page.name), locale, data });
    }
  }
}

/** Both languages of every post and event, published. */
async function seedArticles(payload: Payload, names: Names): Promise<void> {
  for (const { de, pl, image, publishDate } of demo.news) {
    const shared = { publishDate: `${publishDate}T08:00:00.000Z`, image: pictureOf(image, names) };
    await seedArticle(payload, 'news', { de, pl }, shared, names);
  }
  for (const { de, pl, image, inDays, starts, ends } of demo.events) {
    const shared = {
      start: momentOf(inDays, starts),
      end: momentOf(inDays, ends),
      image: pictureOf(image, names),
    };
    await seedArticle(payload, 'events', { de, pl }, shared, names);
  }
}

async function seedArticle(
  payload: Payload,
  collection: 'news' | 'events',
  texts: Record<DemoLocale, object>,
  shared: Data,
  names: Names,
): Promise<void> {
  const _status = 'published' as const;
  const data = (locale: DemoLocale) =>
    ({ ...(withIds(texts[locale], names) as Data), ...shared, _status }) as never;
  const { id } = await payload.create({ collection, locale: 'de', data: data('de') });
  await payload.update({ collection, id, locale: 'pl', data: data('pl') });
}

async function seedLists(payload: Payload, names: Names): Promise<void> {
  for (const { regions, ...person } of demo.contactPersons) {
    const data = { ...person, regions: [...regions] };
    await payload.create({ collection: 'contact-persons', data });
  }
  for (const data of demo.departments) await payload.create({ collection: 'departments', data });
  for (const { daysAgo, image, ...post } of demo.socialPosts) {
    const data = {
      ...post,
      image: pictureOf(image, names),
      postedAt: momentOf(-daysAgo, '09:00'),
    };
    await payload.create({ collection: 'social-posts', data });
  }
}

const pictureOf = (name: string | undefined, names: Names) =>
  name === undefined ? undefined : idOf(names.media, name);

/** The moment a number of days from today, by the clock of this machine. */
function momentOf(days: number, time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const moment = new Date();
  moment.setDate(moment.getDate() + days);
  moment.setHours(hours, minutes, 0, 0);
  return moment.toISOString();
}

async function seedGlobals(payload: Payload, names: Names): Promise<void> {
  const locationsPage = idOf(names.pages, demo.locationsPage);
  const ownPages = {
    newsPage: idOf(names.pages, 'news'),
    eventsPage: idOf(names.pages, 'events'),
    searchPage: idOf(names.pages, 'search'),
    privacyPage: idOf(names.pages, 'privacy'),
  };
  for (const locale of ['de', 'pl'] as const satisfies DemoLocale[]) {
    const filled = (value: unknown) => withIds(value, names) as never;
    await payload.updateGlobal({ slug: 'header', locale, data: filled(demo.header[locale]) });
    await payload.updateGlobal({ slug: 'footer', locale, data: filled(demo.footer[locale]) });
    await payload.updateGlobal({
      slug: 'side-menus',
      locale,
      data: filled(demo.sideMenus[locale]),
    });
    await payload.updateGlobal({
      slug: 'settings',
      locale,
      data: { ...demo.settings[locale], locationsPage, ...ownPages },
    });
  }
}

/** The same data with every name of a page, picture, location or category replaced by its id. */
function withIds(value: unknown, names: Names): unknown {
  if (Array.isArray(value)) return value.map((entry) => withIds(entry, names));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, entry]) => [
    key,
    idFor(key, entry, value as Data, names),
  ]);
  return Object.fromEntries(entries);
}

function idFor(key: string, entry: unknown, holder: Data, names: Names): unknown {
  if (typeof entry !== 'string') return withIds(entry, names);
  if (key === 'page') return idOf(names.pages, entry);
  if (key === 'image' || key === 'coverImage') return idOf(names.media, entry);
  if (key === 'featured') return idOf(names.locations, entry);
  if (key === 'category') return idOf(names.categories, entry);
  if (key === 'value' && holder.relationTo === 'pages') return idOf(names.pages, entry);
  return entry;
}

function idOf(ids: Map<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demo content names "${name}", which does not exist`);
  return id;
}
