import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { draft, makePage, publish } from '../test/pages.ts';

describe.each(databases)('versions on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openDatabase(kind);
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => database?.close());

  test('marks the last of several versions created in one millisecond as latest', async () => {
    const { payload } = database;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const id = await makePage(payload, null, 'Ölwechsel');
    for (const title of ['Entwurf', 'Noch einer', 'Der letzte']) {
      await draft(payload, id, { title });
      expect((await publish(payload, id, {})).title).toBe(title);
      const latest = { parent: { equals: id }, latest: { equals: true } };
      const { docs } = await payload.findVersions({ collection: 'pages', where: latest });
      expect(docs.map(({ version }) => version._status)).toEqual(['published']);
    }
  });
});
