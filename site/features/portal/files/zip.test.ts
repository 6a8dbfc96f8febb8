import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { hashOf, newToken } from '@oilway/content/members/tokens.ts';
import { addUpload } from '@oilway/content/test/portal-files.ts';
import { getPayload, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SeededDatabase, seededDatabase } from '../../../test/database.ts';
import { libraryMaker } from '../../../test/portal-library.ts';
import { type SiteProcess, startSite, until } from '../../../test/site-process.ts';

/** 500 files of 2 MB: much more than any buffer holds. */
const [count, size] = [500, 2_000_000];
/** More than the buffers of a connection. */
const large = 60_000_000;

let database: SeededDatabase;
let payload: Payload;
let site: SiteProcess;
let cookie: string;
let largeFile: number;
const ids: number[] = [];

beforeAll(async () => {
  database = seededDatabase();
  Object.assign(process.env, database.environment);
  const { default: config } = await import('@oilway/content/config');
  payload = await getPayload({ config, disableOnInit: true });
  const make = libraryMaker(payload);
  const category = await make.category('Viel');
  const company = await payload.create({
    collection: 'companies',
    data: { name: 'Brinkmann', country: 'de', categories: [category] },
  });
  const upload = await textOf(randomBytes(size));
  largeFile = await make.file(category, 'Groß', { file: await textOf(Buffer.alloc(large)) });
  for (let number = 0; number < count; number += 1)
    ids.push(await make.file(category, `Datei ${number}`, { file: upload }));
  cookie = `oilway-session=${await begin(company.id)}`;
  site = await startSite(database.environment);
}, 240_000);
afterAll(async () => {
  await site?.stop();
  await payload?.destroy();
  database?.remove();
});

/** An upload whose bytes on disk are these. */
async function textOf(bytes: Buffer): Promise<number> {
  const id = await addUpload(payload, 'Viel.txt', Buffer.from('Viel'), 'text/plain');
  const { filename } = await payload.findByID({ collection: 'portal-uploads', id });
  await writeFile(join(database.folder, 'portal', filename ?? ''), bytes);
  return id;
}

/** A session without a login, which would need a password to be checked. */
async function begin(company: number): Promise<string> {
  const data = { name: 'Henrike', email: 'henrike@brinkmann.example', cultureName: 'de-DE' };
  const member = await payload.create({
    collection: 'members',
    data: { ...data, company, state: 'active' } as never,
    context: { byMember: true },
  });
  const token = newToken();
  const now = new Date().toISOString();
  const expires = new Date(Date.now() + 3_600_000).toISOString();
  await payload.create({
    collection: 'member-sessions',
    data: {
      tokenHash: hashOf(token),
      member: member.id,
      begun: now,
      lastSeen: now,
      expires,
    } as never,
  });
  return token;
}

const ask = (path: string, headers = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    // A path as it is written: `fetch` would tidy it up.
    const { hostname, port } = new URL(site.origin);
    httpGet({ hostname, port, path, headers: { cookie, ...headers } }, resolve).on('error', reject);
  });
/** Resident memory of the site in MB, as Linux counts it. */
const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.child.pid}/status`, 'utf8'))?.[1]) / 1024;
/** The files of the library that the site holds open. */
const open = async () => {
  const { readdir, readlink } = await import('node:fs/promises');
  const folder = `/proc/${site.child.pid}/fd`;
  const links = (await readdir(folder)).map((name) => readlink(join(folder, name)).catch(() => ''));
  return (await Promise.all(links)).filter((path) => path.includes('/portal/')).length;
};

test('a zip of 500 files keeps no more in memory than its reader takes, and ends with its reader', async () => {
  await (await ask('/health/live')).resume();
  const before = memory();
  const answers: IncomingMessage[] = [];
  for (let reader = 0; reader < 5; reader += 1) {
    const answer = await ask(`/customerPortal/zip?ids=${ids.join(',')}`);
    expect(answer.statusCode).toBe(200);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(count * size);
    await new Promise((read) => answer.once('data', read));
    answer.pause();
    answers.push(answer);
  }
  await wait(2000);
  // Five gigabytes are under way, and nobody reads on.
  expect(memory() - before).toBeLessThan(150);
  expect(await open()).toBeGreaterThan(0);
  for (const answer of answers) answer.destroy();
  await until(async () => (await open()) === 0, 10_000);
  expect((await payload.count({ collection: 'file-downloads' })).totalDocs).toBe(0);
});

test('a file whose reader goes away is not taken for downloaded', async () => {
  const answer = await ask(`/customerPortal/files/${largeFile}`);
  expect(Number(answer.headers['content-length'])).toBe(large);
  await new Promise((read) => answer.once('data', read));
  answer.destroy();
  await until(async () => (await open()) === 0, 10_000);
  await wait(300);
  expect((await payload.count({ collection: 'file-downloads' })).totalDocs).toBe(0);
});

test('a zip that is read to its end has the size that was told', async () => {
  const answer = await ask(`/customerPortal/zip?ids=${ids.slice(0, 40).join(',')}`);
  let bytes = 0;
  for await (const part of answer) bytes += (part as Buffer).length;
  expect(bytes).toBe(Number(answer.headers['content-length']));
  await until(
    async () => (await payload.count({ collection: 'file-downloads' })).totalDocs === 40,
    10_000,
  );
});

test('dots in an address lead to no file of the disk', async () => {
  for (const trick of [
    '../../secrets.json',
    '%2e%2e/%2e%2e/secrets.json',
    '1/../../secrets.json',
  ]) {
    const answer = await ask(`/customerPortal/files/${trick}`);
    expect([trick, answer.statusCode]).toEqual([trick, 404]);
    answer.resume();
  }
});
