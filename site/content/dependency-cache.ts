import { LRUCache } from 'lru-cache';

/** What something was built from: collections of published documents, and the moment it expires. */
export class Dependencies {
  /** `collectionOf` each kind and language that was read. */
  readonly collections = new Set<string>();
  /** Milliseconds since the epoch. */
  expiresAt = Number.POSITIVE_INFINITY;

  /** Adds the dependencies of something this is built from. */
  add({ collections, expiresAt }: Dependencies): void {
    for (const collection of collections) this.collections.add(collection);
    this.expireAt(expiresAt);
  }

  expireAt(moment: number): void {
    this.expiresAt = Math.min(this.expiresAt, moment);
  }

  isStale(changed: ReadonlySet<string>): boolean {
    for (const collection of changed) if (this.collections.has(collection)) return true;
    return false;
  }
}

interface Entry<Value> {
  value: Value;
  dependencies: Dependencies;
}

interface Size<Value> {
  /** Bytes of all values together; the least recently used go first. */
  limit: number;
  of: (value: Value) => number;
}

/**
 * Values by key, each built once for concurrent requests. A value is dropped when a collection it was built from changes or when it expires, and
 * rebuilt on the next request. `undefined` is not cached: the number of keys without a value is unlimited.
 */
export class DependencyCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>;
  readonly #pending = new Map<string, Promise<{ value?: Value; dependencies: Dependencies }>>();
  #generation = 0;
  #hits = 0;
  #misses = 0;

  /** @param size without it, up to 100,000 values of any size are cached. */
  constructor(size?: Size<Value>) {
    this.#entries = size
      ? new LRUCache({ maxSize: size.limit, sizeCalculation: ({ value }) => size.of(value) })
      : new LRUCache({ max: 100_000 });
  }

  /** Number of entries, their size in bytes, and how often a value was cached or had to be built. */
  counts() {
    const { calculatedSize: bytes, size: entries } = this.#entries;
    return { entries, bytes, hits: this.#hits, misses: this.#misses };
  }

  get(key: string): Value | undefined {
    const entry = this.#fresh(key);
    if (entry) this.#hits += 1;
    return entry?.value;
  }

  /**
   * Returns the cached value, or builds it.
   * @param dependencies of the caller; those of the value are added.
   * @throws what `build` throws, which is not cached.
   */
  async getOrCreate(
    key: string,
    dependencies: Dependencies,
    build: (own: Dependencies) => Promise<Value | undefined>,
  ): Promise<Value | undefined> {
    const cached = this.#fresh(key);
    if (cached) this.#hits += 1;
    const entry = cached ?? (await (this.#pending.get(key) ?? this.#build(key, build)));
    dependencies.add(entry.dependencies);
    return entry.value;
  }

  /** Drops what was built from one of these collections; what is being built is not cached. */
  purge(changed: ReadonlySet<string>): void {
    this.#generation += 1;
    this.#pending.clear();
    for (const [key, { dependencies }] of this.#entries.entries())
      if (dependencies.isStale(changed)) this.#entries.delete(key);
  }

  #fresh(key: string): Entry<Value> | undefined {
    const entry = this.#entries.get(key);
    if (!entry || entry.dependencies.expiresAt > Date.now()) return entry;
    this.#entries.delete(key);
    return undefined;
  }

  #build(key: string, build: (own: Dependencies) => Promise<Value | undefined>) {
    this.#misses += 1;
    const generation = this.#generation;
    const dependencies = new Dependencies();
    const pending = build(dependencies)
      .then((value) => {
        const current = generation === this.#generation && dependencies.expiresAt > Date.now();
        if (value !== undefined && current) this.#entries.set(key, { value, dependencies });
        return { ...(value !== undefined && { value }), dependencies };
      })
      .finally(() => {
        if (this.#pending.get(key) === pending) this.#pending.delete(key);
      });
    this.#pending.set(key, pending);
    return pending;
  }
}
