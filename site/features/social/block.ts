import type { SocialFeedBlock, SocialPost } from '@oilway/store/published/documents.ts';
import { pictureOf } from '../../page/article-lists.ts';
import { defineBlock } from '../../page/blocks/definition.ts';
import { type Post, SocialFeed, type SocialFeedData } from './SocialFeed.tsx';

export const socialFeed = defineBlock<SocialFeedBlock, SocialFeedData>({
  view: SocialFeed,
  load: async ({ block, page, source }) => ({
    posts: (await source.socialPosts(page.culture, block.network)).map(postOf),
  }),
});

function postOf({ id, image, likes, message, postedAt, url }: SocialPost): Post {
  return {
    id,
    message,
    href: url ?? undefined,
    likes: likes ?? 0,
    date: postedAt,
    image: pictureOf(image),
  };
}
