import { setImmediate as turn } from 'node:timers/promises';
import { TooBusyError } from '../turns.ts';
import { TransactionLostError } from './savepoints.ts';
import type { Database, Session, Transaction } from './session.ts';

/** Maximal number of parts of a transaction. */
const most = 64;

/** Event loop turns between two groups; Node accepts one new connection in each. */
const between = 16;

interface Bounds {
  /** Concurrent transactions. */
  width: number;
  /** Maximal length of the queue. */
  room: number;
  /** Milliseconds in the queue after which a part is rejected with TooBusyError. */
  patience: number;
  /** Milliseconds of a transaction after which no further part is started: parts with large files share a commit with few others. */
  longest: number;
}

/** One part of a group: `act` runs first; `refused` only when `act` fails. */
export interface CommitPart<Result> {
  act(session: Session): Promise<Result>;
  /** Reads the cause of a conflict, in a state as the next caller would see it. @param error what `act` threw; its writes are rolled back. */
  refused?(session: Session, error: unknown): Promise<Result>;
  /** Names the lock that `act` takes. A transaction takes one such lock only, which prevents deadlocks between groups. */
  lock?: string;
}

interface Waiting {
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
  readonly #bounds: Bounds;
  readonly #line: Waiting[] = [];
  #writing = 0;

  constructor(database: Database, bounds: Partial<Bounds> = {}) {
    this.#database = database;
    // On SQLite the transaction blocks the process.
    const own =
      database.dialect === 'sqlite' ? { width: 1, longest: 10 } : { width: 3, longest: 200 };
    // Enough for a few hundred callers, and shorter than a response's timeout.
    this.#bounds = { ...own, room: 400, patience: 8000, ...bounds };
  }

  /**
   * Stores a part atomically: once this resolves, the part is durable. A part's own error fails that part alone; when the transaction or its COMMIT
   * fails, the whole group fails, and nothing is read back.
   * @throws TooBusyError, the part's error, and the database's errors; nothing is stored then.
   */
  write<Result>(part: CommitPart<Result>): Promise<Result> {
    const { patience, room } = this.#bounds;
    if (this.#line.length >= room) return Promise.reject(new TooBusyError('the line is full'));
    return new Promise<Result>((resolve, reject) => {
      const leave = () => {
        this.#line.splice(this.#line.indexOf(waiting), 1);
        reject(new TooBusyError('the line is too slow'));
      };
      const timer = setTimeout(leave, patience);
      const waiting: Waiting = { part, resolve: resolve as Waiting['resolve'], reject, timer };
      this.#line.push(waiting);
      if (this.#writing < this.#bounds.width) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#writing += 1;
    while (this.#line.length > 0) {
      await this.#writeGroup();
      for (let turns = 0; turns < between; turns += 1) await turn();
    }
    this.#writing -= 1;
  }

  async #writeGroup(): Promise<void> {
    const group: Waiting[] = [];
    try {
      const answers = await this.#database.transaction((transaction) =>
        this.#writeParts(transaction, group),
      );
      for (const answer of answers) answer();
    } catch (error) {
      // If the transaction cannot begin, the queued parts are rejected.
      if (group.length === 0) while (group.length < most && this.#take(group));
      for (const { reject } of group) reject(error);
    }
  }

  /** @returns callbacks that settle each part. */
  async #writeParts(transaction: Transaction, group: Waiting[]): Promise<(() => void)[]> {
    const answers: (() => void)[] = [];
    const end = performance.now() + this.#bounds.longest;
    while (group.length < most && performance.now() < end) {
      const next = this.#take(group);
      if (!next) break;
      try {
        const result = await writePart(transaction, next.part);
        answers.push(() => next.resolve(result));
      } catch (error) {
        if (error instanceof TransactionLostError) throw error;
        answers.push(() => next.reject(error));
      }
    }
    return answers;
  }

  /** Moves the next part that fits into the group from the queue to the group. */
  #take(group: Waiting[]): Waiting | undefined {
    const locked = group.find(({ part }) => part.lock !== undefined)?.part.lock;
    const at = this.#line.findIndex(
      ({ part: { lock } }) => lock === undefined || locked === undefined || lock === locked,
    );
    const [next] = at < 0 ? [] : this.#line.splice(at, 1);
    if (!next) return undefined;
    clearTimeout(next.timer);
    group.push(next);
    return next;
  }
}

async function writePart<Result>(
  transaction: Transaction,
  { act, refused }: CommitPart<Result>,
): Promise<Result> {
  try {
    return await transaction.savepoint(() => act(transaction));
  } catch (error) {
    if (!refused || error instanceof TransactionLostError) throw error;
    return transaction.savepoint(() => refused(transaction, error));
  }
}
