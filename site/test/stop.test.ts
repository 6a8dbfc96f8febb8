import { connect, type Socket } from 'node:net';
import { copyDatabase, type DatabaseCopy } from '@oilway/content/test/copy-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, type SiteProcess, startSite, until } from './site-process.ts';

/** Milliseconds until what certainly happens, on a busy machine. */
const patience = 60_000;

let database: DatabaseCopy;
let site: SiteProcess;
let metricsPort: number;
beforeAll(async () => {
  database = copyDatabase('sqlite', 'seeded');
  metricsPort = await freePort();
  // The site has the third port from the one that is set.
  const settings = { METRICS_PORT: String(metricsPort - 2), LOG_LEVEL: 'debug' };
  site = await startSite({ ...database.environment, ...settings });
});
afterAll(async () => {
  await site?.stop();
  database?.remove();
});

const logged = (text: string) => until(async () => site.log().includes(text), patience);

test('the log tells routes and times, never what a person asked for or who they are', async () => {
  const before = site.log().length;
  const asked = [
    '/standorte?ort=Geheimstadt',
    '/pl/stacje?miejsce=Geheimstadt',
    '/umbraco/api/map/GetMarkers?umbracoNodeId=1&cultureName=de-DE&filter=Geheimstadt',
    '/umbraco/api/map/GetMarkers?umbracoNodeId=Geheimstadt',
    '/Geheimstadt',
    '/preview?token=Geheimstadt',
    '/%ff?ort=Geheimstadt',
  ];
  for (const path of asked) {
    const headers = {
      'x-forwarded-for': '203.0.113.7',
      'user-agent': 'Geheimbrowser',
      cookie: 'a=Geheimnis',
    };
    await (await fetch(site.origin + path, { headers })).arrayBuffer();
  }
  await fetch(`${site.origin}/search`, { method: 'POST', body: '{"search":"Geheimfrage"}' });
  const broken = await conversation();
  expect(await say(broken, 'GET /Geheimstadt HTTP/9.9\r\n\r\n')).toMatch(/^HTTP\/1.1 400/);
  // Lines come in order: after this one, those of all before are there.
  await (await fetch(`${site.origin}/health/live`)).arrayBuffer();
  await logged('"route":"/health/live"');
  const written = site.log().slice(before);
  const lines = written
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines.some(({ route, status, reqId }) => route === '/*' && status === 404 && reqId)).toBe(
    true,
  );
  expect(written).not.toMatch(/geheim|203\.0\.113|127\.0\.0\.1|::1/i);
});

test('metrics tell answers by their route alone, and nothing of where reports are taken', async () => {
  const told = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const pages = async () =>
    Number(
      /^oilway_http_answers_total\{route="\/\*",status="200"\} (\d+)/m.exec(await told())?.[1],
    );
  const before = await pages();
  for (let again = 0; again < 3; again += 1)
    await (await fetch(`${site.origin}/standorte`)).arrayBuffer();
  await fetch(`${site.origin}/umbraco/api/whistleblowing/SubmitMessage`, { method: 'POST' });
  await (await fetch(`${site.origin}/geheim?ort=Geheimstadt`, { method: 'DELETE' })).arrayBuffer();
  await until(async () => (await pages()) === before + 3, patience);
  const text = await told();
  expect(text).toContain('oilway_http_answers_total{route="none",status="404"}');
  expect(text).toMatch(/^oilway_published_age_seconds 0\.\d+$/m);
  expect(text).toMatch(/^oilway_cache_hits_total [1-9]/m);
  expect(text).toMatch(/^oilway_database_up 1$/m);
  expect(text).not.toMatch(/geheim|whistleblowing/i);
});

test('SIGTERM: not ready, what runs is finished, what never ends is cut off, exit code 0', async () => {
  const lazy = await conversation();
  expect(await say(lazy, 'GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n')).toMatch(/^HTTP\/1.1 200/);
  lazy.write('GET / HTTP/1.1\r\nhost: x\r\nx-never:');
  const message = JSON.stringify({ umbracoNodeID: 1 });
  const slow = await conversation();
  const begun = [
    'POST /umbraco/api/contact/SubmitMessage HTTP/1.1',
    'host: x',
    'content-type: application/json',
    `content-length: ${message.length}`,
    'expect: 100-continue',
  ];
  expect(await say(slow, `${begun.join('\r\n')}\r\n\r\n`)).toMatch(/^HTTP\/1.1 100/);

  site.child.kill('SIGTERM');
  await logged('site is stopping');
  const ready = await fetch(`${site.origin}/health/ready`).then(
    ({ status }) => status,
    () => 'refused',
  );
  expect([503, 'refused']).toContain(ready);
  const answer = await say(slow, message);
  expect(answer).toMatch(/^HTTP\/1.1 400/);
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  expect(Buffer.byteLength(body)).toBe(Number(/content-length: (\d+)/i.exec(head)?.[1]));
  expect(JSON.parse(body)).toMatchObject({ status: 400 });
  // A stop that takes longer than 9.5 s ends with 1.
  expect(await site.exit).toBe(0);
});

test('a balancer that asks all the time hears of the stop before a connection that it keeps is closed', async () => {
  const own = await startSite({ ...database.environment, LOG_LEVEL: 'info' });
  const kept = await conversation(own);
  const get = 'GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n';
  expect(await say(kept, get)).toMatch(/^HTTP\/1.1 200/);
  const heard: (number | string)[] = [];
  const ask = async () => {
    const answer = await fetch(`${own.origin}/health/ready`).catch(() => undefined);
    await answer?.arrayBuffer();
    return heard.push(answer?.status ?? 'refused');
  };
  for (let time = 0; time < 2; time += 1) await ask();
  own.child.kill('SIGTERM');
  await until(async () => own.log().includes('site is stopping'), 10_000);
  for (let time = 0; time < 2; time += 1) await ask();
  // What it had sent before it knew is answered as ever.
  expect(await say(kept, get)).toMatch(/^HTTP\/1.1 200/);
  await ask();
  expect(heard).toEqual([200, 200, 503, 503, 503]);
  expect(await own.exit).toBe(0);
});

async function conversation({ port } = site): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await new Promise((connected) => socket.once('connect', connected));
  return socket;
}

/** @returns what comes back at once, and nothing where the connection is closed. */
function say(socket: Socket, text: string): Promise<string> {
  const answer = new Promise<string>((read) => {
    socket.once('data', (data) => read(String(data)));
    socket.once('close', () => read(''));
  });
  socket.write(text);
  return answer;
}
