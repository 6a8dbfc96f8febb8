/** Implements `oilway site [--processes=<number>|auto]`: runs the built site in the given number of processes, on one port. */
import cluster from 'node:cluster';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { addressOfPart } from '@oilway/store/metrics-address.ts';
import { argumentsOf } from './arguments.ts';
import { refuse, say } from './console.ts';
import { operatorSettings } from './operator-settings.ts';
import { siteArgs, siteFlags, siteMain, siteMemory } from './processes.ts';
import { expectBuilt, production, runPart } from './run-part.ts';
import { endUnhealthy } from './watchdog.ts';

const { values } = argumentsOf('site', { processes: { type: 'string' } }, 0, 0);
const asked = values.processes ?? '1';
const processes = asked === 'auto' ? availableParallelism() : Number(asked);
if (!Number.isInteger(processes) || processes < 1 || processes > 256)
  refuse([`--processes is a number from 1 to 256, or auto: ${asked}`]);
const { metrics } = operatorSettings();
const highest = metrics && addressOfPart(metrics, 'site').port + processes - 1;
if (highest && highest > 65535)
  refuse([`METRICS_PORT: the ports of ${processes} processes would go up to ${highest}`]);
if (processes === 1) await runPart('site', siteArgs);
expectBuilt('site');

/** Milliseconds before a process that exited is restarted. */
const pause = 1000;
let stopping = false;

cluster.setupPrimary({ exec: siteMain, execArgv: siteFlags, args: [] });
/** Each worker's metrics port depends on its index, which a restarted worker keeps. */
const places = new Map<number, number>();
function begin(place: number): void {
  const own = metrics ? { METRICS_PORT: String(metrics.port + place) } : {};
  const worker = cluster.fork({ ...production, ...siteMemory, ...own });
  places.set(worker.id, place);
  // All workers share one port, so a single one cannot be checked by HTTP.
  let isAlive = false;
  worker.on('message', (message) => {
    isAlive ||= message === 'alive';
  });
  const ended = once(worker, 'exit').then(([code, signal]) => signal ?? code);
  void endUnhealthy({ name: 'process of the site', child: worker.process, ended }, () => {
    const wasAlive = isAlive || stopping;
    isAlive = false;
    return wasAlive;
  });
}
for (let place = 0; place < processes; place += 1) begin(place);
cluster.on('exit', ({ id }, code, signal) => {
  if (stopping) {
    if (Object.keys(cluster.workers ?? {}).length === 0) process.exit(0);
    return;
  }
  say(`✗ A process of the site ended by itself (${signal ?? code}); it is started again`);
  setTimeout(() => stopping || begin(places.get(id) ?? 0), pause);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    stopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  });
