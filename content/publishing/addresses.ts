import { type Culture, cultureOf, cultures, localeOf } from '@oilway/store/cultures.ts';
import type { Session } from '@oilway/store/database/session.ts';
import type { PageTree } from '@oilway/store/published/page-tree.ts';
import { slugOf } from '@oilway/store/published/slug.ts';
import { publishedAddresses } from '@oilway/store/published/tables.ts';
import { Turns } from '@oilway/store/turns.ts';
import { and, eq } from 'drizzle-orm';
import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type GlobalAfterChangeHook,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload';
import { transactionOf } from '../database/in-transaction.ts';
import { sessionOf } from '../database/session.ts';
import { idOf } from '../id-of.ts';
import { inLanguage, text } from '../labels.ts';
import { readTree } from './published-tree.ts';

interface Address {
  collection: 'pages' | keyof typeof listPages;
  id: number;
  title: string;
}

/** The URLs of a culture by path. */
type Addresses = Map<string, Pick<Address, 'collection' | 'id'>>;

const taken = text(
  'Unter {path} steht schon „{title}“. Bitte eine andere Adresse wählen.',
  'Pod adresem {path} jest już „{title}”. Proszę wybrać inny adres.',
  '“{title}” has the address {path} already. Please choose another one.',
);

/** The settings that name the page which lists a kind of documents. */
const listPages = { news: 'newsPage', events: 'eventsPage', locations: 'locationsPage' } as const;

export const keepAddresses: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (req.context.savesDraft) return doc;
  const countries = new Set([doc.country, previousDoc?.country]);
  for (const culture of cultures)
    if (countries.has(localeOf(culture))) await writeAddresses(culture, req, doc);
  return doc;
};

export const dropAddresses: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await writeAddresses(cultureOf(doc.country), req);
  return doc;
};

/**
 * One task at a time in each transaction: Payload changes the documents of a bulk operation concurrently in one transaction, and two tasks would both
 * insert the paths of the other's document.
 */
const turns = new WeakMap<Session, Turns>();

/** Updates the URLs after the pages that list news, events or locations were changed. */
export const keepAllAddresses: GlobalAfterChangeHook = async ({ doc, req }) => {
  for (const culture of cultures) await writeAddresses(culture, req);
  return doc;
};

/**
 * Writes the URLs of all published documents of a culture into `published_addresses`. A moved document leaves a redirect at its old path; a redirect
 * at a path that is now taken is deleted.
 * @param changed the document whose path may conflict with that of another one.
 * @throws ValidationError for a conflict.
 */
export async function writeAddresses(
  culture: Culture,
  req: PayloadRequest,
  changed?: { id: number },
): Promise<void> {
  const session = await sessionOf(req);
  const turn = turns.get(session) ?? new Turns({ width: 1 });
  turns.set(session, turn);
  await turn.take(() => writeChanged(culture, session, req, changed));
}

async function writeChanged(
  culture: Culture,
  session: Session,
  req: PayloadRequest,
  changed: { id: number } | undefined,
): Promise<void> {
  const rows = publishedAddresses(session);
  const stored = await session.orm.select().from(rows).where(eq(rows.culture, culture));
  const before: Addresses = new Map(stored.map((row) => [row.path, row]));
  const after = await readAddresses(culture, session, req, changed);
  for (const [path, { collection, id }] of before)
    if (!isSame(after.get(path), { collection, id }))
      await session.orm.delete(rows).where(and(eq(rows.culture, culture), eq(rows.path, path)));
  const added = [...after].filter(([path, address]) => !isSame(before.get(path), address));
  if (added.length === 0) return;
  const values = added.map(([path, { collection, id }]) => ({ culture, path, collection, id }));
  for (let at = 0; at < values.length; at += 100)
    await session.orm.insert(rows).values(values.slice(at, at + 100));
  const paths = added.map(([path]) => path);
  const moved = movedBetween(before, after);
  await dropRedirects([...paths, ...moved.map(({ from }) => from)], req);
  for (const { collection, from, id } of moved) {
    const kind = collection === 'pages' ? 'page' : collection;
    await req.payload.create({
      collection: 'redirects',
      data: { from, kind, [kind]: id, culture, automatic: true },
      req,
      overrideAccess: true,
    });
  }
}

/** Returns all URLs of a culture. @throws ValidationError when two documents have the same one. */
async function readAddresses(
  culture: Culture,
  session: Session,
  req: PayloadRequest,
  changed: { id: number } | undefined,
): Promise<Addresses> {
  const tree = await readTree(session, culture);
  const all = new Map<string, Address>();
  const add = (path: string, address: Address) => {
    const other = all.get(path);
    if (!other) return all.set(path, address);
    throw takenBy(path, other.id === changed?.id ? address : other, req);
  };
  for (const { id, path, title } of tree.byId.values())
    add(path, { collection: 'pages', id, title });
  for (const [path, address] of await belowLists(tree, culture, req)) add(path, address);
  return all;
}

async function belowLists(
  tree: PageTree,
  culture: Culture,
  req: PayloadRequest,
): Promise<[string, Address][]> {
  const locale = localeOf(culture);
  const reading = { locale, depth: 0, overrideAccess: true, req: transactionOf(req) } as const;
  const settings = await req.payload.findGlobal({ ...reading, slug: 'settings' });
  const found: [string, Address][] = [];
  for (const collection of ['news', 'events', 'locations'] as const) {
    const list = tree.byId.get(idOf(settings[listPages[collection]]) ?? 0);
    if (!list) continue;
    const shown: Where = collection === 'locations' ? {} : { _status: { equals: 'published' } };
    const { docs } = await req.payload.find({
      ...reading,
      collection,
      where: { country: { equals: locale }, ...shown },
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

interface Moved extends Pick<Address, 'collection' | 'id'> {
  from: string;
}

/** Returns the moved documents. Those that moved with their list page need no redirect: the one of the list covers them. */
function movedBetween(before: Addresses, after: Addresses): Moved[] {
  const keyOf = ({ collection, id }: Pick<Address, 'collection' | 'id'>) => `${collection}:${id}`;
  const now = new Map([...after].map(([path, address]) => [keyOf(address), path]));
  return [...before].flatMap(([from, { collection, id }]) => {
    const to = now.get(keyOf({ collection, id }));
    if (!to || to === from || after.has(from)) return [];
    const [list, newList] = [from, to].map((path) => path.slice(0, path.lastIndexOf('/')));
    const wentWithList =
      collection !== 'pages' &&
      list !== newList &&
      from.slice(list?.length) === to.slice(newList?.length);
    return wentWithList ? [] : [{ collection, id, from }];
  });
}

const isSame = (
  one: Pick<Address, 'collection' | 'id'> | undefined,
  other: Pick<Address, 'collection' | 'id'>,
) => one?.collection === other.collection && one.id === other.id;

async function dropRedirects(from: readonly string[], req: PayloadRequest): Promise<void> {
  await req.payload.delete({
    collection: 'redirects',
    where: { from: { in: [...from] } },
    req,
    overrideAccess: true,
  });
}

function takenBy(path: string, { title }: Address, req: PayloadRequest): ValidationError {
  const message = inLanguage(taken, req.i18n?.language)
    .replace('{path}', path)
    .replace('{title}', title);
  return new ValidationError({ errors: [{ path: 'slug', message }] }, req.t);
}
