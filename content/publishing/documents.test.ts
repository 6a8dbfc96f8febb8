import { expect, test } from 'vitest';
import { databases, openDatabase } from '../test/database.ts';
import { compareDocuments } from './rebuild.ts';

test.each(databases)('the demo: every document says what the studio says, on %s', async (kind) => {
  const database = await openDatabase(kind, 'seeded');
  expect(await compareDocuments(database.payload)).toEqual([]);
  await database.close();
});
