import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type StoredDocument, schemaVersion } from '@oilway/store/published/documents.ts';
import type { Logger } from 'pino';
import type { Documents } from './documents.ts';

/** Lines serialized before yielding to the event loop. */
const batchSize = 100;

/**
 * A local copy of the published content in a file, for a start without the database. Written completely after a change; with several processes the
 * last one wins. It may be deleted.
 */
export class PublishedSnapshot {
  readonly #path: string;
  readonly #log: Logger;
  #writing: Promise<void> = Promise.resolve();
  #isQueued = false;

  /** @param path absolute; its folder is created. */
  constructor(path: string, log: Logger) {
    this.#path = path;
    this.#log = log;
  }

  /** Writes the documents after any write in progress; several changes until then are written once. */
  save(documents: Documents): void {
    if (this.#isQueued) return;
    this.#isQueued = true;
    this.#writing = this.#writing
      .then(() => {
        this.#isQueued = false;
        return this.#write(documents);
      })
      .catch((error: unknown) => {
        this.#log.warn({ err: error }, 'local copy of the published content could not be written');
      });
  }

  /** Returns the documents; undefined for a missing file or one of another schema version. */
  async read(): Promise<StoredDocument[] | undefined> {
    try {
      const [head, ...lines] = (await readFile(this.#path, 'utf8')).trim().split('\n');
      if (JSON.parse(head ?? '').schemaVersion !== schemaVersion || lines.length === 0)
        return undefined;
      return lines.map((line) => JSON.parse(line) as StoredDocument);
    } catch {
      return undefined;
    }
  }

  /** Resolves once pending writes are done. */
  async stop(): Promise<void> {
    await this.#writing;
  }

  async #write(documents: Documents): Promise<void> {
    const lines = [JSON.stringify({ schemaVersion })];
    for (const document of documents.stored()) {
      lines.push(JSON.stringify(document));
      if (lines.length % batchSize === 0) await setImmediate();
    }
    await mkdir(dirname(this.#path), { recursive: true, mode: 0o700 });
    // Renamed when complete: other processes never read a partial file.
    const temporaryPath = `${this.#path}.${process.pid}`;
    await writeFile(temporaryPath, lines.join('\n'), { mode: 0o600 });
    await rename(temporaryPath, this.#path);
  }
}
