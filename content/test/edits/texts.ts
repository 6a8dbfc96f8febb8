import { otherLanguage } from '../../languages.ts';
import type { Chance, Data, Desk, Edit } from './desk.ts';
import { of, textOf, written } from './text-data.ts';

/** Drafts, publications, counterparts, versions, moves and deletions of pages, news and events of both countries. */
export function editTexts(desk: Desk) {
  const { payload, ask, one, oneIn, some, patch } = desk;
  const text = textOf(desk);
  /** A document of the country that is edited. */
  const chosen = (chance: Chance) => oneIn(chance.locale, of(chance), chance.b);
  const save = async (chance: Chance, data: Data, query = '') =>
    patch(of(chance), await chosen(chance), data, query);
  const create = async (chance: Chance, data: Data, query = '') =>
    ask('POST', `/${of(chance)}${query}`, { ...data, country: chance.locale });
  const saveMany = async (chance: Chance, data: Data, query = '') =>
    ask('PATCH', `/${of(chance)}?${await some(of(chance), chance)}&depth=0${query}`, data);
  async function restore(chance: Chance, query: string) {
    const { docs } = await payload.findVersions({ collection: of(chance), limit: 9 });
    const version = docs[chance.b % Math.max(docs.length, 1)];
    return ask('POST', `/${of(chance)}/versions/${version?.id ?? 0}${query}`);
  }
  async function queue({ a, b }: Chance, type: 'publish' | 'unpublish') {
    const relationTo = written[b % written.length] ?? 'pages';
    const value = await one(relationTo, a);
    const input = { type, doc: { relationTo, value: String(value) } };
    await payload.jobs.queue({ task: 'schedulePublish', input } as never);
    await payload.jobs.run({ silent: true });
  }

  return {
    createDraft: async (chance) =>
      create(chance, await text(of(chance), chance), '?draft=true&autosave=true'),
    createPublished: async (chance) =>
      create(chance, { ...(await text(of(chance), chance)), _status: 'published' }),
    createEmpty: (chance) => create(chance, {}, '?draft=true'),
    createCounterpart: async (chance) =>
      ask('POST', `/${of(chance)}/${await chosen(chance)}/counterpart`),
    autosave: (chance) =>
      save(chance, { title: chance.word, _status: 'draft' }, '&draft=true&autosave=true'),
    saveDraft: async (chance) => save(chance, await text(of(chance), chance), '&draft=true'),
    publish: async (chance) =>
      save(chance, { ...(await text(of(chance), chance)), _status: 'published' }),
    publishDraft: (chance) => save(chance, { _status: 'published' }),
    unpublish: (chance) => save(chance, { _status: 'draft' }),
    /** Its country and the key that it shares stay; the rest is saved. */
    moveAbroad: (chance) =>
      save(chance, {
        title: chance.word,
        country: otherLanguage(chance.locale),
        translationKey: chance.word,
      }),
    restore: (chance) => restore(chance, ''),
    restoreAsDraft: (chance) => restore(chance, '?draft=true'),
    takeBack: async (chance) => {
      const id = await chosen(chance);
      const { docs } = await payload.find({
        collection: of(chance),
        where: { id: { equals: id } },
        depth: 0,
      });
      const { id: _, ...published } = (docs[0] ?? {}) as unknown as Data;
      return patch(of(chance), id, published);
    },
    duplicate: async (chance) =>
      ask('POST', `/${of(chance)}/${await chosen(chance)}/duplicate`, {}),
    move: async ({ a, b, locale }) =>
      patch('pages', await oneIn(locale, 'pages', 1 + (a % 7)), {
        parent: await oneIn(locale, 'pages', b % 5),
        _status: 'published',
      }),
    rename: (chance) => save(chance, { slug: chance.word.toLowerCase(), _status: 'published' }),
    delete: async (chance) => ask('DELETE', `/${of(chance)}/${await chosen(chance)}?depth=0`),
    bulkPublish: (chance) => saveMany(chance, { title: chance.word, _status: 'published' }),
    bulkUnpublish: (chance) => saveMany(chance, { _status: 'draft' }),
    bulkDraft: (chance) => saveMany(chance, { title: chance.word }, '&draft=true'),
    bulkDelete: async (chance) =>
      ask('DELETE', `/${of(chance)}?${await some(of(chance), chance)}&depth=0`),
    schedule: (chance) => queue(chance, 'publish'),
    scheduleEnd: (chance) => queue(chance, 'unpublish'),
  } satisfies Record<string, Edit>;
}
