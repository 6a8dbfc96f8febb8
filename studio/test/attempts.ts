import type { CollectionSlug, Payload, Where } from 'payload';
import type { Ask, Person } from './people.ts';

/** Tries an operation and returns whether it had an effect: on the stored or returned data, not by the status. */
export type Attempt = (person: Person) => Promise<boolean>;
export type Attempts = Record<string, Attempt>;

/** Test data for the standard operations of a collection. */
export interface Subject {
  slug: CollectionSlug;
  /** Returns the request body that creates a document. */
  body(): unknown;
  patch: unknown;
  /** Returns the data to store without access checks, if it differs from the body. */
  stored?(): unknown;
  /** Creates a document without access checks, if that needs more than the data. */
  make?(): Promise<number | string>;
  /** The query that counts created documents. */
  created?: Where;
}

export class TestContext {
  readonly payload: Payload;
  readonly ask: Ask;
  private last = 0;
  private readonly changedDocuments = new Set<string>();
  /** What each document was after the last attempt on it. */
  private readonly lastStored = new Map<string, string | undefined>();

  constructor(payload: Payload, ask: Ask) {
    this.payload = payload;
    this.ask = ask;
  }

  /** Returns a unique word. */
  readonly uniqueWord = (): string => {
    this.last += 1;
    return `wort-${this.last}`;
  };

  /** Returns a function that creates a document and returns it again until an attempt has changed it. */
  reuseDocument(
    slug: CollectionSlug,
    make: () => Promise<number | string>,
  ): () => Promise<number | string> {
    let current: number | string | undefined;
    return async () => {
      if (current === undefined || this.changedDocuments.has(`${slug} ${current}`))
        current = await make();
      return current;
    };
  }

  /** Returns the stored document with its draft; undefined when it is deleted. */
  async stored(slug: CollectionSlug, id: number | string): Promise<string | undefined> {
    const find = (drafted: boolean) =>
      this.payload.findByID({
        collection: slug,
        id,
        depth: 0,
        locale: 'all',
        draft: drafted,
        disableErrors: true,
      });
    const [published, newest] = [await find(false), await find(true)];
    return published ? JSON.stringify([published, newest]) : undefined;
  }

  async changes(
    slug: CollectionSlug,
    id: number | string,
    act: () => Promise<unknown>,
  ): Promise<boolean> {
    const key = `${slug} ${id}`;
    const before = this.lastStored.get(key) ?? (await this.stored(slug, id));
    await act();
    const after = await this.stored(slug, id);
    this.lastStored.set(key, after);
    const changed = after !== before;
    if (changed) this.changedDocuments.add(key);
    return changed;
  }

  async adds(slug: CollectionSlug, act: () => Promise<unknown>, where?: Where): Promise<boolean> {
    const count = async () => (await this.payload.count({ collection: slug, where })).totalDocs;
    const before = await count();
    await act();
    return (await count()) > before;
  }
}

export function standardAttempts(
  context: TestContext,
  { slug, body, patch, stored = body, make: makeOne, created }: Subject,
) {
  const { ask, payload } = context;
  const store = async () =>
    (await payload.create({ collection: slug, data: (await stored()) as never })).id;
  const make = context.reuseDocument(slug, makeOne ?? store);
  const found = (docs: unknown, id: number | string) =>
    Array.isArray(docs) && docs.some((doc) => String(doc.id) === String(id));
  const one = (id: number | string) => `where[id][equals]=${id}`;
  return {
    create: (person) => context.adds(slug, () => ask(person, 'POST', `/${slug}`, body()), created),
    async read(person) {
      const id = await make();
      return String((await ask(person, 'GET', `/${slug}/${id}`)).body?.id) === String(id);
    },
    async list(person) {
      const id = await make();
      return found((await ask(person, 'GET', `/${slug}?${one(id)}`)).body?.docs, id);
    },
    async count(person) {
      const id = await make();
      return (await ask(person, 'GET', `/${slug}/count?${one(id)}`)).body?.totalDocs > 0;
    },
    async update(person) {
      const id = await make();
      return context.changes(slug, id, () => ask(person, 'PATCH', `/${slug}/${id}`, patch));
    },
    async 'bulk update'(person) {
      const id = await make();
      return context.changes(slug, id, () => ask(person, 'PATCH', `/${slug}?${one(id)}`, patch));
    },
    async delete(person) {
      const id = await make();
      return context.changes(slug, id, () => ask(person, 'DELETE', `/${slug}/${id}`));
    },
    async 'bulk delete'(person) {
      const id = await make();
      return context.changes(slug, id, () => ask(person, 'DELETE', `/${slug}?${one(id)}`));
    },
    async duplicate(person) {
      const id = await make();
      return context.adds(slug, () => ask(person, 'POST', `/${slug}/${id}/duplicate`), created);
    },
    async versions(person) {
      await make();
      return (await ask(person, 'GET', `/${slug}/versions`)).body?.docs?.length > 0;
    },
  } satisfies Attempts;
}

/** Returns the standard operations of collections, by slug. */
export const standardOf = (
  context: TestContext,
  ...subjects: Subject[]
): Record<string, Attempts> =>
  Object.fromEntries(subjects.map((one) => [one.slug, standardAttempts(context, one)]));
