/** More is asked at once than can be done in good time; asked again in some seconds it may be done. */
export class TooBusyError extends Error {
  override name = 'TooBusyError';
}

interface Bounds {
  /** So many are at work at once. */
  width: number;
  /** So many wait in line; any number without one. */
  room?: number;
  /** Milliseconds in line after which one is told to come again; never without one. */
  patience?: number;
}

/** A line before what takes a while: whoever comes when it is full, or waits too long, is sent away at once. */
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

  /** @throws TooBusyError, and whatever `work` throws. */
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

  /** Whoever's turn comes takes over the place of the one before. */
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
