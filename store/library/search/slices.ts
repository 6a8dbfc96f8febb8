import { setImmediate as turn } from 'node:timers/promises';

/** Milliseconds for which the event loop is blocked at most. */
const longest = 8;

/** Cuts long work into slices, between which requests are handled. */
export class Slices {
  #begun = performance.now();

  /** Lets the event loop turn when the slice is over. */
  async next(): Promise<void> {
    if (performance.now() - this.#begun < longest) return;
    await turn();
    this.#begun = performance.now();
  }
}
