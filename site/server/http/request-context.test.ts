import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { execute } from '@oilway/content/database/execute.ts';
import { makeLog } from '@oilway/store/log.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { boot, type TestSite } from '../../test/build-app.ts';

const proxy = '203.0.113.9';
const own = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

let site: TestSite;
let log = '';
beforeAll(async () => {
  const stream = { write: (line: string) => (log += line) };
  site = await boot({
    environment: { TRUSTED_PROXIES: `${proxy}, 127.0.0.1` },
    change: () => ({ log: makeLog('debug', stream) }),
  });
  const { log: root, renderer } = site.context;
  const { errorPage } = renderer;
  // Logs without access to the request.
  renderer.errorPage = (...args) => {
    root.info('deep inside');
    return errorPage(...args);
  };
});
afterAll(() => site?.close());
beforeEach(() => {
  log = '';
});

interface Line {
  reqId?: string;
  msg: string;
}
const lines = () =>
  log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

async function sendRequest(id: string, remoteAddress = proxy) {
  const headers = { 'x-request-id': id };
  const response = await site.app.inject({ url: '/gibt-es-nicht', headers, remoteAddress });
  return response.headers['x-request-id'];
}

test.each(['4f0c8a', '018f2c3e-7d1a-7b55-9b1e-0f6a2f9f8c11', 'Root=1-67891233-abcdef/x+y:0'])(
  'uses the request id %s of a trusted proxy in response and log',
  async (id) => {
    expect(await sendRequest(id)).toBe(id);
    expect(lines().map(({ msg, reqId }) => [msg, reqId])).toEqual([
      ['deep inside', id],
      ['answered', id],
    ]);
    expect(log.match(/reqId/g)).toHaveLength(2);
  },
);

test.each([
  ['4f0c8a', '203.0.113.10'],
  ['4f0c8a', '::1'],
  ['', proxy],
  ['x'.repeat(101), proxy],
  ['a b', proxy],
  ['","level":60,"x":"', proxy],
  ['Straße', proxy],
  ['a, b', proxy],
])('ignores the request id %j from %s', async (id, address) => {
  expect(await sendRequest(id, address)).toMatch(own);
  expect(new Set(lines().map(({ reqId }) => reqId)).size).toBe(1);
  expect(lines()[0]?.reqId).toMatch(own);
});

test('logs work after the request body under the same request id', async () => {
  await execute(site.payload, 'ALTER TABLE contact_messages RENAME TO contact_messages_away');
  const origin = await site.app.listen({ host: '127.0.0.1', port: 0 });
  const clientRequest = request(`${origin}/gibt-es-nicht`, {
    method: 'POST',
    headers: {
      'x-request-id': 'form-1',
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': 7,
    },
  });
  clientRequest.flushHeaders();
  await wait(50);
  clientRequest.end('block=1');
  const [response] = await once(clientRequest, 'response');
  response.resume();
  await once(response, 'end');
  expect(response.headers['x-request-id']).toBe('form-1');
  await expect.poll(() => log).toContain('"answered"');
  const requestLines = lines().filter(({ msg }) => !msg.startsWith('Server listening'));
  expect(requestLines.map(({ msg, reqId }) => [msg, reqId])).toContainEqual([
    'deep inside',
    'form-1',
  ]);
  expect(requestLines.filter(({ reqId }) => reqId !== 'form-1')).toEqual([]);
});

test('the reporting routes have no request id in response and log', async () => {
  const response = await site.app.inject({
    method: 'POST',
    url: '/umbraco/api/whistleblowing/SubmitMessage',
    headers: { 'x-request-id': 'report-1', 'content-type': 'application/json' },
    payload: '{"umbracoNodeID": 1}',
    remoteAddress: proxy,
  });
  expect(response.statusCode).toBe(400);
  expect(response.headers).not.toHaveProperty('x-request-id');
  expect(log).not.toContain('report-1');
});
