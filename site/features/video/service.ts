import { LRUCache } from 'lru-cache';
import type { VideoProvider } from '../../server/config.ts';
import { readVideo } from './provider.ts';
import type { VideoDetail } from './schema.ts';

const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;
/** Questions an hour: all day long they stay below the 10,000 that the provider answers a key. */
const questions = 300;

/** Too many videos were asked for that are not known yet. */
export class AskedTooOftenError extends Error {
  override name = 'AskedTooOftenError';
}

/**
 * Returns a function that tells what is known of a video: asked of the provider once a day each, however many visitors want to know.
 * Undefined when the provider knows no such video, or there is no key.
 * @throws AskedTooOftenError, ProviderError
 */
export function videoDetails(provider: VideoProvider, clock: () => number) {
  let asked = { since: 0, count: 0 };
  const known = new LRUCache<string, VideoDetail>({
    max: 500,
    ttl: day,
    ttlResolution: 0,
    perf: { now: clock },
    fetchMethod(id) {
      if (clock() - asked.since >= hour) asked = { since: clock(), count: 0 };
      if (asked.count >= questions) throw new AskedTooOftenError();
      asked.count += 1;
      return readVideo(provider, id);
    },
  });
  return async (id: string) => (provider.key === undefined ? undefined : known.fetch(id));
}
