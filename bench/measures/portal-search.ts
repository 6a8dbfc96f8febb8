import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FolderFiles } from '@oilway/store/files/folder-files.ts';
import { pino } from 'pino';
import { LibrarySearch } from '../../search/library-search.ts';
import type { IndexedFile } from '../../store/library/index-entries.ts';
import { libraryFiles, memberRights } from '../data/library-files.ts';
import { type Asked, type Kind, kinds, questionsOf } from '../data/library-questions.ts';
import { newFolder } from '../data/make-data.ts';
import type { Report, Row } from '../report.ts';
import { databaseOf } from '../servers/library-database.ts';
import { formatMilliseconds, formatNumber, percentile } from '../statistics.ts';

/** Files, and questions; fewer while one works on it. */
const [files, questions] = [Number(process.env.BENCH_FILES ?? 100_000), 2000];
/** Every so manieth question is asked of LIKE, which takes a hundred times as long. */
const likeStep = 20;
const budget = 10;

/** The search of the library beside SQLite's full text and a plain LIKE, over the same files in the same process. */
export async function portalSearch(): Promise<Report> {
  const library = libraryFiles(files);
  const asked = questionsOf(library, questions);
  const folder = newFolder();
  const before = await settled();
  const first = searchOf(library, folder);
  const build = await timed(() => first.poll());
  const memory = (await settled()) - before;
  await first.stop();
  const bytes = statSync(join(folder, 'cache/search/library.snapshot')).size;
  const second = searchOf(library, folder);
  const start = await timed(() => second.poll());
  const database = databaseOf(library, memberRights);
  const ours = await timesOf(asked, async (one) => {
    await second.find({ ...one, filters: one.filters }, memberRights);
  });
  const full = await timesOf(asked, async (one) => void database.fullText(one));
  const like = await timesOf(
    asked.filter((_, at) => at % likeStep === 0),
    async (one) => void database.like(one),
  );
  const size = database.bytes();
  database.close();
  rmSync(folder, { recursive: true, force: true });
  return {
    title: 'Search of the portal',
    method: methodOf(asked.length),
    rows: [
      ...percentileRows(ours, full, like),
      ...kindRows(asked, ours, full),
      {
        what: 'first index',
        value: formatMilliseconds(build.ms),
        beside: `SQLite ${formatMilliseconds(database.built)}`,
      },
      { what: 'longest pause of the process meanwhile', value: formatMilliseconds(build.pause) },
      { what: 'start from the snapshot', value: formatMilliseconds(start.ms) },
      { what: 'longest pause meanwhile', value: formatMilliseconds(start.pause) },
      { what: 'snapshot', value: megabytes(bytes), beside: `SQLite ${megabytes(size)}` },
      { what: 'memory of the index', value: megabytes(memory) },
    ],
  };
}

const methodOf = (count: number) =>
  `${files.toLocaleString('en-GB')} generated files, half German, half Polish, 60 to 180 words each; ${count} questions in turn from ` +
  `${kinds.length} kinds, with the rights of a third of the categories, each asked once after 200 others. SQLite FTS5 (bm25, prefix ` +
  `indexes) and LIKE in memory over the same rows, rights and filters, LIMIT 50, LIKE with every ${likeStep}th question; ` +
  'ours ranks all and counts the filters. All in one process, one after the other.';

function searchOf(library: readonly IndexedFile[], folder: string): LibrarySearch {
  const byId = new Map(library.map((file) => [file.id, file]));
  const content = {
    libraryRevision: async () => 1,
    indexMarks: async () =>
      new Map(library.map(({ id }) => [id, `${id} 1763769600000 1763769600000`])),
    categoryParents: async () => new Map<number, number | null>(),
    async *indexedFiles(ids: readonly number[] = [...byId.keys()]) {
      yield ids.flatMap((id) => byId.get(id) ?? []);
    },
  };
  return new LibrarySearch({
    library: content,
    files: new FolderFiles(folder),
    log: pino({ level: 'warn' }),
  });
}

interface Timed {
  ms: number;
  /** The longest time for which nothing else got its turn. */
  pause: number;
}

async function timed(work: () => Promise<void>): Promise<Timed> {
  let last = performance.now();
  let pause = 0;
  const beat = setInterval(() => {
    const now = performance.now();
    pause = Math.max(pause, now - last - 1);
    last = now;
  }, 1);
  const begun = performance.now();
  await work();
  const ms = performance.now() - begun;
  clearInterval(beat);
  return { ms, pause };
}

/** Milliseconds of each question, after some that nobody counts. */
async function timesOf(
  asked: readonly Asked[],
  ask: (asked: Asked) => Promise<void>,
): Promise<number[]> {
  for (const one of asked.slice(0, Math.min(200, asked.length / 10))) await ask(one);
  const times: number[] = [];
  for (const one of asked) {
    const begun = performance.now();
    await ask(one);
    times.push(performance.now() - begun);
  }
  return times;
}

const ms = (value: number) => `${formatNumber(value)} ms`;

function percentileRows(ours: number[], full: number[], like: number[]): Row[] {
  return (
    [
      ['p50', 0.5],
      ['p99', 0.99],
      ['longest', 1],
    ] as const
  ).map(([what, share]) => {
    const value = percentile(ours, share);
    const beside = `FTS5 ${ms(percentile(full, share))}, LIKE ${ms(percentile(like, share))}`;
    return share === 0.99
      ? { what, value: ms(value), beside, budget: `≤ ${budget} ms`, met: value <= budget }
      : { what, value: ms(value), beside };
  });
}

function kindRows(asked: readonly Asked[], ours: number[], full: number[]): Row[] {
  const of = (times: number[], kind: Kind) => times.filter((_, at) => asked[at]?.kind === kind);
  return kinds.map((kind) => ({
    what: `${kind}: p50, p99`,
    value: `${ms(percentile(of(ours, kind), 0.5))}, ${ms(percentile(of(ours, kind), 0.99))}`,
    beside: `FTS5 ${ms(percentile(of(full, kind), 0.5))}, ${ms(percentile(of(full, kind), 0.99))}`,
  }));
}

/** Bytes in use once what is not needed is gone. */
async function settled(): Promise<number> {
  globalThis.gc?.();
  await new Promise((resolve) => setTimeout(resolve, 500));
  globalThis.gc?.();
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
