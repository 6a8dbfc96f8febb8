import { expect, test } from 'vitest';
import { testDatabase } from '../test/database.ts';

const database = testDatabase();

const write = (synonyms: string) =>
  database.payload
    .updateGlobal({ slug: 'settings', locale: 'de', data: { synonyms } })
    .then(({ synonyms: kept }) => kept);

test('synonyms are groups of two words and more, one a line', async () => {
  const groups = 'Karriere, Jobs, offene Stellen\n\nPreise,Kosten';
  expect(await write(groups)).toBe(groups);
  for (const alone of ['Karriere', 'Preise, Kosten\nJobs,', ', Jobs', 'Karriere; Jobs'])
    await expect(write(alone)).rejects.toThrow('Gleichbedeutende Wörter der Suche');
});
