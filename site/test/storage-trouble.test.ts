import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import {
  copyDatabase,
  type Database,
  type DatabaseCopy,
  databases,
} from '@oilway/content/test/copy-database.ts';
import { settingsOf } from '@oilway/store/settings.ts';
import { expect, inject, test } from 'vitest';
import { expectNoneTaken } from './first-presses.ts';
import { type SiteProcess, startSite, until } from './site-process.ts';
import { easyCaptcha } from './solve-captcha.ts';

const message = {
  name: 'Miriam Kowalczyk',
  email: 'miriam.kowalczyk@posteo.example',
  message: 'Guten Tag',
  umbracoNodeID: 14,
  cultureName: 'de-DE',
  gdprAccept: true,
};

/** A message as a visitor's browser sends it; each call of `send` is a press of the button. */
async function writer({ origin }: SiteProcess, { environment }: DatabaseCopy) {
  const recaptcha = await easyCaptcha(settingsOf(environment).captchaSecret);
  const key = randomUUID();
  return {
    key,
    async send() {
      const answer = await fetch(`${origin}/umbraco/api/contact/SubmitMessage`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ ...message, recaptcha }),
        signal: AbortSignal.timeout(60_000),
      });
      const body = (await answer.json()) as { success?: boolean; reference?: string };
      const { headers, status } = answer;
      const type = headers.get('content-type') ?? '';
      return { status, type, retryAfter: headers.get('retry-after'), body };
    },
  };
}

async function start(
  kind: Database,
  t: { onTestFinished(end: () => Promise<void>): void },
): Promise<{ site: SiteProcess; database: DatabaseCopy }> {
  const database = copyDatabase(kind, 'seeded');
  const site = await startSite({ ...database.environment, LOG_LEVEL: 'debug' });
  t.onTestFinished(async () => {
    await site.stop();
    database.remove();
  });
  return { site, database };
}

/** Rows of a submission under its key, and the mails there are. */
function counted(kind: Database, url: string, key: string): number[] {
  const messages = `SELECT count(*) AS n FROM contact_messages WHERE idempotency_key = '${key}'`;
  const queries = [messages, 'SELECT count(*) AS n FROM mails'];
  if (kind === 'postgres')
    return queries.map((query) => Number(execFileSync(psql(), [url, '-At', '-c', query])));
  const file = new DatabaseSync(fileURLToPath(url), { readOnly: true });
  const counts = queries.map((query) => Number(file.prepare(query).get()?.n));
  file.close();
  return counts;
}

const psql = () => join(inject('templates').postgres.bin, 'psql');

/** Somebody else writes and does not end. @returns what lets go. */
async function hold(kind: Database, url: string): Promise<() => Promise<void>> {
  if (kind === 'sqlite') {
    const file = new DatabaseSync(fileURLToPath(url));
    file.exec('BEGIN IMMEDIATE');
    return async () => file.close();
  }
  const somebody = spawn(psql(), [url, '-q'], { stdio: ['pipe', 'pipe', 'inherit'] });
  somebody.stdin.write('BEGIN; LOCK TABLE captchas IN ACCESS EXCLUSIVE MODE;\n\\echo held\n');
  await once(somebody.stdout, 'data');
  return async () => {
    somebody.stdin.end('ROLLBACK;\n');
    await once(somebody, 'exit');
  };
}

test('a lock that is held: an error and nothing stored; let go, the same press is taken', async (t) => {
  // Both at once: each waits for ten seconds before it gives up.
  await Promise.all(
    databases.map(async (kind) => {
      const { database, site } = await start(kind, t);
      const url = database.environment.DATABASE_URL ?? '';
      const visitor = await writer(site, database);
      const letGo = await hold(kind, url);
      const refused = await visitor.send();
      expect([refused.status, refused.retryAfter]).toEqual([503, '5']);
      expect(refused.type).toContain('application/problem+json');
      expect(refused.body.reference).toBeUndefined();
      // Whoever reads meanwhile notices nothing.
      expect((await fetch(site.origin)).status).toBe(200);
      await letGo();
      expect(counted(kind, url, visitor.key)).toEqual([0, 0]);
      const taken = await visitor.send();
      expect([taken.status, taken.body.success]).toEqual([200, true]);
      expect(counted(kind, url, visitor.key)).toEqual([1, 2]);
    }),
  );
});

test('no byte more can be written: an error and nothing stored; with room again, the same press is taken', async (t) => {
  const { database, site } = await start('sqlite', t);
  const url = database.environment.DATABASE_URL ?? '';
  const visitor = await writer(site, database);
  // The kernel refuses to let any file grow past what the database has now, its journal included.
  const limit = (bytes: string) =>
    execFileSync('prlimit', [`--pid=${site.child.pid}`, `--fsize=${bytes}:`]);
  const journal = statSync(join(database.folder, 'oilway.db-wal')).size;
  limit(String(journal));
  const refused = await visitor.send();
  expect([refused.status, refused.retryAfter]).toEqual([503, '5']);
  expect(refused.type).toContain('application/problem+json');
  await until(async () => site.log().includes('the disk of the database is full'), 30_000);
  expect((await fetch(site.origin)).status).toBe(200);
  const ready = async () => {
    const answer = await fetch(`${site.origin}/health/ready`);
    return [answer.status, ((await answer.json()) as { database: string }).database];
  };
  expect(await ready()).toEqual([503, 'full']);
  // Once somebody met it, nobody without scripts is asked the question first.
  await expectNoneTaken(site.origin);
  limit('unlimited');
  expect(counted('sqlite', url, visitor.key)).toEqual([0, 0]);
  // Health and forms say so within ten seconds.
  await until(async () => (await ready())[0] === 200, 10_000);
  const taken = await visitor.send();
  expect([taken.status, taken.body.success]).toEqual([200, true]);
  expect(counted('sqlite', url, visitor.key)).toEqual([1, 2]);
  expect(site.child.exitCode).toBeNull();
});

test('a database that cannot be read any more is named in the log and by ready; what is rendered is still shown', async (t) => {
  const { database, site } = await start('sqlite', t);
  const file = fileURLToPath(database.environment.DATABASE_URL ?? '');
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
  const ready = () => fetch(`${site.origin}/health/ready`);
  await until(async () => (await ready()).status === 503, 30_000);
  expect(await (await ready()).json()).toMatchObject({ status: 'failing', database: 'damaged' });
  await until(async () => site.log().includes('the database is damaged'), 30_000);
  expect((await fetch(site.origin)).status).toBe(200);
});
