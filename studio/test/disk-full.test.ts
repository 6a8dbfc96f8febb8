import { expect, test } from 'vitest';
import { blocksOf, makePage } from '../../content/test/pages.ts';
import { testInProcessStudio } from './in-process-studio.ts';

const rest = testInProcessStudio();
const { ask } = rest;

test('rejects a save on a full disk with a reason and accepts it once space is free', async () => {
  const id = await makePage(rest.payload, null, 'Start');
  const { databaseOf } = await import('../../content/database/session.ts');
  const transactions = databaseOf(rest.payload);
  // Also applies to the connection of the next transaction.
  const pages = (most: number) =>
    transactions.transaction(({ orm }) => orm.run(`PRAGMA max_page_count = ${most}`));
  const long = Array.from({ length: 30 }, (_, at) => blocksOf(`${'Wort '.repeat(100)}${at}`));
  const save = () =>
    ask('editor-de', 'PATCH', `/pages/${id}?draft=true`, {
      title: 'Viel Text',
      blocks: long.flat(),
    });
  // Limits the database to its current size: SQLite then fails as on a full disk.
  await pages(1);
  const refused = await save();
  expect(refused.status).toBe(503);
  expect(refused.body.errors[0].message).toMatch(/^Nicht gespeichert: .* voll/);
  const read = async () => (await ask('editor-de', 'GET', `/pages/${id}?draft=true`)).body.title;
  expect(await read()).toBe('Start');
  await pages(1_000_000);
  expect([(await save()).status, await read()]).toEqual([200, 'Viel Text']);
});
