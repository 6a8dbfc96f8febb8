/** Bodies that the site refuses as too large: the answer reaches its sender, directly and through the proxy that is delivered with it. */
import { once } from 'node:events';
import { Agent, request as plainRequest } from 'node:http';
import { connect as http2Connect } from 'node:http2';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { connect as secureConnect } from 'node:tls';
import { type Caddy, startCaddy } from '@oilway/content/test/caddy.ts';
import { copyDatabase, type DatabaseCopy } from '@oilway/content/test/copy-database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort, type SiteProcess, startSite } from './site-process.ts';

let database: DatabaseCopy;
let site: SiteProcess;
let caddy: Caddy;
let port: number;

beforeAll(async () => {
  database = copyDatabase('sqlite', 'seeded');
  port = await freePort();
  site = await startSite({
    ...database.environment,
    SITE_ORIGIN: `https://oilway.localhost:${port}`,
    TRUSTED_PROXIES: '127.0.0.1',
  });
  caddy = startCaddy({
    plain: await freePort(),
    siteOrigin: `https://oilway.localhost:${port}`,
    studioOrigin: `https://studio.oilway.localhost:${port}`,
    sitePort: site.port,
    studioPort: await freePort(),
  });
  const isUp = () => send('by Caddy', new SecureAgent(), 'GET', '/health/ready').catch(() => '');
  while (!(await isUp()).startsWith('200')) await wait(200);
});
afterAll(async () => {
  await caddy?.stop();
  await site?.stop();
  database?.remove();
});

/** Status and content type of the answer; fails after 20 s without a whole one. */
function send(way: Way, agent: Agent, method: string, path: string, body?: Buffer) {
  return new Promise<string>((resolve, reject) => {
    const direct = way === 'directly';
    const asked = (direct ? plainRequest : secureRequest)({
      host: '127.0.0.1',
      port: direct ? site.port : port,
      ...(!direct && {
        servername: 'oilway.localhost',
        // Caddy's own authority, of this run.
        rejectUnauthorized: false,
      }),
      agent,
      method,
      path,
      headers: {
        Host: `oilway.localhost:${port}`,
        ...(body && { 'Content-Type': 'application/json', 'Content-Length': body.length }),
      },
      signal: AbortSignal.timeout(20_000),
    });
    asked.on('response', (answer) => {
      answer.resume();
      answer.on('error', reject);
      answer.on('end', () => resolve(`${answer.statusCode} ${answer.headers['content-type']}`));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

type Way = 'directly' | 'by Caddy';
const calls = [
  '/umbraco/api/contact/SubmitMessage',
  '/umbraco/api/sponsoring/SubmitMessage',
  '/umbraco/api/account/createAccount',
  '/umbraco/api/account/login',
];

const body = Buffer.from(JSON.stringify({ message: 'x'.repeat(3_000_000) }));
const refused = '413 application/problem+json; charset=utf-8';

/** Forty bodies to the calls in turn, four at once. @returns how often each answer came. */
async function sendForty(each: (path: string) => Promise<string>) {
  const answers: Record<string, number> = {};
  const sendTen = async () => {
    for (let sent = 0; sent < 10; sent += 1) {
      const answer = await each(calls[sent % calls.length] ?? '').catch(String);
      answers[answer] = (answers[answer] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: 4 }, sendTen));
  return answers;
}

describe.each<Way>(['directly', 'by Caddy'])('%s', (way) => {
  test.each([
    ['a connection each', false, 1],
    ['a kept connection', true, 1],
    ['four kept connections', true, 4],
  ])('forty bodies of 3 MB over %s are all answered with 413', async (_, keepAlive, maxSockets) => {
    const options = { keepAlive, maxSockets };
    const agent = way === 'directly' ? new Agent(options) : new SecureAgent(options);
    expect(await sendForty((path) => send(way, agent, 'POST', path, body))).toEqual({
      [refused]: 40,
    });
    agent.destroy();
  });

  test('senders that read only after they have sent all are answered with 413', async () => {
    const answers = await sendForty(async (path) => {
      const socket =
        way === 'directly'
          ? connect({ host: '127.0.0.1', port: site.port })
          : secureConnect({
              host: '127.0.0.1',
              port,
              servername: 'oilway.localhost',
              rejectUnauthorized: false,
            });
      const closed = new Promise((resolve) => socket.once('close', resolve));
      socket.on('error', () => undefined).pause();
      const head = `POST ${path} HTTP/1.1\r\nHost: oilway.localhost:${port}\r\nConnection: close`;
      const type = `Content-Type: application/json\r\nContent-Length: ${body.length}`;
      socket.write(`${head}\r\n${type}\r\n\r\n`);
      for (let sent = 0; sent < body.length; sent += 200_000) {
        if (!socket.destroyed) socket.write(body.subarray(sent, sent + 200_000));
        await wait(10);
      }
      let answer = '';
      socket.on('data', (part) => {
        answer += String(part);
      });
      socket.resume();
      await closed;
      return /^HTTP\/1\.1 413 [\s\S]*"status":413/.test(answer) ? refused : answer || 'reset';
    });
    expect(answers).toEqual({ [refused]: 40 });
  });
});

test('by Caddy, forty bodies of 3 MB over one connection of HTTP/2 are all answered with 413', async () => {
  const session = http2Connect(`https://127.0.0.1:${port}`, {
    servername: 'oilway.localhost',
    rejectUnauthorized: false,
  });
  const answers = await sendForty(async (path) => {
    const stream = session.request({
      ':method': 'POST',
      ':path': path,
      ':authority': `oilway.localhost:${port}`,
      'content-type': 'application/json',
      'content-length': body.length,
    });
    stream.end(body);
    const [headers] = await once(stream, 'response');
    const { status } = JSON.parse(await text(stream));
    return `${status} ${headers['content-type']}`;
  });
  session.close();
  expect(answers).toEqual({ [refused]: 40 });
});
