import { otherLanguage } from '../../languages.ts';
import { collectionOf, documentData, editorialCollections } from './document-data.ts';
import type { Data, Edit, EditInput, StudioClient } from './studio-client.ts';

/** Edits of pages, news and events: drafts, publications, counterparts, versions, moves and deletions. */
export function documentEdits(studio: StudioClient) {
  const { payload, ask, one, oneIn, some, patch } = studio;
  const text = documentData(studio);
  /** Returns a document of the edited country. */
  const chosen = (input: EditInput) => oneIn(input.locale, collectionOf(input), input.b);
  const save = async (input: EditInput, data: Data, query = '') =>
    patch(collectionOf(input), await chosen(input), data, query);
  const create = async (input: EditInput, data: Data, query = '') =>
    ask('POST', `/${collectionOf(input)}${query}`, { ...data, country: input.locale });
  const saveMany = async (input: EditInput, data: Data, query = '') =>
    ask(
      'PATCH',
      `/${collectionOf(input)}?${await some(collectionOf(input), input)}&depth=0${query}`,
      data,
    );
  async function restore(input: EditInput, query: string) {
    const { docs } = await payload.findVersions({ collection: collectionOf(input), limit: 9 });
    const version = docs[input.b % Math.max(docs.length, 1)];
    return ask('POST', `/${collectionOf(input)}/versions/${version?.id ?? 0}${query}`);
  }
  async function queue({ a, b }: EditInput, type: 'publish' | 'unpublish') {
    const relationTo = editorialCollections[b % editorialCollections.length] ?? 'pages';
    const value = await one(relationTo, a);
    const input = { type, doc: { relationTo, value: String(value) } };
    await payload.jobs.queue({ task: 'schedulePublish', input } as never);
    await payload.jobs.run({ silent: true });
  }

  return {
    createDraft: async (input) =>
      create(input, await text(collectionOf(input), input), '?draft=true&autosave=true'),
    createPublished: async (input) =>
      create(input, { ...(await text(collectionOf(input), input)), _status: 'published' }),
    createEmpty: (input) => create(input, {}, '?draft=true'),
    createCounterpart: async (input) =>
      ask('POST', `/${collectionOf(input)}/${await chosen(input)}/counterpart`),
    autosave: (input) =>
      save(input, { title: input.word, _status: 'draft' }, '&draft=true&autosave=true'),
    saveDraft: async (input) => save(input, await text(collectionOf(input), input), '&draft=true'),
    publish: async (input) =>
      save(input, { ...(await text(collectionOf(input), input)), _status: 'published' }),
    publishDraft: (input) => save(input, { _status: 'published' }),
    unpublish: (input) => save(input, { _status: 'draft' }),
    /** Country and translation key stay unchanged; the rest is saved. */
    moveAbroad: (input) =>
      save(input, {
        title: input.word,
        country: otherLanguage(input.locale),
        translationKey: input.word,
      }),
    restore: (input) => restore(input, ''),
    restoreAsDraft: (input) => restore(input, '?draft=true'),
    takeBack: async (input) => {
      const id = await chosen(input);
      const { docs } = await payload.find({
        collection: collectionOf(input),
        where: { id: { equals: id } },
        depth: 0,
      });
      const { id: _, ...published } = (docs[0] ?? {}) as unknown as Data;
      return patch(collectionOf(input), id, published);
    },
    duplicate: async (input) =>
      ask('POST', `/${collectionOf(input)}/${await chosen(input)}/duplicate`, {}),
    move: async ({ a, b, locale }) =>
      patch('pages', await oneIn(locale, 'pages', 1 + (a % 7)), {
        parent: await oneIn(locale, 'pages', b % 5),
        _status: 'published',
      }),
    rename: (input) => save(input, { slug: input.word.toLowerCase(), _status: 'published' }),
    delete: async (input) =>
      ask('DELETE', `/${collectionOf(input)}/${await chosen(input)}?depth=0`),
    bulkPublish: (input) => saveMany(input, { title: input.word, _status: 'published' }),
    bulkUnpublish: (input) => saveMany(input, { _status: 'draft' }),
    bulkDraft: (input) => saveMany(input, { title: input.word }, '&draft=true'),
    bulkDelete: async (input) =>
      ask('DELETE', `/${collectionOf(input)}?${await some(collectionOf(input), input)}&depth=0`),
    schedule: (input) => queue(input, 'publish'),
    scheduleEnd: (input) => queue(input, 'unpublish'),
  } satisfies Record<string, Edit>;
}
