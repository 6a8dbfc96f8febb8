import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from '../figure.ts';
import { cpuTime, median, residentMemory } from '../machine.ts';
import { recordResponse, sqliteData, startSite } from '../servers.ts';

/** Measures the time from the site's start to its first successful response, and its idle memory. */
export async function start(quick: boolean): Promise<Figure[]> {
  const data = await sqliteData();
  const times: number[] = [];
  const memorySamples: number[] = [];
  for (let n = 0; n < (quick ? 1 : 7); n += 1) {
    const site = await startSite(data);
    times.push(site.startTime / 1000);
    if (n < 3) {
      await recordResponse(`${site.origin}/`);
      await waitUntilIdle(site.pid);
      memorySamples.push(residentMemory(site.pid) / 1e6);
    }
    await site.stop();
  }
  const longest = `longest of ${times.length}: ${Math.max(...times).toFixed(1)} s`;
  return [
    { what: 'start', value: median(times), unit: 's', budget: { most: 1.5 }, note: longest },
    {
      what: 'memory at rest',
      value: Math.max(...memorySamples),
      unit: 'MB',
      budget: { most: 250 },
    },
  ];
}

/** Waits until a process has been idle for five seconds; a minute at most. */
async function waitUntilIdle(pid: number): Promise<void> {
  let idleSeconds = 0;
  for (let second = 0; idleSeconds < 5 && second < 60; second += 1) {
    const before = cpuTime(pid);
    await wait(1000);
    idleSeconds = cpuTime(pid) - before < 0.1 ? idleSeconds + 1 : 0;
  }
}
