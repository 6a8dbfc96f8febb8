import { type Answer, firstFlight, sizeOf, strengthened } from './answer.ts';
import { ContentAwayError, type Generation, type Generations } from './generation.ts';
import { BusyError } from './overload.ts';

export type Maker = (generation: Generation) => Promise<Answer | undefined>;

/** Milliseconds without an answer in the making before a long one is compressed again. */
const rest = 500;
/** Longer ones, in bytes before compression, would take a thread for seconds. */
const strengthenedUpTo = 300_000;

/**
 * Public answers of the current generation by key, and those of earlier ones as a last resort.
 * One maker runs per key however many wait. Bounded by bytes: the least recently made goes first.
 */
export class AnswerCache {
  readonly #generations: Generations;
  readonly #limit: number;
  readonly #atOnce: number;
  #fresh = new Map<string, Answer>();
  #stale = new Map<string, Answer>();
  #making = new Map<string, Promise<Answer | undefined>>();
  #bytes = 0;
  /** The keys of answers that are too long for the first round trip, until they were compressed again. */
  #long = new Set<string>();
  #resting: NodeJS.Timeout | undefined;

  /**
   * @param limit bytes that fresh answers may take in all their encodings; as much again for stale ones.
   * @param atOnce how many answers may be in the making; some 10 ms each, they have a second in the queue.
   */
  constructor(generations: Generations, limit = 64_000_000, atOnce = 100) {
    this.#generations = generations;
    this.#limit = limit;
    this.#atOnce = atOnce;
    generations.onChange(() => this.#turn());
  }

  /** What the answers of this generation take. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The answer if it is at hand: the path every cached request takes. */
  held(key: string): Answer | undefined {
    return this.#fresh.get(key);
  }

  /**
   * The answer, made if need be. When making it fails because the database is away, the last one
   * known is served in its place, and also when too many others are being made. Undefined, when there
   * is nothing under the key, is not kept.
   * @throws BusyError, ContentAwayError, and whatever `make` throws
   */
  async answer(key: string, make: Maker): Promise<Answer | undefined> {
    const held = this.#fresh.get(key);
    if (held) return held;
    const stale = this.#stale.get(key);
    try {
      if (this.#generations.away && stale) return stale;
      return await this.#makeOnce(key, make);
    } catch (error) {
      if (stale) return stale;
      if (this.#generations.away) throw new ContentAwayError('content is away', { cause: error });
      throw error;
    }
  }

  /** Drops what earlier generations knew and is gone now, so that an outage does not bring it back. */
  forget(gone: (key: string) => boolean): void {
    for (const key of this.#stale.keys()) if (gone(key)) this.#stale.delete(key);
  }

  #makeOnce(key: string, make: Maker): Promise<Answer | undefined> {
    const underWay = this.#making.get(key);
    if (underWay) return underWay;
    if (this.#making.size >= this.#atOnce) throw new BusyError('too many answers are being made');
    const generation = this.#generations.current;
    const making = this.#making;
    const made = make(generation)
      .then((answer) => {
        if (generation !== this.#generations.current) return answer;
        if (answer) this.#keep(key, answer);
        else this.#stale.delete(key);
        return answer;
      })
      .finally(() => {
        making.delete(key);
        this.#restThenStrengthen();
      });
    making.set(key, made);
    return made;
  }

  #keep(key: string, answer: Answer): void {
    this.#stale.delete(key);
    this.#fresh.set(key, answer);
    this.#bytes += sizeOf(answer);
    if (answer.br.length > firstFlight && answer.identity.length <= strengthenedUpTo)
      this.#long.add(key);
    for (const [oldest, old] of this.#fresh) {
      if (this.#bytes <= this.#limit || oldest === key) break;
      this.#fresh.delete(oldest);
      this.#bytes -= sizeOf(old);
    }
  }

  #restThenStrengthen(): void {
    clearTimeout(this.#resting);
    if (this.#long.size === 0) return;
    this.#resting = setTimeout(() => void this.#strengthen(), rest).unref();
  }

  /** One at a time, while nobody waits for an answer. */
  async #strengthen(): Promise<void> {
    const [key] = this.#long;
    if (key === undefined || this.#making.size > 0) return;
    this.#long.delete(key);
    const answer = this.#fresh.get(key);
    const stronger = answer && (await strengthened(answer));
    if (stronger && this.#fresh.get(key) === answer) {
      this.#fresh.set(key, stronger);
      this.#bytes += sizeOf(stronger) - sizeOf(answer);
    }
    this.#restThenStrengthen();
  }

  #turn(): void {
    const newestFirst = [...this.#stale, ...this.#fresh].reverse();
    const kept: [string, Answer][] = [];
    let bytes = 0;
    for (const entry of newestFirst) {
      bytes += sizeOf(entry[1]);
      if (bytes > this.#limit) break;
      kept.push(entry);
    }
    this.#stale = new Map(kept.reverse());
    this.#fresh = new Map();
    this.#making = new Map();
    this.#long = new Set();
    this.#bytes = 0;
  }
}
