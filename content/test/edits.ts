import { handleEndpoints, type Payload } from 'payload';
import sharp from 'sharp';
import { inTransaction } from '../database/in-transaction.ts';
import { refreshFeed } from '../social/refresh.ts';
import { listenLocally } from './graph-server.ts';
import { blocksOf, paragraph } from './pages.ts';

/** What an edit is done with; `a` and `b` choose among whatever there is. */
export interface Chance {
  a: number;
  b: number;
  locale: 'de' | 'pl';
  word: string;
}

type Edit = (chance: Chance) => Promise<unknown>;
type Data = Record<string, unknown>;

const written = ['pages', 'news', 'events'] as const;
const globals = ['header', 'side-menus', 'footer', 'settings'] as const;
const country = { de: 'de', pl: 'pl' } as const;

/**
 * Everything that staff, jobs and our own endpoints can do to what visitors see, on a database that has a home page: by the studio's
 * interface where there is one, signed in as its administrator.
 */
export async function openEdits(payload: Payload) {
  const admin = { email: 'storm@oilway.example', password: 'correct horse battery' };
  await payload.create({ collection: 'staff', data: { ...admin, name: 'Storm', role: 'admin' } });
  const { token } = await payload.login({ collection: 'staff', data: admin });
  const posts: Data[] = [];
  const graph = await listenLocally((_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ data: posts })),
  );

  async function ask(method: string, path: string, body?: Data | FormData): Promise<Data> {
    const form = body instanceof FormData;
    const request = new Request(`http://localhost:3001/api${path}`, {
      method,
      headers: {
        Authorization: `JWT ${token}`,
        ...(form ? {} : { 'Content-Type': 'application/json' }),
      },
      body: form ? body : body ? JSON.stringify(body) : null,
    });
    const answer = await handleEndpoints({ config: payload.config, request: inheritable(request) });
    const said = await answer.text();
    if (answer.status >= 400) throw new Refusal(answer.status, `${method} ${path}: ${said}`);
    return JSON.parse(said || '{}') as Data;
  }

  const idsOf = async (collection: string): Promise<number[]> => {
    const all = { collection: collection as 'pages', depth: 0, select: {}, sort: 'id' };
    const { docs } = await payload.find({ ...all, limit: 0, pagination: false });
    return docs.map(({ id }) => id);
  };
  const one = async (collection: string, at: number) => {
    const ids = await idsOf(collection);
    return ids[at % Math.max(ids.length, 1)] ?? 0;
  };
  const some = async (collection: string, { a, b }: Chance) =>
    `where[id][in]=${await one(collection, a)},${await one(collection, b)}`;
  const of = ({ a }: Chance) => written[a % written.length] ?? 'pages';

  const text = async (collection: string, { b, word }: Chance): Promise<Data> => {
    const common = { title: word, image: (await idsOf('media'))[b % 3] ?? null };
    const article = { intro: word, body: paragraph(word), ...common };
    if (collection === 'pages')
      return { title: word, parent: await one('pages', b % 4), blocks: blocksOf(word) };
    if (collection === 'news') return article;
    const [start, end] = ['2099-07-03T15:00:00.000Z', '2099-07-03T19:00:00.000Z'];
    return { ...article, start, end, venue: word, address: word };
  };
  const picture = async ({ a, b, word }: Chance): Promise<FormData> => {
    const background = { r: a % 256, g: b % 256, b: 31 };
    const bytes = await sharp({ create: { width: 12, height: 9, channels: 3, background } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('_payload', JSON.stringify({ altDe: word, altPl: word }));
    form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), `${word}.png`);
    return form;
  };
  const patch = (collection: string, id: number, body: Data | FormData, query = '') =>
    ask('PATCH', `/${collection}/${id}?depth=0${query}`, body);

  const location = async ({ a, b, locale, word }: Chance): Promise<Data> => ({
    title: word,
    country: country[locale],
    category: await one('location-categories', b),
    street: word,
    postalCode: '10115',
    town: word,
    latitude: 51 + (a % 9) / 10,
    longitude: (locale === 'de' ? 9 : 19) + (b % 9) / 10,
    image: (await idsOf('media'))[a % 3] ?? null,
  });
  const person = ({ locale, word }: Chance): Data => ({
    country: country[locale],
    profileName: word,
    title: word,
    email: 'somebody@oilway.example',
    order: 1,
  });
  const department = ({ locale, word }: Chance): Data => ({
    country: country[locale],
    department: word,
    purpose: 'contact',
    email: 'somebody@oilway.example',
    order: 1,
  });
  const post = ({ locale, word }: Chance): Data => ({
    country: country[locale],
    network: 'instagram',
    message: word,
    url: 'https://www.instagram.com/p/1/',
  });
  const globalData = async (chance: Chance): Promise<[string, Data]> => {
    const slug = globals[chance.a % globals.length] ?? 'settings';
    const page = await one('pages', chance.b);
    const link = { label: chance.word, kind: 'page', page };
    const data = {
      header: { menu: [link], locatorLabel: chance.word },
      'side-menus': { menus: [{ heading: chance.word, links: [link] }] },
      footer: { legal: [link], copyright: chance.word },
      settings: { company: chance.word, newsPage: page, eventsPage: page },
    }[slug];
    return [slug, data];
  };
  async function queue({ a, b, locale }: Chance, type: 'publish' | 'unpublish') {
    const relationTo = written[b % written.length] ?? 'pages';
    const value = await one(relationTo, a);
    const input = { type, locale, doc: { relationTo, value: String(value) } };
    await payload.jobs.queue({ task: 'schedulePublish', input } as never);
    await payload.jobs.run({ silent: true });
  }

  const edits = {
    createDraft: async (chance) =>
      ask(
        'POST',
        `/${of(chance)}?draft=true&locale=${chance.locale}`,
        await text(of(chance), chance),
      ),
    createPublished: async (chance) =>
      ask('POST', `/${of(chance)}?locale=${chance.locale}`, {
        ...(await text(of(chance), chance)),
        _status: 'published',
      }),
    createEmpty: (chance) => ask('POST', `/${of(chance)}?draft=true&locale=${chance.locale}`, {}),
    autosave: async (chance) =>
      patch(
        of(chance),
        await one(of(chance), chance.b),
        { title: chance.word, _status: 'draft' },
        `&draft=true&autosave=true&locale=${chance.locale}`,
      ),
    saveDraft: async (chance) =>
      patch(
        of(chance),
        await one(of(chance), chance.b),
        await text(of(chance), chance),
        `&draft=true&locale=${chance.locale}`,
      ),
    publish: async (chance) =>
      patch(
        of(chance),
        await one(of(chance), chance.b),
        { ...(await text(of(chance), chance)), _status: 'published' },
        `&locale=${chance.locale}`,
      ),
    publishDraft: async (chance) =>
      patch(
        of(chance),
        await one(of(chance), chance.b),
        { _status: 'published' },
        `&locale=${chance.locale}`,
      ),
    publishBoth: async (chance) =>
      patch(
        of(chance),
        await one(of(chance), chance.b),
        { _status: 'published' },
        `&publishAllLocales=true&locale=${chance.locale}`,
      ),
    unpublish: async (chance) =>
      patch(
        of(chance),
        await one(of(chance), chance.b),
        { _status: 'draft' },
        `&locale=${chance.locale}`,
      ),
    unpublishBoth: async (chance) =>
      patch(
        of(chance),
        await one(of(chance), chance.b),
        { _status: 'draft' },
        `&unpublishAllLocales=true&locale=${chance.locale}`,
      ),
    restore: async (chance) => {
      const { docs } = await payload.findVersions({ collection: of(chance), limit: 9 });
      const version = docs[chance.b % Math.max(docs.length, 1)];
      return ask('POST', `/${of(chance)}/versions/${version?.id ?? 0}?locale=${chance.locale}`);
    },
    takeBack: async (chance) => {
      const id = await one(of(chance), chance.b);
      const asked = { collection: of(chance), id, locale: chance.locale, depth: 0 };
      const { docs } = await payload.find({ ...asked, where: { id: { equals: id } } });
      const { id: _, ...published } = (docs[0] ?? {}) as unknown as Data;
      return patch(of(chance), id, published, `&locale=${chance.locale}`);
    },
    copyLanguage: async (chance) => {
      const from = chance.locale === 'de' ? 'pl' : 'de';
      const id = await one(of(chance), chance.b);
      const query = `from=${from}&locale=${chance.locale}&replace=${chance.b % 2 === 0}`;
      return ask('POST', `/${of(chance)}/${id}/copy-language?${query}`);
    },
    duplicate: async (chance) =>
      ask(
        'POST',
        `/${of(chance)}/${await one(of(chance), chance.b)}/duplicate?locale=${chance.locale}`,
        {},
      ),
    move: async (chance) =>
      patch(
        'pages',
        await one('pages', 1 + (chance.a % 7)),
        { parent: await one('pages', chance.b % 5), _status: 'published' },
        `&locale=${chance.locale}`,
      ),
    rename: async (chance) =>
      patch(
        of(chance),
        await one(of(chance), chance.b),
        { slug: chance.word.toLowerCase(), _status: 'published' },
        `&locale=${chance.locale}`,
      ),
    delete: async (chance) =>
      ask('DELETE', `/${of(chance)}/${await one(of(chance), chance.b)}?depth=0`),
    bulkPublish: async (chance) =>
      ask(
        'PATCH',
        `/${of(chance)}?${await some(of(chance), chance)}&depth=0&locale=${chance.locale}`,
        { title: chance.word, _status: 'published' },
      ),
    bulkUnpublish: async (chance) =>
      ask(
        'PATCH',
        `/${of(chance)}?${await some(of(chance), chance)}&depth=0&locale=${chance.locale}`,
        { _status: 'draft' },
      ),
    bulkDraft: async (chance) =>
      ask(
        'PATCH',
        `/${of(chance)}?${await some(of(chance), chance)}&depth=0&draft=true&locale=${chance.locale}`,
        { title: chance.word },
      ),
    bulkDelete: async (chance) =>
      ask('DELETE', `/${of(chance)}?${await some(of(chance), chance)}&depth=0`),
    schedule: (chance) => queue(chance, 'publish'),
    scheduleEnd: (chance) => queue(chance, 'unpublish'),
    createCategory: ({ locale, word }) =>
      ask('POST', `/location-categories?locale=${locale}`, { title: word, key: word }),
    createLocation: async (chance) => ask('POST', '/locations', await location(chance)),
    editLocation: async (chance) =>
      patch('locations', await one('locations', chance.a), await location(chance)),
    moveLocations: async (chance) => {
      const { country: there, longitude } = await location(chance);
      return ask('PATCH', `/locations?${await some('locations', chance)}`, {
        country: there,
        longitude,
      });
    },
    deleteLocation: async (chance) =>
      ask('DELETE', `/locations/${await one('locations', chance.a)}`),
    editCategory: async ({ a, locale, word }) =>
      patch(
        'location-categories',
        await one('location-categories', a),
        { title: word },
        `&locale=${locale}`,
      ),
    deleteCategory: async ({ a }) =>
      ask('DELETE', `/location-categories/${await one('location-categories', a)}`),
    createPerson: (chance) => ask('POST', '/contact-persons', person(chance)),
    editPerson: async (chance) =>
      patch('contact-persons', await one('contact-persons', chance.a), person(chance)),
    deletePerson: async ({ a }) =>
      ask('DELETE', `/contact-persons/${await one('contact-persons', a)}`),
    createDepartment: (chance) => ask('POST', '/departments', department(chance)),
    editDepartment: async (chance) =>
      patch('departments', await one('departments', chance.a), department(chance)),
    deleteDepartment: async ({ a }) => ask('DELETE', `/departments/${await one('departments', a)}`),
    createPost: (chance) => ask('POST', '/social-posts', post(chance)),
    hidePost: async ({ a, b }) =>
      patch('social-posts', await one('social-posts', a), { hidden: b % 2 === 0 }),
    refreshFeed: async ({ a, locale, word }) => {
      posts.splice(
        0,
        posts.length,
        ...[1, 2, 3]
          .filter((id) => a % (id + 1) !== 0)
          .map((id) => ({
            id: `${locale}${id}`,
            caption: word,
            media_type: 'TEXT',
            timestamp: `2026-11-0${id}T09:00:00+0000`,
            like_count: a,
          })),
      );
      const token = 'a-token-of-twenty-letters';
      await refreshFeed(payload, `${graph.origin}/v1`, {
        country: locale,
        network: 'facebook',
        account: '1',
        token,
      });
    },
    createPicture: async (chance) => ask('POST', '/media', await picture(chance)),
    replacePicture: async (chance) =>
      patch('media', await one('media', chance.a), await picture(chance)),
    describePicture: async ({ a, word }) =>
      patch('media', await one('media', a), { altDe: word, altPl: word }),
    deletePicture: async ({ a }) => ask('DELETE', `/media/${await one('media', a)}`),
    createRedirect: async ({ a, b, locale, word }) => {
      const kind = (['page', 'news', 'events'] as const)[a % 3] ?? 'page';
      return ask('POST', '/redirects', {
        from: `/${word.toLowerCase()}`,
        culture: locale === 'de' ? 'de-DE' : 'pl-PL',
        kind,
        [kind]: await one(kind === 'page' ? 'pages' : kind, b),
      });
    },
    editRedirect: async ({ a, locale }) =>
      patch('redirects', await one('redirects', a), {
        culture: locale === 'de' ? 'de-DE' : 'pl-PL',
      }),
    deleteRedirect: async ({ a }) => ask('DELETE', `/redirects/${await one('redirects', a)}`),
    editGlobal: async (chance) => {
      const [slug, data] = await globalData(chance);
      return ask('POST', `/globals/${slug}?locale=${chance.locale}&depth=0`, data);
    },
    hireOfficer: async ({ word }) => {
      const data = { ...admin, email: `${word.toLowerCase()}@oilway.example`, name: word };
      const made = await payload.create({
        collection: 'staff',
        data: { ...data, role: 'compliance-officer' },
      });
      await key('handler', made.id, word);
      await key('recovery', null, `${word}r`);
    },
    changeRole: async ({ a, b }) => {
      const { docs } = await payload.find({
        collection: 'staff',
        where: { email: { not_equals: admin.email } },
        limit: 99,
      });
      const id = docs[a % Math.max(docs.length, 1)]?.id ?? 0;
      return patch('staff', id, { role: b % 3 === 0 ? 'editor-de' : 'compliance-officer' });
    },
    dropKey: async ({ a }) => {
      const { docs } = await payload.find({ collection: 'reporting-keys', limit: 99 });
      const id = docs[a % Math.max(docs.length, 1)]?.id;
      if (id) await payload.delete({ collection: 'reporting-keys', id });
    },
    deleteStaff: async ({ a }) => {
      const { docs } = await payload.find({
        collection: 'staff',
        where: { email: { not_equals: admin.email } },
        limit: 99,
      });
      if (docs.length > 0) await ask('DELETE', `/staff/${docs[a % docs.length]?.id}`);
    },
    refusedTitle: async (chance) =>
      patch(
        of(chance),
        await one(of(chance), chance.b),
        { title: 'x'.repeat(200), _status: 'published' },
        `&locale=${chance.locale}`,
      ),
    refusedLink: async (chance) =>
      patch(
        'pages',
        await one('pages', chance.b),
        {
          blocks: [
            { blockType: 'callToAction', heading: 'x', links: [{ link: { page: 99_999 } }] },
          ],
          _status: 'published',
        },
        `&locale=${chance.locale}`,
      ),
    takenBackAtTheEnd: async (chance) => {
      const data = { ...(await text(of(chance), chance)), _status: 'published' };
      const id = await one(of(chance), chance.b);
      const { locale } = chance;
      const act = inTransaction(payload, async (req) => {
        await payload.update({ collection: of(chance), id, locale, data: data as never, req });
        await payload.updateGlobal({
          slug: 'settings',
          locale,
          data: { company: chance.word },
          req,
        });
        throw new Refusal(400, 'none of this');
      });
      return act;
    },
  } satisfies Record<string, Edit>;

  async function key(kind: 'handler' | 'recovery', handler: number | null, word: string) {
    const letters = 'acdefghjkmnpqrstuvwxyz023456789';
    const recipient = `age1${[...word.padEnd(58, 'q')]
      .slice(0, 58)
      .map((letter) => letters[(letter.codePointAt(0) ?? 0) % letters.length])
      .join('')}`;
    const data = { kind, handler, recipient, wrapped: 'x', madeOn: '2026-11-25' };
    await payload.create({ collection: 'reporting-keys', data: data as never }).catch(refused);
  }

  return {
    names: Object.keys(edits),
    /** @returns why it was refused, which is a part of every day, or nothing. @throws every other error. */
    async attempt(name: string, chance: Chance): Promise<string> {
      try {
        await (edits as Record<string, Edit>)[name]?.(chance);
        return '';
      } catch (error) {
        return refused(error);
      }
    },
    close: () => graph.stop(),
  };
}

class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** @returns why something was refused. @throws every other error. */
function refused(error: unknown): string {
  const { message, status = 500 } = error as Error & { status?: number };
  if (status >= 500) throw new Error(message, { cause: error });
  return message;
}

/** A request that others can be derived from, as those of the studio's own server are. */
function inheritable(request: Request): Request {
  const { headers, method, url } = request;
  return Object.defineProperties(request, {
    headers: { value: headers },
    method: { value: method },
    url: { value: url },
  });
}
