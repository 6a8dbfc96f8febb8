import { statfs } from 'node:fs/promises';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Connections } from '../database/db-session.ts';
import { missingFileCount } from '../files/missing-files.ts';
import { registerMetrics, singleFlight } from './register-metrics.ts';

export type { Registry } from 'prom-client';

/** Milliseconds between two samples of the event loop delay. */
const precision = 20;

/** Seconds: from a cached response to a proxy's timeout. */
const durations = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];

export interface CompletedRequest {
  /** The route's pattern, never the URL, which bounds the number of label values. */
  route: string;
  status: number;
  seconds: number;
}

export type RecordResponse = (request: CompletedRequest) => void;

/** Returns a registry with a process's memory, CPU time and event loop delay, the data folder's disk, and missing files. */
export function processMetrics(folder: string): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: precision });
  const disk = singleFlight(() => statfs(folder));
  registerMetrics(registry, [
    {
      name: 'oilway_disk_free_bytes',
      help: 'Free disk space of the data folder.',
      read: async () => bytesOf(await disk(), 'bavail'),
    },
    {
      name: 'oilway_disk_size_bytes',
      help: 'Disk size of the data folder.',
      read: async () => bytesOf(await disk(), 'blocks'),
    },
    {
      name: 'oilway_files_missing_total',
      help: 'Requests for referenced files that are missing.',
      isCounter: true,
      read: missingFileCount,
    },
  ]);
  return registry;
}

/** @returns a function to call for each response. */
export function responseMetrics(registry: Registry): RecordResponse {
  const registers = [registry];
  const responses = new Counter({
    name: 'oilway_http_responses_total',
    help: 'Responses by route pattern and status.',
    labelNames: ['route', 'status'],
    registers,
  });
  const times = new Histogram({
    name: 'oilway_http_response_seconds',
    help: 'Time from the arrival of a request to the end of its response, by route pattern.',
    labelNames: ['route'],
    buckets: durations,
    registers,
  });
  return ({ route, seconds, status }) => {
    responses.inc({ route, status });
    times.observe({ route }, seconds);
  };
}

/** @param read returns undefined where the database is a file. */
export function connectionMetrics(registry: Registry, read: () => Connections | undefined): void {
  registerMetrics(registry, [
    {
      name: 'oilway_database_connections',
      help: 'Connections of this process to its PostgreSQL server.',
      label: 'state',
      read() {
        const connections = read();
        return (
          connections && [
            ['in_use', connections.inUse],
            ['idle', connections.idle],
          ]
        );
      },
    },
    {
      name: 'oilway_database_connection_waiters',
      help: 'Callers that wait for a connection of this process to its PostgreSQL server.',
      read: () => read()?.waiting,
    },
  ]);
}

type Disk = Record<'bavail' | 'blocks' | 'bsize', number>;

const bytesOf = (disk: Disk | undefined, what: 'bavail' | 'blocks') =>
  disk && disk[what] * disk.bsize;
