import autocannon from 'autocannon';
import { cpuTime, median } from './machine.ts';
import type { Server } from './servers.ts';

/** The requests of a load test: one path, or a different path each time. */
export interface LoadRequests {
  path: string | (() => string);
  /** The Accept-Encoding header. */
  encoding: string;
}

const connections = 32;

/**
 * Loads two servers alternately (A B A B …), after a warm-up of each.
 * @returns the ratio of their requests per second of the server's CPU time, and both figures.
 */
export async function compare(
  ours: [Server, LoadRequests],
  theirs: [Server, LoadRequests],
  { rounds, seconds, warming }: { rounds: number; seconds: number; warming: number },
): Promise<{ ratio: number; note: string }> {
  for (const [server, requests] of [ours, theirs])
    await measureThroughput(server, requests, warming);
  const [one, other]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    one.push(await measureThroughput(...ours, seconds));
    other.push(await measureThroughput(...theirs, seconds));
  }
  const figures = [one, other].map((all) => Math.round(median(all)).toLocaleString('en-GB'));
  return {
    ratio: median(one) / median(other),
    note: `${figures.join(' against ')} requests per second of CPU time`,
  };
}

/** Returns requests per second of the server's CPU time. @throws when a response was not 2xx. */
async function measureThroughput(
  server: Server,
  { encoding, path }: LoadRequests,
  seconds: number,
): Promise<number> {
  const before = cpuTime(server.pid);
  const result = await autocannon({
    url: server.origin,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': encoding },
    requests: [
      typeof path === 'string'
        ? { path }
        : { setupRequest: (request) => ({ ...request, path: path() }) },
    ],
  });
  const used = cpuTime(server.pid) - before;
  const { errors, requests, timeouts } = result;
  if (errors + timeouts + result.non2xx > requests.total / 1000)
    throw new Error(`${server.name}: ${errors + timeouts + result.non2xx} requests failed`);
  return requests.total / used;
}
