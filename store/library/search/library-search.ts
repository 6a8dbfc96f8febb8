import type { Logger } from 'pino';
import { type Locale, locales } from '../../locales.ts';
import { TooBusyError } from '../../semaphore.ts';
import type { IndexedFile } from '../index-entries.ts';
import type { LibraryService } from '../library-service.ts';
import { LibraryIndex, type SearchQuery, type SearchResult } from './library-index.ts';
import { TimeSlicer } from './time-slicer.ts';

interface Options {
  library: Pick<
    LibraryService,
    'libraryRevision' | 'indexVersions' | 'indexedFiles' | 'categoryParents'
  >;
  log: Logger;
}

/** Files per batch. */
const filesPerBatch = 200;

/** Milliseconds that a search waits for the first index. */
const firstIndexTimeout = 30_000;

/** A promise of a state that is reached once. */
class Deferred {
  readonly promise: Promise<void>;
  isResolved = false;
  #resolve: () => void = () => {};

  constructor() {
    this.promise = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  resolve(): void {
    this.isResolved = true;
    this.#resolve();
  }
}

/** The library search of one process. Builds its index from the database in the background, and follows the library's revision. */
export class LibrarySearch {
  /** When the library was last read or found unchanged, in milliseconds of `performance.now()`; -Infinity before. */
  readAt = Number.NEGATIVE_INFINITY;
  readonly #library: Options['library'];
  readonly #log: Logger;
  readonly #indexes = locales.map((locale) => new LibraryIndex(locale));
  readonly #versions = new Map<number, string>();
  #parents = new Map<number, number | null>();
  /** Reached when files are listed, before their words are indexed. */
  readonly #listed = new Deferred();
  readonly #built = new Deferred();
  #revision: number | undefined;
  #unavailable = false;
  #polling: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor({ library, log }: Options) {
    this.#library = library;
    this.#log = log;
  }

  /** Returns the number of indexed files per language. */
  sizes(): { locale: Locale; files: number }[] {
    return this.#indexes.map(({ locale, size }) => ({ locale, files: size }));
  }

  /** Polls for changes every `interval` ms until `stop`. */
  start(interval = 200): void {
    const tick = async () => {
      await this.poll();
      if (!this.#stopped) this.#timer = setTimeout(tick, interval);
    };
    void tick();
  }

  /** Stops polling. Resolves when no read is in progress. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#polling;
  }

  /** Checks for changes now. Without the database the index stays unchanged. */
  poll(): Promise<void> {
    this.#polling ??= this.#refresh().finally(() => {
      this.#polling = undefined;
    });
    return this.#polling;
  }

  /**
   * Returns the matching files. Waits for the list of files, and for the first index if there are words.
   * @param accessibleCategories the categories that the member may access.
   * @throws TooBusyError when it takes too long.
   */
  async find(query: SearchQuery, accessibleCategories: ReadonlySet<number>): Promise<SearchResult> {
    await this.#waitFor(query.words.trim() === '' ? this.#listed : this.#built);
    const searchedCategories =
      query.category === undefined ? undefined : this.#withDescendants(query.category);
    const index = this.#indexes.find(({ locale }) => locale === query.locale);
    const isAccessible = (category: number) =>
      accessibleCategories.has(category) && searchedCategories?.has(category) !== false;
    return index?.find(query, isAccessible) ?? { ids: [], filters: [] };
  }

  async #waitFor(deferred: Deferred): Promise<void> {
    if (deferred.isResolved) return;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise((resolve) => {
      timer = setTimeout(resolve, firstIndexTimeout).unref();
    });
    await Promise.race([deferred.promise, this.poll(), timeout]);
    clearTimeout(timer);
    if (!deferred.isResolved) throw new TooBusyError('the library has not been read yet');
  }

  async #refresh(): Promise<void> {
    try {
      const revision = await this.#library.libraryRevision();
      if (revision !== this.#revision) {
        await this.#read();
        if (this.#stopped) return;
        this.#revision = revision;
        this.#built.resolve();
      }
      this.#unavailable = false;
      this.readAt = performance.now();
    } catch (error) {
      if (!this.#unavailable) this.#log.error({ err: error }, 'the library cannot be read');
      this.#unavailable = true;
    }
  }

  /** Reads the changed files. */
  async #read(): Promise<void> {
    const versions = await this.#library.indexVersions();
    this.#parents = await this.#library.categoryParents();
    for (const id of this.#versions.keys()) if (!versions.has(id)) this.#remove(id);
    const changed = [...versions.keys()].filter(
      (id) => this.#versions.get(id) !== versions.get(id),
    );
    const slices = new TimeSlicer();
    if (!this.#listed.isResolved) await this.#list(slices);
    for (let from = 0; from < changed.length; from += filesPerBatch) {
      const ids = changed.slice(from, from + filesPerBatch);
      const missing = new Set(ids);
      for await (const files of this.#library.indexedFiles(ids))
        for (const file of files) {
          await slices.yieldIfDue();
          if (this.#stopped) return;
          this.#put(file);
          this.#versions.set(file.id, versions.get(file.id) ?? '');
          missing.delete(file.id);
        }
      for (const id of missing) this.#remove(id);
    }
    for (const index of this.#indexes) await index.update(slices);
  }

  /** Reads all files without their texts, which suffices for searches without words. */
  async #list(slices: TimeSlicer): Promise<void> {
    for await (const files of this.#library.indexedFiles(undefined, false))
      for (const file of files) {
        await slices.yieldIfDue();
        if (this.#stopped) return;
        this.#put(file);
      }
    this.#listed.resolve();
  }

  #put(file: IndexedFile): void {
    for (const index of this.#indexes)
      if (index.locale === file.locale) index.put(file);
      else index.remove(file.id);
  }

  #remove(id: number): void {
    for (const index of this.#indexes) index.remove(id);
    this.#versions.delete(id);
  }

  #withDescendants(category: number): Set<number> {
    const found = new Set([category]);
    for (let size = 0; size < found.size; ) {
      size = found.size;
      for (const [id, parent] of this.#parents) if (found.has(parent ?? -1)) found.add(id);
    }
    return found;
  }
}
