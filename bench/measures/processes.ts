import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../commands/processes.ts';
import { sqliteData } from '../data/make-data.ts';
import { generator, shoot } from '../load/shoot.ts';
import { memory } from '../processor-time.ts';
import type { Report, Row } from '../report.ts';
import { type Data, startStudio } from '../servers/site.ts';
import { formatMilliseconds, median } from '../statistics.ts';

const starts = 3;
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;

/** How long the studio takes to its first answer, and the memory it holds. */
export async function processes(): Promise<Report> {
  const built = existsSync(join(root, 'studio/.next/BUILD_ID'));
  return {
    title: 'Start and memory of the studio',
    method:
      `From the start of the process to its first good answer, on one core: n = ${starts}. ` +
      `Memory is the resident set after 3 s at rest and after 10 s of load (${generator}).`,
    rows: built ? await studioRows(await sqliteData()) : [{ what: 'studio', value: 'not built' }],
  };
}

async function studioRows(data: Data): Promise<Row[]> {
  const times: number[] = [];
  let [idle, loaded] = [0, 0];
  for (let n = 1; n <= starts; n += 1) {
    const studio = await startStudio(data);
    times.push(studio.startTime);
    try {
      if (n < starts) continue;
      await wait(3000);
      idle = memory(studio.pid);
      const headers = { 'accept-encoding': 'br' };
      await shoot({ name: 'studio', ...studio, paths: ['/admin/login'], headers }, 10);
      loaded = memory(studio.pid);
    } finally {
      await studio.stop();
    }
  }
  return [
    {
      what: 'start',
      value: formatMilliseconds(median(times)),
      beside: `longest ${formatMilliseconds(Math.max(...times))}`,
    },
    { what: 'memory', value: megabytes(idle), beside: `${megabytes(loaded)} after load` },
  ];
}
