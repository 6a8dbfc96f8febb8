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
import { full, usually } from '@oilway/content/test/full.ts';
import { settingsOf } from '@oilway/store/settings.ts';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { build } from '../../commands/build.ts';
import { root } from '../../commands/processes.ts';
import { sendContact } from './send-contact.ts';
import { freePort, startSite, until } from './site-process.ts';
import { easyCaptcha } from './solve-captcha.ts';

/** So many acknowledged submissions end the test. */
const wanted = full ? 1000 : 12;
/** Each part is killed this often at least, at most so many milliseconds after it has done something. */
const [leastKills, longestLife] = full ? [10, 10_000] : [2, 1000];
const submitters = 4;
/**
 * Milliseconds that a visitor waits between two: the studio dies only after it has sent something, so the mails of an hour must last
 * for all of its lives.
 */
const pace = full ? 800 : 0;
/** Confirmations of all visitors together, and departments that hear of what was not confirmed (store/limits/mail-limits.ts). */
const mostAnHour = { confirmed: 500, noted: 1000 };
/** So many mails may be under way when the studio dies. */
const sentAtOnce = 5;
/** Milliseconds for a start: with both parts dying all the time, other work on the machine makes it slow. */
const patience = 300_000;

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

/** Site and studio die again and again while visitors write; the mail server is the real thing. */
describe.each(usually('sqlite', databases))('killed at any moment, on %s', (kind) => {
  test('what was acknowledged is stored once, and its mails are delivered', async () => {
    const { delivered, port } = await startMailServer();
    database = copyDatabase(kind, 'seeded');
    const url = database.environment.DATABASE_URL ?? '';
    const { captchaSecret } = settingsOf(database.environment);
    const environment = {
      ...database.environment,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      TRUSTED_PROXIES: '127.0.0.1',
    };
    const site = new Mortal(() => startSite(environment, patience));
    const studio = new Mortal(() => startStudio(environment));
    await Promise.all([site.begin(), studio.begin()]);

    const acknowledged: string[] = [];
    let ended = false;
    const enough = () =>
      acknowledged.length >= wanted && site.kills >= leastKills && studio.kills >= leastKills;
    const lives = [
      site.dieAgainAndAgain(() => acknowledged.length, longestLife),
      studio.dieAgainAndAgain(() => delivered.length, longestLife),
    ];
    const visitors = Array.from({ length: submitters }, async () => {
      while (!ended) {
        acknowledged.push(await oneSubmission(() => site.alive, captchaSecret));
        await wait(pace);
      }
    });
    await Promise.race([until(async () => enough(), 3_000_000), ...lives]);
    ended = true;
    await Promise.all(visitors);
    site.spare();
    studio.spare();
    await Promise.all(lives);

    // What was under way when the studio died is taken up after five minutes: once nothing else is left, they pass.
    const waiting = () => read(kind, url, "SELECT id FROM mails WHERE state = 'waiting'").join();
    let seen = '?';
    await until(
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
    await until(async () => waiting() === '', 600_000, 500);

    const stored = read(kind, url, 'SELECT reference FROM contact_messages');
    expect(stored.toSorted()).toEqual(acknowledged.toSorted());
    expect(read(kind, url, 'SELECT id FROM captchas')).toHaveLength(stored.length);
    const promised = read(kind, url, 'SELECT message_id FROM mails');
    // The department hears of each, and each is confirmed, as far as mails are written within an hour.
    const { confirmed, noted } = mostAnHour;
    expect(promised.length).toBeGreaterThanOrEqual(
      Math.min(stored.length, confirmed + noted) + Math.min(stored.length, confirmed),
    );
    expect(promised.length).toBeLessThanOrEqual(2 * stored.length);
    expect([...new Set(delivered)].toSorted()).toEqual(promised.toSorted());
    // A server that took a mail and was told so by nobody gets it again, under the same Message-ID.
    expect(delivered.length - promised.length).toBeLessThanOrEqual(sentAtOnce * studio.kills);
  });
});

interface Process {
  child: ChildProcess;
  origin: string;
  stop(): Promise<void>;
}

/** A process that is killed at random moments and started again, until it is spared. */
class Mortal {
  readonly #start: () => Promise<Process>;
  #process: Process | undefined;
  #spared = false;
  kills = 0;

  constructor(start: () => Promise<Process>) {
    this.#start = start;
  }

  /** Undefined while it is starting. */
  get alive(): Process | undefined {
    return this.#process;
  }

  async begin(): Promise<void> {
    this.#process = await this.#start();
    running.add(this.#process);
  }

  /**
   * @param done how much was done so far: a life lasts until there is more of it,
   * @param most and some milliseconds on top.
   */
  async dieAgainAndAgain(done: () => number, most: number): Promise<void> {
    for (;;) {
      const before = done();
      while (done() === before && !this.#spared) await wait(10);
      await wait(Math.random() * most);
      if (this.#spared) return;
      const dying = this.#process as Process;
      this.#process = undefined;
      this.kills += 1;
      await dying.stop();
      running.delete(dying);
      await this.begin();
    }
  }

  spare(): void {
    this.#spared = true;
  }
}

/** A visitor presses until it is acknowledged: always the same content under the same key. */
async function oneSubmission(site: () => Process | undefined, secret: string): Promise<string> {
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

/** The studio as it was built; the outbox is delivered in its process. */
async function startStudio(environment: Record<string, string>): Promise<Process> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(root, 'studio/server.ts')], {
    env: { ...process.env, ...environment, NODE_ENV: 'production', STUDIO_PORT: String(port) },
    stdio: 'ignore',
  });
  const exit = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  await until(
    async () => (await fetch(`${origin}/api/access`).catch(() => undefined))?.ok ?? false,
    patience,
  );
  const stop = async () => {
    child.kill('SIGKILL');
    await exit;
  };
  return { child, origin, stop };
}

/** A mail server that takes its time. @returns the Message-IDs of all it has taken. */
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
  // A studio that dies leaves its line broken.
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
  // Thousands of numbers are more than a process is usually let print.
  const room = { encoding: 'utf8', maxBuffer: 100_000_000 } as const;
  return execFileSync(program, [url, '-qAt', '-c', statement], room);
}
