import { createLocalReq } from 'payload';
import { expect, test } from 'vitest';
import { makeReport } from '../editing/report.ts';
import { openDatabase } from '../test/database.ts';

test('the demo content has nothing to report', async () => {
  const { close, payload } = await openDatabase('sqlite', 'seeded');
  const user = { id: 1, collection: 'staff', role: 'admin' } as never;
  const report = await makeReport(await createLocalReq({ user }, payload));
  for (const [group, entries] of Object.entries(report))
    expect(
      entries.map(({ place, locale, ...what }) => [place.title, locale, what]),
      group,
    ).toEqual([]);
  await close();
});
