import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase, startCluster } from '../../content/test/postgres.ts';
import { postgresData, sqliteData } from '../data/make-data.ts';
import { versionOf } from '../machine.ts';
import type { Report, Row } from '../report.ts';
import { endWithUs } from '../servers/children.ts';
import { type Data, environmentFor, startSite } from '../servers/site.ts';
import { formatMilliseconds, median } from '../statistics.ts';

const publications = 20;
const path = '/oelwechsel';

/** From the moment an editor saves to the first answer of the site with the new text. */
export async function publication(): Promise<Report> {
  const cluster = await startCluster();
  try {
    const url = createDatabase(cluster, 'bench');
    return {
      title: 'Publication to visible',
      method:
        `n = ${publications} on each database, written through Payload in another process, at moments that ` +
        'do not follow the site’s own rhythm; the site is asked again as soon as it has answered. ' +
        `PostgreSQL ${versionOf(join(cluster.bin, 'postgres'))}.`,
      rows: [
        ...(await measured('SQLite', await sqliteData())),
        ...(await measured('Postgres', await postgresData(url))),
      ],
    };
  } finally {
    cluster.stop();
  }
}

async function measured(name: string, data: Data): Promise<Row[]> {
  const site = await startSite(data);
  const publisher = fork(join(import.meta.dirname, '../data/publisher.ts'), {
    env: environmentFor(data),
  });
  endWithUs(publisher);
  try {
    await message(publisher);
    const all: number[] = [];
    const saves: number[] = [];
    // The first save loads what a running studio has long loaded.
    for (let n = -1; n < publications; n += 1) {
      await wait(100 + Math.random() * 400);
      const words = `Veröffentlichung ${n} ${Math.random().toString(36).slice(2)}`;
      const begun = performance.now();
      const saved = message(publisher).then(() => performance.now() - begun);
      publisher.send(words);
      await visible(site.origin + path, words, begun + 10_000);
      const time = performance.now() - begun;
      const save = await saved;
      if (n < 0) continue;
      all.push(time);
      saves.push(save);
    }
    const longest = Math.max(...all);
    return [
      {
        what: `${name}: median`,
        value: formatMilliseconds(median(all)),
        beside: `the save itself ${formatMilliseconds(median(saves))}`,
      },
      {
        what: `${name}: longest`,
        value: formatMilliseconds(longest),
        budget: '≤ 1,000 ms',
        met: longest <= 1000,
      },
    ];
  } finally {
    publisher.kill('SIGTERM');
    await site.stop();
  }
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
