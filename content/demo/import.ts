import type { Country } from '@oilway/store/locales.ts';
import { svgMediaType } from '@oilway/store/svg/svg-image.ts';
import {
  type CollectionSlug,
  type FlattenedField,
  type GlobalSlug,
  type Payload,
  ValidationError,
} from 'payload';
import { isEditorial } from '../editing/country.ts';
import { languages } from '../languages.ts';
import { disableMfa } from '../staff/mfa-policy.ts';
import { type Data, type DemoEntry, DemoError, demoFolder, readEntries } from './entries.ts';
import { type DemoIds, toPayloadData } from './payload-data.ts';

const published = { _status: 'published' };

interface ImportRun {
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
 * @param onProgress receives one line for each step.
 * @throws DemoError before anything is stored for unknown fields or names; later when Payload refuses a value.
 */
export async function importDemo(
  payload: Payload,
  onProgress: (step: string) => void,
  folder = demoFolder,
): Promise<void> {
  const entries = readEntries(folder);
  const entriesBySlug = Object.entries(Object.groupBy(entries, ({ slug }) => slug));
  const ids = new Map(
    entriesBySlug.map(([slug, all = []]) => [slug, new Map(all.map((one) => [entryName(one), 0]))]),
  );
  const run: ImportRun = { payload, entries, ids, keys: new Map() };
  for (const entry of entries) entryData(run, entry);
  onProgress('two-factor authentication is off');
  await disableMfa(payload);
  onProgress('pictures');
  await importMedia(run);
  onProgress('prices');
  await importGlobals(run, ['prices']);
  onProgress('contact persons and locations');
  await importRows(run, 'contact-persons');
  await importLocalized(run, 'location-categories');
  await importRows(run, 'locations');
  onProgress('pages');
  await importPages(run);
  onProgress('news and events');
  await importEditorial(run, 'news');
  await importEditorial(run, 'events');
  onProgress('departments and social posts');
  for (const slug of ['departments', 'social-posts'] as const) await importRows(run, slug);
  onProgress('menus and settings');
  await importGlobals(run, ['header', 'footer', 'side-menus', 'settings']);
}

async function importGlobals(run: ImportRun, slugs: readonly GlobalSlug[]): Promise<void> {
  for (const slug of slugs)
    for (const entry of entriesOf(run, slug))
      await withErrorContext(entry, () =>
        run.payload.updateGlobal({ slug, locale: entry.locale, data: entryData(run, entry) }),
      );
}

/** Returns the data of an entry with the ids known so far; the row of a list gets the country of its language. */
function entryData(run: ImportRun, entry: DemoEntry): Data {
  const fields = fieldsOf(run.payload, entry);
  const data = toPayloadData(fields, entry, run.ids);
  if (isEditorial(entry.slug))
    return { country: entry.locale, translationKey: translationKeyOf(run, entry), ...data };
  if (entry.order === undefined) return data;
  const ordered = fields.some(({ name }) => name === 'order');
  return { country: entry.locale, ...(ordered ? { order: entry.order } : {}), ...data };
}

/** Rows of a list are referenced by title, people by name; pages, news and events are separate documents in each country. */
const entryName = ({ data, locale, name, slug }: DemoEntry): string =>
  isEditorial(slug) ? `${name}.${locale}` : (name ?? String(data.profileName ?? data.title));

function fieldsOf({ collections, config }: Payload, { file, slug }: DemoEntry): FlattenedField[] {
  const found =
    collections[slug as CollectionSlug]?.config ?? config.globals.find((one) => one.slug === slug);
  if (!found) throw new DemoError(file, `there is no collection or global "${slug}"`);
  return found.flattenedFields;
}

/** Returns the translation key that a document shares with its counterpart. */
function translationKeyOf({ keys }: ImportRun, { name, slug }: DemoEntry): string {
  const pairKey = `${slug} ${name}`;
  const key = keys.get(pairKey) ?? crypto.randomUUID();
  keys.set(pairKey, key);
  return key;
}

const entriesOf = ({ entries }: ImportRun, slug: string, locale?: Country): DemoEntry[] =>
  entries.filter((entry) => entry.slug === slug && (locale ?? entry.locale) === entry.locale);

async function importMedia(run: ImportRun): Promise<void> {
  for (const entry of entriesOf(run, 'media')) {
    const data = Buffer.from(entry.svg ?? '');
    const file = { data, mimetype: svgMediaType, name: `${entry.name}.svg`, size: data.length };
    await create(run, 'media', entry, entryData(run, entry), { file });
  }
}

async function importRows(run: ImportRun, slug: CollectionSlug): Promise<void> {
  for (const entry of entriesOf(run, slug)) await create(run, slug, entry, entryData(run, entry));
}

/** Imports both languages of every document. */
async function importLocalized(run: ImportRun, slug: CollectionSlug): Promise<void> {
  for (const entry of entriesOf(run, slug, 'de'))
    await create(run, slug, entry, entryData(run, entry));
  for (const entry of entriesOf(run, slug, 'pl'))
    await update(run, slug, entry, entryData(run, entry));
}

/** Imports a document for each country; the pair shares a translation key. */
async function importEditorial(run: ImportRun, slug: 'news' | 'events'): Promise<void> {
  for (const entry of entriesOf(run, slug))
    await create(run, slug, entry, { ...entryData(run, entry), ...published });
}

/** Creates all pages of both countries before their blocks, because pages link to each other. */
async function importPages(run: ImportRun): Promise<void> {
  const draft = { draft: true };
  const depth = ({ data, locale }: DemoEntry): number => {
    const parent = entriesOf(run, 'pages', locale).find(({ name }) => name === data.parent);
    return parent ? depth(parent) + 1 : 0;
  };
  const entries = languages.flatMap((locale) =>
    entriesOf(run, 'pages', locale).sort((one, other) => depth(one) - depth(other)),
  );
  const skeleton = (entry: DemoEntry) => {
    const { parent, slug, title } = entry.data;
    const data = parent ? { parent, slug, title } : { slug, title };
    return entryData(run, { ...entry, data });
  };
  for (const entry of entries) await create(run, 'pages', entry, skeleton(entry), draft);
  for (const entry of entries)
    await update(run, 'pages', entry, { ...entryData(run, entry), ...published });
}

async function create(
  { ids, payload }: ImportRun,
  collection: CollectionSlug,
  entry: DemoEntry,
  data: Data,
  options: object = {},
): Promise<void> {
  const { locale } = entry;
  const created = await withErrorContext(entry, () =>
    payload.create({ collection, locale, data, ...options }),
  );
  ids.get(collection)?.set(entryName(entry), Number(created.id));
}

async function update(
  { ids, payload }: ImportRun,
  collection: CollectionSlug,
  entry: DemoEntry,
  data: Data,
): Promise<void> {
  const { locale } = entry;
  const id = ids.get(collection)?.get(entryName(entry)) ?? 0;
  await withErrorContext(entry, () => payload.update({ collection, id, locale, data }));
}

/** Adds the file and the fields to an error of Payload. */
async function withErrorContext<Result>(
  { file }: DemoEntry,
  work: () => Promise<Result>,
): Promise<Result> {
  return work().catch((cause) => {
    const errors = cause instanceof ValidationError ? cause.data.errors : undefined;
    const problems = errors?.map(({ message, path }) => `${path} ${message}`).join(', ');
    throw new DemoError(file, problems ?? cause);
  });
}
