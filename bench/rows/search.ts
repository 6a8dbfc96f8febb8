import { pino } from 'pino';
import { LibrarySearch } from '../../store/library/search/library-search.ts';
import type { Figure } from '../figure.ts';
import { percentile } from '../machine.ts';
import { libraryFiles, memberRights } from './library-files.ts';
import { kinds, questionsOf } from './library-questions.ts';

/** Measures the search of the customer portal's library, in this process. */
export async function search(quick: boolean): Promise<Figure[]> {
  const files = libraryFiles(quick ? 2000 : 20_000);
  const byId = new Map(files.map((file) => [file.id, file]));
  const library = new LibrarySearch({
    log: pino({ level: 'warn' }),
    library: {
      libraryRevision: async () => 1,
      indexMarks: async () => new Map(files.map(({ id }) => [id, String(id)])),
      categoryParents: async () => new Map<number, number | null>(),
      async *indexedFiles(ids: readonly number[] = [...byId.keys()]) {
        yield ids.flatMap((id) => byId.get(id) ?? []);
      },
    },
  });
  await library.poll();
  const warming = 6 * kinds.length;
  const measured: { ms: number; found: boolean }[] = [];
  for (const question of questionsOf(files, warming + 60 * kinds.length)) {
    const begun = performance.now();
    const { ids } = await library.find(question, memberRights);
    measured.push({ ms: performance.now() - begun, found: ids.length > 0 });
  }
  const counted = measured.slice(warming);
  const times = counted.map(({ ms }) => ms);
  const found = counted.filter((one) => one.found).length / counted.length;
  const beside = `median ${percentile(times, 0.5).toFixed(1)} ms; ${Math.round(found * 100)} % of the questions find a file`;
  const what = `p99 of ${counted.length} questions, ${files.length.toLocaleString('en-GB')} files`;
  return [{ what, value: percentile(times, 0.99), unit: 'ms', budget: { most: 50 }, beside }];
}
