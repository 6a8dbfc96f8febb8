import { expect, test } from 'vitest';
import { databases, openDatabase } from '../test/database.ts';
import { draft } from '../test/pages.ts';

/** What the migration that made the documents adds, taken away again: the database of the release before it, with its data. */
const before = [
  'DROP TABLE published_documents',
  'DROP TABLE draft_documents',
  `DELETE FROM payload_migrations WHERE name LIKE '%_published_documents'`,
];

test.each(databases)('a database of before gets its documents, drafts too, on %s', async (kind) => {
  const { close, payload } = await openDatabase(kind, 'seeded');
  const { migrate } = await import('../database/migrate.ts');
  const { execute } = await import('../database/execute.ts');
  const { sessionOf } = await import('../database/session.ts');
  const { compareDocuments } = await import('../publishing/rebuild.ts');
  const { readDrafts, readPublished } = await import('@oilway/store/published/read.ts');
  const { keyOf } = await import('@oilway/store/published/documents.ts');
  const { readRevision } = await import('@oilway/store/published/revision.ts');
  const [home] = (await payload.find({ collection: 'pages', sort: 'id', limit: 1 })).docs;
  const id = Number(home?.id);
  await draft(payload, id, 'pl', { title: 'Jeszcze nie' });
  const session = await sessionOf(payload);
  const [shown, revision] = [await readPublished(session, 'page'), await readRevision(session)];

  for (const statement of before) await execute(payload, statement);
  expect(await migrate(payload)).toBe(1);
  expect(await compareDocuments(payload)).toEqual([]);
  expect((await readPublished(session, 'page')).map(keyOf).sort()).toEqual(shown.map(keyOf).sort());
  expect(await readDrafts(session, 'page')).toMatchObject([{ id, culture: 'pl-PL' }]);
  expect(await readRevision(session)).toBeGreaterThan(revision);

  // One that was broken off in the middle is finished by the next start.
  await execute(payload, `DELETE FROM published_documents WHERE kind IN ('reportingOffice', 'news')`);
  expect(await migrate(payload)).toBe(0);
  expect(await compareDocuments(payload)).toEqual([]);
  const whole = await readRevision(session);
  expect(await migrate(payload)).toBe(0);
  expect(await readRevision(session)).toBe(whole);
  await close();
});
