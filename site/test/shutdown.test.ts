import { connect, type Socket } from 'node:net';
import { copyDatabase, type DatabaseCopy } from '@oilway/content/test/copy-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort, type SiteProcess, startSite, waitUntil } from './site-process.ts';

/** Milliseconds to wait for an expected event, on a busy machine. */
const waitTimeout = 60_000;

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

const logged = (text: string) => waitUntil(async () => site.log().includes(text), waitTimeout);

test('logs routes and durations, but no queries, headers or addresses', async () => {
  const before = site.log().length;
  const paths = [
    '/standorte?ort=Geheimstadt',
    '/pl/stacje?miejsce=Geheimstadt',
    '/umbraco/api/map/GetMarkers?umbracoNodeId=1&cultureName=de-DE&filter=Geheimstadt',
    '/umbraco/api/map/GetMarkers?umbracoNodeId=Geheimstadt',
    '/Geheimstadt',
    '/preview?token=Geheimstadt',
    '/%ff?ort=Geheimstadt',
  ];
  for (const path of paths) {
    const headers = {
      'x-forwarded-for': '203.0.113.7',
      'user-agent': 'Geheimbrowser',
      cookie: 'a=Geheimnis',
    };
    await (await fetch(site.origin + path, { headers })).arrayBuffer();
  }
  await fetch(`${site.origin}/search`, { method: 'POST', body: '{"search":"Geheimfrage"}' });
  const broken = await openSocket();
  expect(await sendAndReceive(broken, 'GET /Geheimstadt HTTP/9.9\r\n\r\n')).toMatch(
    /^HTTP\/1.1 400/,
  );
  // Lines are in order: after this one, those of all before are written.
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

test('metrics are labelled by route and omit the reporting routes', async () => {
  const metricsText = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const pages = async () =>
    Number(
      /^oilway_http_responses_total\{route="\/\*",status="200"\} (\d+)/m.exec(
        await metricsText(),
      )?.[1],
    );
  const before = await pages();
  for (let again = 0; again < 3; again += 1)
    await (await fetch(`${site.origin}/standorte`)).arrayBuffer();
  await fetch(`${site.origin}/umbraco/api/whistleblowing/SubmitMessage`, { method: 'POST' });
  await (await fetch(`${site.origin}/geheim?ort=Geheimstadt`, { method: 'DELETE' })).arrayBuffer();
  await waitUntil(async () => (await pages()) === before + 3, waitTimeout);
  const text = await metricsText();
  expect(text).toContain('oilway_http_responses_total{route="none",status="404"}');
  expect(text).toMatch(/^oilway_published_age_seconds 0\.\d+$/m);
  expect(text).toMatch(/^oilway_cache_hits_total [1-9]/m);
  expect(text).toMatch(/^oilway_database_up 1$/m);
  expect(text).not.toMatch(/geheim|whistleblowing/i);
});

test('SIGTERM: fails readiness, finishes running requests, cuts off stalled ones and exits with 0', async () => {
  const idleSocket = await openSocket();
  expect(await sendAndReceive(idleSocket, 'GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n')).toMatch(
    /^HTTP\/1.1 200/,
  );
  idleSocket.write('GET / HTTP/1.1\r\nhost: x\r\nx-never:');
  const message = JSON.stringify({ umbracoNodeID: 1 });
  const slowSocket = await openSocket();
  const begun = [
    'POST /umbraco/api/contact/SubmitMessage HTTP/1.1',
    'host: x',
    'content-type: application/json',
    `content-length: ${message.length}`,
    'expect: 100-continue',
  ];
  expect(await sendAndReceive(slowSocket, `${begun.join('\r\n')}\r\n\r\n`)).toMatch(
    /^HTTP\/1.1 100/,
  );

  site.child.kill('SIGTERM');
  await logged('site is stopping');
  const ready = await fetch(`${site.origin}/health/ready`).then(
    ({ status }) => status,
    () => 'refused',
  );
  expect([503, 'refused']).toContain(ready);
  const response = await sendAndReceive(slowSocket, message);
  expect(response).toMatch(/^HTTP\/1.1 400/);
  const [head = '', body = ''] = response.split('\r\n\r\n');
  expect(Buffer.byteLength(body)).toBe(Number(/content-length: (\d+)/i.exec(head)?.[1]));
  expect(JSON.parse(body)).toMatchObject({ status: 400 });
  // A stop that takes longer than 9.5 s ends with 1.
  expect(await site.exit).toBe(0);
});

test('readiness returns 503 on SIGTERM before keep-alive connections are closed', async () => {
  const own = await startSite({ ...database.environment, LOG_LEVEL: 'info' });
  const keepAliveSocket = await openSocket(own);
  const get = 'GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n';
  expect(await sendAndReceive(keepAliveSocket, get)).toMatch(/^HTTP\/1.1 200/);
  const statuses: (number | string)[] = [];
  const probeReadiness = async () => {
    const response = await fetch(`${own.origin}/health/ready`).catch(() => undefined);
    await response?.arrayBuffer();
    return statuses.push(response?.status ?? 'refused');
  };
  for (let time = 0; time < 2; time += 1) await probeReadiness();
  own.child.kill('SIGTERM');
  await waitUntil(async () => own.log().includes('site is stopping'), 10_000);
  for (let time = 0; time < 2; time += 1) await probeReadiness();
  // Requests sent before the balancer has seen the stop are answered as usual.
  expect(await sendAndReceive(keepAliveSocket, get)).toMatch(/^HTTP\/1.1 200/);
  await probeReadiness();
  expect(statuses).toEqual([200, 200, 503, 503, 503]);
  expect(await own.exit).toBe(0);
});

async function openSocket({ port } = site): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await new Promise((connected) => socket.once('connect', connected));
  return socket;
}

/** @returns the first data received; nothing if the connection is closed. */
function sendAndReceive(socket: Socket, text: string): Promise<string> {
  const response = new Promise<string>((read) => {
    socket.once('data', (data) => read(String(data)));
    socket.once('close', () => read(''));
  });
  socket.write(text);
  return response;
}
