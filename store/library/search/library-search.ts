import type { Logger } from 'pino';
import { type Culture, cultures } from '../../cultures.ts';
import { TooBusyError } from '../../turns.ts';
import type { FileDoor } from '../door.ts';
import type { IndexedFile } from '../index-entries.ts';
import { LibraryIndex, type SearchQuery, type SearchResult } from './library-index.ts';
import { Slices } from './slices.ts';

interface Options {
  library: Pick<FileDoor, 'libraryRevision' | 'indexMarks' | 'indexedFiles' | 'categoryParents'>;
  log: Logger;
}

/** Files per batch. */
const batch = 200;

/** Milliseconds that a search waits for the first index. */
const patience = 30_000;

/** A promise of a state that is reached once. */
class Stage {
  readonly reached: Promise<void>;
  isReached = false;
  #resolve: () => void = () => {};

  constructor() {
    this.reached = new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  reach(): void {
    this.isReached = true;
    this.#resolve();
  }
}

/** The library search of one process. Builds its index from the database in the background, and follows the library's revision. */
export class LibrarySearch {
  /** When the library was last read or found unchanged, in milliseconds of `performance.now()`; -Infinity before. */
  readAt = Number.NEGATIVE_INFINITY;
  readonly #library: Options['library'];
  readonly #log: Logger;
  readonly #indexes = cultures.map((culture) => new LibraryIndex(culture));
  readonly #marks = new Map<number, string>();
  #parents = new Map<number, number | null>();
  /** Reached when files are listed, before their words are indexed. */
  readonly #listed = new Stage();
  readonly #built = new Stage();
  #revision: number | undefined;
  #away = false;
  #polling: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor({ library, log }: Options) {
    this.#library = library;
    this.#log = log;
  }

  /** Returns the number of indexed files per language. */
  sizes(): { culture: Culture; files: number }[] {
    return this.#indexes.map(({ culture, size }) => ({ culture, files: size }));
  }

  /** Polls for changes every `interval` ms until `stop`. */
  start(interval = 200): void {
    const again = async () => {
      await this.poll();
      if (!this.#stopped) this.#timer = setTimeout(again, interval);
    };
    void again();
  }

  /** Stops polling. Resolves when no read is in progress. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#polling;
  }

  /** Checks for changes now. Without the database the index stays unchanged. */
  poll(): Promise<void> {
    this.#polling ??= this.#follow().finally(() => {
      this.#polling = undefined;
    });
    return this.#polling;
  }

  /**
   * Returns the matching files. Waits for the list of files, and for the first index if there are words.
   * @param rights the categories that the member may access.
   * @throws TooBusyError when it takes too long.
   */
  async find(query: SearchQuery, rights: ReadonlySet<number>): Promise<SearchResult> {
    await this.#until(query.words.trim() === '' ? this.#listed : this.#built);
    const within = query.category === undefined ? undefined : this.#below(query.category);
    const index = this.#indexes.find(({ culture }) => culture === query.culture);
    const isSeen = (category: number) => rights.has(category) && within?.has(category) !== false;
    return index?.find(query, isSeen) ?? { ids: [], filters: [] };
  }

  async #until(stage: Stage): Promise<void> {
    if (stage.isReached) return;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise((resolve) => {
      timer = setTimeout(resolve, patience).unref();
    });
    await Promise.race([stage.reached, this.poll(), late]);
    clearTimeout(timer);
    if (!stage.isReached) throw new TooBusyError('the library has not been read yet');
  }

  async #follow(): Promise<void> {
    try {
      const revision = await this.#library.libraryRevision();
      if (revision !== this.#revision) {
        await this.#read();
        if (this.#stopped) return;
        this.#revision = revision;
        this.#built.reach();
      }
      this.#away = false;
      this.readAt = performance.now();
    } catch (error) {
      if (!this.#away) this.#log.error({ err: error }, 'the library cannot be read');
      this.#away = true;
    }
  }

  /** Reads the changed files. */
  async #read(): Promise<void> {
    const marks = await this.#library.indexMarks();
    this.#parents = await this.#library.categoryParents();
    for (const id of this.#marks.keys()) if (!marks.has(id)) this.#remove(id);
    const changed = [...marks.keys()].filter((id) => this.#marks.get(id) !== marks.get(id));
    const slices = new Slices();
    if (!this.#listed.isReached) await this.#list(slices);
    for (let from = 0; from < changed.length; from += batch) {
      const ids = changed.slice(from, from + batch);
      const missing = new Set(ids);
      for await (const files of this.#library.indexedFiles(ids))
        for (const file of files) {
          await slices.next();
          if (this.#stopped) return;
          this.#put(file);
          this.#marks.set(file.id, marks.get(file.id) ?? '');
          missing.delete(file.id);
        }
      for (const id of missing) this.#remove(id);
    }
    for (const index of this.#indexes) await index.update(slices);
  }

  /** Reads all files without their texts, which suffices for searches without words. */
  async #list(slices: Slices): Promise<void> {
    for await (const files of this.#library.indexedFiles(undefined, false))
      for (const file of files) {
        await slices.next();
        if (this.#stopped) return;
        this.#put(file);
      }
    this.#listed.reach();
  }

  #put(file: IndexedFile): void {
    for (const index of this.#indexes)
      if (index.culture === file.culture) index.put(file);
      else index.remove(file.id);
  }

  #remove(id: number): void {
    for (const index of this.#indexes) index.remove(id);
    this.#marks.delete(id);
  }

  #below(category: number): Set<number> {
    const found = new Set([category]);
    for (let size = 0; size < found.size; ) {
      size = found.size;
      for (const [id, parent] of this.#parents) if (found.has(parent ?? -1)) found.add(id);
    }
    return found;
  }
}
