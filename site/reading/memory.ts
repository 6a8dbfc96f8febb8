import { Trace } from './trace.ts';

interface Entry<Value> {
  value: Value;
  trace: Trace;
  /** What is made from it notes this in the place of all that it was made from itself. */
  name: string;
}

/** What something that is kept under a key is called among what others are made from. */
export const nameOf = (key: string): string => `made ${key}`;

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

  /** How many are kept. */
  get size(): number {
    return this.#entries.size;
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
   * @param keep whether it is kept at all.
   * @throws what `make` throws, which is not remembered.
   */
  async make(
    key: string,
    trace: Trace,
    make: (trace: Trace) => Promise<Value | undefined>,
    kept: (value: Value) => void = () => undefined,
    keep = true,
  ): Promise<Value | undefined> {
    const known = this.#entries.get(key);
    if (known) {
      trace.note(known.name, known.trace.until);
      return known.value;
    }
    const making = this.#making.get(key) ?? this.#begin(key, make, keep ? kept : undefined);
    const value = await making.made;
    const entry = this.#entries.get(key);
    if (entry?.trace === making.trace) trace.note(entry.name, entry.trace.until);
    else trace.take(making.trace);
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

  /** Forgets what is old, which costs what that is, however much there is. @returns it, what was made from it after it. */
  forget(changed: ReadonlySet<string>, now: number): [string, Value][] {
    const old = new Map<string, Entry<Value>>();
    const things = new Set(changed);
    const outdate = (key: string) => {
      const entry = this.#entries.get(key);
      if (!entry || old.has(key)) return;
      old.set(key, entry);
      things.add(entry.name);
    };
    for (const [key, { trace }] of this.#entries) if (trace.until <= now) outdate(key);
    // It grows while it is gone through: what was made from something old is old.
    for (const thing of things) for (const key of this.#madeFrom.get(thing) ?? []) outdate(key);
    for (const [key, making] of this.#making) {
      if (!making.trace.isOld(things, now)) continue;
      making.old = true;
      this.#making.delete(key);
    }
    return [...old].map(([key, { trace, value }]) => {
      this.delete(key);
      // For those who have just waited for it and did not note it yet.
      trace.until = 0;
      return [key, value];
    });
  }

  #begin(
    key: string,
    make: (trace: Trace) => Promise<Value | undefined>,
    kept: ((value: Value) => void) | undefined,
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
        if (kept && value !== undefined && !making.old && trace.until > Date.now()) {
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
    this.#entries.set(key, { value, trace, name: nameOf(key) });
    for (const thing of trace.keys) {
      const made = this.#madeFrom.get(thing);
      if (made) made.add(key);
      else this.#madeFrom.set(thing, new Set([key]));
    }
  }
}
