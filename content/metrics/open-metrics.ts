import type { Connections } from '@oilway/store/database/db-session.ts';
import { connectionsOf } from '@oilway/store/database/pool.ts';
import { connectionMetrics, processMetrics, type Registry } from '@oilway/store/metrics/process.ts';
import { queueMetrics, readQueues } from '@oilway/store/metrics/queues.ts';
import { registerMetrics, singleFlight } from '@oilway/store/metrics/register-metrics.ts';
import { type MetricsServer, serveMetrics } from '@oilway/store/metrics/serve.ts';
import { addressOfPart, type MetricsAddress } from '@oilway/store/metrics-address.ts';
import type { Payload } from 'payload';
import { databaseOf } from '../database/session.ts';
import { readJobQueue } from '../diagnostics/job-queue.ts';

interface MeasuredProcess {
  part: 'studio' | 'worker';
  address: MetricsAddress;
  /** The data folder. */
  folder: string;
  /** Name of this process in the jobs lease; undefined when it runs no jobs. */
  holder: string | undefined;
}

interface PayloadMetrics extends MetricsServer {
  registry: Registry;
}

/** Serves the metrics of this process, and those of mails, jobs and retention from the database, on a separate port. */
export function openMetrics(
  payload: Payload,
  { address, folder, holder, part }: MeasuredProcess,
): PayloadMetrics {
  const registry = processMetrics(folder);
  connectionMetrics(registry, () => poolOf(payload));
  const read = singleFlight(async () => {
    const session = databaseOf(payload);
    return { queues: await readQueues(session), jobs: await readJobQueue(payload) };
  });
  registerMetrics(registry, [
    {
      name: 'oilway_database_up',
      help: 'Whether the database responded: 1 or 0.',
      read: async () => ((await read()) ? 1 : 0),
    },
  ]);
  queueMetrics(registry, async () => (await read())?.queues);
  jobMetrics(registry, async () => (await read())?.jobs, holder);
  const served = serveMetrics({
    registry,
    address: addressOfPart(address, part),
    log: payload.logger,
  });
  return { ...served, registry };
}

type Jobs = Awaited<ReturnType<typeof readJobQueue>>;

function jobMetrics(
  registry: Registry,
  read: () => Promise<Jobs | undefined>,
  holder: string | undefined,
): void {
  registerMetrics(registry, [
    {
      name: 'oilway_jobs',
      help: 'Jobs that should have begun, and those that failed.',
      label: 'state',
      async read() {
        const jobs = await read();
        return (
          jobs && [
            ['due', jobs.due.count],
            ['failed', jobs.failed.count],
          ]
        );
      },
    },
    {
      name: 'oilway_jobs_overdue_seconds',
      help: 'Seconds for which the oldest due job is overdue; 0 if none is due.',
      async read() {
        const jobs = await read();
        return jobs && Math.max(0, jobs.now - jobs.due.oldest) / 1000;
      },
    },
    {
      name: 'oilway_jobs_leased',
      help: 'Whether a process holds the jobs lease: 1 or 0.',
      async read() {
        const jobs = await read();
        return jobs && Number(jobs.holder !== undefined);
      },
    },
    {
      name: 'oilway_jobs_leader',
      help: 'Whether this process holds the jobs lease: 1 or 0.',
      async read() {
        const jobs = await read();
        return jobs && Number(holder !== undefined && jobs.holder === holder);
      },
    },
  ]);
}

/** Returns the statistics of drizzle's connection pool; PostgreSQL only. */
function poolOf(payload: Payload): Connections | undefined {
  const { $client: pool } = payload.db.drizzle as { $client?: Parameters<typeof connectionsOf>[0] };
  return pool?.totalCount === undefined ? undefined : connectionsOf(pool);
}
