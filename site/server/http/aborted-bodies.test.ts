import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boot, type TestSite } from '../../test/build-app.ts';
import { routesOf } from '../../test/route-table.ts';

let site: TestSite;
let port: number;
let written = '';
beforeAll(async () => {
  const log = pino({ level: 'warn', base: null }, { write: (line) => (written += line) });
  site = await boot({ change: () => ({ log }) });
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  port = (site.app.server.address() as { port: number }).port;
});
afterAll(() => site?.close());

const multipart = '--x\r\nContent-Disposition: form-data; name="message"\r\n\r\nhalf of';
const file =
  '--x\r\nContent-Disposition: form-data; name="attachments"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7';
const bodies = [
  ['application/json', '{"message":"half of'],
  ['multipart/form-data; boundary=x', multipart],
  ['multipart/form-data; boundary=x', file],
  ['application/x-www-form-urlencoded', 'message=half'],
  ['application/json', `{"message":"${'x'.repeat(300_000)}`],
  ['multipart/form-data; boundary=x', file + 'x'.repeat(500_000)],
  ['multipart/form-data; boundary=x', file + 'x'.repeat(3_000_000)],
  ['multipart/form-data', 'x'],
  ['application/json', ''],
  ['application/json; charset=utf-16', '{'],
] as const;

/** Sends the head and a part of the body, then ends the connection in one of two ways. */
async function breakOff(
  path: string,
  type: string,
  body: string,
  way: 'end' | 'reset',
  length: string,
) {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined).resume();
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`;
  socket.write(
    head + (length.startsWith('T') ? `${body.length.toString(16)}\r\n${body}\r\n` : body),
  );
  await wait(50);
  const closed = once(socket, 'close');
  if (way === 'reset') socket.resetAndDestroy();
  else socket.end();
  await wait(50);
  socket.destroy();
  await closed;
}

test('logs no error for an aborted request body', async () => {
  const paths = routesOf(site.app)
    .filter(({ method }) => method === 'POST')
    .map(({ path }) => path.replace(/:\w+/g, '1'));
  for (const length of [
    'Content-Length: 1000',
    'Content-Length: 9000000',
    'Transfer-Encoding: chunked',
  ])
    for (const way of ['end', 'reset'] as const)
      await Promise.all(
        paths.flatMap((path) =>
          bodies.map(([type, body]) => breakOff(path, type, body, way, length)),
        ),
      );
  await wait(200);
  expect(written.split('\n').filter(Boolean)).toEqual([]);
});
