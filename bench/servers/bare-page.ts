/**
 * Fastify and React and nothing else: a page of as many elements and bytes as the arguments say,
 * rendered for each request. Tells its address to whoever started it.
 */
import fastify from 'fastify';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const [elements = 1000, bytes = 50_000] = process.argv.slice(2).map(Number);
// Each row is three elements; its tags and attributes take about 70 bytes.
const rows = Math.round(elements / 3);
const text = 'Oil and filter, done while you wait. '
  .repeat(100)
  .slice(0, Math.max(0, bytes / rows - 70));

function Row({ index }: { index: number }) {
  const link = createElement('a', { href: `/stations/${index}` }, `${index} ${text}`);
  return createElement(
    'li',
    { className: 'row-0123' },
    createElement('span', { className: 'name' }, link),
  );
}

const Page = () =>
  createElement(
    'html',
    { lang: 'en' },
    createElement(
      'body',
      null,
      Array.from({ length: rows }, (_, index) => createElement(Row, { key: index, index })),
    ),
  );

const app = fastify();
app.get('/', (_, reply) =>
  reply
    .type('text/html; charset=utf-8')
    .send(`<!doctype html>${renderToStaticMarkup(createElement(Page))}`),
);
process.send?.(await app.listen({ host: '127.0.0.1', port: 0 }));
process.once('disconnect', () => process.exit(0));
