import { setTimeout } from 'node:timers/promises';
import {
  classifyDatabaseError,
  type DatabaseErrorClass,
} from '@oilway/store/database/error-class.ts';
import type { Logger } from 'pino';

/**
 * Milliseconds for which a result is reused: for reads, before a write, and after a failed write. All are short: after a disk is full, or freed,
 * health checks and forms agree within ten seconds.
 */
const ttl = { probed: 4000, beforeWrite: 1000, afterError: 4000 };

/** Milliseconds after which a result is too old to be returned without waiting for a new one. */
const maxStaleness = 8000;

/** Milliseconds to wait for a new result. */
const probeTimeout = 2000;

/** `failing`: pages cannot be rendered, for any other reason. */
type DatabaseState = DatabaseErrorClass | 'here' | 'failing';

/** Checks that the database can be read and written: on demand only, and at most once per `ttl`. */
export class DatabaseProbe {
  readonly #check: () => Promise<void>;
  readonly #log: Logger;
  #state: DatabaseState = 'here';
  #probedAt = Number.NEGATIVE_INFINITY;
  #lastErrorAt = Number.NEGATIVE_INFINITY;
  #running: Promise<void> | undefined;
  /** Number of recorded errors. */
  #errorCount = 0;

  constructor(check: () => Promise<void>, log: Logger) {
    this.#check = check;
    this.#log = log;
  }

  /** Returns the last state. If that is too old, waits for a new probe, with a timeout: the database may hang. */
  async state(): Promise<DatabaseState> {
    const isStale = performance.now() > Math.max(this.#probedAt, this.#lastErrorAt) + maxStaleness;
    this.#probeIfOlderThan(ttl.probed);
    if (isStale) await this.#waitForProbe();
    return this.#state;
  }

  /** The same before a write, with a shorter `ttl`. @returns the class of the failure, if it is one of the database. */
  async failure(): Promise<DatabaseErrorClass | undefined> {
    this.#probeIfOlderThan(ttl.beforeWrite);
    await this.#waitForProbe();
    return this.#state === 'here' || this.#state === 'failing' ? undefined : this.#state;
  }

  /**
   * Records a failed write: the probe's row may still fit where a submission does not.
   * @returns the class of the error, if it is one of the database.
   */
  recordError(error: unknown): DatabaseErrorClass | undefined {
    const errorClass = classifyDatabaseError(error);
    if (errorClass !== 'full' && errorClass !== 'damaged') return errorClass;
    this.#errorCount += 1;
    this.#state = errorClass;
    this.#lastErrorAt = performance.now();
    return errorClass;
  }

  async #waitForProbe(): Promise<void> {
    await Promise.race([this.#running, setTimeout(probeTimeout, undefined, { ref: false })]);
  }

  #probeIfOlderThan(age: number): void {
    const now = performance.now();
    if (now > this.#probedAt + age && now > this.#lastErrorAt + ttl.afterError)
      this.#running ??= this.#probe();
  }

  async #probe(): Promise<void> {
    const errorsBefore = this.#errorCount;
    const error = await this.#check().catch((reason: unknown) => reason ?? new Error('no reason'));
    this.#running = undefined;
    // A probe that started before a recorded error says nothing about it.
    if (errorsBefore !== this.#errorCount) return;
    this.#probedAt = performance.now();
    if (error === undefined) this.#markHealthy();
    else this.#markFailed(error);
  }

  #markHealthy(): void {
    if (this.#state !== 'here') this.#log.info('database available again');
    this.#state = 'here';
  }

  #markFailed(error: unknown): void {
    const errorClass = classifyDatabaseError(error);
    const state = errorClass ?? 'failing';
    if (this.#state !== state)
      this.#log.error(
        { err: error, database: state },
        errorClass ? failureMessages[errorClass] : 'home page cannot be read and rendered',
      );
    this.#state = state;
  }
}

/** Messages for the log. */
export const failureMessages: Record<DatabaseErrorClass, string> = {
  unavailable: 'database unavailable: check the server and DATABASE_URL',
  locked: 'database locked by another process',
  full: 'database disk full: free disk space',
  damaged: 'database damaged: restore a backup',
};
