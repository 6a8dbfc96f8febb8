import { type Culture, cultures } from '@oilway/store/cultures.ts';
import type { FileStore } from '@oilway/store/files/file-store.ts';
import type { FileDoor } from '@oilway/store/library/door.ts';
import type { IndexedFile } from '@oilway/store/library/index-entries.ts';
import { TooBusyError } from '@oilway/store/turns.ts';
import type { Logger } from 'pino';
import { buildSegment } from './engine/build-segment.ts';
import { LibraryIndex } from './engine/library-index.ts';
import type { SearchFound, SearchQuestion } from './question.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';

export type { FoundFilter, SearchFound, SearchQuestion } from './question.ts';

type Source = Pick<FileDoor, 'libraryRevision' | 'indexMarks' | 'indexedFiles' | 'categoryParents'>;

interface Options {
  library: Source;
  log: Logger;
  /** Keeps the snapshot. */
  files: FileStore;
}

/** Files of one segment when there are many to read. */
const batch = 500;
/** With fewer files than these, what is tidied is waited for. */
const few = 5000;
/** Milliseconds without a change after which a snapshot is written, and that a question waits for the first state. */
const settled = 10_000;
const patience = 8000;

/** What members look for in their library. One for the site's process; it follows the library's revision. */
export class LibrarySearch {
  /** When the library was last read, or found to be as before: milliseconds of the process's own clock; -Infinity before the first time. */
  readAt = Number.NEGATIVE_INFINITY;
  readonly #library: Source;
  readonly #log: Logger;
  readonly #files: FileStore;
  #indexes: readonly LibraryIndex[] = cultures.map((culture) => new LibraryIndex(culture));
  #marks = new Map<number, string>();
  #parents = new Map<number, number | null>();
  #revision: number | undefined;
  #away = false;
  #opened: Promise<void> | undefined;
  #polling: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #changedAt = 0;
  #saved = true;

  constructor({ library, files, log }: Options) {
    this.#library = library;
    this.#files = files;
    this.#log = log;
  }

  /** How many files can be found, in each language. */
  sizes(): { culture: Culture; files: number }[] {
    return this.#indexes.map(({ culture, size }) => ({ culture, files: size }));
  }

  /** Looks for changes every `interval` ms until `stop`. */
  start(interval = 200): void {
    const again = async () => {
      await this.poll();
      if (Date.now() - this.#changedAt > settled) await this.save();
      if (!this.#stopped) this.#timer = setTimeout(again, interval);
    };
    void again();
  }

  /** Ends with what is under way, and keeps what is known for the next start. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#polling;
    await this.save();
  }

  /** Looks for changes at once. While the database is away, what is known stays. */
  poll(): Promise<void> {
    this.#polling ??= this.#follow().finally(() => {
      this.#polling = undefined;
    });
    return this.#polling;
  }

  /** @param rights the categories that the member may see. @throws TooBusyError while nothing has been read yet. */
  async find(question: SearchQuestion, rights: ReadonlySet<number>): Promise<SearchFound> {
    if (this.#revision === undefined) await this.#first();
    const within = question.category === undefined ? undefined : this.#below(question.category);
    const index = this.#indexes.find(({ culture }) => culture === question.culture);
    const seen = (category: number) => rights.has(category) && within?.has(category) !== false;
    return index?.find(question, seen) ?? { ids: [], filters: [] };
  }

  /** Writes a snapshot if there is anything new. A full disk costs only the next start some time. */
  async save(): Promise<void> {
    if (this.#saved) return;
    this.#saved = true;
    await Promise.all(this.#indexes.map((index) => index.tidy()));
    try {
      await writeSnapshot(this.#files, { marks: this.#marks, indexes: this.#indexes });
    } catch (error) {
      this.#log.warn({ err: error }, 'the snapshot of the library search was not written');
    }
  }

  async #first(): Promise<void> {
    const late = new Promise((resolve) => setTimeout(resolve, patience).unref());
    await Promise.race([this.poll(), late]);
    if (this.#revision === undefined) throw new TooBusyError('the library has not been read yet');
  }

  async #follow(): Promise<void> {
    this.#opened ??= this.#open();
    await this.#opened;
    try {
      const revision = await this.#library.libraryRevision();
      if (revision !== this.#revision) {
        await this.#read();
        this.#revision = revision;
      }
      this.#away = false;
      this.readAt = performance.now();
    } catch (error) {
      if (!this.#away) this.#log.error({ err: error }, 'the library cannot be read');
      this.#away = true;
    }
  }

  async #open(): Promise<void> {
    try {
      const kept = await readSnapshot(this.#files);
      if (!kept) return;
      this.#marks = kept.marks;
      this.#indexes = kept.indexes;
    } catch (error) {
      const { message } = error as Error;
      this.#log.warn({ reason: message }, 'the snapshot of the library search cannot be used');
    }
  }

  /** Reads what has changed, and that alone. */
  async #read(): Promise<void> {
    const marks = await this.#library.indexMarks();
    this.#parents = await this.#library.categoryParents();
    const gone: number[] = [];
    for (const id of this.#marks.keys()) if (!marks.has(id)) gone.push(id);
    const changed: number[] = [];
    for (const [id, mark] of marks) if (this.#marks.get(id) !== mark) changed.push(id);
    this.#remove(gone);
    for (const ids of inBatches(changed)) {
      const files: IndexedFile[] = [];
      for await (const some of this.#library.indexedFiles(ids)) files.push(...some);
      await this.#replace(ids, files);
      for (const { id } of files) this.#marks.set(id, marks.get(id) ?? '');
    }
    if (gone.length + changed.length === 0) return;
    this.#changedAt = Date.now();
    this.#saved = false;
    const tidied = Promise.all(this.#indexes.map((index) => index.tidy()));
    if (marks.size < few) await tidied;
  }

  /** What is there anew comes with what is old going: no question finds neither, or both. */
  async #replace(ids: readonly number[], files: readonly IndexedFile[]): Promise<void> {
    const made = await Promise.all(
      this.#indexes.map(({ culture }) =>
        buildSegment(files.filter((file) => file.culture === culture)),
      ),
    );
    this.#remove(ids);
    for (const [at, segment] of made.entries())
      if (segment.ids.length > 0) this.#indexes[at]?.add(segment);
  }

  #remove(ids: readonly number[]): void {
    for (const index of this.#indexes) index.remove(ids);
    for (const id of ids) this.#marks.delete(id);
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

function* inBatches(ids: readonly number[]): Generator<number[]> {
  for (let from = 0; from < ids.length; from += batch) yield ids.slice(from, from + batch);
}
