import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import type { Challenge } from 'altcha-lib/types';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { type Database, type SeededDatabase, seededDatabase } from './database.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { solved } from './solve-captcha.ts';

let database: SeededDatabase | undefined;
let site: SiteProcess | undefined;

afterEach(async () => {
  await site?.stop();
  database?.remove();
});

const message = {
  name: 'Miriam Kowalczyk',
  email: 'miriam.kowalczyk@posteo.example',
  message: 'Guten Tag',
  umbracoNodeID: 14,
  cultureName: 'de-DE',
  gdprAccept: true,
};

/** A message as a visitor's browser sends it; each call of `send` is a press of the button. */
async function writer({ origin }: SiteProcess) {
  const challenge = await fetch(`${origin}/api/captcha?form=contact`);
  const recaptcha = await solved((await challenge.json()) as Challenge);
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
      return { status: answer.status, type: answer.headers.get('content-type') ?? '', body };
    },
  };
}

async function started(kind: Database): Promise<{ site: SiteProcess; database: SeededDatabase }> {
  database = seededDatabase(kind);
  site = await startSite(database.environment);
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

const psql = () => join(inject('site').postgres.bin, 'psql');

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

describe.each(['sqlite', 'postgres'] as const)('%s', (kind) => {
  test('a lock that is held: an error and nothing stored; let go, the same press is taken', {
    timeout: 120_000,
  }, async () => {
    const { database, site } = await started(kind);
    const url = database.environment.DATABASE_URL ?? '';
    const visitor = await writer(site);
    const letGo = await hold(kind, url);
    const refused = await visitor.send();
    expect(refused.status).toBeGreaterThanOrEqual(500);
    expect(refused.type).toContain('application/problem+json');
    expect(refused.body.reference).toBeUndefined();
    // Whoever reads meanwhile notices nothing.
    expect((await fetch(site.origin)).status).toBe(200);
    await letGo();
    expect(counted(kind, url, visitor.key)).toEqual([0, 0]);
    const taken = await visitor.send();
    expect([taken.status, taken.body.success]).toEqual([200, true]);
    expect(counted(kind, url, visitor.key)).toEqual([1, 2]);
  });
});

test('no byte more can be written: an error and nothing stored; with room again, the same press is taken', {
  timeout: 120_000,
}, async () => {
  const { database, site } = await started('sqlite');
  const url = database.environment.DATABASE_URL ?? '';
  const visitor = await writer(site);
  // The kernel refuses to let any file grow past what the database has now, its journal included.
  const limit = (bytes: string) =>
    execFileSync('prlimit', [`--pid=${site.child.pid}`, `--fsize=${bytes}:`]);
  const journal = statSync(join(database.folder, 'oilway.db-wal')).size;
  limit(String(journal));
  const refused = await visitor.send();
  expect(refused.status).toBeGreaterThanOrEqual(500);
  expect(refused.type).toContain('application/problem+json');
  expect((await fetch(site.origin)).status).toBe(200);
  limit('unlimited');
  expect(counted('sqlite', url, visitor.key)).toEqual([0, 0]);
  const taken = await visitor.send();
  expect([taken.status, taken.body.success]).toEqual([200, true]);
  expect(counted('sqlite', url, visitor.key)).toEqual([1, 2]);
  expect(site.child.exitCode).toBeNull();
});
