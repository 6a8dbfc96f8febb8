import { setTimeout as wait } from 'node:timers/promises';
import { print } from './console.ts';
import { type Environment, type Part, startPart, stopParts, waitUntilReady } from './processes.ts';
import { type HealthCheckOptions, livenessCheck, stopWhenUnhealthy } from './watchdog.ts';

/** A server: how to start it, its readiness URL, and its liveness URL. */
export interface SupervisedServer {
  name: string;
  args: string[];
  url: string;
  liveUrl: string;
}

/** Seconds before a part that exited is restarted; doubled each time, up to the longest. */
const restartDelays = { first: 1, longest: 60 };

/** Milliseconds of uptime after which the delay is reset. */
const stableUptime = 120_000;

/** Supervises the parts: restarts each one that exits or fails its health check, until all are stopped. */
export class Supervisor {
  readonly #env: Environment;
  readonly #healthCheck: HealthCheckOptions | undefined;
  readonly #parts = new Map<string, Part>();
  readonly #stopping = new AbortController();

  constructor(env: Environment, healthCheck?: HealthCheckOptions) {
    this.#env = env;
    this.#healthCheck = healthCheck;
  }

  /** Starts all parts. Rejects when one of them fails its first start. */
  async start(programs: SupervisedServer[]): Promise<void> {
    for (const program of programs) this.#spawn(program);
    await Promise.all(programs.map((program) => this.#waitUntilReady(program)));
    for (const program of programs) void this.#restartOnExit(program);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await stopParts([...this.#parts.values()]);
  }

  get isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  #spawn({ args, liveUrl, name }: SupervisedServer): void {
    const part = startPart(name, args, this.#env);
    this.#parts.set(name, part);
    const isAlive = livenessCheck(liveUrl, this.#healthCheck?.interval);
    void stopWhenUnhealthy(
      part,
      async () => this.isStopping || (await isAlive()),
      this.#healthCheck,
    );
  }

  async #waitUntilReady({ name, url }: SupervisedServer): Promise<void> {
    const part = this.#parts.get(name);
    if (part) await waitUntilReady(part, url);
  }

  async #restartOnExit(program: SupervisedServer): Promise<void> {
    const { name } = program;
    let delay = restartDelays.first;
    for (let begun = Date.now(); ; begun = Date.now()) {
      const code = await this.#parts.get(name)?.ended;
      if (this.isStopping) return;
      delay = Date.now() - begun > stableUptime ? restartDelays.first : delay;
      print(`✗ The ${name} exited unexpectedly (${code}); it is restarted in ${delay} s`);
      const { signal } = this.#stopping;
      await wait(delay * 1000, undefined, { signal }).catch(() => undefined);
      if (this.isStopping) return;
      delay = Math.min(delay * 2, restartDelays.longest);
      this.#spawn(program);
      void this.#waitUntilReady(program).then(
        () => print(`  The ${name} responds again`),
        () => undefined,
      );
    }
  }
}
