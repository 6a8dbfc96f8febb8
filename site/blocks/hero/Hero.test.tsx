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

test.each([
  ['Kontakt. Ein Mensch, eine Nummer.', false, false],
  ['Der Weg des Altöls: eine Führung im O', true, false],
  ['Neue Melde\u00adstelle, gleicher Schutz', false, false],
  ['Hitze und Öl', false, true],
  ['Ölwechsel, gleich um die Ecke.', false, false],
])('sets data-long from 34 letters and data-accents for: %s', (heading, isLong, hasAccents) => {
  const html = renderWithHeading(heading);
  expect([html.includes('data-long=""'), html.includes('data-accents=""')]).toEqual([
    isLong,
    hasAccents,
  ]);
});
