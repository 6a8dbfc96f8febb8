import { createLocalReq } from 'payload';
import { expect, test } from 'vitest';
import { type ContentReportEntry, createContentReport } from '../editing/content-report.ts';
import { openDatabase } from '../test/database.ts';

const isPlaceholder = (entry: ContentReportEntry) =>
  entry.about === 'finding' && entry.finding.code === 'placeholder';

test('reports no findings for the demo content except placeholders', async () => {
  const { close, payload } = await openDatabase('sqlite', 'seeded');
  const user = { id: 1, collection: 'staff', role: 'admin' } as never;
  const report = await createContentReport(await createLocalReq({ user }, payload));
  const entries = Object.values(report).flat();
  const others = entries.filter((entry) => !isPlaceholder(entry));
  expect(others.map(({ place, locale, ...what }) => [place.title, locale, what])).toEqual([]);
  const pages = entries.filter(isPlaceholder).map(({ place }) => place.title ?? place.slug);
  expect([...new Set(pages)].sort()).toEqual([
    'Datenschutz',
    'Impressum',
    'Informacje prawne',
    'Prywatność',
    'settings',
  ]);
  await close();
});
