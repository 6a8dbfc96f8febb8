/** Rejected request bodies through the bundled Caddy proxy, which reuses its connections to the studio. */
import { request } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caddy, startCaddy } from '../../content/test/caddy.ts';
import { freePort } from '../../content/test/postgres.ts';
import { emailOf, password } from './people.ts';
import { openStudio, type TestStudio } from './server.ts';

let studio: TestStudio;
let caddy: Caddy;
let port: number;
let origin: string;

beforeAll(async () => {
  port = await freePort();
  origin = `https://studio.oilway.localhost:${port}`;
  studio = await openStudio([], undefined, {
    STUDIO_ORIGIN: origin,
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'debug',
  });
  caddy = startCaddy({
    plain: await freePort(),
    siteOrigin: `https://oilway.localhost:${port}`,
    studioOrigin: origin,
    sitePort: await freePort(),
    studioPort: Number(new URL(studio.origin).port),
  });
  while ((await send('GET', '/health/live').catch(() => 0)) !== 200) await wait(200);
});
afterAll(async () => {
  await caddy?.stop();
  await studio?.close();
});

/** Sends a request. @returns the status; rejects after 10 s. */
function send(
  method: string,
  path: string,
  body?: string | Buffer,
  more: Record<string, string> = {},
) {
  return new Promise<number>((resolve, reject) => {
    const clientRequest = request({
      host: '127.0.0.1',
      port,
      servername: 'studio.oilway.localhost',
      // Caddy's internal certificate authority.
      rejectUnauthorized: false,
      agent: false,
      method,
      path,
      headers: {
        Host: `studio.oilway.localhost:${port}`,
        Origin: origin,
        ...(body === undefined
          ? {}
          : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
        ...more,
      },
      signal: AbortSignal.timeout(10_000),
    });
    clientRequest.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    clientRequest.on('error', reject);
    clientRequest.end(body);
  });
}

const login = (bytes: number) =>
  JSON.stringify({ email: emailOf('admin'), password, more: 'x'.repeat(bytes) });

describe.each([
  ['/api/staff/login', 400],
  ['/api/staff/forgot-password', 400],
  ['/api/staff/reset-password', 400],
  ['/api/staff/second-step', 400],
  ['/api/pages', 403],
  ['/api/nothing', 404],
  ['/admin/login', undefined],
  ['/nothing', undefined],
])('after a body rejected by %s', (path, status) => {
  test.each([17_000, 200_000, 999_000, 3_000_000])(
    'answers the next request after %d bytes',
    async (bytes) => {
      const first = await send('POST', path, login(bytes));
      expect(first).toBeLessThan(500);
      if (bytes > 1_000_000 && status) expect(first).toBe(413);
      else if (status && path.startsWith('/api/staff')) expect([status, 404]).toContain(first);
      expect(await send('GET', '/health/live')).toBe(200);
      expect(await send('POST', '/api/staff/logout', '{}')).toBe(200);
    },
  );
});

test('answers the next request after other rejected requests', async () => {
  const body = login(500_000);
  const cases: [string, string, Record<string, string>][] = [
    ['POST', '/api/staff/login', { Origin: 'https://evil.example' }],
    ['POST', '/api/staff/login', { 'Content-Type': 'text/plain' }],
    ['PUT', '/api/pages/1', {}],
    ['DELETE', '/api/pages/1', {}],
    ['PATCH', '/icon.svg', {}],
    ['POST', '/health/live', {}],
    ['POST', '/api/media', { 'Content-Type': 'multipart/form-data; boundary=x' }],
  ];
  for (const [method, path, more] of cases) {
    const status = await send(method, path, body, more);
    expect(status, `${method} ${path}`).toBeLessThan(500);
    expect(await send('GET', '/health/live'), `after ${method} ${path}`).toBe(200);
  }
});

test('counts unreadable login bodies as attempts and throttles the network', async () => {
  const statuses = new Set<number>();
  for (let tries = 0; tries < 310; tries += 10)
    for (const status of await Promise.all(
      Array.from({ length: 10 }, () => send('POST', '/api/staff/login', login(20_000))),
    ))
      statuses.add(status);
  expect([...statuses].sort()).toEqual([400, 429]);
});
