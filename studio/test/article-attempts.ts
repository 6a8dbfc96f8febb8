import { type Attempt, type Attempts, standardAttempts, type World } from './attempts.ts';

const body = {
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '',
    indent: 0,
    children: [
      {
        type: 'paragraph',
        version: 1,
        direction: null,
        format: '',
        indent: 0,
        textFormat: 0,
        textStyle: '',
        children: [
          { type: 'text', version: 1, text: 'Öl', format: 0, detail: 0, mode: 'normal', style: '' },
        ],
      },
    ],
  },
};

/** The operations of news or events by language. @param fields what its kind needs beside the texts. */
export function articleAttempts(
  world: World,
  slug: 'news' | 'events',
  fields: Record<string, unknown>,
): Attempts {
  const { ask, payload } = world;
  const text = () => {
    const word = world.word();
    return { title: word, slug: word, intro: 'Kurz', body, ...fields };
  };
  const make = async () => {
    const data = () => ({ ...text(), _status: 'published' }) as never;
    const { id } = await payload.create({ collection: slug, locale: 'de', data: data() });
    await payload.update({ collection: slug, id, locale: 'pl', data: data() });
    return id;
  };
  const kept = world.kept(slug, make);
  const creating =
    (query: string): Attempt =>
    (person) => {
      const one = text();
      const both = (value: unknown) => ({ de: value, pl: value });
      const all = { ...one, title: both(one.title), slug: both(one.slug) };
      const given = query === 'locale=all' ? all : one;
      return world.adds(slug, () => ask(person, 'POST', `/${slug}?${query}`, given));
    };
  const updating =
    (query: string, patch: () => unknown): Attempt =>
    async (person) => {
      const id = await kept();
      return world.changes(slug, id, () =>
        ask(person, 'PATCH', `/${slug}/${id}?${query}`, patch()),
      );
    };
  const title = () => ({ title: world.word() });
  const published = () => ({ title: world.word(), _status: 'published' });
  const standard = standardAttempts(world, { slug, make, body: () => ({}), patch: {} });
  const { count, list, read, versions } = standard;
  // Its first version is from before there was anything Polish.
  const versioned = world.kept(slug, make);
  const firstOf = async (id: number | string) => {
    const where = { parent: { equals: id } };
    const found = await payload.findVersions({ collection: slug, where, sort: 'id', limit: 1 });
    return found.docs[0]?.id;
  };
  return {
    read,
    list,
    count,
    versions,
    delete: standard.delete,
    'bulk delete': standard['bulk delete'],
    async restore(person) {
      const id = await versioned();
      const first = await firstOf(id);
      return world.changes(slug, id, () =>
        ask(person, 'POST', `/${slug}/versions/${first}?locale=de`),
      );
    },
    'create de': creating('locale=de'),
    'create pl': creating('locale=pl'),
    'create all': creating('locale=all'),
    'update de': updating('locale=de', title),
    'update pl': updating('locale=pl', title),
    'update all': updating('locale=all', () => ({
      title: { de: world.word(), pl: world.word() },
    })),
    'publish de': updating('locale=de', published),
    'publish pl': updating('locale=pl', published),
    'publish de + publishAllLocales': updating('locale=de&publishAllLocales=true', published),
  };
}
