import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { hire } from '../staff/hire.ts';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { draft } from '../test/pages.ts';

describe.each(databases)('empty drafts on %s', (kind) => {
  let database: TestDatabase;
  const staff: Record<string, object> = {};
  beforeAll(async () => {
    database = await openDatabase(kind);
    for (const role of ['editor-de', 'admin'] as const) {
      const person = { name: role, email: `${role}@oilway.example`, role };
      const user = await hire(database.payload, { ...person, password: 'correct horse battery' });
      staff[role] = { ...user, collection: 'staff' };
    }
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => database?.close());

  /** As the studio does when it opens the form of a new page. */
  async function open(role: string, data: object = {}): Promise<number> {
    const made = await database.payload.create({
      collection: 'pages',
      draft: true,
      data: data as never,
      overrideAccess: false,
      user: staff[role],
    });
    return made.id;
  }
  const pass = (milliseconds: number) =>
    vi.useFakeTimers({ now: Date.now() + milliseconds, toFake: ['Date'] });

  test('go after an hour with the next one of their author; others and what says something stay', async () => {
    const { payload } = database;
    const untouched = await open('editor-de');
    const titled = await open('editor-de', { title: 'Angefangen' });
    const emptied = await open('editor-de');
    await draft(payload, emptied, { title: '' }, true);
    const foreign = await open('admin');
    const ids = async () => {
      const { docs } = await payload.find({ collection: 'pages', draft: true, sort: 'id' });
      return docs.map(({ id }) => id);
    };
    pass(3_500_000);
    const young = await open('editor-de');
    expect(await ids()).toEqual([untouched, titled, emptied, foreign, young]);
    pass(200_000);
    const last = await open('editor-de');
    expect(await ids()).toEqual([titled, emptied, foreign, young, last]);
  });
});
