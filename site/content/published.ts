import { type Trouble, troubleOf } from '@oilway/store/database/trouble.ts';
import type { Changes } from '@oilway/store/published/read.ts';
import type { Logger } from 'pino';
import { type Reading, readingOf } from './content-reader.ts';
import { troubleInWords } from './database-probe.ts';
import { type Dependencies, DependencyCache } from './dependency-cache.ts';
import { Documents } from './documents.ts';
import type { KeptCopy } from './kept-copy.ts';

/** @param changed the collections that have changed. */
type Listener = (changed: ReadonlySet<string>) => void;

/** Nothing was ever read of what is published. */
export class ContentAwayError extends Error {
  override name = 'ContentAwayError';
}

interface Behind {
  /** What has been published after a revision; everything after 0. @throws when the database is away. */
  read(since: number): Promise<Changes>;
  log: Logger;
  /** For a start while the database is away. */
  copy?: KeptCopy;
}

/**
 * What is published, followed as it changes. When the database is away, or comes back older than it was, what is known stays until it
 * can be read again.
 */
export class Published {
  readonly documents = new Documents();
  /** -1 before anything was read. */
  revision = -1;
  /** Why it could not be read the last time; undefined when it was. */
  trouble: Trouble | undefined;
  /** When it was last read, or found to be as before: milliseconds of the process's own clock; -Infinity before the first time. */
  readAt = Number.NEGATIVE_INFINITY;
  readonly #behind: Behind;
  readonly #memos = new DependencyCache<unknown>();
  readonly #listeners: Listener[] = [];
  /** What is known is a copy, whose revision says nothing. */
  #copied = false;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(behind: Behind) {
    this.#behind = behind;
  }

  /** Whether what is known is all there is to serve. */
  get away(): boolean {
    return this.trouble !== undefined;
  }

  /** Returns the published content, for one response. @throws ContentAwayError */
  reading(dependencies?: Dependencies): Reading {
    if (this.revision < 0) throw new ContentAwayError('nothing was read yet');
    return readingOf({ documents: this.documents, memos: this.#memos }, dependencies);
  }

  /** Calls back with every change, in the order of registration. */
  onChange(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /** Reads everything once, then what is newer every `interval` ms until `stop`. */
  async start(interval = 100): Promise<void> {
    await this.poll();
    if (this.revision < 0) await this.#readCopy();
    const again = async () => {
      await this.poll();
      if (!this.#stopped) this.#timer = setTimeout(again, interval);
    };
    this.#timer = setTimeout(again, interval);
  }

  /** @returns once the copy is written. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#behind.copy?.stop();
  }

  async poll(): Promise<void> {
    try {
      await this.#follow();
      if (this.away) this.#behind.log.info('the database is back');
      this.trouble = undefined;
      this.readAt = performance.now();
    } catch (error) {
      const trouble = troubleOf(error) ?? 'away';
      if (trouble !== this.trouble)
        this.#behind.log.error(
          { err: error, database: trouble },
          `${troubleInWords[trouble]}; serving what is known`,
        );
      this.trouble = trouble;
    }
  }

  async #follow(): Promise<void> {
    const begun = this.revision > 0 && !this.#copied;
    const since = begun ? this.revision : 0;
    const { read } = this.#behind;
    const changes = await read(since);
    if (begun && changes.revision === since) return;
    // Lower than before: a backup was put in the place of the database.
    const isNewer = begun && changes.revision > since;
    const { documents, revision } = changes.revision < since ? await read(0) : changes;
    this.revision = revision;
    this.#copied = false;
    this.#turn(isNewer ? this.documents.apply(documents) : this.documents.replace(documents));
    this.#behind.copy?.keep(this.documents);
  }

  async #readCopy(): Promise<void> {
    const kept = await this.#behind.copy?.read();
    if (!kept) return;
    this.#copied = true;
    this.revision = 0;
    this.#turn(this.documents.replace(kept));
    this.#behind.log.warn({ documents: kept.length }, 'serving the copy of what was published');
  }

  #turn(changed: ReadonlySet<string>): void {
    this.#memos.purge(changed);
    for (const listener of this.#listeners) listener(changed);
  }
}
