import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { get as httpGet, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { closePayload } from '@oilway/content/test/close-payload.ts';
import { copyDatabase, type DatabaseCopy } from '@oilway/content/test/copy-database.ts';
import { full } from '@oilway/content/test/full.ts';
import { addUpload } from '@oilway/content/test/portal-files.ts';
import { addRow, rowsOf } from '@oilway/content/test/store-rows.ts';
import { hashOf, newToken } from '@oilway/store/accounts/tokens.ts';
import { fileDownloads } from '@oilway/store/library/tables.ts';
import { memberSessions } from '@oilway/store/members/tables.ts';
import { getPayload, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { libraryMaker } from '../../../test/portal-library.ts';
import { type SiteProcess, startSite, until } from '../../../test/site-process.ts';

/** Files of 2 MB: together much more than any buffer holds. */
const [count, size] = [full ? 500 : 40, 2_000_000];
/** More than the buffers of a connection. */
const large = 60_000_000;

/** Milliseconds until what certainly happens, on a busy machine. */
const patience = 60_000;

let database: DatabaseCopy;
let payload: Payload;
let site: SiteProcess;
let cookie: string;
let largeFile: number;
const ids: number[] = [];

beforeAll(async () => {
  database = copyDatabase('sqlite', 'seeded');
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
});
afterAll(async () => {
  await site?.stop();
  if (payload) await closePayload(payload);
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
  await addRow(payload, memberSessions, {
    tokenHash: hashOf(token),
    member: member.id,
    begun: now,
    lastSeen: now,
    expires,
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

test('a zip of many files is made no faster than it is read, and ends with its reader', async () => {
  (await ask('/health/live')).resume();
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
  if (full) {
    // Five gigabytes are under way, and nobody reads on.
    await wait(2000);
    expect(memory() - before).toBeLessThan(150);
  }
  // One file of each is read at a time.
  expect(await open()).toBeGreaterThan(0);
  expect(await open()).toBeLessThanOrEqual(answers.length);
  for (const answer of answers) answer.destroy();
  await until(async () => (await open()) === 0, patience);
});

test('a large file ends with its reader', async () => {
  const answer = await ask(`/customerPortal/files/${largeFile}`);
  expect(Number(answer.headers['content-length'])).toBe(large);
  await new Promise((read) => answer.once('data', read));
  answer.destroy();
  await until(async () => (await open()) === 0, patience);
});

test('a zip that is read to its end has the size that was told; it alone of all is taken for downloaded', async () => {
  const answer = await ask(`/customerPortal/zip?ids=${ids.slice(0, 30).join(',')}`);
  let bytes = 0;
  for await (const part of answer) bytes += (part as Buffer).length;
  expect(bytes).toBe(Number(answer.headers['content-length']));
  const downloads = async () => (await rowsOf(payload, fileDownloads)).length;
  await until(async () => (await downloads()) > 0, patience);
  expect(await downloads()).toBe(30);
});
