import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { blockExamples } from './block-examples.tsx';

it.each(blockExamples)('$name renders without inline style or script', ({ element }) => {
  const html = renderToStaticMarkup(element);
  expect(html).not.toMatch(/<[^>]+ style=/);
  expect(html).not.toMatch(/<script|javascript:/);
});
