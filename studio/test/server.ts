import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll } from 'vitest';
import { openDatabase, type TestDatabase } from '../../content/test/database.ts';
import { showWithFailures } from '../../content/test/failure-log.ts';
import { freePort } from '../../content/test/postgres.ts';
import { type Ask, askAs, hireEveryone } from './people.ts';

const studio = join(import.meta.dirname, '..');
const server = join(studio, 'server.ts');

/** The built studio in a process of its own. */
export interface Studio {
  origin: string;
  pid: number;
  /** Everything it has printed. */
  log(): string;
  /** Whether its process is still the one that was started. */
  isRunning(): boolean;
  stop(): Promise<void>;
}

/** A studio on a database of its own, in which somebody of every role works. */
export interface OpenStudio {
  database: TestDatabase;
  payload: Payload;
  studio: Studio;
  origin: string;
  ask: Ask;
  /** The ids of those who work there, by role. */
  staff: Awaited<ReturnType<typeof hireEveryone>>;
  close(): Promise<void>;
}

/**
 * @param seen takes up every answer that somebody gets.
 * @param opened its database, which it closes; one of SQLite of its own without one.
 */
export async function openStudio(
  seen: string[] = [],
  opened?: TestDatabase,
  settings: Record<string, string> = {},
): Promise<OpenStudio> {
  const database = opened ?? (await openDatabase('sqlite'));
  const { payload } = database;
  const port = await freePort();
  const environment = { ...database.environment, STUDIO_PORT: String(port), ...settings };
  const studio = await startStudio(port, environment);
  const { origin } = studio;
  const staff = await hireEveryone(payload);
  const close = async () => {
    await studio.stop();
    await database.close();
  };
  return { database, payload, studio, origin, staff, ask: await askAs(origin, seen), close };
}

/** Opens a studio before the tests of a file, and closes it after them. */
export function testStudio(seen: string[] = [], settings: Record<string, string> = {}): OpenStudio {
  let opened: Ask;
  const studio = { ask: (...asked) => opened(...asked) } as OpenStudio;
  beforeAll(async () => {
    Object.assign(studio, await openStudio(seen, undefined, settings));
    opened = studio.ask;
  });
  afterAll(() => studio.close?.());
  return studio;
}

/**
 * Starts the studio as `next build` left it.
 * @throws when it is not built or not up within 30 s, with what it printed.
 */
export async function startStudio(
  port: number,
  environment: Record<string, string>,
): Promise<Studio> {
  if (!existsSync(join(studio, '.next/BUILD_ID')))
    throw new Error('The studio is not built: npm run build');
  const env = {
    ...process.env,
    ...environment,
    STUDIO_PORT: String(port),
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const child = spawn(process.execPath, [server], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => (printed += String(part)));
  showWithFailures('the studio', () => printed);
  const origin = `http://localhost:${port}`;
  for (
    const deadline = Date.now() + 30_000;
    ;
    await new Promise((again) => setTimeout(again, 100))
  ) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The studio did not start:\n${printed}`);
    }
    const up = await fetch(`http://127.0.0.1:${port}/api/access`).catch(() => undefined);
    if (up?.ok)
      return {
        origin,
        pid: child.pid ?? 0,
        log: () => printed,
        isRunning: () => child.exitCode === null && child.signalCode === null,
        stop: () => stopped(child),
      };
  }
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await exit;
  clearTimeout(timer);
}
