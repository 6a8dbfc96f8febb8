/** Asks the studio's REST interface, in this process, what staff ask their lists; then deletes what is old. Told over IPC what to do. */
import config from '@oilway/content/config';
import { openFiles } from '@oilway/store/files/open-files.ts';
import { tendInboxes } from '@oilway/store/retention/tend-inboxes.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { getPayload, handleEndpoints } from 'payload';
import { transactionsOf } from '../../content/database/session.ts';
import { hire } from '../../content/staff/hire.ts';
import { cookieOf, emailOf, password } from '../../studio/test/people.ts';

/** What the parent asks for, with its answer. */
export interface GrownStudioCalls {
  /** How long each question of the list takes, milliseconds. */
  list: { asked: { path: string; role: 'admin' | 'forms-clerk'; times: number }; answer: number[] };
  /** How long the table takes, milliseconds, and what it comes to. */
  csv: {
    asked: { path: string };
    answer: { first: number; whole: number; lines: number; memory: number };
  };
  /** A night, of which an administrator has allowed that it deletes much. Milliseconds, and rows: entries of the inboxes, and their mails. */
  retention: { asked: object; answer: { took: number; deleted: number } };
}

const day = 86_400_000;
const payload = await getPayload({ config, disableOnInit: true });
const reach = (request: Request) =>
  handleEndpoints({ config: payload.config, request: inheritable(request) });
const origin = 'http://localhost:3001';
const cookies = { admin: await enter('admin'), 'forms-clerk': await enter('forms-clerk') };
for (const role of ['admin', 'forms-clerk'] as const) {
  const { totalDocs } = (await (await ask('/contact-messages?limit=1', role)).json()) as {
    totalDocs: number;
  };
  if (totalDocs === 0) throw new Error(`${role} sees no messages`);
}

async function enter(role: 'admin' | 'forms-clerk'): Promise<string> {
  const { docs } = await payload.find({
    collection: 'departments',
    where: { country: { equals: 'de' }, purpose: { equals: 'contact' } },
    sort: 'id',
    limit: 2,
    depth: 0,
  });
  const given = { countries: ['de' as const], departments: docs.map(({ id }) => id) };
  const clerk = role === 'forms-clerk' ? given : {};
  await hire(payload, { name: role, email: emailOf(`bench-${role}`), password, role, ...clerk });
  const login = await reach(
    new Request(`${origin}/api/staff/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ email: emailOf(`bench-${role}`), password }),
    }),
  );
  if (login.status !== 200) throw new Error(`the login answered ${login.status}`);
  return cookieOf(login);
}

async function ask(path: string, role: 'admin' | 'forms-clerk'): Promise<Response> {
  const request = new Request(`${origin}/api${path}`, {
    headers: { origin, cookie: cookies[role] },
  });
  const answer = await reach(request);
  if (answer.status !== 200)
    throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function list({ path, role, times }: GrownStudioCalls['list']['asked']): Promise<number[]> {
  const took: number[] = [];
  // The first one is not counted.
  for (let asked = 0; asked <= times; asked += 1) {
    const begun = performance.now();
    const { docs } = (await (await ask(path, role)).json()) as { docs: unknown[] };
    if (asked > 0) took.push(performance.now() - begun);
    if (!Array.isArray(docs)) throw new Error(`${path} is no list`);
  }
  return took;
}

async function csv({ path }: GrownStudioCalls['csv']['asked']) {
  globalThis.gc?.();
  let most = process.memoryUsage().rss;
  const before = most;
  const begun = performance.now();
  const answer = await ask(path, 'admin');
  const first = performance.now() - begun;
  let lines = 0;
  for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
    for (const byte of part) if (byte === 10) lines += 1;
    most = Math.max(most, process.memoryUsage().rss);
  }
  return { first, whole: performance.now() - begun, lines, memory: most - before };
}

async function retention(): Promise<GrownStudioCalls['retention']['answer']> {
  const database = await transactionsOf(payload);
  await payload.updateGlobal({ slug: 'retention', data: { allowed: true } });
  const { storage, ...settings } = readSettings();
  const now = Date.now();
  const clocks = { process: now, database: now, lastRun: now - day };
  const mailsBefore = await mailCount();
  const begun = performance.now();
  const night = { log: payload.logger, settings, files: openFiles(storage) };
  const { deleted } = await tendInboxes(database, clocks, night);
  const took = performance.now() - begun;
  return { took, deleted: deleted + mailsBefore - (await mailCount()) };
}

const mailCount = async () => (await payload.count({ collection: 'mails' })).totalDocs;

/** A request that others can be derived from, as those of the studio's own server are. */
function inheritable(request: Request): Request {
  const { headers, method, url } = request;
  return Object.defineProperties(request, {
    headers: { value: headers },
    method: { value: method },
    url: { value: url },
  });
}

const calls = { list, csv, retention } as unknown as Record<
  string,
  (asked: unknown) => Promise<unknown>
>;
process.on('message', async ({ asked, call }: { call: string; asked: unknown }) => {
  try {
    process.send?.({ answer: await calls[call]?.(asked) });
  } catch (error) {
    process.send?.({ error: String((error as Error).stack) });
  }
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
