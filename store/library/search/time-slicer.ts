import { setImmediate as turn } from 'node:timers/promises';

/** Maximal milliseconds for which the event loop is blocked. */
const maxSliceDuration = 8;

/** Splits long work into slices, between which the event loop handles requests. */
export class TimeSlicer {
  #begun = performance.now();

  /** Yields to the event loop when the slice has used its time. */
  async yieldIfDue(): Promise<void> {
    if (performance.now() - this.#begun < maxSliceDuration) return;
    await turn();
    this.#begun = performance.now();
  }
}
