import { connectionsOf } from '@oilway/store/database/pool.ts';
import type { Connections } from '@oilway/store/database/session.ts';
import { asked, measure } from '@oilway/store/metrics/measure.ts';
import { connectionMetrics, processMetrics, type Registry } from '@oilway/store/metrics/process.ts';
import { queueMetrics, readQueues } from '@oilway/store/metrics/queues.ts';
import { type MetricsServer, serveMetrics } from '@oilway/store/metrics/serve.ts';
import { addressOfPart, type MetricsAddress } from '@oilway/store/metrics-address.ts';
import type { Payload } from 'payload';
import { readJobs } from '../checkup/jobs.ts';
import { databaseOf } from '../database/session.ts';

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
  const read = asked(async () => {
    const session = databaseOf(payload);
    return { queues: await readQueues(session), jobs: await readJobs(payload) };
  });
  measure(registry, [
    {
      name: 'oilway_database_up',
      help: 'Whether the database answered: 1 or 0.',
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

type Jobs = Awaited<ReturnType<typeof readJobs>>;

function jobMetrics(
  registry: Registry,
  read: () => Promise<Jobs | undefined>,
  holder: string | undefined,
): void {
  measure(registry, [
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
      name: 'oilway_jobs_late_seconds',
      help: 'How long ago the job that waits longest should have begun; 0 where none is due.',
      async read() {
        const jobs = await read();
        return jobs && Math.max(0, jobs.now - jobs.due.oldest) / 1000;
      },
    },
    {
      name: 'oilway_jobs_held',
      help: 'Whether some process has the jobs: 1 or 0.',
      async read() {
        const jobs = await read();
        return jobs && Number(jobs.holder !== undefined);
      },
    },
    {
      name: 'oilway_jobs_leader',
      help: 'Whether it is this process: 1 or 0.',
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
