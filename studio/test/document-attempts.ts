import { otherLanguage } from '../../content/languages.ts';
import { paragraph } from '../../content/test/pages.ts';
import { type Attempt, type Attempts, standardAttempts, type TestContext } from './attempts.ts';

type Locale = 'de' | 'pl';
type Written = 'pages' | 'news' | 'events';

/** Returns the operations of pages, news and events of each country. @param homes the ids of the two home pages. */
export function documentAttempts(
  context: TestContext,
  homes: Record<Locale, number>,
): Record<string, Attempts> {
  const fields = {
    pages: (country: Locale) => ({ parent: homes[country] }),
    news: () => ({ publishDate: '2026-11-01T00:00:00.000Z', intro: 'Kurz', body: paragraph('Öl') }),
    events: () => ({
      start: '2026-12-01T10:00:00.000Z',
      end: '2026-12-01T12:00:00.000Z',
      venue: 'Hof',
      address: 'Hof 1, 10115 Berlin',
      intro: 'Kurz',
      body: paragraph('Öl'),
    }),
  };
  const found: Record<string, Attempts> = {};
  for (const slug of ['pages', 'news', 'events'] as const)
    for (const [name, country] of [
      ['Germany', 'de'],
      ['Poland', 'pl'],
    ] as const)
      found[`${slug} of ${name}`] = attemptsForCountry(context, slug, country, () =>
        fields[slug](country),
      );
  return found;
}

function attemptsForCountry(
  context: TestContext,
  slug: Written,
  country: Locale,
  fields: () => object,
): Attempts {
  const { ask, payload } = context;
  const text = () => {
    const word = context.uniqueWord();
    return { title: word, slug: word, country, ...fields() };
  };
  const makeOne = async () => {
    const data = { ...text(), _status: 'published' } as never;
    return (await payload.create({ collection: slug, data })).id;
  };
  const make = context.reuseDocument(slug, makeOne);
  const title = () => ({ title: context.uniqueWord() });
  const updating =
    (query: string, patch: () => unknown, isBulk = false): Attempt =>
    async (person) => {
      const id = await make();
      const path = isBulk ? `/${slug}?where[id][equals]=${id}&` : `/${slug}/${id}?`;
      return context.changes(slug, id, () => ask(person, 'PATCH', path + query, patch()));
    };
  const published = () => ({ ...title(), _status: 'published' });
  const unpublished = () => ({ _status: 'draft' });
  const creating =
    (query: string, isNamed = true): Attempt =>
    (person) => {
      const { country: _, ...unnamed } = text();
      const body = isNamed ? { ...unnamed, country } : unnamed;
      const own = { country: { equals: country } };
      return context.adds(slug, () => ask(person, 'POST', `/${slug}?${query}`, body), own);
    };
  const versionOf = async (id: number | string) => {
    const where = { parent: { equals: id } };
    const { docs } = await payload.findVersions({ collection: slug, where, limit: 1 });
    return docs[0]?.id;
  };
  const restoring =
    (query: string): Attempt =>
    async (person) => {
      const id = await make();
      const path = `/${slug}/versions/${await versionOf(id)}?${query}`;
      return context.changes(slug, id, () => ask(person, 'POST', path));
    };
  const standard = standardAttempts(context, {
    slug,
    make: makeOne,
    body: text,
    patch: {},
    created: { country: { equals: country } },
  });
  const { count, delete: deleteOne, duplicate, list, read, versions } = standard;
  return {
    read,
    list,
    count,
    versions,
    delete: deleteOne,
    'bulk delete': standard['bulk delete'],
    duplicate,
    create: creating(''),
    'create without country': creating(`locale=${country}`, false),
    'create draft': creating('draft=true'),
    'update locale de': updating('locale=de', title),
    'update locale pl': updating('locale=pl', title),
    'bulk update': updating('', title, true),
    autosave: updating('draft=true&autosave=true', title),
    publish: updating('', published),
    'bulk publish': updating('', published, true),
    unpublish: updating('', unpublished),
    restore: restoring(''),
    'restore as draft': restoring('draft=true'),
    async version(person) {
      const version = await versionOf(await make());
      return (await ask(person, 'GET', `/${slug}/versions/${version}`)).body?.id === version;
    },
    async counterpart(person) {
      const id = await makeOne();
      const other = { country: { equals: otherLanguage(country) } };
      return context.adds(slug, () => ask(person, 'POST', `/${slug}/${id}/counterpart`), other);
    },
  };
}
