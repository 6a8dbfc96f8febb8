import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MeasuringJug } from '../../components/illustration/MeasuringJug.tsx';
import { priceList } from '../../development/examples/blocks/blocks.ts';
import { examplePage } from '../../development/examples/blocks/page.ts';
import { PriceList } from './PriceList.tsx';

test('the prices are a table for print and screen readers', () => {
  const html = renderToStaticMarkup(<PriceList block={priceList} page={examplePage} />);
  const table = html.slice(html.indexOf('<table'), html.indexOf('</table'));
  expect(table.replace(/<[^>]+>/g, '|').replaceAll('\u00a0', ' ')).toContain(
    '|Mittel||bis 5,5 Liter Öl und Ölfilter||99 €|',
  );
});

test('the oil of a jug stands at its share of the scale', () => {
  const levelOf = (litres: number) => {
    const html = renderToStaticMarkup(<MeasuringJug litres={litres} locale="de-DE" scale={8} />);
    return Number(/ (\d+(?:\.\d+)?)H[\d.]+C/.exec(html)?.[1]);
  };
  const [half, full, ground] = [levelOf(4), levelOf(8), 142];
  expect((ground - half) / (ground - full)).toBeCloseTo(0.5);
  expect(levelOf(0), 'no oil at all').toBeNaN();
});
