/** Tests several hosts with their database, storage and proxies on one machine (`npm run test:cluster`). docs/operating.md lists the results. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@oilway/store/database/db-session.ts';
import { openDatabase } from '@oilway/store/database/open.ts';
import { settingsOf } from '@oilway/store/settings.ts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sendContact } from '../site/test/send-contact.ts';
import { easyCaptcha } from '../site/test/solve-captcha.ts';
import { type Cluster, startCluster } from './cluster.ts';
import type { Host } from './hosts.ts';
import { waitUntil } from './services/service.ts';
import { logInStaff, loginOf, type StaffClient } from './staff-client.ts';
import { visitors } from './visitors.ts';

let cluster: Cluster;
let sites: Host[];
let studios: Host[];
let workers: Host[];
let staff: StaffClient;
let database: Database;
let secret: string;

beforeAll(async () => {
  const { postgres, sqlite } = inject('templates');
  cluster = await startCluster(postgres, sqlite);
  sites = [await cluster.addHost('site', 0), await cluster.addHost('site', 1)];
  studios = [await cluster.addHost('studio', 0), await cluster.addHost('studio', 1)];
  workers = [await cluster.addHost('worker', 0), await cluster.addHost('worker', 1)];
  staff = await logInStaff(studios[0] as Host, cluster.studioOrigin, loginOf('admin'));
  database = await openDatabase(cluster.databaseUrl);
  secret = settingsOf({ DATA_DIR: cluster.database.folder }).captchaSecret;
});
afterAll(async () => {
  await database?.close();
  await cluster?.stop();
});

/** Prints a measurement to the test output. */
const printMeasurement = (line: string) => process.stdout.write(`    ${line}\n`);

/** Returns the first column of each row. */
async function column(statement: string): Promise<string[]> {
  const rows: { value: unknown }[] = await database.orm
    .select({ value: sql`value` })
    .from(sql.raw(`(${statement}) AS rows (value)`) as never);
  return rows.map(({ value }) => String(value));
}

test('shows an edit from either studio on both sites within one second', async () => {
  const all: number[] = [];
  for (let edit = 0; edit < 10; edit += 1) {
    const title = `Titel ${randomUUID()}`;
    await staff.publishTitle(studios[edit % 2] as Host, 'filter', title);
    const shown = (site: Host) => async () =>
      (await (await fetch(`${site.origin}/filter`)).text()).includes(title);
    all.push(...(await Promise.all(sites.map((site) => waitUntil('the edit', shown(site))))));
  }
  printMeasurement(`10 edits were on both after ${Math.max(...all)} ms at most`);
  expect(Math.max(...all)).toBeLessThan(1000);
});

test('serves newly uploaded and existing images from both sites', async () => {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: '#456' } });
  const form = new FormData();
  const bytes = new Uint8Array(await picture.jpeg().toBuffer());
  form.set('file', new Blob([bytes], { type: 'image/jpeg' }), 'Halle.jpg');
  form.set('_payload', JSON.stringify({ altDe: 'Halle', altPl: 'Hala' }));
  const { doc } = (await staff.request(studios[1] as Host, 'POST', '/media', form)) as {
    doc: { id: number };
  };
  const [before] = await column("SELECT id FROM media WHERE mime_type = 'image/jpeg' ORDER BY id");
  for (const id of [doc.id, before])
    for (const site of sites) {
      // The site redirects an old file name to the current one.
      const address = `${site.origin}/media/${id}/0000000000/640.webp`;
      await waitUntil(`picture ${id}`, async () => (await fetch(address)).status === 200, 10_000);
      const answer = await fetch(address);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100);
    }
});

test('shares sessions, captchas, idempotency keys and rate limits across hosts', async () => {
  const [one, two] = studios as [Host, Host];
  const other = await logInStaff(two, cluster.studioOrigin, loginOf('editor-de'));
  expect([await other.isLoggedIn(one), await other.isLoggedIn(two)]).toEqual([true, true]);
  await other.logOut(one);
  expect([await other.isLoggedIn(one), await other.isLoggedIn(two)]).toEqual([false, false]);

  const [first, second] = sites as [Host, Host];
  const recaptcha = await easyCaptcha(secret);
  await sendContact(first.origin, { key: randomUUID(), recaptcha });
  await expect(sendContact(second.origin, { key: randomUUID(), recaptcha })).rejects.toThrow('400');
  const key = randomUUID();
  const again = { key, recaptcha: await easyCaptcha(secret) };
  const number = await sendContact(first.origin, again);
  expect(await sendContact(second.origin, again)).toBe(number);

  const email = `${randomUUID()}@posteo.example`;
  for (let at = 0; at < 8; at += 1)
    await sendContact(sites[at % 2]?.origin ?? '', {
      email,
      key: randomUUID(),
      recaptcha: await easyCaptcha(secret),
    });
  // The limit is three confirmations an hour per address, across all sites.
  expect(await column(`SELECT id FROM mails WHERE "to" = '${email}'`)).toHaveLength(3);
});

test('logs which secrets of a host differ and names the oilway secrets accept command', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'oilway-other-'));
  settingsOf({ DATA_DIR: folder });
  const secrets = join(folder, 'secrets.json');
  const site = await cluster.addHost('site', 2, { ...cluster.settings, secrets });
  await waitUntil(
    'the secrets mismatch is logged',
    () => site.log().includes('oilway secrets accept'),
    10_000,
  );
  for (const name of ['PAYLOAD_SECRET', 'PREVIEW_SECRET']) expect(site.log()).toContain(name);
  expect(site.log()).not.toContain(JSON.parse(readFileSync(secrets, 'utf8')).payload);
  await site.kill();
});

test('serves every read while site hosts are killed, drained and added', async () => {
  const readers = visitors(cluster.siteOrigin, secret, { readers: 20, submitters: 0 });
  await wait(1000);
  await sites[0]?.kill();
  await wait(3000);
  sites[0] = await cluster.addHost('site', 0);
  await wait(2000);
  expect(await sites[1]?.drain()).toBe(0);
  await wait(2000);
  sites[1] = await cluster.addHost('site', 1);
  const third = await cluster.addHost('site', 2);
  await wait(2000);
  expect(await third.drain()).toBe(0);
  await wait(1000);
  await readers.stop();
  printMeasurement(
    `${readers.reads()} reads, ${readers.failures.length} failed, ${readers.slowest()} ms at most`,
  );
  expect(readers.failures).toEqual([]);
});

test('accepts every submission and read while site hosts are drained one after another', async () => {
  const all = visitors(cluster.siteOrigin, secret, { readers: 5, submitters: 20 });
  await wait(2000);
  for (const at of [0, 1]) {
    expect(await sites[at]?.drain()).toBe(0);
    await wait(500);
    sites[at] = await cluster.addHost('site', at);
    await wait(1500);
  }
  await all.stop();
  printMeasurement(`${all.acknowledged.length} messages, ${all.refusals.length} refused at first`);
  expect(all.refusals).toEqual([]);
  expect(all.failures).toEqual([]);
});

test('continues jobs and mails on another worker after a kill and duplicates only mails in progress', async () => {
  const holder = async () =>
    (await column("SELECT data ->> 'holder' FROM payload_kv WHERE key = 'jobs'"))[0];
  const { payload } = cluster.database;
  const job = () => payload.jobs.queue({ task: 'schedulePublish', input: {} } as never);
  const left = () => column("SELECT id FROM payload_jobs WHERE task_slug = 'schedulePublish'");
  await job();
  await waitUntil('the job is done', async () => (await left()).length === 0, 30_000);
  // The worker that started first holds the jobs; the other one takes them over.
  const before = await holder();
  const writers = visitors(cluster.siteOrigin, secret, { readers: 0, submitters: 5 });
  await wait(2000);
  await workers[0]?.kill();
  const took = await waitUntil(
    'another worker leads',
    async () => (await holder()) !== before,
    20_000,
  );
  await job();
  await waitUntil('the job is done', async () => (await left()).length === 0, 30_000);
  await writers.stop();
  workers[0] = await cluster.addHost('worker', 0);
  // A mail that was in progress when the worker was killed is retried after five minutes.
  const waiting = () => column("SELECT message_id FROM mails WHERE state = 'waiting'");
  await waitUntil(
    'only mails in progress are left',
    async () => (await waiting()).length <= 5,
    60_000,
  );
  const late = await waiting();
  const { payload: studio } = cluster.database;
  const { execute } = await import('@oilway/content/database/execute.ts');
  await execute(studio, "UPDATE mails SET next_attempt = '2020-01-01' WHERE state = 'waiting'");
  await waitUntil('all mails are sent', async () => (await waiting()).length === 0, 60_000);
  const sent = cluster.mail.received.map(({ source }) => idOf(source));
  const twice = sent.filter((id, at) => sent.indexOf(id) !== at);
  printMeasurement(
    `another worker led after ${took} ms; ${sent.length} mails, ${twice.length} twice`,
  );
  expect(twice.filter((id) => !late.includes(id))).toEqual([]);
  expect(new Set(sent)).toEqual(new Set(await column('SELECT message_id FROM mails')));
});

test('loses no acknowledged submission and resumes writes within 20 s when the PostgreSQL leader is killed', async () => {
  const [first, second] = cluster.nodes as [Cluster['nodes'][0], Cluster['nodes'][0]];
  const [leader, standby] = (await first.isLeader()) ? [first, second] : [second, first];
  await waitUntil('the standby is in sync', standby.isSynchronous);
  const all = visitors(cluster.siteOrigin, secret, { readers: 20, submitters: 200 });
  await wait(8000);
  const killed = performance.now();
  const before = all.acknowledged.length;
  await leader.kill();
  await waitUntil('the standby leads', standby.isLeader, 60_000);
  const led = performance.now() - killed;
  await waitUntil(
    'writes are back',
    () => all.acknowledged.some(({ at }) => at > killed + led),
    60_000,
  );
  await wait(10_000);
  await all.stop();
  const back = Math.min(...all.acknowledged.map(({ at }) => at).filter((at) => at > killed + led));
  const stored = await column('SELECT reference FROM contact_messages');
  const emails = await column('SELECT email FROM contact_messages');
  const known = new Set(stored);
  const lost = all.acknowledged.filter(({ reference }) => !known.has(reference));
  printMeasurement(
    `${before} acknowledged before, ${all.acknowledged.length} in all, ${lost.length} lost`,
  );
  printMeasurement(
    `the standby led after ${Math.round(led)} ms, writes were back after ${Math.round(back - killed)}`,
  );
  printMeasurement(
    `${all.refusals.length} submissions were refused meanwhile; ${all.reads()} reads, ${all.slowest()} ms`,
  );
  expect(lost).toEqual([]);
  expect(new Set(all.acknowledged.map(({ reference }) => reference)).size).toBe(
    all.acknowledged.length,
  );
  const own = emails.filter((email) => email.endsWith('@posteo.example'));
  expect(own.length - new Set(own).size).toBeLessThanOrEqual(7);
  expect(known.size).toBe(stored.length);
  expect(all.failures).toEqual([]);
  expect(back - killed).toBeLessThan(20_000);
  for (const host of [...sites, ...studios, ...workers])
    expect([host.name, host.isRunning()]).toEqual([host.name, true]);
  // The studio can write again, and both sites show the change.
  const title = `Danach ${randomUUID()}`;
  await staff.publishTitle(studios[1] as Host, 'filter', title);
  for (const site of sites)
    await waitUntil('the edit', async () =>
      (await (await fetch(`${site.origin}/filter`)).text()).includes(title),
    );
});

const idOf = (source: string) => /^Message-ID: (.+)$/im.exec(source)?.[1]?.trim() ?? '';
