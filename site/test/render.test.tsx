import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { blocks as table } from '../blocks.ts';
import { blockExamples } from '../examples/block-examples.tsx';
import { examples } from '../examples/ui-examples.tsx';

test.each([...examples, ...blockExamples])('$name renders', ({ element }) => {
  const html = renderToStaticMarkup(element);
  expect(html.length).toBeGreaterThan(10);
  expect(html).not.toMatch(/undefined|\[object |NaN/);
});

describe('every block', () => {
  test.each(blockExamples)('of $name shows its words', ({ element, shown }) => {
    const words = renderToStaticMarkup(element).replace(/<[^>]*>/g, ' ');
    for (const block of shown) {
      const { heading, text, value } = block as {
        heading?: string | null;
        text?: string | null;
        value?: string;
      };
      for (const word of [heading, text, value].flatMap((field) => field?.split(/\s+/) ?? []))
        expect(words).toContain(renderToStaticMarkup(word));
    }
  });

  test('has an example', () => {
    const shown = new Set<string>(
      blockExamples.flatMap((example) => example.shown.map(({ blockType }) => blockType)),
    );
    expect(Object.keys(table).filter((type) => !shown.has(type))).toEqual([]);
  });
});
