import type { Locale } from '@oilway/store/cultures.ts';
import { drawingType } from '@oilway/store/drawings/drawing.ts';
import { type CollectionSlug, type GlobalSlug, type Payload, ValidationError } from 'payload';
import { isWritten } from '../editing/country.ts';
import { languages } from '../languages.ts';
import { askNoFactors } from '../staff/staff-door.ts';
import { checkEntries, fieldsOf, nameOf, namesIn, parentsFirst } from './check.ts';
import { type DemoEntry, readEntries } from './entries.ts';
import { type Data, DemoError, demoFolder } from './files.ts';
import { fill } from './fill.ts';

const published = { _status: 'published' };

interface Import {
  payload: Payload;
  entries: readonly DemoEntry[];
  /** By collection and name; 0 for what is not stored yet. */
  ids: ReturnType<typeof namesIn>;
  /** The translation keys given so far. */
  keys: Map<string, string>;
}

export async function isEmpty(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'pages', overrideAccess: true });
  return totalDocs === 0;
}

/**
 * Fills an empty database with the demo content, both languages published.
 * @param report is told what is under way, one line a step.
 * @throws DemoError before anything is stored where the files don't fit the schema or each other; later where Payload refuses what
 * one of them says.
 */
export async function importDemo(
  payload: Payload,
  report: (step: string) => void,
  folder = demoFolder,
): Promise<void> {
  const entries = readEntries(folder);
  const run: Import = { payload, entries, ids: namesIn(entries), keys: new Map() };
  checkEntries(payload, entries, run.ids);
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
      await told(entry, () =>
        run.payload.updateGlobal({ slug, locale: entry.locale, data: dataOf(run, entry) }),
      );
}

/** What a file says, with the ids there are by now; a row of a list is of the country of its language. */
function dataOf(run: Import, entry: DemoEntry): Data {
  const fields = fieldsOf(run.payload, entry.slug);
  const data = fill(fields, entry.data, { entry, ids: run.ids, problems: [] });
  if (isWritten(entry.slug))
    return { country: entry.locale, translationKey: translationKeyOf(run, entry), ...data };
  if (entry.order === undefined) return data;
  const ordered = fields.some(({ name }) => name === 'order');
  return { country: entry.locale, ...(ordered ? { order: entry.order } : {}), ...data };
}

/** One for a document and its counterpart. */
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

/** Both languages of every document. */
async function importTexts(run: Import, slug: CollectionSlug): Promise<void> {
  for (const entry of of(run, slug, 'de')) await create(run, slug, entry, dataOf(run, entry));
  for (const entry of of(run, slug, 'pl')) await update(run, slug, entry, dataOf(run, entry));
}

/** A document in each country, which share a key. */
async function importWritten(run: Import, slug: 'news' | 'events'): Promise<void> {
  for (const entry of of(run, slug))
    await create(run, slug, entry, { ...dataOf(run, entry), ...published });
}

/** Pages link to each other, so all of them exist in both countries before any of them gets its blocks. */
async function importPages(run: Import): Promise<void> {
  const draft = { draft: true };
  const entries = languages.flatMap((locale) => parentsFirst(of(run, 'pages', locale)));
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
  const made = await told(entry, () => payload.create({ collection, locale, data, ...more }));
  ids.get(collection)?.set(nameOf(entry), Number(made.id));
}

async function update(
  { ids, payload }: Import,
  collection: CollectionSlug,
  entry: DemoEntry,
  data: Data,
  more: object = {},
): Promise<void> {
  const { locale } = entry;
  const id = ids.get(collection)?.get(nameOf(entry)) ?? 0;
  await told(entry, () => payload.update({ collection, id, locale, data, ...more }));
}

/** Names the file and the place of what Payload refuses. */
async function told<Result>(entry: DemoEntry, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (cause) {
    const refused =
      cause instanceof ValidationError
        ? cause.data.errors.map(({ message, path }) => entry.problem(steps(path), message))
        : [entry.problem([], String((cause as Error).message))];
    throw new DemoError(refused);
  }
}

const steps = (path: string) =>
  path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
