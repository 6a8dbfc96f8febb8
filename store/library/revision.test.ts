import { expect, test } from 'vitest';
import { copyDatabase, databases } from '../../content/test/copy-database.ts';
import { openDatabase } from '../database/open.ts';
import { incrementRevision, readRevision } from '../published/revision.ts';
import { incrementLibraryRevision, libraryRevision } from './revision.ts';

test.each(databases)('counts the revisions of pages and library separately on %s', async (kind) => {
  const copy = copyDatabase(kind, 'empty');
  const database = await openDatabase(copy.environment.DATABASE_URL ?? '');
  const before = [await readRevision(database), await libraryRevision(database)];
  for (let times = 0; times < 3; times += 1) await incrementLibraryRevision(database);
  const raised = await incrementRevision(database);
  expect([await readRevision(database), await libraryRevision(database)]).toEqual([
    raised,
    (before[1] ?? 0) + 3,
  ]);
  expect(raised).toBe((before[0] ?? 0) + 1);
  await database.close();
  copy.remove();
});
