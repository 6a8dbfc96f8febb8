import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase, startCluster } from '../../content/test/postgres.ts';
import { growContent } from '../data/grow-content.ts';
import { postgresData, sqliteData } from '../data/make-data.ts';
import { versionOf } from '../machine.ts';
import { processorTime } from '../processor-time.ts';
import type { Report, Row } from '../report.ts';
import { endWithUs } from '../servers/children.ts';
import { type Data, environmentFor, startSite } from '../servers/site.ts';
import { formatMilliseconds, formatNumber, median, percentile } from '../statistics.ts';

/** How often something is published until it can be seen, and how often to see what it costs. */
const [publications, counted] = [100, 10];
/** Milliseconds after which everything that follows a publication is done. */
const after = 1000;
const path = '/oelwechsel';

const sizes = { small: { pages: 7, locations: 0 }, large: { pages: 2482, locations: 19_935 } };

/** From the moment an editor saves to the first answer of the site with the new text, and what that costs the site. */
export async function publication(): Promise<Report> {
  const cluster = await startCluster();
  try {
    return {
      title: 'Publication to visible',
      method:
        `n = ${publications} for each, written through Payload in another process, at moments that ` +
        'do not follow the site’s own rhythm; the site is asked again as soon as it has answered. Pages are counted in both languages, ' +
        'locations with the 65 of the demo content. The work is the processor time of the site ' +
        `for ${counted} publications that nobody waits for, less what it uses in as long a time without any. ` +
        `PostgreSQL ${versionOf(join(cluster.bin, 'postgres'))}.`,
      rows: [
        ...(await compared('SQLite', sqliteData)),
        ...(await compared('Postgres', (size) => postgresData(createDatabase(cluster, size)))),
      ],
    };
  } finally {
    cluster.stop();
  }
}

interface Figures {
  times: number[];
  saves: number[];
  /** Seconds of processor time a publication. */
  work: number;
}

async function compared(
  name: string,
  newData: (size: keyof typeof sizes) => Promise<Data>,
): Promise<Row[]> {
  const figures = async (size: keyof typeof sizes): Promise<Figures> => {
    const data = await newData(size);
    await growContent(data, sizes[size]);
    return measured(data);
  };
  const [small, large] = [await figures('small'), await figures('large')];
  const ratio = large.work / small.work;
  return [
    rowOf(`${name}: 50 pages, p99`, small),
    rowOf(`${name}: 5,000 pages and 20,000 locations, p99`, large),
    {
      what: `${name}: work of the site, large beside small`,
      value: `${formatNumber(ratio)} ×`,
      beside: `${formatMilliseconds(large.work * 1000)} against ${formatMilliseconds(small.work * 1000)} a publication`,
      budget: '≤ 2 ×',
      met: ratio <= 2,
    },
  ];
}

function rowOf(what: string, { saves, times }: Figures): Row {
  const p99 = percentile(times, 0.99);
  return {
    what,
    value: formatMilliseconds(p99),
    beside: `median ${formatMilliseconds(median(times))}, of which the save itself ${formatMilliseconds(median(saves))}`,
    budget: '≤ 400 ms',
    met: p99 <= 400,
  };
}

async function measured(data: Data): Promise<Figures> {
  const site = await startSite(data);
  const publisher = fork(join(import.meta.dirname, '../data/publisher.ts'), {
    env: environmentFor(data),
  });
  endWithUs(publisher);
  const publish = (words: string) => {
    const saved = message(publisher);
    publisher.send(words);
    return saved;
  };
  const [times, saves]: [number[], number[]] = [[], []];
  try {
    await message(publisher);
    // The first saves load what a running studio has long loaded.
    for (let n = 0; n < 5; n += 1) await publish(`Anlauf ${n}`).then(() => wait(after));
    await warm(site.pid);
    for (let n = 0; n < publications; n += 1) {
      await wait(100 + Math.random() * 400);
      const words = `Veröffentlichung ${n} ${Math.random().toString(36).slice(2)}`;
      const begun = performance.now();
      const saved = publish(words).then(() => performance.now() - begun);
      await visible(site.origin + path, words, begun + 10_000);
      times.push(performance.now() - begun);
      saves.push(await saved);
    }
    const busy = await workOf(site.pid, (n) => publish(`Arbeit ${n}`));
    const idle = await workOf(site.pid, async () => undefined);
    return { times, saves, work: (busy - idle) / counted };
  } finally {
    publisher.kill('SIGTERM');
    await site.stop();
  }
}

/** @returns when the site has rendered what it keeps ready. */
async function warm(pid: number): Promise<void> {
  for (let work = 1; work > 0.1; ) {
    const before = processorTime(pid);
    await wait(3000);
    work = processorTime(pid) - before;
  }
}

/** Seconds of processor time. */
async function workOf(pid: number, act: (n: number) => Promise<void>): Promise<number> {
  await wait(after);
  const before = processorTime(pid);
  for (let n = 0; n < counted; n += 1) {
    const whole = wait(after);
    await act(n);
    await whole;
  }
  return processorTime(pid) - before;
}

async function visible(url: string, words: string, deadline: number): Promise<void> {
  while (performance.now() < deadline) {
    if ((await (await fetch(url)).text()).includes(words)) return;
    await wait(3);
  }
  throw new Error('a publication did not become visible within 10 s');
}

async function message(child: ChildProcess): Promise<void> {
  await once(child, 'message', { signal: AbortSignal.timeout(60_000) });
}
