import type { VideoProvider } from '../../server/config.ts';
import { readVideo } from './provider.ts';
import type { VideoDetail } from './schema.ts';

const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;
/** Videos kept, the oldest going first. */
const most = 500;
/** Questions an hour: all day long they stay below the 10,000 that the provider answers a key. */
const questions = 300;

/** Too many videos were asked for that are not known yet. */
export class AskedTooOftenError extends Error {
  override name = 'AskedTooOftenError';
}

/** What is known of videos: asked of the provider once a day each, however many visitors want to know. */
export class Videos {
  readonly #provider: VideoProvider;
  readonly #clock: () => number;
  readonly #known = new Map<string, { detail: VideoDetail; until: number }>();
  readonly #asking = new Map<string, Promise<VideoDetail | undefined>>();
  #asked = { since: 0, count: 0 };

  constructor(provider: VideoProvider, clock: () => number) {
    this.#provider = provider;
    this.#clock = clock;
  }

  /**
   * Undefined when the provider knows no such video, or nobody has given us a key.
   * @throws AskedTooOftenError, ProviderError
   */
  async detail(id: string): Promise<VideoDetail | undefined> {
    if (this.#provider.key === undefined) return undefined;
    const known = this.#known.get(id);
    if (known && known.until > this.#clock()) return known.detail;
    const asking = this.#asking.get(id) ?? this.#ask(id);
    this.#asking.set(id, asking);
    return asking.finally(() => this.#asking.delete(id));
  }

  async #ask(id: string): Promise<VideoDetail | undefined> {
    this.#count();
    const detail = await readVideo(this.#provider, id);
    if (detail) this.#keep(id, detail);
    return detail;
  }

  #count(): void {
    const now = this.#clock();
    if (now - this.#asked.since >= hour) this.#asked = { since: now, count: 0 };
    if (this.#asked.count >= questions) throw new AskedTooOftenError();
    this.#asked.count += 1;
  }

  #keep(id: string, detail: VideoDetail): void {
    this.#known.delete(id);
    this.#known.set(id, { detail, until: this.#clock() + day });
    const [oldest] = this.#known.keys();
    if (this.#known.size > most && oldest !== undefined) this.#known.delete(oldest);
  }
}
