import { setTimeout as wait } from 'node:timers/promises';
import { say } from './console.ts';
import { answering, type Environment, type Part, startPart, stopParts } from './processes.ts';
import { answersAt, endUnhealthy, type Patience } from './watchdog.ts';

/** A server: how to start it, its readiness URL, and its liveness URL. */
export interface Program {
  name: string;
  args: string[];
  url: string;
  liveUrl: string;
}

/** Seconds before a part that exited is restarted; doubled each time, up to the longest. */
const pauses = { first: 1, longest: 60 };

/** Milliseconds of uptime after which the delay is reset. */
const steady = 120_000;

/** Supervises the parts: restarts each one that exits or fails its health check, until all are stopped. */
export class Running {
  readonly #env: Environment;
  readonly #patience: Patience | undefined;
  readonly #parts = new Map<string, Part>();
  readonly #stopping = new AbortController();

  constructor(env: Environment, patience?: Patience) {
    this.#env = env;
    this.#patience = patience;
  }

  /** Starts all parts. Rejects when one of them fails its first start. */
  async start(programs: Program[]): Promise<void> {
    for (const program of programs) this.#begin(program);
    await Promise.all(programs.map((program) => this.#answers(program)));
    for (const program of programs) void this.#keep(program);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await stopParts([...this.#parts.values()]);
  }

  get isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  #begin({ args, liveUrl, name }: Program): void {
    const part = startPart(name, args, this.#env);
    this.#parts.set(name, part);
    const answers = answersAt(liveUrl, this.#patience?.interval);
    void endUnhealthy(part, async () => this.isStopping || (await answers()), this.#patience);
  }

  async #answers({ name, url }: Program): Promise<void> {
    const part = this.#parts.get(name);
    if (part) await answering(part, url);
  }

  async #keep(program: Program): Promise<void> {
    const { name } = program;
    let pause = pauses.first;
    for (let begun = Date.now(); ; begun = Date.now()) {
      const code = await this.#parts.get(name)?.ended;
      if (this.isStopping) return;
      pause = Date.now() - begun > steady ? pauses.first : pause;
      say(`✗ The ${name} ended by itself (${code}); it is started again in ${pause} s`);
      const { signal } = this.#stopping;
      await wait(pause * 1000, undefined, { signal }).catch(() => undefined);
      if (this.isStopping) return;
      pause = Math.min(pause * 2, pauses.longest);
      this.#begin(program);
      void this.#answers(program).then(
        () => say(`  The ${name} answers again`),
        () => undefined,
      );
    }
  }
}
