import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Context } from '../../server/context.ts';
import { problem } from '../../server/http/api-schema.ts';
import { Problem, unknownParameter } from '../../server/http/problem.ts';
import { ProviderError } from './provider.ts';
import { videoDetail, videoParameters } from './schema.ts';
import { createVideoLoader, RateLimitError } from './service.ts';

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
