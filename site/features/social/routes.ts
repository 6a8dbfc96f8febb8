import type { SocialPost } from '@oilway/store/published/documents.ts';
import { safeUrl } from '@oilway/store/url-validation.ts';
import fp from 'fastify-plugin';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mediaPath } from '../../pages/paths.ts';
import type { Context } from '../../server/context.ts';
import { localeParam, nodeId, problem } from '../../server/http/api-schema.ts';
import { sendList } from '../../server/http/send-list.ts';

/** SocialFeed of specification section 3. */
const socialPostSchema = z.object({
  image: z.string().nullable().meta({ description: 'Our own copy, relative to the site.' }),
  message: z.string(),
  url: z.string(),
  likes: z.number().int(),
});

const networks = { getInstagram: 'instagram', getFacebook: 'facebook' } as const;

/** `GET /umbraco/api/socialfeed/getInstagram` and `getFacebook` (specification section 7). */
export const socialFeedRoutes = fp<{ context: Context }>(
  async (app, { context }) => {
    for (const [name, network] of Object.entries(networks)) {
      app.withTypeProvider<ZodTypeProvider>().get(
        `/umbraco/api/socialfeed/${name}`,
        {
          schema: {
            operationId: name,
            summary: `The posts of a culture from ${network}`,
            tags: ['social feed'],
            querystring: z.object({ umbracoNodeId: nodeId, cultureName: localeParam }),
            response: { 200: z.array(socialPostSchema), 400: problem, 404: problem },
          },
        },
        async (request, reply) => {
          const { cultureName: locale, umbracoNodeId } = request.query;
          const node = { name: 'umbracoNodeId', id: Number(umbracoNodeId) };
          const listOptions = { key: `posts:${network}:${locale}`, locale, node };
          return sendList(context, request, reply, listOptions, async (content) =>
            (await content.socialPosts(locale, network)).map(detailOf),
          );
        },
      );
    }
  },
  { name: 'social feed' },
);

function detailOf({ image, likes, message, url }: SocialPost): z.infer<typeof socialPostSchema> {
  return {
    image: typeof image === 'object' && image ? mediaPath(image, 640) : null,
    message,
    url: safeUrl(url, 'web') ?? '',
    likes: likes ?? 0,
  };
}
