import { type Locale, locales } from '@oilway/store/locales.ts';
import fp from 'fastify-plugin';
import { Feed } from 'feed';
import type { ContentReader } from '../../content/content-reader.ts';
import { toNewsArticles } from '../../pages/article-lists.ts';
import { loadPageContext } from '../../pages/load-page-context.ts';
import { mediaPath, paths } from '../../pages/paths.ts';
import type { Context } from '../../server/context.ts';
import type { ResponseContent } from '../../server/http/cached-response.ts';
import { sendCached } from '../../server/http/send-cached.ts';

/** Maximum number of posts in a feed. */
const maxPosts = 30;

/** The news of each locale as RSS 2.0. */
export const newsFeed = fp<{ context: Context }>(
  async (app, { context }) => {
    for (const locale of locales) {
      app.get(paths.feed(locale), { schema: { hide: true } }, async (request, reply) => {
        await sendCached(context.cache, request, reply, `feed:${locale}`, (content) =>
          buildFeed(context, content, locale),
        );
        return reply;
      });
    }
  },
  { name: 'news feed' },
);

async function buildFeed(
  context: Context,
  content: ContentReader,
  locale: Locale,
): Promise<ResponseContent> {
  const { newsPath, settings } = await loadPageContext(content, locale, undefined);
  const { seoDescription } = (await content.navigation(locale)).settings;
  const { origin } = context.config;
  const absolute = (path: string) => new URL(path, origin).href;
  const posts = toNewsArticles(await content.news(locale), newsPath).slice(0, maxPosts);
  const feed = new Feed({
    title: settings.company,
    // Required by RSS 2.0.
    description: seoDescription || settings.company,
    id: absolute(newsPath ?? paths.home(locale)),
    link: absolute(newsPath ?? paths.home(locale)),
    feedLinks: { rss: absolute(paths.feed(locale)) },
    language: locale,
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
