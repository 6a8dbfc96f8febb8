import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type StoredDocument, shape } from '@oilway/store/published/documents.ts';
import type { Logger } from 'pino';
import type { Documents } from './documents.ts';

/** Milliseconds after a change until it is written down, with all that have come meanwhile. */
const rest = 2000;

/** What is published, in a file: for a start while the database is away. It can be lost. */
export class KeptCopy {
  readonly #path: string;
  readonly #log: Logger;
  #timer: NodeJS.Timeout | undefined;

  /** @param path absolute; its folder is made. */
  constructor(path: string, log: Logger) {
    this.#path = path;
    this.#log = log;
  }

  /** Writes a little later, once for all changes until then. */
  write(documents: Documents): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#store(documents).catch((error: unknown) =>
        this.#log.warn({ err: error }, 'what is published could not be copied'),
      );
    }, rest).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** @returns undefined where there is none, or one of another form. */
  async read(): Promise<StoredDocument[] | undefined> {
    try {
      const kept = JSON.parse(await readFile(this.#path, 'utf8'));
      return kept.shape === shape && Array.isArray(kept.documents) ? kept.documents : undefined;
    } catch {
      return undefined;
    }
  }

  async #store(documents: Documents): Promise<void> {
    await mkdir(dirname(this.#path), { recursive: true, mode: 0o700 });
    // Under its name it is whole, whoever reads it, and whichever process was the last to write.
    const making = `${this.#path}.${process.pid}`;
    const text = JSON.stringify({ shape, documents: documents.stored() });
    await writeFile(making, text, { mode: 0o600 });
    await rename(making, this.#path);
  }
}
