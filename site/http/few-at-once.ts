/**
 * Places for what is held in memory: so many in all, and half of them for one network, so that none takes all. Which network has one is known for
 * as long as it has it.
 */
export class FewAtOnce {
  readonly #most: number;
  readonly #held = new Map<string, number>();
  #all = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** @returns what gives the place back, once; undefined where there is none. */
  take(network: string): (() => void) | undefined {
    const own = this.#held.get(network) ?? 0;
    if (this.#all >= this.#most || own >= this.#most / 2) return undefined;
    this.#all += 1;
    this.#held.set(network, own + 1);
    let given = false;
    return () => {
      if (given) return;
      given = true;
      this.#all -= 1;
      const rest = (this.#held.get(network) ?? 1) - 1;
      if (rest > 0) this.#held.set(network, rest);
      else this.#held.delete(network);
    };
  }
}
