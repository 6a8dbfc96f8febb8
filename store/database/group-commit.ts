import { setImmediate as turn } from 'node:timers/promises';
import { TooBusyError } from '../turns.ts';
import { TransactionLostError } from './savepoints.ts';
import type { Database, Session, Transaction } from './session.ts';

/** So many parts a transaction has at most. */
const most = 64;

/** So many turns of its loop a process has between two groups: in each, Node takes in one new connection. */
const between = 16;

interface Bounds {
  /** So many transactions are under way at once. */
  width: number;
  /** So many wait in line. */
  room: number;
  /** Milliseconds in line after which one is told to come again. */
  patience: number;
  /** Milliseconds of a transaction after which no other part of it is begun: what came with large files is committed with few others. */
  longest: number;
}

/** How one part is written: first `act`; only where that is refused, `refused`. */
export interface CommitPart<Result> {
  act(session: Session): Promise<Result>;
  /**
   * Looks up what was in the way, as whoever comes next would see it.
   * @param error what `act` threw; what it wrote is taken back.
   */
  refused?(session: Session, error: unknown): Promise<Result>;
  /**
   * Names what `act` locks for others. A transaction locks one such thing only, so that no two of them wait for each other.
   */
  lock?: string;
}

interface Waiting {
  part: CommitPart<unknown>;
  resolve(result: unknown): void;
  reject(error: unknown): void;
  timer: NodeJS.Timeout;
}

/**
 * Writes what arrives while the last COMMIT is being made durable in one transaction, each part in a savepoint of its own, and
 * answers all of them after COMMIT: so many people wait for one disk (*group commit*). On SQLite, where a process writes one
 * transaction at a time and is stopped meanwhile, others have their turns between two groups; on PostgreSQL several overlap.
 */
export class GroupCommit {
  readonly #database: Pick<Database, 'transaction'>;
  readonly #bounds: Bounds;
  readonly #line: Waiting[] = [];
  #writing = 0;

  constructor(database: Database, bounds: Partial<Bounds> = {}) {
    this.#database = database;
    // On SQLite nothing else happens in this process meanwhile.
    const own =
      database.dialect === 'sqlite' ? { width: 1, longest: 10 } : { width: 3, longest: 200 };
    // Long enough for a few hundred people, and shorter than the time that an answer has.
    this.#bounds = { ...own, room: 400, patience: 8000, ...bounds };
  }

  /**
   * Stores a part as a whole or not at all: when this answers, it is on the disk. It fails alone, for what it threw itself; where
   * the transaction or its COMMIT fails, so do all of the group, and nothing is read back to find out.
   * @throws TooBusyError, what the part throws, and whatever the database throws; nothing is stored then.
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
      // Where it could not even begin, whoever waits for it is told.
      if (group.length === 0) while (group.length < most && this.#take(group));
      for (const { reject } of group) reject(error);
    }
  }

  /** @returns what tells each how it went. */
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

  /** Moves the next one that can be part of a group from the line into it. */
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
