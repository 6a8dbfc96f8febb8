import { type Culture, cultures } from '@oilway/store/cultures.ts';
import fp from 'fastify-plugin';
import { Feed } from 'feed';
import type { Reading } from '../../content/content-reader.ts';
import { newsOf } from '../../pages/article-lists.ts';
import { loadSurroundings } from '../../pages/load-page.ts';
import { mediaPath, paths } from '../../pages/paths.ts';
import type { Context } from '../../server/context.ts';
import type { ResponseContent } from '../../server/http/cached-response.ts';
import { sendCached } from '../../server/http/send-cached.ts';

/** How many posts a feed carries. */
const limit = 30;

/** The news of each language as RSS 2.0. */
export const newsFeed = fp<{ context: Context }>(
  async (app, { context }) => {
    for (const culture of cultures) {
      app.get(paths.feed(culture), { schema: { hide: true } }, async (request, reply) => {
        await sendCached(context.cache, request, reply, `feed:${culture}`, (content) =>
          feedOf(context, content, culture),
        );
        return reply;
      });
    }
  },
  { name: 'news feed' },
);

async function feedOf(
  context: Context,
  reading: Reading,
  culture: Culture,
): Promise<ResponseContent> {
  const { newsPath, settings } = await loadSurroundings(reading, culture, undefined);
  const { seoDescription } = (await reading.navigation(culture)).settings;
  const { origin } = context.config;
  const absolute = (path: string) => new URL(path, origin).href;
  const posts = newsOf(await reading.news(culture), newsPath).slice(0, limit);
  const feed = new Feed({
    title: settings.company,
    // RSS 2.0 wants one.
    description: seoDescription || settings.company,
    id: absolute(newsPath ?? paths.home(culture)),
    link: absolute(newsPath ?? paths.home(culture)),
    feedLinks: { rss: absolute(paths.feed(culture)) },
    language: culture,
    copyright: settings.company,
    updated: new Date(posts[0]?.date ?? 0),
  });
  for (const { date, href, image, intro, rubric, title } of posts) {
    feed.addItem({
      title,
      id: absolute(href),
      link: absolute(href),
      date: new Date(date),
      description: intro,
      ...(rubric ? { category: [{ name: rubric }] } : {}),
      ...(image ? { image: absolute(mediaPath(image, 960)) } : {}),
    });
  }
  return { body: feed.rss2(), type: 'application/rss+xml; charset=utf-8' };
}
