import { expect, test } from 'vitest';
import { blocksOf, makePage } from '../../content/test/pages.ts';
import { testRest } from './rest.ts';

const rest = testRest();
const { ask } = rest;

test('a save on a full disk is refused with the reason and stores nothing, and works again with room', async () => {
  const id = await makePage(rest.payload, null, 'Start');
  const { databaseOf } = await import('../../content/database/session.ts');
  const transactions = databaseOf(rest.payload);
  // Of the connection that the next transaction gets, too.
  const pages = (most: number) =>
    transactions.transaction(({ orm }) => orm.run(`PRAGMA max_page_count = ${most}`));
  const long = Array.from({ length: 30 }, (_, at) => blocksOf(`${'Wort '.repeat(100)}${at}`));
  const save = () =>
    ask('editor-de', 'PATCH', `/pages/${id}?draft=true`, {
      title: 'Viel Text',
      blocks: long.flat(),
    });
  // As many pages as there are: SQLite refuses the next one as a full disk does.
  await pages(1);
  const refused = await save();
  expect(refused.status).toBe(503);
  expect(refused.body.errors[0].message).toMatch(/^Nicht gespeichert: .* voll/);
  const read = async () => (await ask('editor-de', 'GET', `/pages/${id}?draft=true`)).body.title;
  expect(await read()).toBe('Start');
  await pages(1_000_000);
  expect([(await save()).status, await read()]).toEqual([200, 'Viel Text']);
});
