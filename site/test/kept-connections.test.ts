/** Bodies that the site refuses as too large: the answer reaches its sender through the proxy that is delivered with it; without one: `server/http/refused-bodies.test.ts`. */
import { once } from 'node:events';
import { connect as http2Connect } from 'node:http2';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { type Caddy, startCaddy } from '@oilway/content/test/caddy.ts';
import { copyDatabase, type DatabaseCopy } from '@oilway/content/test/copy-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  const isUp = () => send(new Agent(), 'GET', '/health/ready').catch(() => '');
  while (!(await isUp()).startsWith('200')) await wait(200);
});
afterAll(async () => {
  await caddy?.stop();
  await site?.stop();
  database?.remove();
});

/** Status and content type of the answer; fails after 20 s without a whole one. */
function send(agent: Agent, method: string, path: string, body?: Buffer) {
  return new Promise<string>((resolve, reject) => {
    const asked = request({
      host: '127.0.0.1',
      port,
      servername: 'oilway.localhost',
      // Caddy's own authority, of this run.
      rejectUnauthorized: false,
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

test('by Caddy, forty bodies of 3 MB over a kept connection are all answered with 413', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const answers = await sendForty((path) => send(agent, 'POST', path, body));
  expect(answers).toEqual({ [refused]: 40 });
  agent.destroy();
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
