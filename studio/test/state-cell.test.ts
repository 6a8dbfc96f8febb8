/** The state of each row in the lists of pages, news and events. */
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { testDatabase } from '../../content/test/database.ts';
import { makePage, makePair } from '../../content/test/pages.ts';

const database = testDatabase();
let ids: number[];
beforeAll(async () => {
  const { de: home } = await makePair(database.payload, null, { de: 'Start', pl: 'Start' });
  ids = [home];
  for (let number = 1; number < 50; number += 1)
    ids.push(await makePage(database.payload, home, `Seite ${number}`));
});

/** Renders the cells of a list. @returns their text. */
async function renderCells(rows: readonly number[], language: string): Promise<string[]> {
  const { StateCell } = await import('../components/editing/StateCell.tsx');
  const { payload } = database;
  const base = { collectionSlug: 'pages', i18n: { language }, payload };
  const cells = await Promise.all(
    rows.map((id) => StateCell({ ...base, rowData: { id } } as never)),
  );
  return cells.map((cell) =>
    renderToStaticMarkup(cell)
      .replace(/<[^>]+>/g, ' ')
      .replace(/ +/g, ' '),
  );
}

test('shows what is planned for the rows of a list, by one query', async () => {
  const year = new Date().getFullYear() + 1;
  const plan = (type: string, id: number | undefined) =>
    database.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type, doc: { relationTo: 'pages', value: String(id) } } as never,
      waitUntil: new Date(`${year}-11-30T07:00:00Z`),
    });
  await plan('publish', ids[3]);
  await plan('unpublish', ids[4]);
  const find = vi.spyOn(database.payload, 'find');
  const cells = await renderCells(ids, 'de');
  const jobQueries = find.mock.calls.filter(([{ collection }]) => collection === 'payload-jobs');
  find.mockRestore();
  expect(jobQueries).toHaveLength(1);
  expect(cells[2]).not.toContain('geplant');
  expect(cells[3]).toContain(`geplant für 30.11.${year}, 08:00: wird veröffentlicht`);
  expect(cells[4]).toContain(`geplant für 30.11.${year}, 08:00: wird von der Website genommen`);
  const [polish] = await renderCells(ids.slice(3, 4), 'pl');
  expect(polish).toContain(`zaplanowano na 30.11.${year}, 08:00: publikacja`);
});
