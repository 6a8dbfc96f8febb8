import { type Content, type Trouble, troubleOf } from '@oilway/content';
import type { Logger } from 'pino';
import { troubleInWords } from './database-probe.ts';

/** Everything read and rendered at one content revision. */
export interface Generation {
  revision: number;
  /**
   * What `load` returned the first time it was asked for under this key; it runs once however many
   * wait. That there is nothing (undefined) is not remembered: such keys have no end.
   */
  memo<T>(key: string, load: () => Promise<T>): Promise<T>;
  /** The next generation begins at this moment (ISO 8601) at the latest: what was read is old then. */
  holdsUntil(moment: string): void;
  /** Milliseconds since the epoch. */
  readonly ends: number;
}

type Listener = (generation: Generation) => void;

/** The database did not answer a moment ago; who can do without fresh content should not wait for it. */
export class ContentAwayError extends Error {
  override name = 'ContentAwayError';
}

/**
 * Follows the content revision. When it rises, or time has made the current generation old, a new one
 * starts empty and readers move to it; when the database is away, the last one stays.
 */
export class Generations {
  current: Generation = newGeneration(-1);
  /** Why the revision could not be read the last time; undefined when it was. */
  trouble: Trouble | undefined;
  readonly #content: Pick<Content, 'revision'>;
  readonly #log: Logger;
  readonly #listeners: Listener[] = [];
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(content: Pick<Content, 'revision'>, log: Logger) {
    this.#content = content;
    this.#log = log;
  }

  /** Whether what is known is all there is to serve. */
  get away(): boolean {
    return this.trouble !== undefined;
  }

  /** Calls back with every new generation, in the order of registration. */
  onChange(listener: Listener): void {
    this.#listeners.push(listener);
  }

  /** Reads the revision once, then every `interval` ms until `stop`. */
  async start(interval = 200): Promise<void> {
    await this.poll();
    const again = async () => {
      await this.poll();
      if (!this.#stopped) this.#timer = setTimeout(again, interval);
    };
    this.#timer = setTimeout(again, interval);
  }

  async poll(): Promise<void> {
    try {
      const revision = await this.#content.revision();
      if (this.away) this.#log.info('the database is back');
      this.trouble = undefined;
      if (revision !== this.current.revision || Date.now() >= this.current.ends)
        this.#begin(revision);
    } catch (error) {
      const trouble = troubleOf(error) ?? 'away';
      if (trouble !== this.trouble)
        this.#log.error(
          { err: error, database: trouble },
          `${troubleInWords[trouble]}; serving what is known`,
        );
      this.trouble = trouble;
    }
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  #begin(revision: number): void {
    this.current = newGeneration(revision);
    for (const listener of this.#listeners) listener(this.current);
  }
}

/** An empty one. */
export function newGeneration(revision: number): Generation {
  const known = new Map<string, Promise<unknown>>();
  let ends = Number.POSITIVE_INFINITY;
  return {
    revision,
    get ends() {
      return ends;
    },
    holdsUntil(moment) {
      ends = Math.min(ends, Date.parse(moment));
    },
    memo<T>(key: string, load: () => Promise<T>): Promise<T> {
      const held = known.get(key) as Promise<T> | undefined;
      if (held) return held;
      const made = load();
      known.set(key, made);
      // A failure is not remembered: the next reader tries again.
      made.then(
        (value) => value === undefined && known.delete(key),
        () => known.delete(key),
      );
      return made;
    },
  };
}
