/**
 * Reference servers for the site's benchmarks, both on Node's HTTP server: `fixed` sends one prepared response (body from the standard input, headers
 * as JSON), `react` renders a page with the given number of elements and bytes for each request.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

const [kind, ...options] = process.argv.slice(2);
const createResponse =
  kind === 'fixed'
    ? fixedResponse(await buffer(process.stdin), options[0])
    : reactResponse(options);

const server = createServer((_, response) => {
  const { body, headers } = createResponse();
  response.writeHead(200, headers);
  response.end(body, 'latin1');
});
server.listen(0, '127.0.0.1', () => {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
process.once('disconnect', () => process.exit(0));

function fixedResponse(bytes: Buffer, json = '{}') {
  const given = JSON.parse(json) as Record<string, string>;
  const headers = Object.entries({ ...given, 'content-length': String(bytes.length) }).flat();
  const body = bytes.toString('latin1');
  return () => ({ body, headers });
}

function reactResponse(given: string[]) {
  const [elements = 1000, bytes = 50_000] = given.map(Number);
  // Each row is three elements; its tags and attributes take about 70 bytes.
  const rows = Math.round(elements / 3);
  const text = 'Oil and filter, done while you wait. '
    .repeat(100)
    .slice(0, Math.max(0, bytes / rows - 70));
  const Row = ({ index }: { index: number }) => {
    const link = createElement('a', { href: `/stations/${index}` }, `${index} ${text}`);
    const name = createElement('span', { className: 'name' }, link);
    return createElement('li', { className: 'row-0123' }, name);
  };
  const Page = () => {
    const list = Array.from({ length: rows }, (_, at) =>
      createElement(Row, { key: at, index: at }),
    );
    return createElement('html', { lang: 'en' }, createElement('body', null, list));
  };
  const headers = ['content-type', 'text/html; charset=utf-8'];
  return () => ({
    body: `<!doctype html>${renderToStaticMarkup(createElement(Page))}`,
    headers,
  });
}
