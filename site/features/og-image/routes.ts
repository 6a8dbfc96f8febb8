import { type Culture, isCulture } from '@oilway/store/cultures.ts';
import fp from 'fastify-plugin';
import type { DetailPages } from '../../pages/blocks/detail-pages.ts';
import { detailPageById } from '../../pages/detail-pages.ts';
import {
  detailPagePicture,
  type SharingPicture,
  sharingPicture,
} from '../../pages/sharing-picture.ts';
import type { Context } from '../../server/context.ts';
import { Problem } from '../../server/http/problem.ts';
import { pictureBytes } from './service.ts';

const address =
  /^\/media\/share\/([a-z]{2}-[A-Z]{2})\/(?:(news|event|location)-)?([1-9]\d{0,8})\/[0-9a-f]{10}\.(?:png|jpg)$/;

/**
 * `GET /media/share/{culture}/{page}/{version}.{png|jpg}`: the picture of a published page, for whoever
 * shares a link to it; `news-{id}`, `event-{id}` or `location-{id}` in the place of the page for those. Nothing in the address is drawn; a version that is not the page's own is 404.
 */
export const sharingCalls = fp<{ context: Context }>(
  async (app, { context }) => {
    app.get('/media/share/*', { schema: { hide: true } }, async (request, reply) => {
      const [path = ''] = request.url.split('?');
      const [, culture, kind, id] = address.exec(path) ?? [];
      const picture =
        isCulture(culture) &&
        (kind
          ? await pictureBelow(context, culture, {
              kind: kind as DetailPages['kind'],
              id: Number(id),
            })
          : await pictureOfPage(context, culture, Number(id)));
      if (!picture || picture.path !== path) throw new Problem(404, 'There is no such picture.');
      const bytes = await pictureBytes(picture, context.files);
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(picture.type)
        .send(bytes);
    });
  },
  { name: 'sharing' },
);

async function pictureOfPage(
  { config, published }: Context,
  culture: Culture,
  id: number,
): Promise<SharingPicture | undefined> {
  const reading = published.reading();
  const tree = await reading.tree(culture);
  if (!tree.byId.has(id)) return undefined;
  return reading.memo(`sharing:${culture}:${id}`, async (source) => {
    const page = await source.page(id, culture);
    return page && sharingPicture(page, culture, config.origin);
  });
}

async function pictureBelow(
  { config, published, renderer }: Context,
  culture: Culture,
  asked: { kind: DetailPages['kind']; id: number },
): Promise<SharingPicture | undefined> {
  const page = await detailPageById(renderer.blocks, published.reading(), culture, asked);
  return page && detailPagePicture({ ...page, kind: asked.kind }, culture, config.origin);
}
