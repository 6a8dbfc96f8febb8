import { type Trouble, troubleOf } from '@oilway/content';
import type { Logger } from 'pino';

/** Milliseconds that an answer of the database holds, however often it is asked for; and one that somebody met. */
const lifetime = { probed: 10_000, met: 60_000 };

/** `failing`: what is read can't be shown, for whatever reason. */
type State = Trouble | 'here' | 'failing';

/**
 * Whether the database still does its work: an act that reads and writes, done at most every ten seconds, and only when
 * somebody asks.
 */
export class DatabaseProbe {
  readonly #act: () => Promise<void>;
  readonly #log: Logger;
  #state: State = 'here';
  #holdsUntil = Number.NEGATIVE_INFINITY;
  #running: Promise<void> | undefined;
  /** How often somebody met trouble. */
  #met = 0;

  constructor(act: () => Promise<void>, log: Logger) {
    this.#act = act;
    this.#log = log;
  }

  /** What is known. Nobody waits for a probe: a database that hangs would hold up who asks whether it does. */
  state(): State {
    if (performance.now() > this.#holdsUntil) this.#running ??= this.#probe();
    return this.#state;
  }

  /** Somebody could not write: a row may still find room where what people send does not. @returns what they met, if it is the database. */
  meet(error: unknown): Trouble | undefined {
    const trouble = troubleOf(error);
    if (trouble !== 'full' && trouble !== 'damaged') return trouble;
    this.#met += 1;
    this.#state = trouble;
    this.#holdsUntil = performance.now() + lifetime.met;
    return trouble;
  }

  async #probe(): Promise<void> {
    const met = this.#met;
    const error = await this.#act().catch((reason: unknown) => reason ?? new Error('no reason'));
    this.#running = undefined;
    // What began before somebody met trouble says nothing of it.
    if (met !== this.#met) return;
    this.#holdsUntil = performance.now() + lifetime.probed;
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
