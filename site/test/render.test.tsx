import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { blocks as table } from '../blocks/all-blocks.ts';
import { blockExamples, onceExamples } from '../development/examples/block-examples.tsx';

const ofBlocks = [...blockExamples, ...onceExamples];

test.each(ofBlocks)('$name renders', ({ element }) => {
  const html = renderToStaticMarkup(element);
  expect(html.length).toBeGreaterThan(10);
  expect(html).not.toMatch(/undefined|\[object |NaN/);
});

const empty =
  /nichts gefunden|ohne Treffer|ohne Meldung|ohne Termin|Ansprechpartner: niemand|Freie Stellen: keine/;

test.each(blockExamples.filter(({ name }) => empty.test(name)))(
  '$name renders a drawing in place of the list',
  ({ element }) => {
    expect(renderToStaticMarkup(element)).toContain('viewBox="0 0 750 ');
  },
);

describe('block examples', () => {
  test.each(ofBlocks)('$name contains the texts of its blocks', ({ element, shown }) => {
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

  test('every block type has an example', () => {
    const shown = new Set<string>(
      ofBlocks.flatMap((example) => example.shown.map(({ blockType }) => blockType)),
    );
    expect(Object.keys(table).filter((type) => !shown.has(type))).toEqual([]);
  });
});
