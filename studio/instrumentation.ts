import type { Candidate } from '@oilway/content/jobs/leader.ts';
import type { Payload } from 'payload';

/**
 * Runs once when the server starts. Starts jobs and mail delivery, unless workers run them; otherwise they would start with the first request to the
 * studio.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  if (process.env.NODE_ENV === 'production') await import('./console-logger.ts');
  const { getPayload } = await import('payload');
  const { default: config } = await import('@payload-config');
  const payload = await getPayload({ config, cron: true });
  const { readSettings } = await import('@oilway/store/settings.ts');
  const { logSecretMismatch } = await import('@oilway/store/diagnostics/secrets.ts');
  const { databaseOf } = await import('@oilway/content/database/session.ts');
  const settings = readSettings();
  void logSecretMismatch(databaseOf(payload), settings, payload.logger);
  const { logStorageProblem } = await import('@oilway/store/files/open-file-store.ts');
  const { getFileStore } = await import('@oilway/content/files/stored-uploads.ts');
  void logStorageProblem(getFileStore(), payload.logger);
  const jobs = settings.runJobs === 'studio' ? await startBackgroundJobs(payload) : undefined;
  const { openMetrics } = await import('@oilway/content/metrics/open-metrics.ts');
  const { logResponses } = await import('./response-log.ts');
  const { dataDir, metrics: address } = settings;
  const part = 'studio';
  const metrics =
    address && openMetrics(payload, { part, address, folder: dataDir, holder: jobs?.holder });
  logResponses(payload, metrics);
}

async function startBackgroundJobs(payload: Payload): Promise<Candidate> {
  const { startDelivery } = await import('@oilway/content/outbox/delivery-loop.ts');
  startDelivery(payload);
  const { startJobs } = await import('@oilway/content/jobs/leader.ts');
  const jobs = startJobs(payload);
  // Next stops at the same signals; releasing the lease lets another studio take over at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void jobs.stop().catch(() => undefined));
  return jobs;
}
