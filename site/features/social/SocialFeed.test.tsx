import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { socialFeed as feedBlock, listed } from '../../development/examples/blocks/lists.ts';
import { examplePage } from '../../development/examples/blocks/page.ts';
import { socialFeed as block, SocialFeed } from './SocialFeed.tsx';

const [post] = listed.posts;

/** Returns the HTML of a feed with this many posts. */
function feed(count: number): string {
  const posts = Array.from(
    { length: count },
    (_, id) => ({ ...post, id }) as NonNullable<typeof post>,
  );
  const page = { ...examplePage, posts };
  return renderToStaticMarkup(<SocialFeed block={feedBlock} page={page} />);
}

test('renders nothing without posts', () => {
  expect(feed(0)).toBe('');
});

test('renders image, text, likes and link of a post', () => {
  const html = feed(1);
  for (const part of [`alt="${post?.image?.alt}"`, post?.message, `href="${post?.href}"`])
    expect(html).toContain(part);
  expect(html).toContain('1.204-mal „Gefällt mir“');
});

test('truncates a long post at a word boundary only if the post has a URL', async () => {
  const message = 'Öl '.repeat(100).trim();
  const shown = async (url: string | null) => {
    const content = {
      socialPosts: async () => [{ id: 1, message, url, postedAt: '2026-11-10T09:00:00.000Z' }],
    };
    const loading = { block: feedBlock, page: examplePage, content };
    const loaded = await block.load?.(loading as never);
    return loaded?.posts[0]?.message;
  };
  expect(await shown('https://www.instagram.com/p/oilway')).toBe(`${'Öl '.repeat(66)}…`);
  expect(await shown(null)).toBe(message);
});

test.each([1, 5])('renders %i posts once each, without buttons', (count) => {
  expect(feed(count).match(/<li/g)).toHaveLength(count);
  expect(feed(count)).not.toContain('<button');
});

test('renders six posts once each, with two initially hidden buttons', () => {
  expect(feed(6).match(/<li/g)).toHaveLength(6);
  expect(feed(6).match(/<button/g)).toHaveLength(2);
  expect(feed(6).match(/<button [^>]*hidden=""/g)).toHaveLength(2);
  // The script rotates the items, so each needs its own position.
  expect(feed(6)).toContain('aria-posinset="6" aria-setsize="6"');
});
