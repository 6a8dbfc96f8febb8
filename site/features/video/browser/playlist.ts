/** The videos of a playlist, in a circle. */
export class Playlist {
  readonly #ids: readonly string[];
  #at: number;
  #failures = 0;

  constructor(ids: readonly string[], current?: string) {
    this.#ids = ids;
    this.#at = Math.max(0, ids.indexOf(current ?? ''));
  }

  /** After the last one comes the first. */
  next(): string | undefined {
    return this.#move(1);
  }

  /** Before the first one comes the last. */
  previous(): string | undefined {
    return this.#move(-1);
  }

  /** The next one after an error; undefined after a full round of nothing but errors. */
  afterError(): string | undefined {
    this.#failures += 1;
    return this.#failures < this.#ids.length ? this.next() : undefined;
  }

  /** One plays: the round of errors, if there was one, is over. */
  worked(): void {
    this.#failures = 0;
  }

  #move(step: 1 | -1): string | undefined {
    const { length } = this.#ids;
    if (length === 0) return undefined;
    this.#at = (this.#at + step + length) % length;
    return this.#ids[this.#at];
  }
}
