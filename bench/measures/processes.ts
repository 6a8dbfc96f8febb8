import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../commands/processes.ts';
import { sqliteData } from '../data/make-data.ts';
import { generator, shoot } from '../load/shoot.ts';
import { memory } from '../processor-time.ts';
import type { Report, Row } from '../report.ts';
import { type Data, type Server, startSite, startStudio } from '../servers/site.ts';
import { formatMilliseconds, median } from '../statistics.ts';

const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** How long each process takes to its first answer, and the memory it holds. */
export async function processes(): Promise<Report> {
  const data = await sqliteData();
  const rows = await measured('site', () => startSite(data), 5, sitePaths);
  const studio = existsSync(join(root, 'studio/.next/BUILD_ID'))
    ? await studioRows(data)
    : [{ what: 'studio', value: 'not built' }];
  return {
    title: 'Start and memory',
    method:
      'From the start of the process to its first good answer, on one core: n = 5 for the site, 3 for the studio. ' +
      `Memory is the resident set after 3 s at rest and after 10 s of load (${generator}).`,
    rows: [...rows, ...studio],
  };
}

const sitePaths = ['/', '/pl', '/oelwechsel', '/standorte', '/standorte?ort=Berlin'];

async function studioRows(data: Data): Promise<Row[]> {
  return measured('studio', () => startStudio(data), 3, ['/admin/login']);
}

async function measured(
  name: string,
  start: () => Promise<Server>,
  starts: number,
  paths: string[],
): Promise<Row[]> {
  const times: number[] = [];
  let [idle, loaded] = [0, 0];
  for (let n = 1; n <= starts; n += 1) {
    const server = await start();
    times.push(server.startTime);
    try {
      if (n < starts) continue;
      await wait(3000);
      idle = memory(server.pid);
      await load(server, name, paths);
      loaded = memory(server.pid);
    } finally {
      await server.stop();
    }
  }
  return [
    {
      what: `${name}: start`,
      value: formatMilliseconds(median(times)),
      beside: `longest ${formatMilliseconds(Math.max(...times))}`,
    },
    { what: `${name}: memory`, value: megabytes(idle), beside: `${megabytes(loaded)} after load` },
  ];
}

async function load(server: Server, name: string, paths: string[]): Promise<void> {
  const target = {
    name,
    pid: server.pid,
    origin: server.origin,
    paths,
    headers: { 'accept-encoding': 'br' },
  };
  await shoot(target, 10);
}
