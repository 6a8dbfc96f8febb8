import type { Chance, Data, Desk, Edit } from './desk.ts';
import { of, textOf, written } from './text-data.ts';

/** Drafts, publications, versions, moves and deletions of pages, news and events. */
export function editTexts(desk: Desk) {
  const { payload, ask, one, some, patch } = desk;
  const text = textOf(desk);
  async function queue({ a, b, locale }: Chance, type: 'publish' | 'unpublish') {
    const relationTo = written[b % written.length] ?? 'pages';
    const value = await one(relationTo, a);
    const input = { type, locale, doc: { relationTo, value: String(value) } };
    await payload.jobs.queue({ task: 'schedulePublish', input } as never);
    await payload.jobs.run({ silent: true });
  }

  return {
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
  } satisfies Record<string, Edit>;
}
