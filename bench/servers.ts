import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  root,
  run,
  siteArgs,
  startPart,
  stopParts,
  waitUntilReady,
} from '../commands/processes.ts';
import { freePort } from '../content/test/postgres.ts';
import { setUmask } from '../store/data-folder.ts';
import { pin, serverCore } from './machine.ts';

/** A data folder, and a database unless it is the file in that folder. */
export interface BenchData {
  folder: string;
  databaseUrl?: string;
}

export interface Server {
  name: string;
  pid: number;
  origin: string;
  stop(): Promise<void>;
}

/** The site, and the milliseconds from its start to its first successful response. */
export interface Site extends Server {
  startTime: number;
  /** Sends SIGKILL, as a power cut would end it. */
  kill(): Promise<void>;
}

// The umask sets the modes of copied folders.
setUmask();
const folders: string[] = [];
const children = new Set<ChildProcess>();
let template: Promise<string> | undefined;

/** Kills a child process when this process exits, so that it does not disturb the next run. */
export function killOnExit(child: ChildProcess): void {
  children.add(child);
  child.once('exit', () => children.delete(child));
}
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Returns a new data folder with the demo content in SQLite. */
export async function sqliteData(): Promise<BenchData> {
  template ??= seedDemo({ folder: newFolder() });
  const folder = newFolder();
  cpSync(await template, folder, { recursive: true });
  return { folder };
}

/** Returns a new data folder with the demo content in a PostgreSQL database. */
export async function postgresData(databaseUrl: string): Promise<BenchData> {
  return { folder: await seedDemo({ folder: newFolder(), databaseUrl }), databaseUrl };
}

async function seedDemo(data: BenchData): Promise<string> {
  const env = environmentFor(data);
  await run(process.execPath, [join(root, 'commands/seed.ts')], { env });
  return data.folder;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'oilway-bench-'));
  folders.push(folder);
  return folder;
}

export function environmentFor({ folder, databaseUrl }: BenchData): NodeJS.ProcessEnv {
  return {
    ...process.env,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    PAYLOAD_LOG_LEVEL: 'error',
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl ?? '',
  };
}

/** Starts the built site on the servers' core. */
export async function startSite(data: BenchData): Promise<Site> {
  const port = await freePort();
  const begun = performance.now();
  const part = startPart('site', siteArgs, { ...environmentFor(data), SITE_PORT: String(port) });
  killOnExit(part.child);
  const pid = part.child.pid ?? 0;
  pin(pid, serverCore);
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilReady(part, `${origin}/health/ready`);
  const kill = async () => {
    part.child.kill('SIGKILL');
    await part.ended;
  };
  const startTime = performance.now() - begun;
  return { name: 'site', pid, origin, startTime, kill, stop: () => stopParts([part]) };
}

/** Starts a server of `reference-servers.ts` on the same core, with this on its standard input. */
export async function startReferenceServer(
  kind: 'fixed' | 'react',
  args: string[],
  input?: Buffer,
): Promise<Server> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'reference-servers.ts'), kind, ...args],
    {
      stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
    },
  );
  killOnExit(child);
  const pid = child.pid ?? 0;
  pin(pid, serverCore);
  child.stdin?.end(input);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('message', (address) => resolve(String(address)));
    child.once('exit', () => reject(new Error(`the reference server did not start: ${kind}`)));
  });
  const stop = () => {
    child.kill();
    return ended;
  };
  return { name: kind, pid, origin, stop };
}

/** A recorded response, still compressed. */
export interface RecordedResponse {
  body: Buffer;
  /** Without the headers that every server adds. */
  headers: Record<string, string>;
}

const serverHeaders = new Set(['content-length', 'date', 'connection', 'keep-alive']);

/** Returns the response for a path. @throws when its status is not 200. */
export function recordResponse(url: string, encoding = 'br'): Promise<RecordedResponse> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { 'accept-encoding': encoding } }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      if (response.statusCode !== 200)
        reject(new Error(`${url} responded with ${response.statusCode}`));
      const headers = Object.entries(response.headers)
        .filter(([name]) => !serverHeaders.has(name))
        .map(([name, value]) => [name, String(value)] as const);
      resolve({ body, headers: Object.fromEntries(headers) });
    });
    request.once('error', reject);
  });
}
