/** The queue is full or the wait timed out; a retry after some seconds may succeed. */
export class TooBusyError extends Error {
  override name = 'TooBusyError';
}

interface Bounds {
  /** Concurrent tasks. */
  width: number;
  /** Maximal length of the queue; unlimited if undefined. */
  room?: number;
  /** Milliseconds in the queue after which a task is rejected; unlimited if undefined. */
  patience?: number;
}

/** A semaphore with a bounded queue: rejects at once when the queue is full, or when a task waits for too long. */
export class Turns {
  readonly #bounds: Bounds;
  readonly #line: (() => void)[] = [];
  #working = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  get waiting(): number {
    return this.#line.length;
  }

  /** Runs `work` when a slot is free. @throws TooBusyError, and what `work` throws. */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#working < this.#bounds.width) this.#working += 1;
    else await this.#wait();
    try {
      return await work();
    } finally {
      const next = this.#line.shift();
      if (next) next();
      else this.#working -= 1;
    }
  }

  /** A waiting task takes over the slot of a finished one. */
  #wait(): Promise<void> {
    const { patience, room = Number.POSITIVE_INFINITY } = this.#bounds;
    if (this.#line.length >= room) return Promise.reject(new TooBusyError('the line is full'));
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const leave = () => {
        this.#line.splice(this.#line.indexOf(begin), 1);
        reject(new TooBusyError('the line is too slow'));
      };
      const timer = patience === undefined ? undefined : setTimeout(leave, patience);
      this.#line.push(begin);
    });
  }
}
