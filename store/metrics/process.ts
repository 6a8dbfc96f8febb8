import { statfs } from 'node:fs/promises';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Connections } from '../database/session.ts';
import { missingSoFar } from '../files/missing.ts';
import { asked, measure } from './measure.ts';

export type { Registry } from 'prom-client';

/** Milliseconds between two looks at how long the loop was held up. */
const precision = 20;

/** Seconds: from an answer at hand to what a proxy gives up on. */
const durations = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** An answer that was given. */
export interface AnsweredRequest {
  /** The pattern of its route, never the address itself: there are as many as routes. */
  route: string;
  status: number;
  seconds: number;
}

export type CountAnswer = (answered: AnsweredRequest) => void;

/** What every process tells of itself (memory, processor, how long its loop is held up), of the disk of the data folder, and of files that it missed. */
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

/** @returns what is to be told of each answer. */
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

/** @param read undefined where the database is a file. */
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
