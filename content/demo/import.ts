import type { Locale } from '@oilway/store/cultures.ts';
import { drawingType } from '@oilway/store/drawings/drawing.ts';
import {
  type CollectionSlug,
  type FlattenedField,
  type GlobalSlug,
  type Payload,
  ValidationError,
} from 'payload';
import { isWritten } from '../editing/country.ts';
import { languages } from '../languages.ts';
import { askNoFactors } from '../staff/staff-door.ts';
import { type Data, type DemoEntry, DemoError, demoFolder, readEntries } from './entries.ts';
import { type DemoIds, fill } from './fill.ts';

const published = { _status: 'published' };

interface Import {
  payload: Payload;
  entries: readonly DemoEntry[];
  ids: DemoIds;
  /** Translation keys by document. */
  keys: Map<string, string>;
}

export async function isEmpty(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'pages', overrideAccess: true });
  return totalDocs === 0;
}

/**
 * Imports the demo content into an empty database and publishes both languages.
 * @param report receives one line for each step.
 * @throws DemoError before anything is stored for unknown fields or names; later when Payload refuses a value.
 */
export async function importDemo(
  payload: Payload,
  report: (step: string) => void,
  folder = demoFolder,
): Promise<void> {
  const entries = readEntries(folder);
  const named = Object.entries(Object.groupBy(entries, ({ slug }) => slug));
  const ids = new Map(
    named.map(([slug, all = []]) => [slug, new Map(all.map((one) => [nameOf(one), 0]))]),
  );
  const run: Import = { payload, entries, ids, keys: new Map() };
  for (const entry of entries) dataOf(run, entry);
  report('the studio asks nobody for a second factor');
  await askNoFactors(payload);
  report('pictures');
  await importMedia(run);
  report('prices');
  await importGlobals(run, ['prices']);
  report('contact persons and locations');
  await importRows(run, 'contact-persons');
  await importTexts(run, 'location-categories');
  await importRows(run, 'locations');
  report('pages');
  await importPages(run);
  report('news and events');
  await importWritten(run, 'news');
  await importWritten(run, 'events');
  report('departments and social posts');
  for (const slug of ['departments', 'social-posts'] as const) await importRows(run, slug);
  report('menus and settings');
  await importGlobals(run, ['header', 'footer', 'side-menus', 'settings']);
}

async function importGlobals(run: Import, slugs: readonly GlobalSlug[]): Promise<void> {
  for (const slug of slugs)
    for (const entry of of(run, slug))
      await withSource(entry, () =>
        run.payload.updateGlobal({ slug, locale: entry.locale, data: dataOf(run, entry) }),
      );
}

/** Returns the data of an entry with the ids known so far; the row of a list gets the country of its language. */
function dataOf(run: Import, entry: DemoEntry): Data {
  const fields = fieldsOf(run.payload, entry);
  const data = fill(fields, entry, run.ids);
  if (isWritten(entry.slug))
    return { country: entry.locale, translationKey: translationKeyOf(run, entry), ...data };
  if (entry.order === undefined) return data;
  const ordered = fields.some(({ name }) => name === 'order');
  return { country: entry.locale, ...(ordered ? { order: entry.order } : {}), ...data };
}

/** Rows of a list are referenced by title, people by name; pages, news and events are separate documents in each country. */
const nameOf = ({ data, locale, name, slug }: DemoEntry): string =>
  isWritten(slug) ? `${name}.${locale}` : (name ?? String(data.profileName ?? data.title));

function fieldsOf({ collections, config }: Payload, { file, slug }: DemoEntry): FlattenedField[] {
  const found =
    collections[slug as CollectionSlug]?.config ?? config.globals.find((one) => one.slug === slug);
  if (!found) throw new DemoError(file, `there is no collection or global "${slug}"`);
  return found.flattenedFields;
}

/** Returns the translation key that a document shares with its counterpart. */
function translationKeyOf({ keys }: Import, { name, slug }: DemoEntry): string {
  const both = `${slug} ${name}`;
  const key = keys.get(both) ?? crypto.randomUUID();
  keys.set(both, key);
  return key;
}

const of = ({ entries }: Import, slug: string, locale?: Locale): DemoEntry[] =>
  entries.filter((entry) => entry.slug === slug && (locale ?? entry.locale) === entry.locale);

async function importMedia(run: Import): Promise<void> {
  for (const entry of of(run, 'media')) {
    const data = Buffer.from(entry.svg ?? '');
    const file = { data, mimetype: drawingType, name: `${entry.name}.svg`, size: data.length };
    await create(run, 'media', entry, dataOf(run, entry), { file });
  }
}

async function importRows(run: Import, slug: CollectionSlug): Promise<void> {
  for (const entry of of(run, slug)) await create(run, slug, entry, dataOf(run, entry));
}

/** Imports both languages of every document. */
async function importTexts(run: Import, slug: CollectionSlug): Promise<void> {
  for (const entry of of(run, slug, 'de')) await create(run, slug, entry, dataOf(run, entry));
  for (const entry of of(run, slug, 'pl')) await update(run, slug, entry, dataOf(run, entry));
}

/** Imports a document for each country; the pair shares a translation key. */
async function importWritten(run: Import, slug: 'news' | 'events'): Promise<void> {
  for (const entry of of(run, slug))
    await create(run, slug, entry, { ...dataOf(run, entry), ...published });
}

/** Creates all pages of both countries before their blocks, because pages link to each other. */
async function importPages(run: Import): Promise<void> {
  const draft = { draft: true };
  const depth = ({ data, locale }: DemoEntry): number => {
    const parent = of(run, 'pages', locale).find(({ name }) => name === data.parent);
    return parent ? depth(parent) + 1 : 0;
  };
  const entries = languages.flatMap((locale) =>
    of(run, 'pages', locale).sort((one, other) => depth(one) - depth(other)),
  );
  const bones = (entry: DemoEntry) => {
    const { parent, slug, title } = entry.data;
    const data = parent ? { parent, slug, title } : { slug, title };
    return dataOf(run, { ...entry, data });
  };
  for (const entry of entries) await create(run, 'pages', entry, bones(entry), draft);
  for (const entry of entries)
    await update(run, 'pages', entry, { ...dataOf(run, entry), ...published });
}

async function create(
  { ids, payload }: Import,
  collection: CollectionSlug,
  entry: DemoEntry,
  data: Data,
  more: object = {},
): Promise<void> {
  const { locale } = entry;
  const made = await withSource(entry, () => payload.create({ collection, locale, data, ...more }));
  ids.get(collection)?.set(nameOf(entry), Number(made.id));
}

async function update(
  { ids, payload }: Import,
  collection: CollectionSlug,
  entry: DemoEntry,
  data: Data,
): Promise<void> {
  const { locale } = entry;
  const id = ids.get(collection)?.get(nameOf(entry)) ?? 0;
  await withSource(entry, () => payload.update({ collection, id, locale, data }));
}

/** Adds the file and the fields to an error of Payload. */
async function withSource<Result>(
  { file }: DemoEntry,
  work: () => Promise<Result>,
): Promise<Result> {
  return work().catch((cause) => {
    const errors = cause instanceof ValidationError ? cause.data.errors : undefined;
    const problems = errors?.map(({ message, path }) => `${path} ${message}`).join(', ');
    throw new DemoError(file, problems ?? cause);
  });
}
