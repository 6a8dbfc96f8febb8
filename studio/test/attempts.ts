import type { CollectionSlug, Payload, Where } from 'payload';
import type { Ask, Person } from './people.ts';

/** Tries an operation and says whether it had its effect: what is stored or shown counts, not the status. */
export type Attempt = (person: Person) => Promise<boolean>;
export type Attempts = Record<string, Attempt>;

/** What the standard operations of a collection need. */
export interface Subject {
  slug: CollectionSlug;
  /** What is sent to create a document. */
  body(): unknown;
  patch: unknown;
  /** What is stored past all access rules, where it is not the same. */
  stored?(): unknown;
  /** Makes a new document past all access rules, where that takes more. */
  make?(): Promise<number | string>;
  /** What counts as having created the document. */
  created?: Where;
}

export class World {
  readonly payload: Payload;
  readonly ask: Ask;
  private last = 0;
  private readonly spent = new Set<string>();

  constructor(payload: Payload, ask: Ask) {
    this.payload = payload;
    this.ask = ask;
  }

  /** A word that no other document has. */
  readonly word = (): string => {
    this.last += 1;
    return `wort-${this.last}`;
  };

  /** A document that attempts share until one of them changes it: a refusal leaves it as it was. */
  kept(slug: CollectionSlug, make: () => Promise<number | string>): () => Promise<number | string> {
    let current: number | string | undefined;
    return async () => {
      if (current === undefined || this.spent.has(`${slug} ${current}`)) current = await make();
      return current;
    };
  }

  /** The stored document, published and drafted; undefined when it is gone. */
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
    const before = await this.stored(slug, id);
    await act();
    const changed = (await this.stored(slug, id)) !== before;
    if (changed) this.spent.add(`${slug} ${id}`);
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
  world: World,
  { slug, body, patch, stored = body, make: makeOne, created }: Subject,
) {
  const { ask, payload } = world;
  const store = async () =>
    (await payload.create({ collection: slug, data: (await stored()) as never })).id;
  const make = world.kept(slug, makeOne ?? store);
  const found = (docs: unknown, id: number | string) =>
    Array.isArray(docs) && docs.some((doc) => String(doc.id) === String(id));
  const one = (id: number | string) => `where[id][equals]=${id}`;
  return {
    create: (person) => world.adds(slug, () => ask(person, 'POST', `/${slug}`, body()), created),
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
      return world.changes(slug, id, () => ask(person, 'PATCH', `/${slug}/${id}`, patch));
    },
    async 'bulk update'(person) {
      const id = await make();
      return world.changes(slug, id, () => ask(person, 'PATCH', `/${slug}?${one(id)}`, patch));
    },
    async delete(person) {
      const id = await make();
      return world.changes(slug, id, () => ask(person, 'DELETE', `/${slug}/${id}`));
    },
    async 'bulk delete'(person) {
      const id = await make();
      return world.changes(slug, id, () => ask(person, 'DELETE', `/${slug}?${one(id)}`));
    },
    async duplicate(person) {
      const id = await make();
      return world.adds(slug, () => ask(person, 'POST', `/${slug}/${id}/duplicate`), created);
    },
    async versions(person) {
      await make();
      return (await ask(person, 'GET', `/${slug}/versions`)).body?.docs?.length > 0;
    },
  } satisfies Attempts;
}

/** The standard operations of some collections, by their slugs. */
export const standardOf = (world: World, ...subjects: Subject[]): Record<string, Attempts> =>
  Object.fromEntries(subjects.map((one) => [one.slug, standardAttempts(world, one)]));
