import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { afterEach, expect, test } from 'vitest';
import { makeLog } from '../log.ts';
import { registerMetrics, singleFlight } from './register-metrics.ts';
import { type MetricsServer, serveMetrics } from './serve.ts';

const open: MetricsServer[] = [];
afterEach(async () => {
  for (const served of open.splice(0)) await served.close();
});

let written = '';
const log = makeLog('info', { write: (line) => (written += line) });

/** Serves the result of `read` as `oilway_number`. @returns the address and the server. */
function serve(read: () => Promise<number | undefined>, port = 0) {
  const registry = new Registry();
  registerMetrics(registry, [{ name: 'oilway_number', help: 'A number.', read }]);
  const served = serveMetrics({
    registry,
    address: { host: '127.0.0.1', port },
    log,
    retryInterval: 20,
  });
  open.push(served);
  return served;
}

async function portOf({ server }: MetricsServer): Promise<number> {
  if (!server.listening) await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test('rejects everything but GET /metrics and stays available after malformed requests', async () => {
  const port = await portOf(serve(async () => 7));
  const origin = `http://127.0.0.1:${port}`;
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'])
    expect((await fetch(`${origin}/metrics`, { method })).status, method).toBe(404);
  for (const path of ['/', '/metrics/', '/metrics?x', '/Metrics', '//metrics', '/%6detrics'])
    expect((await fetch(origin + path)).status, path).toBe(404);
  for (const line of [
    `GET /${'x'.repeat(100_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    `GET /metrics HTTP/1.1\r\nHost: x\r\n${'a: b\r\n'.repeat(20_000)}\r\n`,
    'GET http://127.0.0.1/metrics HTTP/1.1\r\nHost: x\r\n\r\n',
    '\0\x01\x02\r\n\r\n',
  ])
    expect(await answerTo(port, line)).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
  const body = 'x'.repeat(10_000_000);
  await fetch(`${origin}/metrics`, { method: 'POST', body }).catch(() => undefined);
  const answer = await fetch(`${origin}/metrics`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(await answer.text()).toContain('\noilway_number 7\n');
});

test('measures once for concurrent scrapes and stays available after many connections', async () => {
  let times = 0;
  const port = await portOf(
    serve(async () => {
      times += 1;
      await wait(100);
      return 1;
    }),
  );
  const all = await Promise.allSettled(
    Array.from({ length: 200 }, async () =>
      (await fetch(`http://127.0.0.1:${port}/metrics`)).text(),
    ),
  );
  expect(times).toBe(1);
  expect(all.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  // Accepted connections stay open for a while.
  const next = () => fetch(`http://127.0.0.1:${port}/metrics`).catch(() => wait(100));
  while (!(await next())) expect(times).toBeLessThan(3);
});

test('omits a metric that fails or times out and starts no second reading while one is pending', async () => {
  let times = 0;
  const stalledRead = singleFlight(() => {
    times += 1;
    return new Promise<number>(() => undefined);
  });
  const port = await portOf(serve(stalledRead));
  const begun = performance.now();
  for (let again = 0; again < 2; again += 1) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toContain('# TYPE oilway_number gauge');
    expect(text).not.toMatch(/^oilway_number/m);
  }
  expect(performance.now() - begun).toBeLessThan(4000);
  expect(times).toBe(1);
  expect(await singleFlight(() => Promise.reject(new Error('away')))()).toBeUndefined();
});

test('logs a port in use once with a remedy and listens when it becomes free', async () => {
  const first = serve(async () => 1);
  const port = await portOf(first);
  written = '';
  const second = serve(async () => 2, port);
  await once(second.server, 'error');
  await once(second.server, 'error');
  expect(written.match(/set another METRICS_PORT/g)).toHaveLength(1);
  await first.close();
  await once(second.server, 'listening');
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain('oilway_number 2');
});

/** Returns what arrives until the other side closes. */
async function answerTo(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.once('data', (part) => {
    answer = String(part);
    socket.destroy();
  });
  socket.on('error', () => undefined);
  socket.write(text);
  await new Promise((closed) => socket.once('close', closed));
  return answer;
}
