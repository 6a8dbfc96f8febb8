import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createStaffAccount } from '../staff/create-staff-account.ts';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { blocksOf, draft } from '../test/pages.ts';

describe.each(databases)('empty drafts on %s', (kind) => {
  let database: TestDatabase;
  const staff: Record<string, object> = {};
  beforeAll(async () => {
    database = await openDatabase(kind);
    for (const role of ['editor-de', 'admin'] as const) {
      const person = { name: role, email: `${role}@oilway.example`, role };
      const user = await createStaffAccount(database.payload, {
        ...person,
        password: 'correct horse battery',
      });
      staff[role] = { ...user, collection: 'staff' };
    }
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => database?.close());

  /** Creates a draft as the studio does when it opens the form of a new page. */
  async function createDraft(role: string, data: object = {}): Promise<number> {
    const made = await database.payload.create({
      collection: 'pages',
      draft: true,
      data: data as never,
      overrideAccess: false,
      user: staff[role],
    });
    return made.id;
  }
  const advanceTime = (milliseconds: number) =>
    vi.useFakeTimers({ now: Date.now() + milliseconds, toFake: ['Date'] });

  test('hides empty drafts from the list and deletes them after an hour when the author opens another', async () => {
    const { payload } = database;
    const { withoutEmptyDrafts } = await import('./empty-drafts.ts');
    const empty = await createDraft('editor-de');
    const titled = await createDraft('editor-de', { title: 'Angefangen' });
    const written = await createDraft('editor-de', { blocks: blocksOf('Nur ein Absatz') });
    const emptied = await createDraft('editor-de');
    await draft(payload, emptied, { title: '' }, true);
    const ofOtherAuthor = await createDraft('admin');
    const ids = async (where = {}) => {
      const find = { collection: 'pages', draft: true, sort: 'id', where } as const;
      const { docs } = await payload.find({ ...find, overrideAccess: false, user: staff.admin });
      return docs.map(({ id }) => id);
    };
    expect(await ids(withoutEmptyDrafts)).toEqual([titled, written, emptied]);
    advanceTime(3_500_000);
    const young = await createDraft('editor-de');
    expect(await ids()).toEqual([empty, titled, written, emptied, ofOtherAuthor, young]);
    advanceTime(200_000);
    const last = await createDraft('editor-de');
    expect(await ids()).toEqual([titled, written, emptied, ofOtherAuthor, young, last]);
  });
});
