import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { hire } from '../staff/hire.ts';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { blocksOf, draft } from '../test/pages.ts';

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

  test('are not in the list, and are deleted after an hour with the next one of their author', async () => {
    const { payload } = database;
    const { withoutEmptyDrafts } = await import('./empty-drafts.ts');
    const empty = await open('editor-de');
    const titled = await open('editor-de', { title: 'Angefangen' });
    const written = await open('editor-de', { blocks: blocksOf('Nur ein Absatz') });
    const emptied = await open('editor-de');
    await draft(payload, emptied, { title: '' }, true);
    const foreign = await open('admin');
    const ids = async (where = {}) => {
      const find = { collection: 'pages', draft: true, sort: 'id', where } as const;
      const { docs } = await payload.find({ ...find, overrideAccess: false, user: staff.admin });
      return docs.map(({ id }) => id);
    };
    expect(await ids(withoutEmptyDrafts)).toEqual([titled, written, emptied]);
    pass(3_500_000);
    const young = await open('editor-de');
    expect(await ids()).toEqual([empty, titled, written, emptied, foreign, young]);
    pass(200_000);
    const last = await open('editor-de');
    expect(await ids()).toEqual([titled, written, emptied, foreign, young, last]);
  });
});
