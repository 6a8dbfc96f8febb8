/** Implements `oilway worker`: runs jobs and sends mails, without a port. Of several workers one runs the jobs; all send mails, each mail once. */

import { print } from './console.ts';
import { readOperatorSettings } from './operator-settings.ts';
import { parseArguments } from './parse-arguments.ts';
import { root } from './processes.ts';
import { exitOnDatabaseError } from './start-settings.ts';
import { startHeartbeat } from './worker-heartbeat.ts';

parseArguments('worker', {}, 0, 0);
const settings = readOperatorSettings();
// The script that reads uploads is resolved relative to the root.
process.chdir(root);
const { getPayload } = await import('payload');
const { default: config } = await import('@oilway/content/config');
const { databaseOf } = await import('@oilway/content/database/session.ts');
const { logSecretMismatch } = await import('@oilway/store/diagnostics/secrets.ts');
const { openFileStore, logStorageProblem } = await import('@oilway/store/files/open-file-store.ts');
const { startDelivery } = await import('@oilway/content/outbox/delivery-loop.ts');
const { setTracer } = await import('@oilway/store/tracing/tracer.ts');
const { startJobs } = await import('@oilway/content/jobs/leader.ts');

const payload = await getPayload({ config, cron: true }).catch(exitOnDatabaseError);
void logSecretMismatch(databaseOf(payload), settings, payload.logger);
void logStorageProblem(openFileStore(settings.storage), payload.logger);
const deliveries = startDelivery(payload);
const jobs = startJobs(payload);
if (settings.metrics) {
  const { openMetrics } = await import('@oilway/content/metrics/open-metrics.ts');
  const { dataDir, metrics: address } = settings;
  openMetrics(payload, { part: 'worker', address, folder: dataDir, holder: jobs.holder });
}
const tracer = settings.otlpEndpoint
  ? (await import('@oilway/store/tracing/open-tracer.ts')).openTracer({
      part: 'worker',
      endpoint: settings.otlpEndpoint,
      log: payload.logger,
    })
  : undefined;
setTracer(tracer);
print('The worker is ready');
const stopHeartbeat = startHeartbeat();

/** Milliseconds for mails and jobs in progress to finish before another worker takes them over. */
const shutdownTimeout = 9000;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

async function stop(): Promise<void> {
  stopHeartbeat();
  setTimeout(() => process.exit(1), shutdownTimeout).unref();
  await Promise.all([deliveries.stop(), jobs.stop()]).catch(() => undefined);
  await tracer?.close();
  process.exit(0);
}
