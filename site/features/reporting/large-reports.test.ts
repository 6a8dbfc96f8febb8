import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boot, type TestSite } from '../../test/build-app.ts';
import { expectSecurityHeaders } from '../../test/expect-security-headers.ts';

const submit = '/umbraco/api/whistleblowing/SubmitMessage';
const add = '/api/reporting/messages';
const logged: string[] = [];
let site: TestSite;
let port: number;

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
  site = await boot({ change: () => ({ log }) });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = site.app.server.address() as AddressInfo);
  logged.length = 0;
});
afterAll(() => site?.close());

/** Begins a request and leaves its body unfinished. */
async function begin(path: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  const head = `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`;
  socket.write(`${head}Content-Length: 5000000\r\n\r\n{`);
  return socket;
}

const post = (path: string, body: string, type = 'application/json') =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
const large = JSON.stringify({ sealed: 'a'.repeat(100_000) });

test('returns 503 for a ninth concurrent large report, but not for a small one', async () => {
  const sockets: Socket[] = [];
  for (let one = 0; one < 8; one += 1) sockets.push(await begin(one % 2 ? submit : add));
  await expect.poll(async () => (await post(submit, large)).status).toBe(503);
  const refused = await post(submit, large);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(refused.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect((await refused.json()).detail).toContain('at once');
  expect((await post(submit, '{}')).status).toBe(400);
  sockets.pop()?.destroy();
  await expect.poll(async () => (await post(submit, large)).status).toBe(400);
  for (const socket of sockets) socket.destroy();
  expect(logged).toEqual([]);
});

test('returns 413 for oversized bodies, as problem+json to API calls and as a page to forms', async () => {
  for (const path of [submit, add]) {
    const answer = await post(path, JSON.stringify({ sealed: 'a'.repeat(6_600_000) }));
    expect(answer.status).toBe(413);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect((await answer.json()).detail).toContain('larger than the 6500000 bytes');
  }
  const form = 'application/x-www-form-urlencoded';
  const words = { '': 'eine Seite zurück', '/pl': 'cofnąć się w\u00a0przeglądarce' };
  for (const [root, text] of Object.entries(words))
    for (const path of ['/reporting/report', '/reporting/answer', '/kontakt']) {
      const answer = await post(root + path, `description=${'a'.repeat(450_000)}`, form);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([413, 'no-store']);
      expectSecurityHeaders(Object.fromEntries(answer.headers));
      const page = await answer.text();
      expect(page).toContain('<h1');
      expect(page).toContain(text);
    }
  const broken = await post('/reporting/report', '{}', 'application/json; charset=none');
  expect([broken.status >= 400, broken.status < 500]).toEqual([true, true]);
  expect(logged.join()).not.toContain('report');
});
