import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { LRUCache } from 'lru-cache';
import type { VideoProvider } from '../../server/config.ts';
import type { Context } from '../../server/context.ts';
import { problem } from '../../server/http/api-schema.ts';
import { Problem, unknownParameter } from '../../server/http/problem.ts';
import { fetchVideo, ProviderError } from './provider.ts';
import { type VideoDetail, videoDetail, videoParameters } from './schema.ts';

/**
 * `GET /api/video/:id`: the metadata of a video. A proxy, so that browsers do not receive the API key and the
 * provider does not receive visitors' IP addresses.
 */
export const videoRoutes = fp<{ context: Context }>(
  async (app, { context }) => {
    const getVideoDetail = createVideoLoader(context.config.video, context.clock);
    app.withTypeProvider<ZodTypeProvider>().get(
      '/api/video/:id',
      {
        schema: {
          operationId: 'getVideo',
          summary: 'Returns the metadata of a video at the provider',
          tags: ['video'],
          params: videoParameters,
          response: { 200: videoDetail, 400: problem, 404: problem, 502: problem, 503: problem },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        try {
          const detail = await getVideoDetail(id);
          if (!detail) throw unknownParameter('id', `Nothing is known of a video ${id}.`);
          return reply.header('cache-control', 'public, max-age=86400').send(detail);
        } catch (error) {
          if (error instanceof RateLimitError) {
            reply.header('retry-after', '600');
            throw new Problem(503, 'Too many videos were asked for. Please try again later.');
          }
          if (!(error instanceof ProviderError)) throw error;
          request.log.warn({ reason: error.message }, 'video provider request failed');
          throw new Problem(502, 'The provider of the video gave no answer.');
        }
      },
    );
  },
  { name: 'video' },
);

const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;
/** Requests to the provider per hour; stays below its daily quota of 10,000 per key. */
const hourlyQuota = 300;

/** The hourly quota of requests to the provider is exceeded. */
class RateLimitError extends Error {
  override name = 'RateLimitError';
}

/**
 * Returns a function that loads the metadata of a video, cached for a day. It returns undefined if there is no such video, or no
 * API key.
 * @throws RateLimitError, ProviderError
 */
function createVideoLoader(provider: VideoProvider, clock: () => number) {
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
