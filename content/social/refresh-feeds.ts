import { readSettings } from '@oilway/store/settings.ts';
import type { TaskConfig } from 'payload';
import { refreshFeed } from './refresh-feed.ts';

/** Refreshes the configured feeds every hour, sequentially. */
export const refreshSocialFeeds: TaskConfig<'refreshSocialFeeds'> = {
  slug: 'refreshSocialFeeds',
  schedule: [{ cron: '0 17 * * * *', queue: 'default' }],
  retries: 0,
  handler: async ({ req }) => {
    const { metaApi, socialFeeds } = readSettings();
    const { feeds: before } = await req.payload.findGlobal({ slug: 'social-feeds', depth: 0 });
    const feeds = [];
    for (const feed of socialFeeds) {
      const state = await refreshFeed(req.payload, metaApi, feed);
      const last = before?.find(
        ({ country, network }) => country === feed.country && network === feed.network,
      );
      feeds.push({ refreshed: last?.refreshed, tokenEnds: last?.tokenEnds, ...state });
    }
    await req.payload.updateGlobal({ slug: 'social-feeds', data: { feeds } });
    return { output: {} };
  },
};
