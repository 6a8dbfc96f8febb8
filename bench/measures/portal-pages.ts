import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Culture } from '@oilway/store/cultures.ts';
import type { IndexedFile } from '@oilway/store/library/index-entries.ts';
import { type Cluster, createDatabase, startCluster } from '../../content/test/postgres.ts';
import { libraryAddress, mostShown } from '../../site/features/library/files/library-query.ts';
import { categoryOf, fillLibrary } from '../data/fill-library.ts';
import { libraryFiles, memberRights } from '../data/library-files.ts';
import { questionsOf } from '../data/library-questions.ts';
import { postgresData, sqliteData } from '../data/make-data.ts';
import { versionOf } from '../machine.ts';
import { backendsOf, processorTime } from '../processor-time.ts';
import type { Report, Row } from '../report.ts';
import { type Data, type Server, startSite } from '../servers/site.ts';
import { formatBytes, formatNumber, percentile } from '../statistics.ts';

/** Files, fewer while one works on it; pages of each kind that are asked for, and before them some that do not count. */
const [files, pages, warming] = [Number(process.env.BENCH_FILES ?? 100_000), 1000, 300];
const budget = 30;
const database = 'bench';
/** Seconds without work after which the index of the search is built. */
const quiet = 15;

/** The library as a member sees it, in whole pages: what a search finds, and the files of a category. */
export async function portalPages(): Promise<Report> {
  const library = libraryFiles(files);
  const cluster = await startCluster();
  try {
    const server = createDatabase(cluster, database);
    return {
      title: "A member's library as HTML",
      method:
        `${files.toLocaleString('en-GB')} files as for the search of the portal, of which the member may see a third of the categories; ${pages} searches and ${pages} ` +
        `pages of categories and of all files, ${mostShown} files a page at most, with a session, one after the other over one connection, after ${warming} that do not ` +
        "count. Times are the processor's, of the site and of the database's own processes, so that other work on the machine does not count; the clock is the " +
        "client's, from the question to the last byte. " +
        `PostgreSQL ${versionOf(join(cluster.bin, 'postgres'))}.`,
      rows: [
        ...(await measured('SQLite', await sqliteData(), library)),
        ...(await measured('Postgres', await postgresData(server), library, () =>
          backendsOf(serverOf(cluster), database),
        )),
      ],
    };
  } finally {
    cluster.stop();
  }
}

/** The process of a cluster. */
const serverOf = ({ data }: Cluster): number =>
  Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** @param others processes beside the site's that work for it. */
async function measured(
  name: string,
  data: Data,
  library: readonly IndexedFile[],
  others: () => number[] = () => [],
): Promise<Row[]> {
  const token = await fillLibrary(data, library, memberRights);
  const site = await startSite(data);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string) => asked(site, agent, token, path);
  const workers = () => [site.pid, ...others()];
  try {
    await ask(libraryAddress('de-DE', { words: 'Filter' }));
    await rested(site);
    return [
      rowOf(`${name}: search`, await timesOf(workers, ask, searches(library))),
      rowOf(`${name}: categories`, await timesOf(workers, ask, lists(library))),
    ];
  } finally {
    agent.destroy();
    await site.stop();
  }
}

const searches = (library: readonly IndexedFile[]): string[] =>
  questionsOf(library, pages + warming).map(({ culture, filters, words }) =>
    libraryAddress(culture, { filters, words }),
  );

/** All pages of all categories and of all files, in turn. */
function lists(library: readonly IndexedFile[]): string[] {
  const seen = library.filter(({ category }) => memberRights.has(category));
  const shelves = Map.groupBy(seen, ({ category, culture }) => `${culture} ${category}`);
  const all = Map.groupBy(seen, ({ culture }) => culture);
  const pagesOf = (culture: Culture, count: number, category?: number) =>
    Array.from({ length: Math.ceil(count / mostShown) }, (_, at) =>
      libraryAddress(culture, { category, page: at + 1 }),
    );
  const every = [
    ...[...all].flatMap(([culture, found]) => pagesOf(culture, found.length)),
    ...[...shelves.values()].flatMap((found) =>
      found[0] ? pagesOf(found[0].culture, found.length, categoryOf(found[0])) : [],
    ),
  ];
  // Neighbours in the list are not neighbours in time.
  return Array.from(
    { length: pages + warming },
    (_, at) => every[(at * 101) % every.length] as string,
  );
}

interface Asked {
  status: number;
  bytes: number;
}

/** One page, asked for again where the site was too busy. @throws when it is none. */
async function asked(site: Server, agent: Agent, token: string, path: string): Promise<Asked> {
  const headers = { cookie: `oilway-session=${token}`, accept: 'text/html' };
  for (;;) {
    const answer = await new Promise<Asked>((resolve, reject) => {
      const request = get(`${site.origin}${path}`, { agent, headers }, (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
        });
        response.once('end', () => resolve({ status: response.statusCode ?? 0, bytes }));
      });
      request.once('error', reject);
    });
    if (answer.status === 200) return answer;
    if (answer.status !== 503) throw new Error(`${path} answered ${answer.status}`);
    await wait(1000);
  }
}

async function rested({ pid }: Server): Promise<void> {
  for (let calm = 0; calm < quiet; ) {
    const before = processorTime(pid);
    await wait(1000);
    calm = processorTime(pid) - before < 0.1 ? calm + 1 : 0;
  }
}

interface Times {
  clock: number[];
  processor: number[];
  bytes: number[];
}

async function timesOf(
  workers: () => number[],
  ask: (path: string) => Promise<Asked>,
  paths: readonly string[],
): Promise<Times> {
  for (const path of paths.slice(0, warming)) await ask(path);
  const times: Times = { clock: [], processor: [], bytes: [] };
  // A database's processes come and go.
  const used = () => new Map(workers().map((pid) => [pid, processorTime(pid)]));
  for (const path of paths.slice(warming)) {
    const before = used();
    const begun = performance.now();
    const { bytes } = await ask(path);
    times.clock.push(performance.now() - begun);
    const spent = [...used()].map(([pid, time]) => Math.max(0, time - (before.get(pid) ?? 0)));
    times.processor.push(1000 * spent.reduce((sum, time) => sum + time, 0));
    times.bytes.push(bytes);
  }
  return times;
}

function rowOf(what: string, { bytes, clock, processor }: Times): Row {
  const ms = (times: readonly number[], share: number) =>
    `${formatNumber(percentile(times, share))} ms`;
  const value = percentile(processor, 0.99);
  return {
    what: `${what}, p99`,
    value: ms(processor, 0.99),
    beside:
      `p50 ${ms(processor, 0.5)}; by the clock p50 ${ms(clock, 0.5)}, p99 ${ms(clock, 0.99)}; ` +
      `${formatBytes(percentile(bytes, 0.5))}, at most ${formatBytes(Math.max(...bytes))}`,
    budget: `≤ ${budget} ms`,
    met: value <= budget,
  };
}
