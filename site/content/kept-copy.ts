import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type StoredDocument, shape } from '@oilway/store/published/documents.ts';
import type { Logger } from 'pino';
import type { Documents } from './documents.ts';

/** So many lines are made before others have their turn. */
const atOnce = 100;

/**
 * What is published, in a file: for a start while the database is away. It is written whole after a change, by the process that comes last
 * where there are several; it can be lost.
 */
export class KeptCopy {
  readonly #path: string;
  readonly #log: Logger;
  #writing: Promise<void> = Promise.resolve();
  #waiting = false;

  /** @param path absolute; its folder is made. */
  constructor(path: string, log: Logger) {
    this.#path = path;
    this.#log = log;
  }

  /** Writes what is published once what is being written is done; several changes meanwhile are written once. */
  keep(documents: Documents): void {
    if (this.#waiting) return;
    this.#waiting = true;
    this.#writing = this.#writing
      .then(() => {
        this.#waiting = false;
        return this.#write(documents);
      })
      .catch((error: unknown) => {
        this.#log.warn({ err: error }, 'what is published could not be copied');
      });
  }

  /** @returns undefined where there is none, or one of another form. */
  async read(): Promise<StoredDocument[] | undefined> {
    try {
      const [head, ...lines] = (await readFile(this.#path, 'utf8')).trim().split('\n');
      if (JSON.parse(head ?? '').shape !== shape || lines.length === 0) return undefined;
      return lines.map((line) => JSON.parse(line) as StoredDocument);
    } catch {
      return undefined;
    }
  }

  /** @returns once all that was begun is written. */
  async stop(): Promise<void> {
    await this.#writing;
  }

  async #write(documents: Documents): Promise<void> {
    const lines = [JSON.stringify({ shape })];
    for (const document of documents.stored()) {
      lines.push(JSON.stringify(document));
      if (lines.length % atOnce === 0) await setImmediate();
    }
    await mkdir(dirname(this.#path), { recursive: true, mode: 0o700 });
    // Under its name it is whole, whichever process reads it.
    const making = `${this.#path}.${process.pid}`;
    await writeFile(making, lines.join('\n'), { mode: 0o600 });
    await rename(making, this.#path);
  }
}
