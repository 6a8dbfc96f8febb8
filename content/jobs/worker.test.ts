import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@oilway/store/database/db-session.ts';
import { openDatabase } from '@oilway/store/database/open.ts';
import { enqueue } from '@oilway/store/outbox/enqueue.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase as openCopy, type TestDatabase } from '../test/database.ts';
import { listenForMail, type MailServer } from '../test/mail-server.ts';
import { addUpload, pdfOf } from '../test/portal-files.ts';

/** Maximal milliseconds until another worker leads. */
const maxTakeover = 15_000;

let testDatabase: TestDatabase;
let database: Database;
let server: MailServer;
const workers = new Set<ChildProcess>();

beforeAll(async () => {
  testDatabase = await openCopy('sqlite');
  database = await openDatabase(testDatabase.environment.DATABASE_URL ?? '');
  server = await listenForMail();
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await server?.close();
  await database?.close();
  await testDatabase?.close();
});

function startWorker(): ChildProcess {
  const program = join(import.meta.dirname, '../../oilway');
  const worker = spawn(program, ['worker'], {
    // A service starts in another folder than the program's.
    cwd: testDatabase.folder,
    env: {
      ...testDatabase.environment,
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      SMTP_URL: server.url,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  workers.add(worker);
  return worker;
}

/** Returns the holder of the lease. */
async function leaseHolder(): Promise<string | undefined> {
  const rows = await database.orm
    .select({ data: sql<string>`data` })
    .from(sql`payload_kv`)
    .where(sql`key = 'jobs'`);
  return rows[0] && JSON.parse(rows[0].data).holder;
}

/** Waits for a condition. @returns the milliseconds it took. */
async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<number> {
  const startedAt = Date.now();
  while (!(await condition())) await wait(50);
  return Date.now() - startedAt;
}

const enqueueMail = async (to: string) =>
  database.transaction((session) =>
    enqueue(session, [{ to, subject: 'x', html: '<p>x</p>', text: 'x' }], {
      submission: { inbox: 'contact-messages', reference: 'OW-26-000-0001', cultureName: 'de-DE' },
      mailFrom: 'a@b.example',
    }),
  );
const preparationOf = async (id: number) =>
  (await testDatabase.payload.findByID({ collection: 'portal-uploads', id })).preparation;
const isRunning = async () => {
  const where = { processing: { equals: true } };
  return (await testDatabase.payload.count({ collection: 'payload-jobs', where })).totalDocs > 0;
};
const countReceived = (to: string) =>
  server.received.filter(({ recipients }) => recipients.includes(to)).length;

test('fails over to another worker after SIGKILL without duplicate mails; SIGTERM waits for running jobs', async () => {
  const first = startWorker();
  await enqueueMail('1@posteo.example');
  const upload = await addUpload(testDatabase.payload, 'Blatt.pdf', await pdfOf('Blatt'));
  await waitUntil(
    async () => (await leaseHolder()) !== undefined && countReceived('1@posteo.example') > 0,
  );
  const before = await leaseHolder();
  const second = startWorker();
  const secondReady = once(second.stdout as Readable, 'data');
  await enqueueMail('2@posteo.example');
  await waitUntil(() => countReceived('2@posteo.example') > 0);
  await secondReady;
  first.kill('SIGKILL');
  await enqueueMail('3@posteo.example');
  expect(await waitUntil(async () => (await leaseHolder()) !== before)).toBeLessThan(maxTakeover);
  await waitUntil(() => countReceived('3@posteo.example') > 0);
  await waitUntil(async () => (await preparationOf(upload)) !== 'waiting');
  expect(await preparationOf(upload)).toBe('done');

  const last = await addUpload(testDatabase.payload, 'Ende.pdf', await pdfOf('Ende'));
  await waitUntil(isRunning);
  second.kill('SIGTERM');
  expect(await once(second, 'exit')).toEqual([0, null]);
  expect(await preparationOf(last), 'a job that was running').toBe('done');
  expect(await leaseHolder()).toBeUndefined();
  expect(['1', '2', '3'].map((one) => countReceived(`${one}@posteo.example`))).toEqual([1, 1, 1]);
});
