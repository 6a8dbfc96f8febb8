/** Implements `oilway site [--processes=<number>|auto]`: runs the built site in the given number of processes, on one port. */
import cluster from 'node:cluster';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { addressOfPart } from '@oilway/store/metrics-address.ts';
import { exitWithErrors, print } from './console.ts';
import { readOperatorSettings } from './operator-settings.ts';
import { parseArguments } from './parse-arguments.ts';
import { siteArgs, siteFlags, siteMain, siteMallocEnvironment } from './processes.ts';
import { production, requireBuild, runPart } from './run-part.ts';
import { stopWhenUnhealthy } from './watchdog.ts';

const { values } = parseArguments('site', { processes: { type: 'string' } }, 0, 0);
const requestedProcesses = values.processes ?? '1';
const processes =
  requestedProcesses === 'auto' ? availableParallelism() : Number(requestedProcesses);
if (!Number.isInteger(processes) || processes < 1 || processes > 256)
  exitWithErrors([`--processes must be a number from 1 to 256, or auto: ${requestedProcesses}`]);
const { metrics } = readOperatorSettings();
const highestMetricsPort = metrics && addressOfPart(metrics, 'site').port + processes - 1;
if (highestMetricsPort && highestMetricsPort > 65535)
  exitWithErrors([
    `METRICS_PORT: ${processes} processes would use ports up to ${highestMetricsPort}`,
  ]);
if (processes === 1) await runPart('site', siteArgs);
requireBuild('site');

/** Milliseconds before a process that exited is restarted. */
const restartDelay = 1000;
let isStopping = false;

cluster.setupPrimary({ exec: siteMain, execArgv: siteFlags, args: [] });
/** Each worker's metrics port depends on its index, which a restarted worker keeps. */
const slots = new Map<number, number>();
function forkWorker(slot: number): void {
  const workerEnvironment = metrics ? { METRICS_PORT: String(metrics.port + slot) } : {};
  const worker = cluster.fork({ ...production, ...siteMallocEnvironment, ...workerEnvironment });
  slots.set(worker.id, slot);
  // All workers share one port, so a single one cannot be checked by HTTP.
  let isAlive = false;
  worker.on('message', (message) => {
    isAlive ||= message === 'alive';
  });
  const ended = once(worker, 'exit').then(([code, signal]) => signal ?? code);
  void stopWhenUnhealthy({ name: 'process of the site', child: worker.process, ended }, () => {
    const wasAlive = isAlive || isStopping;
    isAlive = false;
    return wasAlive;
  });
}
for (let place = 0; place < processes; place += 1) forkWorker(place);
cluster.on('exit', ({ id }, code, signal) => {
  if (isStopping) {
    if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
    return;
  }
  print(`✗ A process of the site exited unexpectedly (${signal ?? code}); it is restarted`);
  setTimeout(() => isStopping || forkWorker(slots.get(id) ?? 0), restartDelay);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  });
