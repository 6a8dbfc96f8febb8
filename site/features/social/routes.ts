import type { SocialPost } from '@oilway/store/published/documents.ts';
import { safeAddress } from '@oilway/store/web-address.ts';
import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mediaPath } from '../../pages/paths.ts';
import type { Context } from '../../server/context.ts';
import { cultureName, nodeId, problem } from '../../server/http/call-schema.ts';
import { sendList } from '../../server/http/list-call.ts';

/** SocialFeed of specification section 3. */
const socialFeed = z.object({
  image: z.string().nullable().meta({ description: 'Relative to the site: our own copy.' }),
  message: z.string(),
  url: z.string(),
  likes: z.number().int(),
});

const networks = { getInstagram: 'instagram', getFacebook: 'facebook' } as const;

/** `GET /umbraco/api/socialfeed/getInstagram` and `getFacebook` (specification section 7). */
export const socialCalls = fp<{ context: Context }>(
  async (app, { context }) => {
    for (const [name, network] of Object.entries(networks)) {
      app.withTypeProvider<ZodTypeProvider>().get(
        `/umbraco/api/socialfeed/${name}`,
        {
          schema: {
            operationId: name,
            summary: `The posts of a culture from ${network}`,
            tags: ['social feed'],
            querystring: z.object({ umbracoNodeId: nodeId, cultureName }),
            response: { 200: z.array(socialFeed), 400: problem, 404: problem },
          },
        },
        async (request, reply) => {
          const { cultureName: culture, umbracoNodeId } = request.query;
          const node = { name: 'umbracoNodeId', id: Number(umbracoNodeId) };
          const asked = { key: `posts:${network}:${culture}`, culture, node };
          return sendList(context, request, reply, asked, async (reading) =>
            (await reading.socialPosts(culture, network)).map(detailOf),
          );
        },
      );
    }
  },
  { name: 'social feed' },
);

function detailOf({ image, likes, message, url }: SocialPost): z.infer<typeof socialFeed> {
  return {
    image: typeof image === 'object' && image ? mediaPath(image, 640) : null,
    message,
    url: safeAddress(url, 'web') ?? '',
    likes: likes ?? 0,
  };
}
