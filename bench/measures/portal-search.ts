import { pino } from 'pino';
import type { IndexedFile } from '../../store/library/index-entries.ts';
import { LibrarySearch } from '../../store/library/search/library-search.ts';
import { libraryFiles, memberRights } from '../data/library-files.ts';
import { type Asked, kinds, questionsOf } from '../data/library-questions.ts';
import type { Report, Row } from '../report.ts';
import { formatMilliseconds, formatNumber, percentile } from '../statistics.ts';

const [files, questions, warming] = [Number(process.env.BENCH_FILES ?? 20_000), 540, 54];
/** Milliseconds. */
const budget = 50;

interface Measured {
  asked: Asked;
  /** Milliseconds of the processor. */
  ms: number;
  found: boolean;
}

/** The search of the customer portal's library. */
export async function portalSearch(): Promise<Report> {
  const library = libraryFiles(files);
  const search = searchOf(library);
  const before = heap();
  const build = await measureBuild(search);
  const memory = heap() - before;
  const measured: Measured[] = [];
  for (const asked of questionsOf(library, questions + warming)) {
    const from = process.threadCpuUsage();
    const { ids } = await search.find(asked, memberRights);
    measured.push({ asked, ms: since(from), found: ids.length > 0 });
  }
  return {
    title: 'Search of the portal',
    method:
      `${files.toLocaleString('en-GB')} generated files, half German, half Polish, 60 to 180 words each; ${questions} questions in turn from ` +
      `${kinds.length} kinds, with the rights of a third of the categories, each asked once after ${warming} others. All files found are ranked, ` +
      'and filters counted. Times of questions and of the index are those of the thread on the processor.',
    rows: [
      ...rowsOf(measured.slice(warming)),
      ...build,
      row('memory of the index', `${Math.round(memory / 1e6)} MB`),
    ],
  };
}

function searchOf(library: readonly IndexedFile[]): LibrarySearch {
  const byId = new Map(library.map((file) => [file.id, file]));
  return new LibrarySearch({
    log: pino({ level: 'warn' }),
    library: {
      libraryRevision: async () => 1,
      indexMarks: async () => new Map(library.map(({ id }) => [id, String(id)])),
      categoryParents: async () => new Map<number, number | null>(),
      async *indexedFiles(ids: readonly number[] = [...byId.keys()]) {
        yield ids.flatMap((id) => byId.get(id) ?? []);
      },
    },
  });
}

async function measureBuild(search: LibrarySearch): Promise<Row[]> {
  const from = process.threadCpuUsage();
  let [last, longest] = [0, 0];
  const beat = setInterval(() => {
    const now = since(from);
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  await search.poll();
  clearInterval(beat);
  return [
    row('first index', formatMilliseconds(since(from))),
    row('longest slice of it', formatMilliseconds(longest)),
  ];
}

function rowsOf(measured: readonly Measured[]): Row[] {
  const p99 = percentileOf(measured, 0.99);
  return [
    row('p50', ms(percentileOf(measured, 0.5))),
    { ...row('p99', ms(p99)), budget: `≤ ${budget} ms`, met: p99 <= budget },
    ...kinds.map((kind) => {
      const these = measured.filter(({ asked }) => asked.kind === kind);
      const found = these.filter((one) => one.found).length / these.length;
      return row(
        `${kind}: p50, p99`,
        `${ms(percentileOf(these, 0.5))}, ${ms(percentileOf(these, 0.99))}`,
        `${Math.round(found * 100)} % find a file`,
      );
    }),
  ];
}

const row = (what: string, value: string, beside = ''): Row => ({ what, value, beside });

const percentileOf = (measured: readonly Measured[], share: number) =>
  percentile(
    measured.map((one) => one.ms),
    share,
  );

function since(from: NodeJS.CpuUsage): number {
  const { system, user } = process.threadCpuUsage(from);
  return (system + user) / 1000;
}

function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

const ms = (value: number) => `${formatNumber(value)} ms`;
