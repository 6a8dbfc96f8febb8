import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SeededDatabase, seededDatabase } from './database.ts';
import { type SiteProcess, startSite } from './site-process.ts';

let database: SeededDatabase;
let site: SiteProcess;
beforeEach(async () => {
  database = seededDatabase();
  site = await startSite({ ...database.environment, LOG_LEVEL: 'debug' });
});
afterEach(async () => {
  await site?.stop();
  database?.remove();
});

const ready = () =>
  fetch(`${site.origin}/health/ready`, { headers: { connection: 'close' } }).then(
    ({ status }) => status,
    () => 'refused',
  );

test('SIGTERM: not ready, what runs is finished, exit code 0 within 10 s', async () => {
  const picture = await mediaAddress();
  const open = await conversation();
  open.write('GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n');
  await until200(open);
  // A picture that nobody has asked for takes long enough to be caught in the middle.
  const slow = fetch(site.origin + picture);
  await wait(5);
  const began = Date.now();
  site.child.kill('SIGTERM');
  const answer = await slow;
  expect(answer.status).toBe(200);
  expect((await answer.arrayBuffer()).byteLength).toBe(
    Number(answer.headers.get('content-length')),
  );
  expect([503, 'refused']).toContain(await ready());
  expect(await site.exit).toBe(0);
  expect(Date.now() - began).toBeLessThan(10_000);
  expect(site.log()).toContain('site is stopping');
});

test('a client that holds a half-sent request open does not hold up the stop', async () => {
  const lazy = await conversation();
  lazy.write('GET / HTTP/1.1\r\nhost: x\r\nx-never:');
  await wait(100);
  const began = Date.now();
  site.child.kill('SIGTERM');
  expect(await site.exit).toBe(0);
  expect(Date.now() - began).toBeLessThan(10_000);
  lazy.destroy();
});

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
  const broken = await conversation();
  broken.write('GET /Geheimstadt HTTP/9.9\r\n\r\n');
  await wait(200);
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

async function conversation(): Promise<Socket> {
  const socket = connect(site.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await new Promise((connected) => socket.once('connect', connected));
  return socket;
}

async function until200(socket: Socket): Promise<void> {
  const [first] = await new Promise<[Buffer]>((read) =>
    socket.once('data', (data) => read([data as Buffer])),
  );
  expect(String(first)).toMatch(/^HTTP\/1.1 200/);
}

async function mediaAddress(): Promise<string> {
  const url = `${site.origin}/umbraco/api/map/GetMarkers?umbracoNodeId=1&cultureName=de-DE`;
  const markers = (await (await fetch(url)).json()) as { image: string | null }[];
  const image = markers.find((marker) => marker.image)?.image ?? '';
  return image.replace('640', '1920');
}
