import { createLocalReq, type PayloadRequest, type Where } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStaffAccount } from '../staff/create-staff-account.ts';
import { eitherDatabase, openDatabase, type TestDatabase } from '../test/database.ts';
import { draft, makePage, makePair } from '../test/pages.ts';

describe.each(eitherDatabase)('list of pages on %s', (kind) => {
  let database: TestDatabase;
  let user: PayloadRequest['user'];
  beforeAll(async () => {
    database = await openDatabase(kind);
    const { payload } = database;
    const person = { name: 'Redaktion', email: 'r@oilway.example', role: 'editor-de' } as const;
    const account = await createStaffAccount(payload, {
      ...person,
      password: 'correct horse battery',
    });
    user = { ...account, collection: 'staff' } as never;
    const { de: home } = await makePair(payload, null, { de: 'Start', pl: 'Start' });
    const tyres = await makePage(payload, home, 'Reifen');
    const oils = await makePage(payload, home, 'Öle');
    await makePage(payload, tyres, 'Winterreifen');
    await makePage(payload, oils, 'Öl 10');
    const second = await makePage(payload, tyres, 'Öl 9');
    // The list shows drafts: this page moves below the oils.
    await draft(payload, second, { parent: oils });
    const store = { title: 'Ablage', country: 'de', _status: 'draft' } as const;
    await payload.create({ collection: 'pages', draft: true, data: store as never });
  });
  afterAll(() => database?.close());

  interface ListQuery {
    limit?: number;
    page?: number;
    sort?: string;
    where?: Where;
    trash?: boolean;
  }

  /** Reads the list as the studio does. */
  async function list({ limit = 10, page = 1, sort, trash, where }: ListQuery = {}) {
    const { payload } = database;
    const req = await createLocalReq({ user, locale: 'de' } as never, payload);
    const { admin, defaultSort } = payload.collections.pages.config;
    // The list preselects an order of one column.
    const order = sort ?? (typeof defaultSort === 'string' ? defaultSort : undefined);
    const filter = await admin.baseListFilter?.({ limit, page, req, sort: order as never });
    const { docs, ...pagination } = await payload.find({
      collection: 'pages',
      depth: 0,
      draft: true,
      limit,
      page,
      overrideAccess: false,
      req,
      user,
      where: { and: [where ?? {}, filter ?? {}] },
      ...(order ? { sort: order } : {}),
      ...(trash ? { trash } : {}),
    });
    const rows = docs.map((doc) => {
      const { title, treeDepth } = doc as { title: string; treeDepth?: number };
      return treeDepth === undefined ? title : `${'- '.repeat(treeDepth)}${title}`;
    });
    return { ...pagination, rows };
  }

  const tree = [
    'Start',
    '- Öle',
    '- - Öl 9',
    '- - Öl 10',
    '- Reifen',
    '- - Winterreifen',
    'Ablage',
  ];

  test('has the order of the tree, unless another column than the title is selected', async () => {
    expect((await list()).rows).toEqual(tree);
    expect((await list({ sort: 'title' })).rows).toEqual(tree);
    expect((await list({ sort: '-updatedAt' })).rows.slice(0, 2)).toEqual(['Ablage', 'Öl 9']);
  });

  test('keeps the order and the depths across the pages of the list', async () => {
    expect(await list({ limit: 3, page: 2 })).toEqual({
      rows: tree.slice(3, 6),
      ...{ limit: 3, page: 2, totalDocs: 7, totalPages: 3, pagingCounter: 4 },
      ...{ hasNextPage: true, hasPrevPage: true, nextPage: 3, prevPage: 1 },
    });
    const last = await list({ limit: 3, page: 3 });
    expect(last).toMatchObject({ rows: tree.slice(6), hasNextPage: false, nextPage: null });
    expect((await list({ limit: 0 })).rows).toEqual(tree);
  });

  test('keeps the order and the depths of filtered pages', async () => {
    const found = await list({ where: { title: { like: 'Öl' } } });
    expect(found).toMatchObject({ rows: tree.slice(1, 4), totalDocs: 3, totalPages: 1 });
    const none = await list({ where: { title: { equals: 'Nichts' } } });
    expect(none).toMatchObject({ rows: [], totalDocs: 0, totalPages: 1, hasNextPage: false });
  });

  test('lists the trash without a tree', async () => {
    const trash = { deletedAt: { exists: true } };
    expect((await list({ trash: true, where: trash })).rows).toEqual([]);
  });

  test('leaves finds outside of the list unchanged', async () => {
    const { docs } = await database.payload.find({ collection: 'pages', pagination: false });
    expect(docs.some((doc) => 'treeDepth' in doc)).toBe(false);
  });
});

test('orders pages of a cycle last', async () => {
  const { treeDepths } = await import('./tree-list.ts');
  const page = (id: number, parent: number | undefined) => ({ id, parent, title: `Seite ${id}` });
  const rows = [page(1, 2), page(2, 1), page(3, undefined), page(4, 3), page(5, 99)];
  expect([...treeDepths(rows)]).toEqual([
    [3, 0],
    [4, 1],
    [5, 0],
    [1, 0],
    [2, 0],
  ]);
});
