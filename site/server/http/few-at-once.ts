/**
 * Places for what is held in memory: so many for one network, and half as many again for all others, so that none takes all. Which network has one
 * is known for as long as it has it.
 */
export class FewAtOnce {
  readonly #ofNetwork: number;
  readonly #held = new Map<string, number>();
  #all = 0;

  constructor(ofNetwork: number) {
    this.#ofNetwork = ofNetwork;
  }

  /** @returns what gives the place back, once; undefined where there is none. */
  take(network: string): (() => void) | undefined {
    const own = this.#held.get(network) ?? 0;
    if (own >= this.#ofNetwork || this.#all >= 1.5 * this.#ofNetwork) return undefined;
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
