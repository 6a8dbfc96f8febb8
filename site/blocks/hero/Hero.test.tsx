import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { examplePage } from '../../development/examples/blocks/page.ts';
import { Hero } from './Hero.tsx';

const renderWithHeading = (heading: string) =>
  renderToStaticMarkup(
    <Hero block={{ blockType: 'hero', variant: 'field', heading }} page={examplePage} />,
  );

test.each([
  ['Filter. Vier Stück', undefined],
  ['Unsere Barrierefreiheit', '17'],
  ['Barriere\u00adfreiheit', undefined],
  ['Augsburg-Oberhausen', '12'],
  ['Kfz-Mechatroniker', '14'],
  ['Donaudampfschifffahrtsgesellschaftskapitän', '30'],
])('sets data-longest to the longest word of: %s', (heading, longest) => {
  expect(/data-longest="(\d+)"/.exec(renderWithHeading(heading))?.[1]).toBe(longest);
});
