import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eitherDatabase, openDatabase, type TestDatabase } from '../test/database.ts';
import { draft, makePair } from '../test/pages.ts';

describe.each(eitherDatabase)('planned publications on %s', (kind) => {
  let database: TestDatabase;
  let req: PayloadRequest;
  let homes: Record<'de' | 'pl', number>;
  beforeAll(async () => {
    database = await openDatabase(kind);
    req = await createLocalReq({}, database.payload);
    homes = await makePair(database.payload, null, { de: 'Start', pl: 'Start' });
  });
  afterAll(() => database?.close());

  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

  /** Queues the job of the studio's form, where ids are text. */
  const plan = (type: 'publish' | 'unpublish', id: number, at?: string, relationTo = 'pages') =>
    database.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type, doc: { relationTo, value: String(id) } } as never,
      ...(at ? { waitUntil: new Date(at) } : {}),
    });

  const statusOf = async (id: number) => {
    const { readTranslationStatus } = await import('./translation-status.ts');
    return (await readTranslationStatus(database.payload, 'pages', req, [id])).get(id);
  };

  test('reports the planned publications of a document and its counterpart, the earliest first', async () => {
    const pair = await makePair(database.payload, homes, { de: 'Bald', pl: 'Wkrótce' });
    const [soon, later] = [inDays(1), inDays(9)];
    await plan('unpublish', pair.de, later);
    await plan('publish', pair.de, soon);
    await plan('publish', pair.pl, later);
    const german = [
      { type: 'publish', at: soon },
      { type: 'unpublish', at: later },
    ];
    const polish = [{ type: 'publish', at: later }];
    expect(await statusOf(pair.de)).toMatchObject({
      planned: german,
      counterpart: { planned: polish },
    });
    expect(await statusOf(pair.pl)).toMatchObject({
      planned: polish,
      counterpart: { planned: german },
    });
    expect((await statusOf(homes.de))?.planned).toEqual([]);
  });

  test('reports no plan of another collection with the same id, and none without a time', async () => {
    await plan('publish', homes.de, inDays(1), 'news');
    await plan('publish', homes.de);
    expect((await statusOf(homes.de))?.planned).toEqual([]);
  });

  test('reports no plan that was carried out, refused or cancelled', async () => {
    const { payload } = database;
    const pair = await makePair(payload, homes, { de: 'Vorbei', pl: 'Minęło' });
    await draft(payload, pair.de, { title: 'Vorbei, neu' });
    await plan('publish', pair.de, inDays(-1));
    // A page without a title cannot be published.
    await draft(payload, pair.pl, { title: '' });
    await plan('publish', pair.pl, inDays(-1));
    expect((await statusOf(pair.de))?.planned).toHaveLength(1);
    await payload.jobs.run({ silent: true });
    expect(await statusOf(pair.de)).toMatchObject({ planned: [], title: 'Vorbei, neu' });
    expect(await statusOf(pair.pl)).toMatchObject({ planned: [], state: 'changed' });
    const { id } = await plan('unpublish', pair.de, inDays(1));
    expect((await statusOf(pair.de))?.planned).toHaveLength(1);
    await payload.delete({ collection: 'payload-jobs', id });
    expect((await statusOf(pair.de))?.planned).toEqual([]);
  });
});
