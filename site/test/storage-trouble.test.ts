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
import { expectNoneTaken } from './first-presses.ts';
import { freePort, type SiteProcess, startSite, until } from './site-process.ts';
import { easyCaptcha } from './solve-captcha.ts';

/** A cluster that may go away, unlike that of all tests. */
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

/** A message as a visitor's browser sends it; each call of `send` is a press of the button. */
async function writer({ database, site }: Started) {
  const recaptcha = await easyCaptcha(settingsOf(database.environment).captchaSecret);
  const key = randomUUID();
  const person = { name: 'Miriam Kowalczyk', email: 'miriam.kowalczyk@posteo.example' };
  const envelope = { umbracoNodeID: 14, cultureName: 'de-DE', gdprAccept: true, recaptcha };
  const send = async () => {
    const answer = await fetch(`${site.origin}/umbraco/api/contact/SubmitMessage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ ...person, ...envelope, message: 'Guten Tag' }),
      signal: AbortSignal.timeout(60_000),
    });
    const body = (await answer.json()) as { success?: boolean; reference?: string };
    return { status: answer.status, headers: answer.headers, body };
  };
  return { key, send };
}

const psql = (url: string, ...args: string[]) =>
  String(execFileSync(join(cluster.bin, 'psql'), [url, '-qAt', '-v', 'ON_ERROR_STOP=1', ...args]));

/** Rows of a submission under its key, and the mails there are. */
function counted(url: string, key: string): number[] {
  const messages = `SELECT count(*) AS n FROM contact_messages WHERE idempotency_key = '${key}'`;
  const queries = [messages, 'SELECT count(*) AS n FROM mails'];
  if (url.startsWith('postgres')) return queries.map((query) => Number(psql(url, '-c', query)));
  const file = new DatabaseSync(fileURLToPath(url), { readOnly: true });
  const counts = queries.map((query) => Number(file.prepare(query).get()?.n));
  file.close();
  return counts;
}

async function ready({ site }: Started) {
  const answer = await fetch(`${site.origin}/health/ready`);
  return [answer.status, ((await answer.json()) as { database: string }).database];
}

interface Trouble {
  kind: Database;
  /** @returns what ends it. */
  begin: (of: Started) => Promise<() => unknown>;
  /** What health says once somebody met it. */
  says: [status: number, database: string];
}

/** Those of one name are met at once: a site waits for a lock for ten seconds before it gives up. */
const troubles: [name: string, ...Trouble[]][] = [
  [
    'a lock that is held',
    {
      kind: 'sqlite',
      begin: async ({ url }) => {
        const file = new DatabaseSync(fileURLToPath(url));
        file.exec('BEGIN IMMEDIATE');
        return () => file.close();
      },
      says: [200, 'here'],
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
      says: [200, 'here'],
    },
  ],
  [
    'no byte more can be written',
    {
      kind: 'sqlite',
      begin: async ({ database, site }) => {
        // The kernel refuses to let any file grow past what the database has now, its journal included.
        const limit = (bytes: number | string) =>
          execFileSync('prlimit', [`--pid=${site.child.pid}`, `--fsize=${bytes}:`]);
        limit(statSync(join(database.folder, 'oilway.db-wal')).size);
        return () => limit('unlimited');
      },
      says: [503, 'full'],
    },
  ],
  [
    'a database that is away',
    {
      kind: 'postgres',
      begin: async () => {
        cluster.halt('immediate');
        return () => cluster.start();
      },
      says: [200, 'away'],
    },
  ],
];

async function meet({ begin, kind, says }: Trouble, t: Test): Promise<void> {
  const started = await start(kind, t);
  const { site, url } = started;
  const visitor = await writer(started);
  const end = await begin(started);
  const refused = await visitor.send();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(refused.headers.get('content-type')).toContain('application/problem+json');
  expect(refused.body.reference).toBeUndefined();
  await expect.poll(() => ready(started), { timeout: 30_000 }).toEqual(says);
  for (const path of ['/', '/pl/o-nas', '/datenschutz'])
    expect((await fetch(site.origin + path)).status).toBe(200);
  // Once it is known, nobody without scripts is asked the question first.
  if (says[1] !== 'here') await expectNoneTaken(site.origin);
  await end();
  await expect.poll(() => ready(started), { timeout: 10_000 }).toEqual([200, 'here']);
  expect(counted(url, visitor.key)).toEqual([0, 0]);
  const taken = await visitor.send();
  expect([taken.status, taken.body.success]).toEqual([200, true]);
  expect(counted(url, visitor.key)).toEqual([1, 2]);
  expect(site.child.exitCode).toBeNull();
}

test.each(troubles)(
  '%s: an error and nothing stored, pages go on; over, the same press is taken',
  async (_, ...all) => {
    const t = { onTestFinished };
    await Promise.all(all.map((one) => meet(one, t)));
  },
);

test('who starts while the database is away serves the copy of what was published, and follows again when it is back', async (t) => {
  const metricsPort = await freePort();
  // The site has the third port from the one that is set.
  const { database, site, url } = await start('postgres', t, {
    METRICS_PORT: String(metricsPort - 2),
  });
  await until(async () => existsSync(join(database.folder, 'cache/published.jsonl')), 30_000);
  const get = async (path: string, origin = site.origin) => {
    const answer = await fetch(origin + path, { signal: AbortSignal.timeout(10_000) });
    return { status: answer.status, body: await answer.text() };
  };
  cluster.halt('immediate');
  const metrics = async () => (await get('/metrics', `http://127.0.0.1:${metricsPort}`)).body;
  await expect.poll(metrics, { timeout: 30_000 }).toMatch(/^oilway_database_up 0$/m);
  expect(await metrics()).toMatch(/^oilway_published_revision [1-9]/m);
  const late = await startSite({ ...database.environment, LOG_LEVEL: 'debug' });
  t.onTestFinished(() => late.stop());
  expect(late.log()).toContain('serving the copy of what was published');
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
  // In one transaction: between the two one would see a revision without its documents.
  psql(
    url,
    ...['--single-transaction', '-c', 'UPDATE content_revision SET value = value + 1', '-c'],
    `UPDATE published_documents SET revision = (SELECT value FROM content_revision),
      json = replace(json, '"title":"Filter', '"title":"Wieder da')
      WHERE kind = 'page' AND json LIKE '%"slug":"filter"%'`,
  );
  for (const origin of [site.origin, late.origin])
    await until(async () => (await get('/filter', origin)).body.includes('Wieder da'), 30_000);
  expect(site.child.exitCode).toBeNull();
});

test('a database that cannot be read any more is named in the log and by ready; what is rendered is still shown', async (t) => {
  const { site, url } = await start('sqlite', t);
  const file = fileURLToPath(url);
  // What the site holds of the file holds until somebody else has written: it stands still until all else is overwritten, or it would read some of it anew.
  const goOn = () => !site.child.kill('SIGCONT');
  const head = new DatabaseSync(file, { timeout: 100 });
  await until(async () => {
    site.child.kill('SIGSTOP');
    try {
      head.exec('UPDATE content_revision SET value = value');
      // What stays in the log beside the file would still be read from there.
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
  await until(async () => site.log().includes('the database is damaged'), 30_000);
  expect((await fetch(site.origin)).status).toBe(200);
});
