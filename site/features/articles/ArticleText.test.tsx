import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { blocks } from '../../blocks/all-blocks.ts';
import { exampleData } from '../../development/examples/blocks/data.ts';
import { newsArticle } from '../../development/examples/blocks/lists.ts';
import { examplePage, examplePhotograph } from '../../development/examples/blocks/page.ts';
import { block, paragraph, state } from '../../development/examples/blocks/rich-text.ts';
import { Blocks } from '../../pages/blocks/Blocks.tsx';
import type { Block } from '../../pages/blocks/block-types.ts';
import { cspOf, withInnerBlocks } from '../../pages/blocks/definition.ts';

const image = examplePhotograph;
const gallery = { blockType: 'gallery', images: [{ id: 'a', image, caption: 'Die Grube' }] };
const video = {
  blockType: 'video',
  videoURL: 'https://youtu.be/aaaaaaaaaaa',
  title: 'Film',
  ratio: '16/9',
  containment: 'self',
};

describe('blocks in the text of an article', () => {
  it('renders galleries and videos between the paragraphs', () => {
    const html = render(paragraph('Davor'), block(gallery), block(video));
    expect(html.indexOf('Davor')).toBeLessThan(html.indexOf('data-lightbox="galerie2"'));
    expect(html).toMatch(/<figcaption[^>]*>Die Grube</);
    expect(html).toContain('id="video-aaaaaaaaaaa"');
  });

  it('permits the video provider only on a page with a video', () => {
    expect(cspOf(blocks, [articleWith(block(video))])).toBe('video');
    expect(cspOf(blocks, [articleWith(block(gallery))])).toBe('page');
  });

  it.each([
    ['another type of block', { blockType: 'reportForm' }],
    ['an inherited name as type', { blockType: 'constructor' }],
    ['no fields', null],
    ['deleted and unresolved images', { ...gallery, images: [{ image: 7 }, { image: null }] }],
    ['a script as video', { ...video, videoURL: 'javascript:alert(1)' }],
  ])('leaves out a block with %s', (_, fields) => {
    const html = render(block(fields as object));
    expect(html).not.toMatch(/<form|<figure|javascript:/);
    expect(html).toContain(newsArticle.article.intro);
  });
});

const articleWith = (...nodes: Parameters<typeof state>): Block => ({
  ...newsArticle,
  body: state(...nodes),
});

function render(...nodes: Parameters<typeof state>): string {
  const shown = [articleWith(...nodes)];
  const data = exampleData(withInnerBlocks(blocks, shown));
  return renderToStaticMarkup(
    <Blocks table={blocks} blocks={shown} data={data} page={examplePage} />,
  );
}
