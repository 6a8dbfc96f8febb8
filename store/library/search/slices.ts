import { setImmediate as turn } from 'node:timers/promises';

/** Maximal milliseconds for which the event loop is blocked. */
const longest = 8;

/** Splits long work into slices, between which the event loop handles requests. */
export class Slices {
  #begun = performance.now();

  /** Yields to the event loop when the slice has used its time. */
  async next(): Promise<void> {
    if (performance.now() - this.#begun < longest) return;
    await turn();
    this.#begun = performance.now();
  }
}
