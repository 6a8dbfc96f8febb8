import { expect, test } from 'vitest';
import { copyDatabase, databases } from '../../content/test/copy-database.ts';
import { openDatabase } from '../database/open.ts';
import { raiseRevision, readRevision } from '../published/revision.ts';
import { libraryRevision, raiseLibrary } from './revision.ts';

test.each(databases)('pages and library have revisions of their own on %s', async (kind) => {
  const copy = copyDatabase(kind, 'empty');
  const database = await openDatabase(copy.environment.DATABASE_URL ?? '');
  const before = [await readRevision(database), await libraryRevision(database)];
  for (let times = 0; times < 3; times += 1) await raiseLibrary(database);
  const raised = await raiseRevision(database);
  expect([await readRevision(database), await libraryRevision(database)]).toEqual([
    raised,
    (before[1] ?? 0) + 3,
  ]);
  expect(raised).toBe((before[0] ?? 0) + 1);
  await database.close();
  copy.remove();
});
