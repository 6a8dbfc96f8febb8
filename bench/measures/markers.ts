import { setTimeout as wait } from 'node:timers/promises';
import { growLocations, raiseRevision } from '../data/locations.ts';
import { sqliteData } from '../data/make-data.ts';
import { compare } from '../load/compare.ts';
import { generator } from '../load/shoot.ts';
import type { Report, Row } from '../report.ts';
import { nginxVersion, startNginx } from '../servers/nginx.ts';
import { record } from '../servers/recording.ts';
import { type Server, startSite } from '../servers/site.ts';
import { formatBytes, formatMilliseconds, median } from '../statistics.ts';
import { rows, target } from './cached.ts';

const revisions = 5;

/** `GetMarkers` with the demo content's number of locations and with ten thousand. */
export async function markers(): Promise<Report> {
  return {
    title: 'GetMarkers',
    method:
      'All locations made German, so that one call answers with all of them; the 10,000 have words, numbers ' +
      `and coordinates of their own. n = 7 rounds of 1 s each, in turn; first answers n = ${revisions}; ` +
      `${generator}; ${nginxVersion}.`,
    rows: [...(await withLocations(65)), ...(await withLocations(10_000, 200_000))],
  };
}

async function withLocations(count: number, mostBytes?: number): Promise<Row[]> {
  const data = await sqliteData();
  growLocations(data.folder, count);
  const site = await startSite(data);
  try {
    const path = `/umbraco/api/map/GetMarkers?umbracoNodeId=${await nodeId(site)}&cultureName=de-DE`;
    const recording = await record(site.origin, path, 'br');
    const name = `${count.toLocaleString('en-GB')} locations`;
    const size: Row = {
      what: `${name}: bytes, brotli`,
      value: formatBytes(recording.body.length),
      ...(mostBytes && {
        budget: `≤ ${formatBytes(mostBytes)}`,
        met: recording.body.length <= mostBytes,
      }),
    };
    const first = await firstAnswers(site, data.folder, path);
    const nginx = await startNginx([recording]);
    const headers = { 'accept-encoding': 'br' };
    try {
      const beside = await compare(target(site, path, headers), target(nginx, path, headers));
      return [
        size,
        ...rows(name, beside),
        {
          what: `${name}: first answer of a new revision`,
          value: formatMilliseconds(median(first)),
          beside: `longest ${formatMilliseconds(Math.max(...first))}`,
        },
      ];
    } finally {
      await nginx.stop();
    }
  } finally {
    await site.stop();
  }
}

/** Milliseconds of the first call after each of several changes of the content. */
async function firstAnswers(site: Server, folder: string, path: string): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < revisions; n += 1) {
    const before = await revision(site);
    raiseRevision(folder);
    while ((await revision(site)) === before) await wait(5);
    const begun = performance.now();
    await record(site.origin, path, 'br');
    times.push(performance.now() - begun);
    // Until the pages are warm again: the next change should meet a site at rest.
    await wait(1000);
  }
  return times;
}

async function revision(site: Server): Promise<number> {
  const state = (await (await fetch(`${site.origin}/health/ready`)).json()) as { revision: number };
  return state.revision;
}

export async function nodeId(site: Server): Promise<string> {
  const html = await (await fetch(`${site.origin}/standorte`)).text();
  return /data-node-id="(\d+)"/.exec(html)?.[1] ?? '1';
}
