import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Blocks } from '../pages/blocks/Blocks.tsx';
import type { Block } from '../pages/blocks/block-types.ts';
import * as blocks from '../pages/blocks/examples/blocks.ts';
import * as signUps from '../pages/blocks/examples/event-sign-up.ts';
import * as forms from '../pages/blocks/examples/forms.ts';
import * as lists from '../pages/blocks/examples/lists.ts';
import { examplePage } from '../pages/blocks/examples/page.ts';
import * as portal from '../pages/blocks/examples/portal.ts';
import { blockExamples } from '../pages/blocks/examples.tsx';
import { blockViews } from '../pages/blocks/registry.ts';
import { examples } from '../ui/examples.tsx';

test.each([...examples, ...blockExamples])('$name renders', ({ element }) => {
  const html = renderToStaticMarkup(element);
  expect(html.length).toBeGreaterThan(10);
  expect(html).not.toMatch(/undefined|\[object |NaN/);
});

const all = (
  [blocks, forms, lists, portal, signUps].flatMap((part) => Object.values(part)) as unknown[]
)
  .flat()
  .filter((block): block is Block => {
    return typeof block === 'object' && block !== null && 'blockType' in block;
  });

describe('every block', () => {
  test.each(all)('$blockType shows its words', (block) => {
    const html = renderToStaticMarkup(
      <Blocks blocks={[block]} page={{ ...examplePage, ...lists.listed }} />,
    );
    const words = html.replace(/<[^>]*>/g, ' ');
    const fields = block as { heading?: string | null; value?: string; text?: string };
    for (const text of [fields.heading, fields.value, fields.text]) {
      if (text)
        for (const word of text.split(/\s+/)) expect(words).toContain(renderToStaticMarkup(word));
    }
  });

  test('has an example', () => {
    const shown = new Set(all.map(({ blockType }) => blockType));
    expect(
      Object.keys(blockViews).filter(
        (type) => type !== 'anchor' && !shown.has(type as Block['blockType']),
      ),
    ).toEqual([]);
  });
});
