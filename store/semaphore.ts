/** The queue is full or the wait timed out; a retry after some seconds may succeed. */
export class TooBusyError extends Error {
  override name = 'TooBusyError';
}

interface SemaphoreOptions {
  /** Concurrent tasks. */
  permits: number;
  /** Maximal length of the queue; unlimited if undefined. */
  maxQueue?: number;
  /** Milliseconds in the queue after which a task is rejected; unlimited if undefined. */
  timeout?: number;
}

/** A semaphore with a bounded queue: rejects at once when the queue is full, or when a task waits for too long. */
export class Semaphore {
  readonly #options: SemaphoreOptions;
  readonly #queue: (() => void)[] = [];
  #active = 0;

  constructor(bounds: SemaphoreOptions) {
    this.#options = bounds;
  }

  get queueLength(): number {
    return this.#queue.length;
  }

  /** Runs `work` when a slot is free. @throws TooBusyError, and what `work` throws. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#active < this.#options.permits) this.#active += 1;
    else await this.#wait();
    try {
      return await work();
    } finally {
      const next = this.#queue.shift();
      if (next) next();
      else this.#active -= 1;
    }
  }

  /** A waiting task takes over the slot of a finished one. */
  #wait(): Promise<void> {
    const { timeout, maxQueue = Number.POSITIVE_INFINITY } = this.#options;
    if (this.#queue.length >= maxQueue) return Promise.reject(new TooBusyError('queue full'));
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timer);
        resolve();
      };
      const timeOut = () => {
        this.#queue.splice(this.#queue.indexOf(start), 1);
        reject(new TooBusyError('queue wait timed out'));
      };
      const timer = timeout === undefined ? undefined : setTimeout(timeOut, timeout);
      this.#queue.push(start);
    });
  }
}
