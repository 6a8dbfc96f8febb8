/** Milliseconds for which the loop is held at most. */
const longest = 8;

/** Cuts long work into slices, between which requests get their turn. */
export class Slices {
  #begun = performance.now();

  /** Whether it is time for `rest`. */
  get over(): boolean {
    return performance.now() - this.#begun > longest;
  }

  async rest(): Promise<void> {
    await new Promise(setImmediate);
    this.#begun = performance.now();
  }
}
