import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { blocks as table } from '../blocks.ts';
import { blockExamples } from '../examples/block-examples.tsx';
import * as blocks from '../examples/blocks/blocks.ts';
import { exampleData } from '../examples/blocks/data.ts';
import * as signUps from '../examples/blocks/event-sign-up.ts';
import * as forms from '../examples/blocks/forms.ts';
import * as lists from '../examples/blocks/lists.ts';
import { examplePage } from '../examples/blocks/page.ts';
import * as portal from '../examples/blocks/portal.ts';
import { examples } from '../examples/ui-examples.tsx';
import { Blocks } from '../page/blocks/Blocks.tsx';
import type { Block } from '../page/blocks/block-types.ts';

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
      <Blocks
        table={table}
        blocks={[block]}
        data={exampleData([block], lists.listed)}
        page={examplePage}
      />,
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
      Object.keys(table).filter(
        (type) => type !== 'anchor' && !shown.has(type as Block['blockType']),
      ),
    ).toEqual([]);
  });
});
