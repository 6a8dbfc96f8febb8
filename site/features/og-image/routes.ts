import { isLocale, type Locale } from '@oilway/store/locales.ts';
import fp from 'fastify-plugin';
import type { DetailPages } from '../../pages/blocks/detail-pages.ts';
import { detailPageById } from '../../pages/detail-pages.ts';
import { detailPageOgImage, type OgImage, ogImage } from '../../pages/og-image.ts';
import type { Context } from '../../server/context.ts';
import { Problem } from '../../server/http/problem.ts';
import { ogImageBytes } from './service.ts';

const pathPattern =
  /^\/media\/share\/([a-z]{2}-[A-Z]{2})\/(?:(news|event|location)-)?([1-9]\d{0,8})\/[0-9a-f]{10}\.(?:png|jpg)$/;

/**
 * `GET /media/share/{culture}/{page}/{version}.{png|jpg}`: the Open Graph image of a published page; `page` is an id, or
 * `news-{id}`, `event-{id}` or `location-{id}`. No text of the URL is drawn; a version other than the page's own is 404.
 */
export const ogImageRoutes = fp<{ context: Context }>(
  async (app, { context }) => {
    app.get('/media/share/*', { schema: { hide: true } }, async (request, reply) => {
      const [path = ''] = request.url.split('?');
      const [, locale, kind, id] = pathPattern.exec(path) ?? [];
      const image =
        isLocale(locale) && (await findOgImage(context, locale, kind as Kind, Number(id)));
      if (!image || image.path !== path) throw new Problem(404, 'Image not found.');
      const bytes = await ogImageBytes(image, context.files);
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type(image.type)
        .send(bytes);
    });
  },
  { name: 'sharing' },
);

type Kind = DetailPages['kind'] | undefined;

/** Returns the image of a published article or station, or of a page if `kind` is undefined. */
async function findOgImage(
  { config: { origin }, published, renderer }: Context,
  locale: Locale,
  kind: Kind,
  id: number,
): Promise<OgImage | undefined> {
  const content = published.reader();
  if (kind) {
    const page = await detailPageById(renderer.blocks, content, locale, { id, kind });
    return page && detailPageOgImage({ ...page, kind }, locale, origin);
  }
  if (!(await content.tree(locale)).byId.has(id)) return undefined;
  return content.memo(`sharing:${locale}:${id}`, async (source) => {
    const page = await source.page(id, locale);
    return page && ogImage(page, locale, origin);
  });
}
