import {
  classifyDatabaseError,
  type DatabaseErrorClass,
} from '@oilway/store/database/error-class.ts';
import type { Changes } from '@oilway/store/published/read.ts';
import type { Logger } from 'pino';
import { type ContentReader, createContentReader } from './content-reader.ts';
import { failureMessages } from './database-probe.ts';
import { type Dependencies, DependencyCache } from './dependency-cache.ts';
import { Documents } from './documents.ts';
import type { PublishedSnapshot } from './published-snapshot.ts';

/** @param changed the collections that have changed. */
type Listener = (changed: ReadonlySet<string>) => void;

/** No published content has been loaded since the start. */
export class ContentUnavailableError extends Error {
  override name = 'ContentUnavailableError';
}

interface PublishedContentOptions {
  /** Returns what was published after a revision; everything for 0. @throws when the database is unavailable. */
  read(since: number): Promise<Changes>;
  log: Logger;
  /** Read at a start without the database. */
  snapshot?: PublishedSnapshot;
}

/**
 * The published content, polled for changes. While the database is unavailable, the last content stays. A database restored from a backup has a lower
 * revision: everything is read again.
 */
export class PublishedContent {
  readonly documents = new Documents();
  /** -1 before anything was read. */
  revision = -1;
  /** Why the last poll failed; undefined if it succeeded. */
  failure: DatabaseErrorClass | undefined;
  /** Time of the last successful poll in milliseconds of `performance.now()`; -Infinity before the first one. */
  lastReadAt = Number.NEGATIVE_INFINITY;
  readonly #options: PublishedContentOptions;
  readonly #memos = new DependencyCache<unknown>();
  readonly #listeners: Listener[] = [];
  /** Whether the content is the local copy, which has no revision. */
  #isSnapshot = false;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(options: PublishedContentOptions) {
    this.#options = options;
  }

  /** Whether the last poll failed. */
  get isUnavailable(): boolean {
    return this.failure !== undefined;
  }

  /** Returns the published content, for one response. @throws ContentUnavailableError */
  reader(dependencies?: Dependencies): ContentReader {
    if (this.revision < 0) throw new ContentUnavailableError('no published content loaded yet');
    return createContentReader({ documents: this.documents, memos: this.#memos }, dependencies);
  }

  /** Calls back with every change, in the order of registration. */
  onChange(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /** Reads everything once, then what is newer every `interval` ms until `stop`. */
  async start(interval = 100): Promise<void> {
    await this.poll();
    if (this.revision < 0) await this.#readSnapshot();
    const pollAgain = async () => {
      await this.poll();
      if (!this.#stopped) this.#timer = setTimeout(pollAgain, interval);
    };
    this.#timer = setTimeout(pollAgain, interval);
  }

  /** Resolves once the local copy is written. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#options.snapshot?.stop();
  }

  async poll(): Promise<void> {
    try {
      await this.#readChanges();
      if (this.isUnavailable) this.#options.log.info('database available again');
      this.failure = undefined;
      this.lastReadAt = performance.now();
    } catch (error) {
      const failure = classifyDatabaseError(error) ?? 'unavailable';
      if (failure !== this.failure)
        this.#options.log.error(
          { err: error, database: failure },
          `${failureMessages[failure]}; serving the content in memory`,
        );
      this.failure = failure;
    }
  }

  async #readChanges(): Promise<void> {
    const hasRead = this.revision > 0 && !this.#isSnapshot;
    const since = hasRead ? this.revision : 0;
    const { read } = this.#options;
    const changes = await read(since);
    if (hasRead && changes.revision === since) return;
    // A lower revision: the database was restored from a backup.
    const isNewer = hasRead && changes.revision > since;
    const { documents, revision } = changes.revision < since ? await read(0) : changes;
    this.revision = revision;
    this.#isSnapshot = false;
    this.#notifyListeners(
      isNewer ? this.documents.apply(documents) : this.documents.replace(documents),
    );
    this.#options.snapshot?.save(this.documents);
  }

  async #readSnapshot(): Promise<void> {
    const documents = await this.#options.snapshot?.read();
    if (!documents) return;
    this.#isSnapshot = true;
    this.revision = 0;
    this.#notifyListeners(this.documents.replace(documents));
    this.#options.log.warn(
      { documents: documents.length },
      'serving the local copy of the published content',
    );
  }

  #notifyListeners(changed: ReadonlySet<string>): void {
    this.#memos.purge(changed);
    for (const listener of this.#listeners) listener(changed);
  }
}
