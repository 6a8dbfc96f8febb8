import cluster from 'node:cluster';
import { builtRenderer } from '../pages/render/renderer.ts';
import { openSite } from './open-site.ts';

/** Milliseconds of a stop until open connections are closed, and until the process exits. */
const drainLimit = 8000;
const stopLimit = 9500;

const site = await openSite(await builtRenderer());
const { config, log, published } = site.context;
await site.app.listen({ host: config.host, port: config.port });
log.info({ port: config.port, revision: published.revision }, 'site is ready');
// Heartbeat of a cluster worker: twice within an interval of `commands/watchdog.ts`.
if (cluster.isWorker) setInterval(() => process.connected && process.send?.('alive'), 5000).unref();

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(signal));
// The channel closes when the supervisor ends.
process.once('disconnect', () => void stop('disconnect'));

async function stop(reason: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  const drained = site.drain();
  log.info({ reason }, 'site is stopping');
  setTimeout(() => process.exit(1), stopLimit).unref();
  setTimeout(() => site.app.server.closeAllConnections(), drainLimit).unref();
  await drained;
  await site.close();
  process.exit(0);
}
