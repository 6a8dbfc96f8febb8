/** Response headers, request IDs, metrics and body limits of the studio. */
import { readFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../content/test/postgres.ts';
import { cookieOf, emailOf, password } from './people.ts';
import { openStudio, type TestStudio } from './server.ts';

const origin = 'https://studio.oilway.example';
let studio: TestStudio;
let metricsPort: number;
beforeAll(async () => {
  metricsPort = await freePort();
  const settings = {
    STUDIO_ORIGIN: origin,
    METRICS_PORT: String(metricsPort),
    TRUSTED_PROXIES: '127.0.0.1,::1',
    LOG_LEVEL: 'debug',
  };
  studio = await openStudio([], undefined, settings);
});
afterAll(() => studio?.close());

const cookie = async () => {
  const body = JSON.stringify({ email: emailOf('admin'), password });
  const headers = { 'Content-Type': 'application/json', Origin: origin };
  const login = `${studio.origin}/api/staff/login`;
  return cookieOf(await fetch(login, { method: 'POST', headers, body }));
};

const get = (path: string) => fetch(studio.origin + path, { redirect: 'manual' });

describe('behind HTTPS', () => {
  test('allows only scripts with the nonce of the response', async () => {
    const [first, second] = await Promise.all([get('/admin/login'), get('/admin/login')]);
    const policies = [first, second].map(({ headers }) => parsePolicy(headers));
    for (const policy of policies) {
      expect(policy).toMatchObject({ 'default-src': "'none'", 'base-uri': "'none'" });
      expect(policy['script-src']).toMatch(/^'self' 'nonce-[\w+/=]{24}' 'strict-dynamic'$/);
    }
    expect(policies[0]?.['script-src']).not.toBe(policies[1]?.['script-src']);
    const html = await first.text();
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(policies[0]?.['script-src'] ?? '') ?? [];
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
    expect(html).not.toMatch(/<[^>]+ on[a-z]+="/);
  });

  test('sends the same headers after login as on the login page', async () => {
    const logged = await cookie();
    const inside = { headers: { Cookie: logged } };
    const login = await get('/admin/login');
    for (const path of ['/admin', '/admin/account', '/admin/collections/pages']) {
      const page = await fetch(studio.origin + path, { ...inside, redirect: 'manual' });
      expect([path, page.status]).toEqual([path, 200]);
      expect(stableHeaders(page.headers), path).toEqual(stableHeaders(login.headers));
    }
  });

  test.each(['/admin/login', '/api/staff/me', '/api/pages', '/api/nothing'])(
    'sends no-store, HSTS and CSP headers for %s',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('cache-control')).toContain('no-store');
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=63072000/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(parsePolicy(headers)).toMatchObject({
        'default-src': "'none'",
        'frame-ancestors': "'none'",
      });
    },
  );
});

test.each(['/admin/login', '/api/staff/me', '/api/nothing'])(
  'does not echo a TRACE request to %s',
  async (path) => {
    const answer = await new Promise<{ status?: number; body: string }>((resolve) => {
      const clientRequest = ask(studio.origin + path, {
        method: 'TRACE',
        headers: { 'X-Mine': 'canary' },
      });
      clientRequest.on('response', async (response) => {
        let body = '';
        for await (const part of response) body += part;
        resolve({ status: response.statusCode, body });
      });
      clientRequest.end();
    });
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).not.toContain('canary');
  },
);

test('sends no CORS header to other origins', async () => {
  const response = await fetch(`${studio.origin}/api/pages`, {
    headers: { Origin: 'https://evil.example' },
  });
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
});

test.each(['/api/graphql', '/api/graphql-playground'])('%s does not exist', async (path) => {
  for (const method of ['GET', 'POST'])
    expect((await fetch(studio.origin + path, { method })).status).toBe(404);
});

test('sends security headers that forbid framing', async () => {
  const { headers } = await fetch(`${studio.origin}/admin/login`);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('x-powered-by')).toBeNull();
});

test('sends the request ID in response and log and accepts a valid one from the proxy', async () => {
  const own = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
  const [page, call] = await Promise.all([get('/admin/login'), get('/api/nothing')]);
  const ids = [page, call].map(({ headers }) => headers.get('x-request-id') ?? '');
  for (const id of ids) expect(id).toMatch(own);
  expect(ids[0]).not.toBe(ids[1]);
  // The refusal is logged after the body was received.
  const body = JSON.stringify({ email: 'unknown@oilway.example', password });
  const ask = (id: string) =>
    fetch(`${studio.origin}/api/pages/4711?depth=x`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', 'X-Request-Id': id, Origin: origin },
      body,
    });
  expect((await ask('proxy-1')).headers.get('x-request-id')).toBe('proxy-1');
  const odd = `{"level":60} ${'x'.repeat(200)}`;
  expect((await ask(odd)).headers.get('x-request-id')).toMatch(own);
  await expect.poll(() => studio.studio.log()).toContain('"reqId":"proxy-1"');
  expect(studio.studio.log()).not.toContain(odd);
});

test('labels metrics with known routes only and serves them only on the metrics port', async () => {
  for (const path of [
    '/api/pages/4711-geheim',
    '/api/geheim/../geheim?wort=geheim',
    '/admin/collections/geheim/1',
    `/api/${'geheim/'.repeat(1000)}`,
    '//geheim.example/api/pages',
  ])
    await get(path);
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(text).toMatch(/^oilway_http_responses_total\{route="\/api\/pages\/\*",status="403"\} \d/m);
  expect(text).toMatch(/^oilway_database_up 1$/m);
  expect(text).not.toMatch(/geheim|route="[^"]*4711|metrics"/);
  expect((await get('/metrics')).status).toBe(404);
});

test('rejects malformed bodies without a stack trace in the log', async () => {
  const logged = await cookie();
  const form = (data: string) =>
    `--x\r\nContent-Disposition: form-data; name="_payload"\r\n\r\n${data}\r\n--x--\r\n`;
  const before = studio.studio.log().length;
  for (const Cookie of ['', logged])
    for (const [type, body] of [
      ['text/plain', 'hello'],
      ['application/json', '{'],
      ['multipart/form-data; boundary=x', form('{}').slice(0, -8)],
    ] as const)
      for (const path of ['/api/pages', '/api/media', '/api/staff/login', '/api/nothing']) {
        const headers = { 'Content-Type': type, Origin: origin, Cookie };
        const { status } = await fetch(studio.origin + path, { method: 'POST', headers, body });
        expect([400, 401, 403, 404, 415], `${type} at ${path}: ${body.slice(0, 50)}`).toContain(
          status,
        );
      }
  expect(studio.studio.log().slice(before)).not.toMatch(/"stack":|"level":[56]0/);
});

describe('request bodies', () => {
  const login = (bytes: number) =>
    JSON.stringify({ email: emailOf('admin'), password, more: 'x'.repeat(bytes) });

  test('rejects bodies over 1 MB before login', async () => {
    expect(await post('/api/staff/login', login(900_000))).not.toBe(413);
    for (const path of [
      '/api/staff/login',
      '/api/staff/forgot-password',
      '/api/media',
      '/api/nothing',
      '/admin/login',
      '/admin/collections/pages',
    ])
      expect(await post(path, login(1_000_001)), path).toBe(413);
  });

  test('rejects bodies without a Content-Length and bodies over the file size limit', async () => {
    expect(await post('/api/staff/login', login(10), 'chunked')).toBe(411);
    expect(await post('/admin/login', login(10), 'chunked')).toBe(413);
    const logged = await cookie();
    expect(await post('/api/pages', login(10), 'chunked', logged)).toBe(411);
    expect(await post('/api/pages', login(52_000_001), undefined, logged)).toBe(413);
    // A request without a body.
    expect(await post('/api/staff/logout', '', undefined, logged)).toBe(200);
  });

  test('reports the size limit in the language of the sender', async () => {
    const logged = await cookie();
    const refusal = async (headers: Record<string, string>, size = 52_000_001) => {
      const answer = await fetch(`${studio.origin}/api/media`, {
        method: 'POST',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x', Origin: origin, ...headers },
        body: Buffer.alloc(size),
      });
      const { errors } = (await answer.json()) as { errors: { message: string }[] };
      return [answer.status, errors[0]?.message];
    };
    const Cookie = logged;
    expect(await refusal({ Cookie, 'Accept-Language': 'pl,en;q=0.5' })).toEqual([
      413,
      'Ponad 50 MB: za duży plik. Nic nie zapisano.',
    ]);
    expect(await refusal({ Cookie, 'Accept-Language': 'de-DE,de;q=0.9' })).toEqual([
      413,
      'Mehr als 50 MB: zu groß. Nichts wurde gespeichert.',
    ]);
    // The studio's language setting has priority over that of the browser.
    expect(
      await refusal({ Cookie: `${Cookie}; payload-lng=en`, 'Accept-Language': 'de-DE' }),
    ).toEqual([413, 'More than 50 MB: too large. Nothing was saved.']);
    expect(await refusal({ 'Accept-Language': 'pl' }, 1_000_001)).toEqual([
      413,
      'Bez zalogowania dozwolony jest najwyżej 1 MB. Proszę się zalogować i spróbować ponownie.',
    ]);
  });

  test('rejects bodies of 250 MB without buffering them', async () => {
    const before = memory('VmRSS');
    const body = 'x'.repeat(250_000_000);
    const answers = await Promise.all([1, 2, 3].map(() => post('/api/staff/login', body)));
    expect(answers).toEqual([413, 413, 413]);
    expect(memory('VmHWM') - before).toBeLessThan(150_000);
  });
});

/** Returns the response headers without those that differ for each response. */
const stableHeaders = (headers: Headers) =>
  Object.fromEntries(
    [...headers]
      .filter(([name]) => !['date', 'etag', 'link', 'set-cookie', 'x-request-id'].includes(name))
      .map(([name, value]) => [name, value.replace(/'nonce-[^']+'/, "'nonce'")]),
  );

/** Returns the Content Security Policy by directive. */
function parsePolicy(headers: Headers): Record<string, string> {
  const rules = (headers.get('content-security-policy') ?? '').split('; ');
  return Object.fromEntries(
    rules.map((rule) => [rule.split(' ')[0], rule.slice(rule.indexOf(' ') + 1)]),
  );
}

/** Sends a POST request. @returns the status, possibly before all was sent; 0 if the connection closed without a response. */
function post(path: string, body: string, transfer?: 'chunked', cookie?: string): Promise<number> {
  return new Promise((resolve) => {
    const length = transfer
      ? { 'Transfer-Encoding': transfer }
      : { 'Content-Length': Buffer.byteLength(body) };
    const clientRequest = ask(
      studio.origin + path,
      {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...length,
          ...(cookie ? { Cookie: cookie, Origin: origin } : {}),
        },
      },
      (response) => {
        hasResponse = true;
        response.resume();
        resolve(response.statusCode ?? 0);
      },
    );
    clientRequest.on('error', () => resolve(0));
    // In pieces, as browsers send files: with one large write the close would be noticed before the response.
    let hasResponse = false;
    let at = 0;
    const writeNext = () => {
      const piece = body.slice(at, at + 65_536);
      at += piece.length;
      if (hasResponse || at >= body.length) clientRequest.end(hasResponse ? undefined : piece);
      else if (clientRequest.write(piece)) setImmediate(writeNext);
      else clientRequest.once('drain', writeNext);
    };
    writeNext();
  });
}

/** Returns the studio's memory in kilobytes: now, or at peak. */
function memory(which: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${studio.studio.pid}/status`, 'utf8');
  return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]);
}
