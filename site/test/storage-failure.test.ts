import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import {
  copyDatabase,
  type Database,
  type DatabaseCopy,
} from '@oilway/content/test/copy-database.ts';
import { type Cluster, startCluster } from '@oilway/content/test/postgres.ts';
import { settingsOf } from '@oilway/store/settings.ts';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { expectAllRejected } from './first-submissions.ts';
import { freePort, type SiteProcess, startSite, waitUntil } from './site-process.ts';
import { easyCaptcha } from './solve-captcha.ts';

/** A cluster that can be stopped, unlike the one shared by all tests. */
let cluster: Cluster;
beforeAll(async () => {
  cluster = await startCluster(inject('templates').postgres.template);
});
afterAll(() => cluster?.stop());

interface Started {
  site: SiteProcess;
  database: DatabaseCopy;
  url: string;
}
type Test = { onTestFinished(end: () => Promise<void>): void };

async function start(kind: Database, t: Test, settings = {}): Promise<Started> {
  const database = copyDatabase(kind, 'seeded', cluster);
  const environment = { ...database.environment, LOG_LEVEL: 'debug', ...settings };
  const site = await startSite(environment);
  t.onTestFinished(async () => {
    await site.stop();
    database.remove();
  });
  return { site, database, url: database.environment.DATABASE_URL ?? '' };
}

/** A contact message under one idempotency key; each call of `send` submits it once. */
async function createVisitor({ database, site }: Started) {
  const recaptcha = await easyCaptcha(settingsOf(database.environment).captchaSecret);
  const key = randomUUID();
  const person = { name: 'Miriam Kowalczyk', email: 'miriam.kowalczyk@posteo.example' };
  const envelope = { umbracoNodeID: 14, cultureName: 'de-DE', gdprAccept: true, recaptcha };
  const send = async () => {
    const response = await fetch(`${site.origin}/umbraco/api/contact/SubmitMessage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...person, ...envelope, message: 'Guten Tag' }),
      signal: AbortSignal.timeout(60_000),
    });
    const body = (await response.json()) as { success?: boolean; reference?: string };
    return { status: response.status, headers: response.headers, body };
  };
  return { key, send };
}

const psql = (url: string, ...args: string[]) =>
  String(execFileSync(join(cluster.bin, 'psql'), [url, '-qAt', '-v', 'ON_ERROR_STOP=1', ...args]));

/** Returns the number of rows with the key, and of all mails. */
function countRows(url: string, key: string): number[] {
  const messages = `SELECT count(*) AS n FROM contact_messages WHERE idempotency_key = '${key}'`;
  const queries = [messages, 'SELECT count(*) AS n FROM mails'];
  if (url.startsWith('postgres')) return queries.map((query) => Number(psql(url, '-c', query)));
  const file = new DatabaseSync(fileURLToPath(url), { readOnly: true });
  const counts = queries.map((query) => Number(file.prepare(query).get()?.n));
  file.close();
  return counts;
}

async function ready({ site }: Started) {
  const response = await fetch(`${site.origin}/health/ready`);
  return [response.status, ((await response.json()) as { database: string }).database];
}

interface FailureCase {
  kind: Database;
  /** @returns a function that ends the failure. */
  begin: (of: Started) => Promise<() => unknown>;
  /** The response of `/health/ready` after a failed write. */
  expectedHealth: [status: number, database: string];
}

/** Cases of one name run concurrently: a site waits ten seconds for a lock. */
const failureCases: [name: string, ...FailureCase[]][] = [
  [
    'a locked database',
    {
      kind: 'sqlite',
      begin: async ({ url }) => {
        const file = new DatabaseSync(fileURLToPath(url));
        file.exec('BEGIN IMMEDIATE');
        return () => file.close();
      },
      expectedHealth: [200, 'here'],
    },
    {
      kind: 'postgres',
      begin: async ({ url }) => {
        const stdio = ['pipe', 'pipe', 'inherit'] as const;
        const other = spawn(join(cluster.bin, 'psql'), [url, '-q'], { stdio: [...stdio] });
        other.stdin?.write('BEGIN; LOCK TABLE captchas IN ACCESS EXCLUSIVE MODE;\n\\echo held\n');
        await once(other.stdout as NodeJS.ReadableStream, 'data');
        return async () => {
          other.stdin?.end('ROLLBACK;\n');
          await once(other, 'exit');
        };
      },
      expectedHealth: [200, 'here'],
    },
  ],
  [
    'a full disk',
    {
      kind: 'sqlite',
      begin: async ({ database, site }) => {
        // The kernel refuses to let any file grow past what the database has now, its journal included.
        const limit = (bytes: number | string) =>
          execFileSync('prlimit', [`--pid=${site.child.pid}`, `--fsize=${bytes}:`]);
        limit(statSync(join(database.folder, 'oilway.db-wal')).size);
        return () => limit('unlimited');
      },
      expectedHealth: [503, 'full'],
    },
  ],
  [
    'an unreachable database',
    {
      kind: 'postgres',
      begin: async () => {
        cluster.halt('immediate');
        return () => cluster.start();
      },
      expectedHealth: [200, 'unavailable'],
    },
  ],
];

async function expectRecovery(
  { begin, kind, expectedHealth }: FailureCase,
  t: Test,
): Promise<void> {
  const started = await start(kind, t);
  const { site, url } = started;
  const visitor = await createVisitor(started);
  const end = await begin(started);
  const refused = await visitor.send();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(refused.headers.get('content-type')).toContain('application/problem+json');
  expect(refused.body.reference).toBeUndefined();
  await expect.poll(() => ready(started), { timeout: 30_000 }).toEqual(expectedHealth);
  for (const path of ['/', '/pl/o-nas', '/datenschutz'])
    expect((await fetch(site.origin + path)).status).toBe(200);
  // Once the failure is known, forms without scripts skip the math captcha.
  if (expectedHealth[1] !== 'here') await expectAllRejected(site.origin);
  await end();
  await expect.poll(() => ready(started), { timeout: 10_000 }).toEqual([200, 'here']);
  expect(countRows(url, visitor.key)).toEqual([0, 0]);
  const accepted = await visitor.send();
  expect([accepted.status, accepted.body.success]).toEqual([200, true]);
  expect(countRows(url, visitor.key)).toEqual([1, 2]);
  expect(site.child.exitCode).toBeNull();
}

test.each(failureCases)(
  '%s: returns 503 and stores nothing while pages work, and accepts the retry after recovery',
  async (_, ...all) => {
    const t = { onTestFinished };
    await Promise.all(all.map((one) => expectRecovery(one, t)));
  },
);

test('starts with the local copy while the database is unreachable and updates on reconnect', async (t) => {
  const metricsPort = await freePort();
  // The site has the third port from the one that is set.
  const { database, site, url } = await start('postgres', t, {
    METRICS_PORT: String(metricsPort - 2),
  });
  await waitUntil(async () => existsSync(join(database.folder, 'cache/published.jsonl')), 30_000);
  const get = async (path: string, origin = site.origin) => {
    const response = await fetch(origin + path, { signal: AbortSignal.timeout(10_000) });
    return { status: response.status, body: await response.text() };
  };
  cluster.halt('immediate');
  const metrics = async () => (await get('/metrics', `http://127.0.0.1:${metricsPort}`)).body;
  await expect.poll(metrics, { timeout: 30_000 }).toMatch(/^oilway_database_up 0$/m);
  expect(await metrics()).toMatch(/^oilway_published_revision [1-9]/m);
  const late = await startSite({ ...database.environment, LOG_LEVEL: 'debug' });
  t.onTestFinished(() => late.stop());
  expect(late.log()).toContain('serving the local copy of the published content');
  const markers = '/umbraco/api/map/GetMarkers?cultureName=de-DE&umbracoNodeId=';
  for (const origin of [site.origin, late.origin])
    for (const [path, status] of [
      [`${markers}1`, 200],
      [`${markers}999`, 404],
      ['/pl/filtry', 200],
      ['/gibt-es-nicht', 404],
      ['/standorte?ort=kiel', 200],
      ['/media/999999/0123456789/640.webp', 404],
    ] as const)
      expect([path, (await get(path, origin)).status]).toEqual([path, status]);
  cluster.start();
  // In one transaction: a poll between the two would see a revision without its documents.
  psql(
    url,
    ...['--single-transaction', '-c', 'UPDATE content_revision SET value = value + 1', '-c'],
    `UPDATE published_documents SET revision = (SELECT value FROM content_revision),
      json = replace(json, '"title":"Filter', '"title":"Wieder da')
      WHERE kind = 'page' AND json LIKE '%"slug":"filter"%'`,
  );
  for (const origin of [site.origin, late.origin])
    await waitUntil(async () => (await get('/filter', origin)).body.includes('Wieder da'), 30_000);
  expect(site.child.exitCode).toBeNull();
});

test('reports a damaged database in log and readiness, and keeps serving rendered pages', async (t) => {
  const { site, url } = await start('sqlite', t);
  const file = fileURLToPath(url);
  // The site's page cache is valid until another process writes: it is stopped until the file is overwritten, or it would read some pages again.
  const goOn = () => !site.child.kill('SIGCONT');
  const head = new DatabaseSync(file, { timeout: 100 });
  await waitUntil(async () => {
    site.child.kill('SIGSTOP');
    try {
      head.exec('UPDATE content_revision SET value = value');
      // Pages that stay in the write-ahead log would still be read from there.
      return head.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0 || goOn();
    } catch {
      return goOn();
    }
  }, 30_000);
  head.close();
  // All but the first page, where the schema is.
  const bytes = openSync(file, 'r+');
  writeSync(bytes, Buffer.alloc(statSync(file).size - 4096, 0x55), 0, undefined, 4096);
  closeSync(bytes);
  site.child.kill('SIGCONT');
  await expect
    .poll(() => ready({ site } as Started), { timeout: 30_000 })
    .toEqual([503, 'damaged']);
  await waitUntil(async () => site.log().includes('database damaged'), 30_000);
  expect((await fetch(site.origin)).status).toBe(200);
});
