import { LRUCache } from 'lru-cache';
import type { VideoProvider } from '../../server/config.ts';
import { fetchVideo } from './provider.ts';
import type { VideoDetail } from './schema.ts';

const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;
/** Requests to the provider per hour; stays below its daily quota of 10,000 per key. */
const hourlyQuota = 300;

/** The hourly quota of requests to the provider is exceeded. */
export class RateLimitError extends Error {
  override name = 'RateLimitError';
}

/**
 * Returns a function that loads the metadata of a video, cached for a day. It returns undefined if there is no such video, or no
 * API key.
 * @throws RateLimitError, ProviderError
 */
export function createVideoLoader(provider: VideoProvider, clock: () => number) {
  let quotaWindow = { since: 0, count: 0 };
  const cache = new LRUCache<string, VideoDetail>({
    max: 500,
    ttl: day,
    ttlResolution: 0,
    perf: { now: clock },
    fetchMethod(id) {
      if (clock() - quotaWindow.since >= hour) quotaWindow = { since: clock(), count: 0 };
      if (quotaWindow.count >= hourlyQuota) throw new RateLimitError();
      quotaWindow.count += 1;
      return fetchVideo(provider, id);
    },
  });
  return async (id: string) => (provider.key === undefined ? undefined : cache.fetch(id));
}
