import { statfs } from 'node:fs/promises';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Connections } from '../database/session.ts';
import { missingSoFar } from '../files/missing.ts';
import { asked, measure } from './measure.ts';

export type { Registry } from 'prom-client';

/** Milliseconds between two samples of the event loop delay. */
const precision = 20;

/** Seconds: from a cached response to a proxy's timeout. */
const durations = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];

export interface AnsweredRequest {
  /** The route's pattern, never the URL, which bounds the number of label values. */
  route: string;
  status: number;
  seconds: number;
}

export type CountAnswer = (answered: AnsweredRequest) => void;

/** Returns a registry with a process's memory, CPU time and event loop delay, the data folder's disk, and missing files. */
export function processMetrics(folder: string): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: precision });
  const disk = asked(() => statfs(folder));
  measure(registry, [
    {
      name: 'oilway_disk_free_bytes',
      help: 'Free on the disk of the data folder.',
      read: async () => bytesOf(await disk(), 'bavail'),
    },
    {
      name: 'oilway_disk_size_bytes',
      help: 'Size of the disk of the data folder.',
      read: async () => bytesOf(await disk(), 'blocks'),
    },
    {
      name: 'oilway_files_missing_total',
      help: 'How often somebody asked for a file that a row names and that is not there.',
      counts: true,
      read: missingSoFar,
    },
  ]);
  return registry;
}

/** @returns a function to call for each response. */
export function answerMetrics(registry: Registry): CountAnswer {
  const registers = [registry];
  const answers = new Counter({
    name: 'oilway_http_answers_total',
    help: 'Answers by the pattern of their route and by status.',
    labelNames: ['route', 'status'],
    registers,
  });
  const times = new Histogram({
    name: 'oilway_http_answer_seconds',
    help: 'From the arrival of a request to the end of its answer, by the pattern of its route.',
    labelNames: ['route'],
    buckets: durations,
    registers,
  });
  return ({ route, seconds, status }) => {
    answers.inc({ route, status });
    times.observe({ route }, seconds);
  };
}

/** @param read returns undefined where the database is a file. */
export function connectionMetrics(registry: Registry, read: () => Connections | undefined): void {
  measure(registry, [
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
      name: 'oilway_database_waiting',
      help: 'How many wait for a connection of this process to its PostgreSQL server.',
      read: () => read()?.waiting,
    },
  ]);
}

type Disk = Record<'bavail' | 'blocks' | 'bsize', number>;

const bytesOf = (disk: Disk | undefined, what: 'bavail' | 'blocks') =>
  disk && disk[what] * disk.bsize;
