import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '@oilway/store/database/open.ts';
import type { Database } from '@oilway/store/database/session.ts';
import { enqueue } from '@oilway/store/outbox/enqueue.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase as openCopy, type TestDatabase } from '../test/database.ts';
import { listenForMail, type MailServer } from '../test/mail-server.ts';
import { addUpload, pdfOf } from '../test/portal-files.ts';

/** Within so many milliseconds another worker leads. */
const takeover = 15_000;

let copy: TestDatabase;
let database: Database;
let server: MailServer;
const workers = new Set<ChildProcess>();

beforeAll(async () => {
  copy = await openCopy('sqlite');
  database = await openDatabase(copy.environment.DATABASE_URL ?? '');
  server = await listenForMail();
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await server?.close();
  await database?.close();
  await copy?.close();
});

function startWorker(): ChildProcess {
  const program = join(import.meta.dirname, '../../oilway');
  const worker = spawn(program, ['worker'], {
    // As a service it begins somewhere else than where the program lies.
    cwd: copy.folder,
    env: {
      ...copy.environment,
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      SMTP_URL: server.url,
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  workers.add(worker);
  return worker;
}

/** The holder of the lease. */
async function holder(): Promise<string | undefined> {
  const rows = await database.orm
    .select({ data: sql<string>`data` })
    .from(sql`payload_kv`)
    .where(sql`key = 'jobs'`);
  return rows[0] && JSON.parse(rows[0].data).holder;
}

/** How many milliseconds it took until something held. */
async function until(holds: () => boolean | Promise<boolean>): Promise<number> {
  const begun = Date.now();
  while (!(await holds())) await wait(50);
  return Date.now() - begun;
}

const mail = async (to: string) =>
  database.transaction((session) =>
    enqueue(session, [{ to, subject: 'x', html: '<p>x</p>', text: 'x' }], {
      of: { inbox: 'contact-messages', reference: 'OW-26-000-0001', cultureName: 'de-DE' },
      mailFrom: 'a@b.example',
    }),
  );
const preparationOf = async (id: number) =>
  (await copy.payload.findByID({ collection: 'portal-uploads', id })).preparation;
const isRunning = async () => {
  const where = { processing: { equals: true } };
  return (await copy.payload.count({ collection: 'payload-jobs', where })).totalDocs > 0;
};
const arrived = (to: string) =>
  server.received.filter(({ recipients }) => recipients.includes(to)).length;

test('when the worker that leads is killed another one leads, mails go on, and none goes twice; SIGTERM waits for running jobs', async () => {
  const first = startWorker();
  await mail('1@posteo.example');
  const upload = await addUpload(copy.payload, 'Blatt.pdf', await pdfOf('Blatt'));
  await until(async () => (await holder()) !== undefined && arrived('1@posteo.example') > 0);
  const before = await holder();
  const second = startWorker();
  const secondReady = once(second.stdout as Readable, 'data');
  await mail('2@posteo.example');
  await until(() => arrived('2@posteo.example') > 0);
  await secondReady;
  first.kill('SIGKILL');
  await mail('3@posteo.example');
  expect(await until(async () => (await holder()) !== before)).toBeLessThan(takeover);
  await until(() => arrived('3@posteo.example') > 0);
  await until(async () => (await preparationOf(upload)) !== 'waiting');
  expect(await preparationOf(upload)).toBe('done');

  const last = await addUpload(copy.payload, 'Ende.pdf', await pdfOf('Ende'));
  await until(isRunning);
  second.kill('SIGTERM');
  expect(await once(second, 'exit')).toEqual([0, null]);
  expect(await preparationOf(last), 'a job that was running').toBe('done');
  expect(await holder()).toBeUndefined();
  expect(['1', '2', '3'].map((one) => arrived(`${one}@posteo.example`))).toEqual([1, 1, 1]);
});
