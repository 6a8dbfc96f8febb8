import { LRUCache } from 'lru-cache';
import type { ContentReader } from '../../content/content-reader.ts';
import { Dependencies, DependencyCache } from '../../content/dependency-cache.ts';
import type { PublishedContent } from '../../content/published-content.ts';
import {
  buildResponse,
  type CachedResponse,
  type Encoding,
  type ResponseContent,
  sizeOf,
} from './cached-response.ts';
import { OverloadError } from './overload.ts';

export type BuildContent = (content: ContentReader) => Promise<ResponseContent | undefined>;

interface Limits {
  /** Bytes of all responses. */
  bytes: number;
  /** How many may be built at once; at some 10 ms each, the last one waits for a second. */
  pending: number;
}

/** Longer URLs are not looked up before the route. */
const longestUrl = 300;

/**
 * Public responses by path, known query and encoding, each until a collection it was built from changes or it expires. A response is also
 * found by the URLs it was requested with, before any hook runs.
 */
export class ResponseCache {
  readonly #published: PublishedContent;
  readonly #limits: Limits;
  readonly #responses: DependencyCache<CachedResponse>;
  readonly #urls = new LRUCache<string, { key: string; route: string }>({ max: 10_000 });
  #pending = 0;

  constructor(published: PublishedContent, limits: Limits = { bytes: 64_000_000, pending: 100 }) {
    this.#published = published;
    this.#limits = limits;
    this.#responses = new DependencyCache({ limit: limits.bytes, of: sizeOf });
    published.onChange((changed) => this.#responses.purge(changed));
  }

  /** Number of entries, their size in bytes, hits and misses. */
  counts() {
    return this.#responses.counts();
  }

  /** Returns the response to a URL that was requested before (path and query unchanged), with the pattern of its route. */
  get(url: string, encoding: Encoding): { response: CachedResponse; route: string } | undefined {
    const entry = this.#urls.get(`${encoding} ${url}`);
    const response = entry && this.#responses.get(entry.key);
    return response && { response, route: entry.route };
  }

  /**
   * Returns the response for a key, building it if need be; undefined when there is none, which is not cached.
   * @param request `key` differs for responses that differ, and only for those: what a client makes up must not fill the cache. `url` and
   * `route` are how `get` finds it.
   * @throws OverloadError, ContentUnavailableError, and what `build` throws.
   */
  async getOrCreate(
    { encoding, key, route, url }: { key: string; encoding: Encoding; url: string; route: string },
    build: BuildContent,
  ): Promise<CachedResponse | undefined> {
    const encoded = `${encoding} ${key}`;
    const response = await this.#responses.getOrCreate(
      encoded,
      new Dependencies(),
      (dependencies) => this.#build(encoding, () => build(this.#published.reader(dependencies))),
    );
    if (response && !response.isPrivate && url.length <= longestUrl)
      this.#urls.set(`${encoding} ${url}`, { key: encoded, route });
    return response;
  }

  async #build(
    encoding: Encoding,
    build: () => Promise<ResponseContent | undefined>,
  ): Promise<CachedResponse | undefined> {
    if (this.#pending >= this.#limits.pending)
      throw new OverloadError('too many responses are being built');
    this.#pending += 1;
    try {
      const content = await build();
      return content && (await buildResponse(content, encoding));
    } finally {
      this.#pending -= 1;
    }
  }
}
