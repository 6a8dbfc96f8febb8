/** What every answer of the studio carries, and what it takes in from whom. */
import { readFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../content/test/postgres.ts';
import { cookieOf, emailOf, password } from './people.ts';
import { type OpenStudio, openStudio } from './server.ts';

const origin = 'https://studio.oilway.example';
let studio: OpenStudio;
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

describe('behind https', () => {
  test('a page runs no script without the nonce of its own answer', async () => {
    const [first, second] = await Promise.all([get('/admin/login'), get('/admin/login')]);
    const policies = [first, second].map(({ headers }) => policyOf(headers));
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

  test('the pages inside send what the login sends', async () => {
    const logged = await cookie();
    const inside = { headers: { Cookie: logged } };
    const login = await get('/admin/login');
    for (const path of ['/admin', '/admin/account', '/admin/collections/pages']) {
      const page = await fetch(studio.origin + path, { ...inside, redirect: 'manual' });
      expect([path, page.status]).toEqual([path, 200]);
      expect(promisesOf(page.headers), path).toEqual(promisesOf(login.headers));
    }
  });

  test.each(['/admin/login', '/api/staff/me', '/api/pages', '/api/nothing'])(
    '%s is kept by nobody, and only asked for over https',
    async (path) => {
      const { headers } = await get(path);
      expect(headers.get('cache-control')).toContain('no-store');
      expect(headers.get('strict-transport-security')).toMatch(/^max-age=63072000/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(policyOf(headers)).toMatchObject({
        'default-src': "'none'",
        'frame-ancestors': "'none'",
      });
    },
  );
});

test.each(['/admin/login', '/api/staff/me', '/api/nothing'])(
  '%s repeats nothing for TRACE, and does not fail',
  async (path) => {
    const answer = await new Promise<{ status?: number; body: string }>((told) => {
      const asked = ask(studio.origin + path, { method: 'TRACE', headers: { 'X-Mine': 'canary' } });
      asked.on('response', async (response) => {
        let body = '';
        for await (const part of response) body += part;
        told({ status: response.statusCode, body });
      });
      asked.end();
    });
    expect(answer.status).toBeLessThan(500);
    expect(answer.body).not.toContain('canary');
  },
);

test('an answer and the lines about it tell which request they are of', async () => {
  const own = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
  const [page, call] = await Promise.all([get('/admin/login'), get('/api/nothing')]);
  const ids = [page, call].map(({ headers }) => headers.get('x-request-id') ?? '');
  for (const id of ids) expect(id).toMatch(own);
  expect(ids[0]).not.toBe(ids[1]);
  // What is refused is told in the log, after its body has come.
  const body = JSON.stringify({ email: 'nobody@oilway.example', password });
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

test('answers are counted by names that are ours, whatever is asked, and the metrics stand nowhere else', async () => {
  for (const path of [
    '/api/pages/4711-geheim',
    '/api/geheim/../geheim?wort=geheim',
    '/admin/collections/geheim/1',
    `/api/${'geheim/'.repeat(1000)}`,
    '//geheim.example/api/pages',
  ])
    await get(path);
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(text).toMatch(/^oilway_http_answers_total\{route="\/api\/pages\/\*",status="403"\} \d/m);
  expect(text).toMatch(/^oilway_database_up 1$/m);
  expect(text).not.toMatch(/geheim|route="[^"]*4711|metrics"/);
  expect((await get('/metrics')).status).toBe(404);
});

test('what Payload can make nothing of is refused without a stack in the log', async () => {
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

describe('a body', () => {
  const login = (bytes: number) =>
    JSON.stringify({ email: emailOf('admin'), password, more: 'x'.repeat(bytes) });

  test('of more than a megabyte is not read before a login', async () => {
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

  test('whose length is not told is not read, and none that is longer than a file may be, whoever sends it', async () => {
    expect(await post('/api/staff/login', login(10), 'chunked')).toBe(411);
    expect(await post('/admin/login', login(10), 'chunked')).toBe(413);
    const logged = await cookie();
    expect(await post('/api/pages', login(10), 'chunked', logged)).toBe(411);
    expect(await post('/api/pages', login(52_000_001), undefined, logged)).toBe(413);
    // One without a body has none.
    expect(await post('/api/staff/logout', '', undefined, logged)).toBe(200);
  });

  test('that is too large is refused in the language of its sender', async () => {
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
    // The language chosen in the studio comes before that of the browser.
    expect(
      await refusal({ Cookie: `${Cookie}; payload-lng=en`, 'Accept-Language': 'de-DE' }),
    ).toEqual([413, 'More than 50 MB: too large. Nothing was saved.']);
    expect(await refusal({ 'Accept-Language': 'pl' }, 1_000_001)).toEqual([
      413,
      'Bez zalogowania dozwolony jest najwyżej 1 MB. Proszę się zalogować i spróbować ponownie.',
    ]);
  });

  test('of 250 MB takes no memory', async () => {
    const before = memory('VmRSS');
    const body = 'x'.repeat(250_000_000);
    const answers = await Promise.all([1, 2, 3].map(() => post('/api/staff/login', body)));
    expect(answers).toEqual([413, 413, 413]);
    expect(memory('VmHWM') - before).toBeLessThan(150_000);
  });
});

/** What an answer tells a browser to hold to, but for what is of this answer alone. */
const promisesOf = (headers: Headers) =>
  Object.fromEntries(
    [...headers]
      .filter(([name]) => !['date', 'etag', 'link', 'set-cookie', 'x-request-id'].includes(name))
      .map(([name, value]) => [name, value.replace(/'nonce-[^']+'/, "'nonce'")]),
  );

/** Of all that may be loaded and done, by directive. */
function policyOf(headers: Headers): Record<string, string> {
  const rules = (headers.get('content-security-policy') ?? '').split('; ');
  return Object.fromEntries(
    rules.map((rule) => [rule.split(' ')[0], rule.slice(rule.indexOf(' ') + 1)]),
  );
}

/** The status of the answer, which may come before all was sent; 0 where the connection ended without one. */
function post(path: string, body: string, transfer?: 'chunked', cookie?: string): Promise<number> {
  return new Promise((told) => {
    const length = transfer
      ? { 'Transfer-Encoding': transfer }
      : { 'Content-Length': Buffer.byteLength(body) };
    const asked = ask(
      studio.origin + path,
      {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...length,
          ...(cookie ? { Cookie: cookie, Origin: origin } : {}),
        },
      },
      (answer) => {
        isAnswered = true;
        answer.resume();
        told(answer.statusCode ?? 0);
      },
    );
    asked.on('error', () => told(0));
    // In pieces, as browsers send files: who is busy with hundreds of megabytes hears of the end of a connection before its answer.
    let isAnswered = false;
    let at = 0;
    const goOn = () => {
      const piece = body.slice(at, at + 65_536);
      at += piece.length;
      if (isAnswered || at >= body.length) asked.end(isAnswered ? undefined : piece);
      else if (asked.write(piece)) setImmediate(goOn);
      else asked.once('drain', goOn);
    };
    goOn();
  });
}

/** Kilobytes that the studio holds now, or has held at most. */
function memory(which: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${studio.studio.pid}/status`, 'utf8');
  return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1]);
}
