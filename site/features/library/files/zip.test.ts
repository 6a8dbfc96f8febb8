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
import { hashToken, newToken } from '@oilway/store/accounts/tokens.ts';
import { fileDownloads } from '@oilway/store/library/tables.ts';
import { memberSessions } from '@oilway/store/members/tables.ts';
import { getPayload, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { libraryFixtures } from '../../../test/library-fixtures.ts';
import { type SiteProcess, startSite, waitUntil } from '../../../test/site-process.ts';

/** Files of 2 MB; together they exceed all buffers. */
const [count, size] = [full ? 500 : 40, 2_000_000];
/** Exceeds the buffers of a connection. */
const large = 60_000_000;

/** Timeout in milliseconds, long enough for a busy machine. */
const timeoutMs = 60_000;

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
  const make = libraryFixtures(payload);
  const category = await make.category('Viel');
  const company = await payload.create({
    collection: 'companies',
    data: { name: 'Brinkmann', country: 'de', categories: [category] },
  });
  const upload = await textOf(randomBytes(size));
  largeFile = await make.file(category, 'Groß', { file: await textOf(Buffer.alloc(large)) });
  for (let number = 0; number < count; number += 1)
    ids.push(await make.file(category, `Datei ${number}`, { file: upload }));
  cookie = `oilway-session=${await createSession(company.id)}`;
  site = await startSite(database.environment);
});
afterAll(async () => {
  await site?.stop();
  if (payload) await closePayload(payload);
  database?.remove();
});

/** Creates an upload with these bytes on disk. */
async function textOf(bytes: Buffer): Promise<number> {
  const id = await addUpload(payload, 'Viel.txt', Buffer.from('Viel'), 'text/plain');
  const { filename } = await payload.findByID({ collection: 'portal-uploads', id });
  await writeFile(join(database.folder, 'portal', filename ?? ''), bytes);
  return id;
}

/** Creates a member session directly, because a login would hash a password. */
async function createSession(company: number): Promise<string> {
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
    tokenHash: hashToken(token),
    member: member.id,
    begun: now,
    lastSeen: now,
    expires,
  });
  return token;
}

const request = (path: string, headers = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    // Not `fetch`, which normalizes paths.
    const { hostname, port } = new URL(site.origin);
    httpGet({ hostname, port, path, headers: { cookie, ...headers } }, resolve).on('error', reject);
  });
/** Returns the site's resident memory (VmRSS) in MB. */
const memory = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.child.pid}/status`, 'utf8'))?.[1]) / 1024;
/** Returns the number of library files that the site has open. */
const countOpenFiles = async () => {
  const { readdir, readlink } = await import('node:fs/promises');
  const folder = `/proc/${site.child.pid}/fd`;
  const links = (await readdir(folder)).map((name) => readlink(join(folder, name)).catch(() => ''));
  return (await Promise.all(links)).filter((path) => path.includes('/portal/')).length;
};

test('streams zips with backpressure and closes their files when the client disconnects', async () => {
  (await request('/health/live')).resume();
  const before = memory();
  const answers: IncomingMessage[] = [];
  for (let reader = 0; reader < 5; reader += 1) {
    const answer = await request(`/customerPortal/zip?ids=${ids.join(',')}`);
    expect(answer.statusCode).toBe(200);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(count * size);
    await new Promise((read) => answer.once('data', read));
    answer.pause();
    answers.push(answer);
  }
  if (full) {
    // Five gigabytes are requested, but no client reads on.
    await wait(2000);
    expect(memory() - before).toBeLessThan(150);
  }
  // One file is open per zip.
  expect(await countOpenFiles()).toBeGreaterThan(0);
  expect(await countOpenFiles()).toBeLessThanOrEqual(answers.length);
  for (const answer of answers) answer.destroy();
  await waitUntil(async () => (await countOpenFiles()) === 0, timeoutMs);
});

test('closes a large file when the client disconnects', async () => {
  const answer = await request(`/customerPortal/files/${largeFile}`);
  expect(Number(answer.headers['content-length'])).toBe(large);
  await new Promise((read) => answer.once('data', read));
  answer.destroy();
  await waitUntil(async () => (await countOpenFiles()) === 0, timeoutMs);
});

test('sends exactly Content-Length bytes and records downloads only for a zip read to its end', async () => {
  const answer = await request(`/customerPortal/zip?ids=${ids.slice(0, 30).join(',')}`);
  let bytes = 0;
  for await (const part of answer) bytes += (part as Buffer).length;
  expect(bytes).toBe(Number(answer.headers['content-length']));
  const downloads = async () => (await rowsOf(payload, fileDownloads)).length;
  await waitUntil(async () => (await downloads()) > 0, timeoutMs);
  expect(await downloads()).toBe(30);
});
