import { pino } from 'pino';
import { LibrarySearch } from '../../store/library/search/library-search.ts';
import type { Figure } from '../figure.ts';
import { percentile } from '../machine.ts';
import { libraryFiles, memberRights } from './library-files.ts';
import { generateQueries, kinds } from './library-queries.ts';

/** Measures the search of the customer portal's library, in this process. */
export async function search(quick: boolean): Promise<Figure[]> {
  const files = libraryFiles(quick ? 2000 : 20_000);
  const byId = new Map(files.map((file) => [file.id, file]));
  const library = new LibrarySearch({
    log: pino({ level: 'warn' }),
    library: {
      libraryRevision: async () => 1,
      indexVersions: async () => new Map(files.map(({ id }) => [id, String(id)])),
      categoryParents: async () => new Map<number, number | null>(),
      async *indexedFiles(ids: readonly number[] = [...byId.keys()]) {
        yield ids.flatMap((id) => byId.get(id) ?? []);
      },
    },
  });
  await library.poll();
  const warmupCount = 6 * kinds.length;
  const measured: { ms: number; found: boolean }[] = [];
  for (const query of generateQueries(files, warmupCount + 60 * kinds.length)) {
    const begun = performance.now();
    const { ids } = await library.find(query, memberRights);
    measured.push({ ms: performance.now() - begun, found: ids.length > 0 });
  }
  const samples = measured.slice(warmupCount);
  const times = samples.map(({ ms }) => ms);
  const found = samples.filter((one) => one.found).length / samples.length;
  const note = `median ${percentile(times, 0.5).toFixed(1)} ms; ${Math.round(found * 100)} % of the questions find a file`;
  const what = `p99 of ${samples.length} questions, ${files.length.toLocaleString('en-GB')} files`;
  return [{ what, value: percentile(times, 0.99), unit: 'ms', budget: { most: 50 }, note }];
}
