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
        isCulture(culture) && (await pictureOf(context, culture, kind as Kind, Number(id)));
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

type Kind = DetailPages['kind'] | undefined;

/** Returns the picture of a published article or station, or of a page where it is no kind of these. */
async function pictureOf(
  { config: { origin }, published, renderer }: Context,
  culture: Culture,
  kind: Kind,
  id: number,
): Promise<SharingPicture | undefined> {
  const reading = published.reading();
  if (kind) {
    const page = await detailPageById(renderer.blocks, reading, culture, { id, kind });
    return page && detailPagePicture({ ...page, kind }, culture, origin);
  }
  if (!(await reading.tree(culture)).byId.has(id)) return undefined;
  return reading.memo(`sharing:${culture}:${id}`, async (source) => {
    const page = await source.page(id, culture);
    return page && sharingPicture(page, culture, origin);
  });
}
