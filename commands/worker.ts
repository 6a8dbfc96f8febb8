/** Implements `oilway worker`: runs jobs and sends mails, without a port. Of several workers one runs the jobs; all send mails, each mail once. */
import { argumentsOf } from './arguments.ts';
import { refuseDatabase } from './checked-settings.ts';
import { say } from './console.ts';
import { operatorSettings } from './operator-settings.ts';
import { root } from './processes.ts';
import { startBeat } from './worker-beat.ts';

argumentsOf('worker', {}, 0, 0);
const settings = operatorSettings();
// The script that reads uploads is resolved relative to the root.
process.chdir(root);
const { getPayload } = await import('payload');
const { default: config } = await import('@oilway/content/config');
const { databaseOf } = await import('@oilway/content/database/session.ts');
const { tellSecrets } = await import('@oilway/store/checkup/secrets.ts');
const { openFiles, tellStorage } = await import('@oilway/store/files/open-files.ts');
const { startDelivery } = await import('@oilway/content/outbox/loop.ts');
const { keepTracer } = await import('@oilway/store/tracing/tracer.ts');
const { startJobs } = await import('@oilway/content/jobs/leader.ts');

const payload = await getPayload({ config, cron: true }).catch(refuseDatabase);
void tellSecrets(databaseOf(payload), settings, payload.logger);
void tellStorage(openFiles(settings.storage), payload.logger);
const deliveries = startDelivery(payload);
const jobs = startJobs(payload);
if (settings.metrics) {
  const { openMetrics } = await import('@oilway/content/metrics/open-metrics.ts');
  const { folder, metrics: address } = settings;
  openMetrics(payload, { part: 'worker', address, folder, holder: jobs.holder });
}
const tracer = settings.tracesTo
  ? (await import('@oilway/store/tracing/open-tracer.ts')).openTracer({
      part: 'worker',
      endpoint: settings.tracesTo,
      log: payload.logger,
    })
  : undefined;
keepTracer(tracer);
say('The worker is ready');
const endBeat = startBeat();

/** Milliseconds for mails and jobs in progress to finish before another worker takes them over. */
const limit = 9000;
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

async function stop(): Promise<void> {
  endBeat();
  setTimeout(() => process.exit(1), limit).unref();
  await Promise.all([deliveries.stop(), jobs.stop()]).catch(() => undefined);
  await tracer?.close();
  process.exit(0);
}
