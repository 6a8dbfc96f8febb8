import { seedLibrary } from '@oilway/content/demo/library/seed-library.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestSite } from '../../../test/build-app.ts';
import { libraryMaker } from '../../../test/portal-library.ts';
import { cookieOf, logIn, member, openPortal, post } from '../../../test/portal-site.ts';
import { foundNowhere, queryPairs } from '../../../test/query-pairs.ts';

let site: TestSite;
const cookies = { 'de-DE': '', 'pl-PL': '' };
const roots = { 'de-DE': '/kundenportal/dateien', 'pl-PL': '/pl/portal-klienta/pliki' };
const languages = ['de-DE', 'pl-PL'] as const;

beforeAll(async () => {
  let company: number;
  ({ site, company } = await openPortal());
  const { payload } = site;
  payload.logger.level = 'silent';
  const polish = await payload.create({
    collection: 'companies',
    data: { name: 'Serwis Wiśniewski', country: 'pl' },
  });
  await seedLibrary(payload);
  // The demo says what its files say; one is left to the job that reads them.
  await payload.delete({ collection: 'payload-jobs', where: { id: { exists: true } } });
  const make = libraryMaker(payload);
  const { docs } = await payload.find({
    collection: 'file-categories',
    where: { title: { equals: 'Formulare' } },
  });
  const file = await make.pdf('anhang.pdf', 'Der Vergaser wird mit Ultraschall gereinigt.');
  await make.file(docs[0]?.id ?? 0, 'Anhang B', { file });
  await payload.jobs.run({ limit: 10 });
  cookies['de-DE'] = cookieOf(await logIn(await member({ company })));
  cookies['pl-PL'] = cookieOf(await logIn(await member({ company: polish.id })));
  await site.refresh();
});
afterAll(() => site?.close());

async function titles(culture: 'de-DE' | 'pl-PL', search: string): Promise<string[]> {
  const answer = await post(
    '/search',
    { search },
    { cookie: cookies[culture], referer: site.context.config.origin + roots[culture] },
  );
  expect([search, answer.statusCode]).toEqual([search, 200]);
  return answer.json<{ name: string }[]>().map(({ name }) => name);
}

describe.each(languages)('%s', (culture) => {
  test('there are fifty questions at least', () => {
    expect(Object.values(queryPairs[culture]).flat().length).toBeGreaterThanOrEqual(50);
  });

  test.each(Object.entries(queryPairs[culture]))('%s', async (_, pairs) => {
    const wrong: unknown[] = [];
    for (const [search, title, among = 1] of pairs) {
      const found = await titles(culture, search);
      if (!found.slice(0, among).includes(title))
        wrong.push({ search, title, place: found.indexOf(title) + 1, first: found.slice(0, 3) });
    }
    expect(wrong).toEqual([]);
  });

  test('what is nowhere is not found', async () => {
    for (const search of foundNowhere[culture])
      expect([search, await titles(culture, search)]).toEqual([search, []]);
  });
});

test('what only the job has read in a PDF', async () => {
  expect(await titles('de-DE', 'vergaser')).toEqual(['Anhang B']);
  expect(await titles('de-DE', 'Ultraschallreinigung Vergaser')).toEqual(['Anhang B']);
});
