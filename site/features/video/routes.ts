import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Context } from '../../server/context.ts';
import { problem } from '../../server/http/call-schema.ts';
import { Problem, unknownParameter } from '../../server/http/problem.ts';
import { ProviderError } from './provider.ts';
import { videoDetail, videoParameters } from './schema.ts';
import { AskedTooOftenError, videoDetails } from './service.ts';

/**
 * `GET /api/video/:id`: what the provider says of a video. We ask it ourselves, so that neither the key
 * reaches a browser nor a visitor's address the provider.
 */
export const videoCalls = fp<{ context: Context }>(
  async (app, { context }) => {
    const detailOf = videoDetails(context.config.video, context.clock);
    app.withTypeProvider<ZodTypeProvider>().get(
      '/api/video/:id',
      {
        schema: {
          operationId: 'getVideo',
          summary: 'What the provider says of a video',
          tags: ['video'],
          params: videoParameters,
          response: { 200: videoDetail, 400: problem, 404: problem, 502: problem, 503: problem },
        },
      },
      async (request, reply) => {
        const { id } = request.params;
        try {
          const detail = await detailOf(id);
          if (!detail) throw unknownParameter('id', `Nothing is known of a video ${id}.`);
          return reply.header('cache-control', 'public, max-age=86400').send(detail);
        } catch (error) {
          if (error instanceof AskedTooOftenError) {
            reply.header('retry-after', '600');
            throw new Problem(503, 'Too many videos were asked for. Please try again later.');
          }
          if (!(error instanceof ProviderError)) throw error;
          request.log.warn({ reason: error.message }, 'the video provider gave no answer');
          throw new Problem(502, 'The provider of the video gave no answer.');
        }
      },
    );
  },
  { name: 'video' },
);
