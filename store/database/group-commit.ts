import { setImmediate as turn } from 'node:timers/promises';
import { TooBusyError } from '../semaphore.ts';
import type { Database, DbSession, Transaction } from './db-session.ts';
import { TransactionLostError } from './savepoints.ts';

/** Maximal number of parts of a transaction. */
const maxParts = 64;

/** Event loop turns between two groups; Node accepts one new connection in each. */
const turnsBetweenGroups = 16;

interface GroupCommitOptions {
  /** Concurrent transactions. */
  concurrency: number;
  /** Maximal length of the queue. */
  maxQueue: number;
  /** Milliseconds in the queue after which a part is rejected with TooBusyError. */
  queueTimeout: number;
  /** Milliseconds of a transaction after which no further part is started: parts with large files share a commit with few others. */
  maxDuration: number;
}

/** One part of a group: `run` runs first; `onConflict` only when `run` fails. */
export interface CommitPart<Result> {
  run(session: DbSession): Promise<Result>;
  /** Reads the cause of a conflict, in a state as the next caller would see it. @param error what `run` threw; its writes are rolled back. */
  onConflict?(session: DbSession, error: unknown): Promise<Result>;
  /** Names the lock that `run` takes. A transaction takes one such lock only, which prevents deadlocks between groups. */
  lock?: string;
}

interface QueuedPart {
  part: CommitPart<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
  timer: NodeJS.Timeout;
}

/**
 * Batches the parts that arrive during a COMMIT into the next transaction, each in its own savepoint, and resolves all of them after its COMMIT, so
 * that they share one fsync (*group commit*). On SQLite, where a process writes one transaction at a time and is blocked meanwhile, the event loop
 * runs between two groups; on PostgreSQL several groups overlap.
 */
export class GroupCommit {
  readonly #database: Pick<Database, 'transaction'>;
  readonly #options: GroupCommitOptions;
  readonly #queue: QueuedPart[] = [];
  #activeGroups = 0;

  constructor(database: Database, bounds: Partial<GroupCommitOptions> = {}) {
    this.#database = database;
    // On SQLite the transaction blocks the process.
    const defaults =
      database.dialect === 'sqlite'
        ? { concurrency: 1, maxDuration: 10 }
        : { concurrency: 3, maxDuration: 200 };
    // Enough for a few hundred callers, and shorter than a response's timeout.
    this.#options = { ...defaults, maxQueue: 400, queueTimeout: 8000, ...bounds };
  }

  /**
   * Stores a part atomically: once this resolves, the part is durable. A part's own error fails that part alone; when the transaction or its COMMIT
   * fails, the whole group fails, and nothing is read back.
   * @throws TooBusyError, the part's error, and the database's errors; nothing is stored then.
   */
  write<Result>(part: CommitPart<Result>): Promise<Result> {
    const { queueTimeout, maxQueue } = this.#options;
    if (this.#queue.length >= maxQueue) return Promise.reject(new TooBusyError('queue full'));
    return new Promise<Result>((resolve, reject) => {
      const timeOut = () => {
        this.#queue.splice(this.#queue.indexOf(queued), 1);
        reject(new TooBusyError('queue wait timed out'));
      };
      const timer = setTimeout(timeOut, queueTimeout);
      const queued: QueuedPart = { part, resolve: resolve as QueuedPart['resolve'], reject, timer };
      this.#queue.push(queued);
      if (this.#activeGroups < this.#options.concurrency) void this.#drain();
    });
  }

  async #drain(): Promise<void> {
    this.#activeGroups += 1;
    while (this.#queue.length > 0) {
      await this.#writeGroup();
      for (let turns = 0; turns < turnsBetweenGroups; turns += 1) await turn();
    }
    this.#activeGroups -= 1;
  }

  async #writeGroup(): Promise<void> {
    const group: QueuedPart[] = [];
    try {
      const settlers = await this.#database.transaction((transaction) =>
        this.#writeParts(transaction, group),
      );
      for (const settle of settlers) settle();
    } catch (error) {
      // If the transaction cannot begin, the queued parts are rejected.
      if (group.length === 0) while (group.length < maxParts && this.#dequeue(group));
      for (const { reject } of group) reject(error);
    }
  }

  /** @returns callbacks that settle each part. */
  async #writeParts(transaction: Transaction, group: QueuedPart[]): Promise<(() => void)[]> {
    const settlers: (() => void)[] = [];
    const end = performance.now() + this.#options.maxDuration;
    while (group.length < maxParts && performance.now() < end) {
      const next = this.#dequeue(group);
      if (!next) break;
      try {
        const result = await writePart(transaction, next.part);
        settlers.push(() => next.resolve(result));
      } catch (error) {
        if (error instanceof TransactionLostError) throw error;
        settlers.push(() => next.reject(error));
      }
    }
    return settlers;
  }

  /** Moves the next part that fits into the group from the queue to the group. */
  #dequeue(group: QueuedPart[]): QueuedPart | undefined {
    const locked = group.find(({ part }) => part.lock !== undefined)?.part.lock;
    const at = this.#queue.findIndex(
      ({ part: { lock } }) => lock === undefined || locked === undefined || lock === locked,
    );
    const [next] = at < 0 ? [] : this.#queue.splice(at, 1);
    if (!next) return undefined;
    clearTimeout(next.timer);
    group.push(next);
    return next;
  }
}

async function writePart<Result>(
  transaction: Transaction,
  { run, onConflict }: CommitPart<Result>,
): Promise<Result> {
  try {
    return await transaction.savepoint(() => run(transaction));
  } catch (error) {
    if (!onConflict || error instanceof TransactionLostError) throw error;
    return transaction.savepoint(() => onConflict(transaction, error));
  }
}
