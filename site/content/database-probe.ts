import { setTimeout } from 'node:timers/promises';
import { type Trouble, troubleOf } from '@oilway/store/database/trouble.ts';
import type { Logger } from 'pino';

/**
 * Milliseconds that an answer of the database holds, however often it is asked for; for whoever has something to store; and
 * one that a submission met. All are short: after a disk was full, or freed, health and forms say the same within ten seconds.
 */
const lifetime = { probed: 4000, pressing: 1000, met: 4000 };

/** Milliseconds after which an answer is too old to be given at once. */
const stale = 8000;

/** Milliseconds that a new answer is waited for. */
const patience = 2000;

/** `failing`: what is read can't be shown, for whatever reason. */
type State = Trouble | 'here' | 'failing';

/**
 * Whether the database still does its work: an act that reads and writes, done on demand alone, and at most once in `lifetime`.
 */
export class DatabaseProbe {
  readonly #act: () => Promise<void>;
  readonly #log: Logger;
  #state: State = 'here';
  #probed = Number.NEGATIVE_INFINITY;
  #metLast = Number.NEGATIVE_INFINITY;
  #running: Promise<void> | undefined;
  /** How often somebody met trouble. */
  #met = 0;

  constructor(act: () => Promise<void>, log: Logger) {
    this.#act = act;
    this.#log = log;
  }

  /** What is known. Where that is old, a probe is waited for, but not for long: the database may hang. */
  async state(): Promise<State> {
    const isOld = performance.now() > Math.max(this.#probed, this.#metLast) + stale;
    this.#ask(lifetime.probed);
    if (isOld) await this.#settled();
    return this.#state;
  }

  /** The same for whoever has something to store. @returns what the database is in, if it is the database. */
  async trouble(): Promise<Trouble | undefined> {
    this.#ask(lifetime.pressing);
    await this.#settled();
    return this.#state === 'here' || this.#state === 'failing' ? undefined : this.#state;
  }

  /** Somebody could not write: a row may still find room where what people send does not. @returns what they met, if it is the database. */
  meet(error: unknown): Trouble | undefined {
    const trouble = troubleOf(error);
    if (trouble !== 'full' && trouble !== 'damaged') return trouble;
    this.#met += 1;
    this.#state = trouble;
    this.#metLast = performance.now();
    return trouble;
  }

  async #settled(): Promise<void> {
    await Promise.race([this.#running, setTimeout(patience, undefined, { ref: false })]);
  }

  #ask(age: number): void {
    const now = performance.now();
    if (now > this.#probed + age && now > this.#metLast + lifetime.met)
      this.#running ??= this.#probe();
  }

  async #probe(): Promise<void> {
    const met = this.#met;
    const error = await this.#act().catch((reason: unknown) => reason ?? new Error('no reason'));
    this.#running = undefined;
    // What began before somebody met trouble says nothing of it.
    if (met !== this.#met) return;
    this.#probed = performance.now();
    if (error === undefined) this.#well();
    else this.#ill(error);
  }

  #well(): void {
    if (this.#state !== 'here') this.#log.info('the database does its work again');
    this.#state = 'here';
  }

  #ill(error: unknown): void {
    const trouble = troubleOf(error);
    const state = trouble ?? 'failing';
    if (this.#state !== state)
      this.#log.error(
        { err: error, database: state },
        trouble ? troubleInWords[trouble] : 'no page can be read and rendered',
      );
    this.#state = state;
  }
}

/** What an operator reads of it. */
export const troubleInWords: Record<Trouble, string> = {
  away: 'the database is away',
  locked: 'the database is locked by somebody else',
  full: 'the disk of the database is full',
  damaged: 'the database is damaged: restore a backup',
};
