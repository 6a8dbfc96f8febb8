import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  copyDatabase,
  type Database,
  type DatabaseCopy,
  databases,
} from '@oilway/content/test/copy-database.ts';
import { full, selectCases } from '@oilway/content/test/full.ts';
import { settingsOf } from '@oilway/store/settings.ts';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { build } from '../../commands/build.ts';
import { root } from '../../commands/processes.ts';
import { sendContact } from './send-contact.ts';
import { freePort, startSite, waitUntil } from './site-process.ts';
import { easyCaptcha } from './solve-captcha.ts';

/** Acknowledged submissions that end the test. */
const submissionCount = full ? 1000 : 12;
/** Minimum kills of each process, and maximum milliseconds it lives after it has done some work. */
const [minKills, maxLifetime] = full ? [10, 10_000] : [1, 1000];
const submitters = 4;
/**
 * Milliseconds between two submissions of a visitor: the studio is killed only after it has sent something, so the mails of an hour must last for all
 * of its lives.
 */
const pace = full ? 800 : 0;
/** Confirmations of all visitors, and mails to departments about unconfirmed ones (store/limits/submission-limits.ts). */
const hourlyLimits = { confirmed: 500, noted: 1000 };
/** Maximum number of mails in delivery when the studio is killed. */
const maxInFlight = 5;
/** Milliseconds for a start, which is slow while both processes restart all the time. */
const startTimeout = 300_000;

let database: DatabaseCopy | undefined;
let mailServer: SMTPServer | undefined;
const running = new Set<{ stop(): Promise<void> }>();

beforeAll(() => build(['studio']), 600_000);
afterEach(async () => {
  await Promise.all([...running].map((part) => part.stop()));
  running.clear();
  await new Promise<void>((closed) => (mailServer ? mailServer.close(closed) : closed()));
  database?.remove();
});

/** Kills site and studio repeatedly while visitors submit messages; mails go to a real SMTP server. */
describe.each(selectCases('sqlite', databases))('random SIGKILLs, on %s', (kind) => {
  test('stores every acknowledged submission once and delivers its mails', async () => {
    const { delivered, port } = await startMailServer();
    database = copyDatabase(kind, 'seeded');
    const url = database.environment.DATABASE_URL ?? '';
    const { captchaSecret } = settingsOf(database.environment);
    const environment = {
      ...database.environment,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      TRUSTED_PROXIES: '127.0.0.1',
    };
    const site = new CrashingProcess(() => startSite(environment, startTimeout));
    const studio = new CrashingProcess(() => startStudio(environment));
    await Promise.all([site.start(), studio.start()]);

    const references: string[] = [];
    let ended = false;
    const enough = () =>
      references.length >= submissionCount && site.kills >= minKills && studio.kills >= minKills;
    const killLoops = [
      site.killRepeatedly(() => references.length, maxLifetime),
      studio.killRepeatedly(() => delivered.length, maxLifetime),
    ];
    const visitors = Array.from({ length: submitters }, async () => {
      while (!ended) {
        references.push(await submitUntilAcknowledged(() => site.current, captchaSecret));
        await wait(pace);
      }
    });
    await Promise.race([waitUntil(async () => enough(), 3_000_000), ...killLoops]);
    ended = true;
    await Promise.all(visitors);
    site.stopKilling();
    studio.stopKilling();
    await Promise.all(killLoops);

    // Mails in delivery at a kill are retried after five minutes: once no others are left, the wait is skipped.
    const waiting = () => read(kind, url, "SELECT id FROM mails WHERE state = 'waiting'").join();
    let seen = '?';
    await waitUntil(
      async () => {
        const before = seen;
        seen = waiting();
        return seen === before;
      },
      600_000,
      3000,
    );
    change(
      kind,
      url,
      "UPDATE mails SET next_attempt = '2020-01-01T00:00:00.000Z' WHERE state = 'waiting'",
    );
    await waitUntil(async () => waiting() === '', 600_000, 500);

    const stored = read(kind, url, 'SELECT reference FROM contact_messages');
    expect(stored.toSorted()).toEqual(references.toSorted());
    expect(read(kind, url, 'SELECT id FROM captchas')).toHaveLength(stored.length);
    const expectedMails = read(kind, url, 'SELECT message_id FROM mails');
    // Each is mailed to its department and confirmed, within the hourly limits.
    const { confirmed, noted } = hourlyLimits;
    expect(expectedMails.length).toBeGreaterThanOrEqual(
      Math.min(stored.length, confirmed + noted) + Math.min(stored.length, confirmed),
    );
    expect(expectedMails.length).toBeLessThanOrEqual(2 * stored.length);
    expect([...new Set(delivered)].toSorted()).toEqual(expectedMails.toSorted());
    // A mail that was accepted just before a kill is sent again, under the same Message-ID.
    expect(delivered.length - expectedMails.length).toBeLessThanOrEqual(maxInFlight * studio.kills);
  });
});

interface Process {
  child: ChildProcess;
  origin: string;
  stop(): Promise<void>;
}

/** A process that is killed at random moments and started again, until `stopKilling`. */
class CrashingProcess {
  readonly #start: () => Promise<Process>;
  #process: Process | undefined;
  #isStopped = false;
  kills = 0;

  constructor(start: () => Promise<Process>) {
    this.#start = start;
  }

  /** Undefined while it is starting. */
  get current(): Process | undefined {
    return this.#process;
  }

  async start(): Promise<void> {
    this.#process = await this.#start();
    running.add(this.#process);
  }

  /**
   * @param done returns the amount of work done so far: the process lives until that grows,
   * @param maxDelay and up to this many milliseconds longer.
   */
  async killRepeatedly(done: () => number, maxDelay: number): Promise<void> {
    for (;;) {
      const before = done();
      while (done() === before && !this.#isStopped) await wait(10);
      await wait(Math.random() * maxDelay);
      if (this.#isStopped) return;
      const killed = this.#process as Process;
      this.#process = undefined;
      this.kills += 1;
      await killed.stop();
      running.delete(killed);
      await this.start();
    }
  }

  stopKilling(): void {
    this.#isStopped = true;
  }
}

/** Submits the same content under the same key until it is acknowledged. */
async function submitUntilAcknowledged(
  site: () => Process | undefined,
  secret: string,
): Promise<string> {
  const key = randomUUID();
  const recaptcha = await easyCaptcha(secret);
  for (;;) {
    const origin = site()?.origin;
    try {
      if (origin === undefined) throw new Error('the site is starting');
      return await sendContact(origin, { key, recaptcha });
    } catch {
      await wait(100);
    }
  }
}

/** Starts the built studio, which delivers the outbox. */
async function startStudio(environment: Record<string, string>): Promise<Process> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'studio/server.ts')], {
    env: { ...process.env, ...environment, NODE_ENV: 'production', STUDIO_PORT: String(port) },
    stdio: 'ignore',
  });
  const exit = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  await waitUntil(
    async () => (await fetch(`${origin}/api/access`).catch(() => undefined))?.ok ?? false,
    startTimeout,
  );
  const stop = async () => {
    child.kill('SIGKILL');
    await exit;
  };
  return { child, origin, stop };
}

/** Starts a slow mail server. @returns the Message-IDs of all mails it has accepted. */
async function startMailServer(): Promise<{ delivered: string[]; port: number }> {
  const delivered: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      let source = '';
      stream.setEncoding('utf8');
      stream.on('data', (part: string) => (source += part));
      stream.on('end', async () => {
        delivered.push(/^Message-ID: (.+)$/im.exec(source)?.[1]?.trim() ?? '');
        await wait(Math.random() * 40);
        done();
      });
    },
  });
  // A killed studio aborts its connections.
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  mailServer = server;
  return { delivered, port: (server.server.address() as AddressInfo).port };
}

/** The first column of every row. */
function read(kind: Database, url: string, query: string): string[] {
  if (kind === 'postgres')
    return psql(url, query)
      .split('\n')
      .filter((line) => line !== '');
  const file = new DatabaseSync(fileURLToPath(url), { readOnly: true, timeout: 10_000 });
  const rows = file.prepare(query).all();
  file.close();
  return rows.map((row) => String(Object.values(row)[0]));
}

function change(kind: Database, url: string, statement: string): void {
  if (kind === 'postgres') {
    psql(url, statement);
    return;
  }
  const file = new DatabaseSync(fileURLToPath(url), { timeout: 10_000 });
  file.exec(statement);
  file.close();
}

function psql(url: string, statement: string): string {
  const program = join(inject('templates').postgres.bin, 'psql');
  // Thousands of rows exceed the default limit.
  const options = { encoding: 'utf8', maxBuffer: 100_000_000 } as const;
  return execFileSync(program, [url, '-qAt', '-c', statement], options);
}
