import type { CollectionSlug, Payload, Where } from 'payload';
import { draft, makePage, publish } from '../../content/test/pages.ts';
import type { Ask, Person } from './people.ts';

/** Tries an operation and says whether it had its effect: what is stored or shown counts, not the status. */
export type Attempt = (person: Person) => Promise<boolean>;
export type Attempts = Record<string, Attempt>;

/** What the standard operations of a collection need. */
export interface Subject {
  slug: CollectionSlug;
  /** Makes a new document past all access rules. */
  make(): Promise<number | string>;
  body(): unknown;
  patch: unknown;
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
  word(): string {
    this.last += 1;
    return `wort-${this.last}`;
  }

  /** A document that attempts share until one of them changes it: a refusal leaves it as it was. */
  kept(slug: CollectionSlug, make: () => Promise<number | string>): () => Promise<number | string> {
    let current: number | string | undefined;
    return async () => {
      if (current === undefined || this.spent.has(`${slug} ${current}`)) current = await make();
      return current;
    };
  }

  /** The stored document in every language, published and drafted; undefined when it is gone. */
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
  { slug, make: makeOne, body, patch, created }: Subject,
) {
  const { ask } = world;
  const make = world.kept(slug, makeOne);
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

/** A page's operations by language; nothing here is left to the standard ones but reading and deleting. */
export function pageAttempts(world: World, home: number): Attempts {
  const { ask, payload } = world;
  const slug = 'pages' as const;
  const makeOne = () => makePage(payload, home, { de: world.word(), pl: world.word() });
  const make = world.kept(slug, makeOne);
  const standard = standardAttempts(world, { slug, make, body: () => ({}), patch: {} });
  const creating =
    (query: string): Attempt =>
    (person) => {
      const word = world.word();
      const body = { title: word, slug: word, parent: home, _status: 'published' };
      const all = query.includes('locale=all');
      const both = (value: unknown) => ({ de: value, pl: value });
      const localized = {
        ...body,
        title: both(word),
        slug: both(word),
        _status: both('published'),
      };
      return world.adds(slug, () => ask(person, 'POST', `/pages${query}`, all ? localized : body));
    };
  const updating =
    (query: string, patch: () => unknown, bulk = false): Attempt =>
    async (person) => {
      const id = await make();
      const path = bulk ? `/pages?where[id][equals]=${id}&` : `/pages/${id}?`;
      return world.changes(slug, id, () => ask(person, 'PATCH', path + query, patch()));
    };
  const published = () => ({ title: world.word(), _status: 'published' });
  const unpublished = () => ({ _status: 'draft' });
  const localizedTitle = () => ({ title: { de: world.word(), pl: world.word() } });
  const duplicating =
    (locale: string): Attempt =>
    async (person) => {
      const id = await make();
      return world.adds(slug, () =>
        ask(person, 'POST', `/pages/${id}/duplicate?locale=${locale}`, { slug: world.word() }),
      );
    };
  const makeVersions = async () => {
    const id = await makeOne();
    await draft(payload, id, 'de', { title: world.word() });
    await publish(payload, id, 'de', { title: world.word() });
    const { docs } = await payload.findVersions({
      collection: slug,
      where: { parent: { equals: id } },
      limit: 10,
      sort: 'createdAt',
    });
    const version = docs[0]?.id;
    if (version === undefined) throw new Error('no version was kept');
    versionIds.set(id, version);
    return id;
  };
  const versionIds = new Map<number | string, number | string>();
  const versioned = world.kept(slug, makeVersions);
  const { read, list, count, versions } = standard;
  return {
    read,
    list,
    count,
    versions,
    delete: standard.delete,
    'bulk delete': standard['bulk delete'],
    'create de': creating('?locale=de'),
    'create pl': creating('?locale=pl'),
    'create without locale': creating(''),
    'create all': creating('?locale=all'),
    'create de + publishAllLocales': creating('?locale=de&publishAllLocales=true'),
    'create de + publishSpecificLocale pl': creating('?locale=de&publishSpecificLocale=pl'),
    'update de': updating('locale=de', () => ({ title: world.word() })),
    'update pl': updating('locale=pl', () => ({ title: world.word() })),
    'update all': updating('locale=all', localizedTitle),
    'update * locale': updating('locale=*', localizedTitle),
    'autosave de': updating('locale=de&draft=true&autosave=true', () => ({ title: world.word() })),
    'autosave pl': updating('locale=pl&draft=true&autosave=true', () => ({ title: world.word() })),
    'publish de': updating('locale=de', published),
    'publish pl': updating('locale=pl', published),
    'unpublish de': updating('locale=de', unpublished),
    'unpublish pl': updating('locale=pl', unpublished),
    'publish de + publishSpecificLocale pl': updating(
      'locale=de&publishSpecificLocale=pl',
      published,
    ),
    'publish de + publishAllLocales': updating('locale=de&publishAllLocales=true', published),
    'publish pl + publishAllLocales': updating('locale=pl&publishAllLocales=true', published),
    'unpublish de + unpublishAllLocales': updating(
      'locale=de&unpublishAllLocales=true',
      unpublished,
    ),
    'bulk update de': updating('locale=de', () => ({ title: world.word() }), true),
    'bulk update pl': updating('locale=pl', () => ({ title: world.word() }), true),
    'bulk publish de + publishAllLocales': updating(
      'locale=de&publishAllLocales=true',
      published,
      true,
    ),
    async version(person) {
      const version = versionIds.get(await versioned());
      return (await ask(person, 'GET', `/pages/versions/${version}`)).body?.id === version;
    },
    async restore(person) {
      const id = await versioned();
      return world.changes(slug, id, () =>
        ask(person, 'POST', `/pages/versions/${versionIds.get(id)}?locale=de`),
      );
    },
    'duplicate de': duplicating('de'),
    'duplicate pl': duplicating('pl'),
  };
}
