import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { appendFile, mkdir, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { keyOf, type StoredDocument, shape } from '@oilway/store/published/documents.ts';
import type { Logger } from 'pino';
import type { Documents } from './documents.ts';

/** One line of the file. The highest revision of a document counts: several processes write there. */
type Line = StoredDocument & { revision: number };

/** So many lines are written before others have their turn. */
const atOnce = 100;

/**
 * What is published, in a file: for a start while the database is away. It is written whole when a process begins, and a change adds
 * what has changed; it can be lost.
 */
export class KeptCopy {
  readonly #path: string;
  readonly #log: Logger;
  #writing: Promise<void> = Promise.resolve();

  /** @param path absolute; its folder is made. */
  constructor(path: string, log: Logger) {
    this.#path = path;
    this.#log = log;
  }

  /** Everything anew. */
  begin(documents: Documents, revision: number): void {
    this.#then(() => this.#whole(documents, revision));
  }

  add(changes: readonly StoredDocument[], revision: number): void {
    const lines = changes.map((change) => lineOf({ ...change, revision }));
    // Beginning a line of its own, should somebody have been killed in the middle of theirs.
    this.#then(() => appendFile(this.#path, `\n${lines.join('')}`, { mode: 0o600 }));
  }

  /** @returns undefined where there is none, or one of another form. */
  async read(): Promise<StoredDocument[] | undefined> {
    const newest = new Map<string, Line>();
    let form: unknown;
    try {
      for await (const text of createInterface({ input: createReadStream(this.#path) })) {
        const line = parsed(text);
        if (line && 'shape' in line) form = line.shape;
        else if (line) {
          const before = newest.get(keyOf(line));
          if (!before || before.revision <= line.revision) newest.set(keyOf(line), line);
        }
      }
    } catch {
      return undefined;
    }
    const documents = [...newest.values()].filter(({ json }) => json !== null);
    return form === shape && documents.length > 0 ? documents : undefined;
  }

  /** @returns once all that was begun is written. */
  async stop(): Promise<void> {
    await this.#writing;
  }

  /** One after the other. */
  #then(write: () => Promise<void>): void {
    this.#writing = this.#writing.then(write).catch((error: unknown) => {
      this.#log.warn({ err: error }, 'what is published could not be copied');
    });
  }

  async #whole(documents: Documents, revision: number): Promise<void> {
    await mkdir(dirname(this.#path), { recursive: true, mode: 0o700 });
    // Under its name it is whole, whoever reads it.
    const making = `${this.#path}.${process.pid}`;
    const file = createWriteStream(making, { mode: 0o600 });
    file.write(`${JSON.stringify({ shape })}\n`);
    let lines: string[] = [];
    const flush = async () => {
      if (!file.write(lines.join(''))) await once(file, 'drain');
      lines = [];
      await new Promise(setImmediate);
    };
    for (const document of documents.stored()) {
      lines.push(lineOf({ ...document, revision }));
      if (lines.length === atOnce) await flush();
    }
    await flush();
    file.end();
    await once(file, 'close');
    await rename(making, this.#path);
  }
}

const lineOf = (line: Line): string => `${JSON.stringify(line)}\n`;

/** A line that was cut off, as by a full disk, says nothing. */
function parsed(text: string): Line | { shape: unknown } | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
