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

  test('of one millisecond keep their order: a draft outlives the publication of the other language', async () => {
    const { payload } = database;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const id = await makePage(payload, null, { de: 'Ölwechsel', pl: 'Wymiana oleju' });
    await draft(payload, id, 'pl', { title: 'Szkic' });
    await publish(payload, id, 'de', { title: 'Ölwechsel sofort' });
    const { title } = await publish(payload, id, 'pl', {});
    expect(title).toBe('Szkic');
  });
});
