import { Trace } from './trace.ts';

interface Entry<Value> {
  value: Value;
  trace: Trace;
}

interface Making<Value> {
  made: Promise<Value | undefined>;
  trace: Trace;
  /** Something that it was made from has changed meanwhile. */
  old: boolean;
}

/**
 * Values by their keys, each made once however many wait for it, and kept until something changes that it was made from. That there
 * is nothing (undefined) is not kept: such keys have no end.
 */
export class Memory<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  /** The keys of the entries that were made from a thing. */
  readonly #madeFrom = new Map<string, Set<string>>();
  readonly #making = new Map<string, Making<Value>>();

  /** From the one that was kept first to the last. */
  *entries(): Generator<[string, Value]> {
    for (const [key, { value }] of this.#entries) yield [key, value];
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key)?.value;
  }

  /** How many are being made. */
  get making(): number {
    return this.#making.size;
  }

  isMaking(key: string): boolean {
    return this.#making.has(key);
  }

  /**
   * @param trace learns what the value was made from.
   * @param kept hears of a value that was made just now and is kept.
   * @throws what `make` throws, which is not remembered.
   */
  async make(
    key: string,
    trace: Trace,
    make: (trace: Trace) => Promise<Value | undefined>,
    kept: (value: Value) => void = () => undefined,
  ): Promise<Value | undefined> {
    const known = this.#entries.get(key);
    if (known) {
      trace.take(known.trace);
      return known.value;
    }
    const making = this.#making.get(key) ?? this.#begin(key, make, kept);
    const value = await making.made;
    trace.take(making.trace);
    // What it was made from changed before whoever waited knew of it: what they make of it is old, too.
    if (making.old) trace.until = 0;
    return value;
  }

  /** Another value in its place, made from the same. */
  replace(key: string, value: Value): void {
    const entry = this.#entries.get(key);
    if (entry) entry.value = value;
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    for (const thing of entry.trace.keys) {
      const made = this.#madeFrom.get(thing);
      made?.delete(key);
      if (made?.size === 0) this.#madeFrom.delete(thing);
    }
  }

  /** Forgets what is old, which costs what that is, however much there is. @returns it, the oldest first. */
  forget(changed: ReadonlySet<string>, now: number): [string, Value][] {
    for (const [key, making] of this.#making) {
      if (!making.trace.isOld(changed, now)) continue;
      making.old = true;
      this.#making.delete(key);
    }
    const old = new Set([...changed].flatMap((thing) => [...(this.#madeFrom.get(thing) ?? [])]));
    for (const [key, { trace }] of this.#entries) if (trace.until <= now) old.add(key);
    return [...old].map((key) => {
      const value = this.#entries.get(key)?.value as Value;
      this.delete(key);
      return [key, value];
    });
  }

  #begin(
    key: string,
    make: (trace: Trace) => Promise<Value | undefined>,
    kept: (value: Value) => void,
  ): Making<Value> {
    const trace = new Trace();
    const making: Making<Value> = { made: make(trace), trace, old: false };
    this.#making.set(key, making);
    const done = () => {
      if (this.#making.get(key) === making) this.#making.delete(key);
    };
    making.made = making.made.then(
      (value) => {
        done();
        if (value !== undefined && !making.old && trace.until > Date.now()) {
          this.#keep(key, value, trace);
          kept(value);
        }
        return value;
      },
      (error: unknown) => {
        done();
        throw error;
      },
    );
    return making;
  }

  #keep(key: string, value: Value, trace: Trace): void {
    this.delete(key);
    this.#entries.set(key, { value, trace });
    for (const thing of trace.keys) {
      const made = this.#madeFrom.get(thing);
      if (made) made.add(key);
      else this.#madeFrom.set(thing, new Set([key]));
    }
  }
}
