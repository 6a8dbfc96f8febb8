import { refreshFeed } from '../../social/refresh-feed.ts';
import { startLocalServer } from '../local-server.ts';
import type { Data, Edit, EditInput, StudioClient } from './studio-client.ts';

/** Edits of editors' posts and of a provider's, with a provider server that the caller closes. */
export async function socialPostEdits({ payload, ask, one, patch }: StudioClient) {
  const posts: Data[] = [];
  const graph = await startLocalServer((_, response) =>
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ data: posts })),
  );

  const post = ({ locale, word }: EditInput): Data => ({
    country: locale,
    network: 'instagram',
    message: word,
    url: 'https://www.instagram.com/p/1/',
  });
  const edits = {
    createPost: (input) => ask('POST', '/social-posts', post(input)),
    hidePost: async ({ a, b }) =>
      patch('social-posts', await one('social-posts', a), { hidden: b % 2 === 0 }),
    refreshFeed: async ({ a, locale, word }) => {
      posts.splice(
        0,
        posts.length,
        ...[1, 2, 3]
          .filter((id) => a % (id + 1) !== 0)
          .map((id) => ({
            id: `${locale}${id}`,
            caption: word,
            media_type: 'TEXT',
            timestamp: `2026-11-0${id}T09:00:00+0000`,
            like_count: a,
          })),
      );
      const token = 'a-token-of-twenty-letters';
      await refreshFeed(payload, `${graph.origin}/v1`, {
        country: locale,
        network: 'facebook',
        account: '1',
        token,
      });
    },
  } satisfies Record<string, Edit>;
  return { edits, close: () => graph.stop() };
}
