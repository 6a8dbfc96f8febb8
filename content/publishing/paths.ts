import type { DbSession } from '@oilway/store/database/db-session.ts';
import { countryOf, type Locale, localeOfCountry, locales } from '@oilway/store/locales.ts';
import type { PageTree } from '@oilway/store/published/page-tree.ts';
import { slugOf } from '@oilway/store/published/slug.ts';
import { publishedPaths } from '@oilway/store/published/tables.ts';
import { Semaphore } from '@oilway/store/semaphore.ts';
import { and, eq } from 'drizzle-orm';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  PayloadRequest,
  Where,
} from 'payload';
import { transactionReq } from '../database/in-transaction.ts';
import { sessionOf } from '../database/session.ts';
import { fieldError } from '../field-error.ts';
import { idOf } from '../id-of.ts';
import { inLanguage, text } from '../labels.ts';
import { readTree } from './published-tree.ts';

interface PathTarget {
  collection: 'pages' | keyof typeof listPages;
  id: number;
  title: string;
}

/** The URLs of a culture by path. */
type PathMap = Map<string, Pick<PathTarget, 'collection' | 'id'>>;

const pathTaken = text(
  'Unter {path} steht schon „{title}“. Bitte eine andere Adresse wählen.',
  'Pod adresem {path} jest już „{title}”. Proszę wybrać inny adres.',
  '“{title}” has the address {path} already. Please choose another one.',
);

/** The settings that name the page which lists a kind of documents. */
const listPages = { news: 'newsPage', events: 'eventsPage', locations: 'locationsPage' } as const;

export const updatePaths: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (req.context.savesDraft) return doc;
  const countries = new Set([doc.country, previousDoc?.country]);
  for (const locale of locales)
    if (countries.has(countryOf(locale))) await writePaths(locale, req, doc);
  return doc;
};

export const removePaths: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await writePaths(localeOfCountry(doc.country), req);
  return doc;
};

/**
 * One task at a time in each transaction: Payload changes the documents of a bulk operation concurrently in one transaction, and two tasks would both
 * insert the paths of the other's document.
 */
const semaphores = new WeakMap<DbSession, Semaphore>();

/** Updates the URLs after the pages that list news, events or locations were changed. */
export const updateAllPaths: GlobalAfterChangeHook = async ({ doc, req }) => {
  for (const locale of locales) await writePaths(locale, req);
  return doc;
};

/**
 * Writes the URLs of all published documents of a culture into `published_paths`. A moved document leaves a redirect at its old path; a redirect
 * at a path that is now taken is deleted.
 * @param changed the document whose path may conflict with that of another one.
 * @throws ValidationError for a conflict.
 */
export async function writePaths(
  locale: Locale,
  req: PayloadRequest,
  changed?: { id: number },
): Promise<void> {
  const session = await sessionOf(req);
  const semaphore = semaphores.get(session) ?? new Semaphore({ permits: 1 });
  semaphores.set(session, semaphore);
  await semaphore.run(() => writeChanges(locale, session, req, changed));
}

async function writeChanges(
  locale: Locale,
  session: DbSession,
  req: PayloadRequest,
  changed: { id: number } | undefined,
): Promise<void> {
  const rows = publishedPaths(session);
  const stored = await session.orm.select().from(rows).where(eq(rows.locale, locale));
  const before: PathMap = new Map(stored.map((row) => [row.path, row]));
  const after = await readPaths(locale, session, req, changed);
  for (const [path, { collection, id }] of before)
    if (!isSameDocument(after.get(path), { collection, id }))
      await session.orm.delete(rows).where(and(eq(rows.locale, locale), eq(rows.path, path)));
  const added = [...after].filter(([path, target]) => !isSameDocument(before.get(path), target));
  if (added.length === 0) return;
  const values = added.map(([path, { collection, id }]) => ({ locale, path, collection, id }));
  for (let at = 0; at < values.length; at += 100)
    await session.orm.insert(rows).values(values.slice(at, at + 100));
  const paths = added.map(([path]) => path);
  const moved = findMoved(before, after);
  await deleteRedirects([...paths, ...moved.map(({ from }) => from)], req);
  for (const { collection, from, id } of moved) {
    const kind = collection === 'pages' ? 'page' : collection;
    await req.payload.create({
      collection: 'redirects',
      data: { from, kind, [kind]: id, culture: locale, automatic: true },
      req,
      overrideAccess: true,
    });
  }
}

/** Returns all URLs of a culture. @throws ValidationError when two documents have the same one. */
async function readPaths(
  locale: Locale,
  session: DbSession,
  req: PayloadRequest,
  changed: { id: number } | undefined,
): Promise<PathMap> {
  const tree = await readTree(session, locale);
  const all = new Map<string, PathTarget>();
  const add = (path: string, target: PathTarget) => {
    const other = all.get(path);
    if (!other) return all.set(path, target);
    throw pathTakenError(path, other.id === changed?.id ? target : other, req);
  };
  for (const { id, path, title } of tree.byId.values())
    add(path, { collection: 'pages', id, title });
  for (const [path, target] of await readListedPaths(tree, locale, req)) add(path, target);
  return all;
}

async function readListedPaths(
  tree: PageTree,
  locale: Locale,
  req: PayloadRequest,
): Promise<[string, PathTarget][]> {
  const country = countryOf(locale);
  const options = {
    locale: country,
    depth: 0,
    overrideAccess: true,
    req: transactionReq(req),
  } as const;
  const settings = await req.payload.findGlobal({ ...options, slug: 'settings' });
  const found: [string, PathTarget][] = [];
  for (const collection of ['news', 'events', 'locations'] as const) {
    const list = tree.byId.get(idOf(settings[listPages[collection]]) ?? 0);
    if (!list) continue;
    const filter: Where = collection === 'locations' ? {} : { _status: { equals: 'published' } };
    const { docs } = await req.payload.find({
      ...options,
      collection,
      where: { country: { equals: country }, ...filter },
      select: { slug: true, title: true },
      pagination: false,
    });
    for (const { id, slug, title } of docs) {
      const last = slug || slugOf(title ?? '');
      if (last) found.push([`${list.path}/${last}`, { collection, id, title: title ?? '' }]);
    }
  }
  return found;
}

interface MovedDocument extends Pick<PathTarget, 'collection' | 'id'> {
  from: string;
}

/** Returns the moved documents. Those that moved with their list page need no redirect: the one of the list covers them. */
function findMoved(before: PathMap, after: PathMap): MovedDocument[] {
  const keyOf = ({ collection, id }: Pick<PathTarget, 'collection' | 'id'>) =>
    `${collection}:${id}`;
  const now = new Map([...after].map(([path, target]) => [keyOf(target), path]));
  return [...before].flatMap(([from, { collection, id }]) => {
    const to = now.get(keyOf({ collection, id }));
    if (!to || to === from || after.has(from)) return [];
    const [list, newList] = [from, to].map((path) => path.slice(0, path.lastIndexOf('/')));
    const movedWithList =
      collection !== 'pages' &&
      list !== newList &&
      from.slice(list?.length) === to.slice(newList?.length);
    return movedWithList ? [] : [{ collection, id, from }];
  });
}

const isSameDocument = (
  one: Pick<PathTarget, 'collection' | 'id'> | undefined,
  other: Pick<PathTarget, 'collection' | 'id'>,
) => one?.collection === other.collection && one.id === other.id;

async function deleteRedirects(from: readonly string[], req: PayloadRequest): Promise<void> {
  await req.payload.delete({
    collection: 'redirects',
    where: { from: { in: [...from] } },
    req,
    overrideAccess: true,
  });
}

function pathTakenError(path: string, { title }: PathTarget, req: PayloadRequest) {
  const message = inLanguage(pathTaken, req.i18n?.language)
    .replace('{path}', path)
    .replace('{title}', title);
  return fieldError(req, 'slug', message);
}
