/** The videos of a playlist, circular. */
export class Playlist {
  readonly #ids: readonly string[];
  #index: number;
  #failures = 0;

  constructor(ids: readonly string[], current?: string) {
    this.#ids = ids;
    this.#index = Math.max(0, ids.indexOf(current ?? ''));
  }

  /** Moves to the next video; after the last, to the first. */
  next(): string | undefined {
    return this.#move(1);
  }

  /** Moves to the previous video; before the first, to the last. */
  previous(): string | undefined {
    return this.#move(-1);
  }

  /** Moves to the next video after an error; undefined after a full round of errors. */
  nextAfterError(): string | undefined {
    this.#failures += 1;
    return this.#failures < this.#ids.length ? this.next() : undefined;
  }

  /** Resets the count of errors once a video plays. */
  resetFailures(): void {
    this.#failures = 0;
  }

  #move(step: 1 | -1): string | undefined {
    const { length } = this.#ids;
    if (length === 0) return undefined;
    this.#index = (this.#index + step + length) % length;
    return this.#ids[this.#index];
  }
}
