import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { afterAll, beforeAll } from 'vitest';
import { openDatabase, type TestDatabase } from '../../content/test/database.ts';
import { showWithFailures } from '../../content/test/failure-log.ts';
import { freePort } from '../../content/test/postgres.ts';
import { type Ask, createClients, createStaffOfEachRole } from './people.ts';

const studio = join(import.meta.dirname, '..');
const server = join(studio, 'server.ts');

/** The built studio in a separate process. */
export interface StudioProcess {
  origin: string;
  pid: number;
  /** Returns its output. */
  log(): string;
  /** Returns whether the started process is still running. */
  isRunning(): boolean;
  stop(): Promise<void>;
}

/** A studio with its own database and a staff account of every role. */
export interface TestStudio {
  database: TestDatabase;
  payload: Payload;
  studio: StudioProcess;
  origin: string;
  ask: Ask;
  /** Ids of the staff accounts, by role. */
  staff: Awaited<ReturnType<typeof createStaffOfEachRole>>;
  close(): Promise<void>;
}

/**
 * Opens a studio in a separate process.
 * @param seen collects the text of every response.
 * @param opened its database, which is closed with it; a new SQLite database by default.
 */
export async function openStudio(
  seen: string[] = [],
  opened?: TestDatabase,
  settings: Record<string, string> = {},
): Promise<TestStudio> {
  const database = opened ?? (await openDatabase('sqlite'));
  const { payload } = database;
  const port = await freePort();
  const environment = { ...database.environment, STUDIO_PORT: String(port), ...settings };
  const studio = await startStudio(port, environment);
  const { origin } = studio;
  const staff = await createStaffOfEachRole(payload);
  const close = async () => {
    await studio.stop();
    await database.close();
  };
  return {
    database,
    payload,
    studio,
    origin,
    staff,
    ask: await createClients(origin, seen),
    close,
  };
}

/** Opens a studio before all tests of a file, and closes it after them. */
export function testStudio(seen: string[] = [], settings: Record<string, string> = {}): TestStudio {
  let client: Ask;
  const studio = { ask: (...args) => client(...args) } as TestStudio;
  beforeAll(async () => {
    Object.assign(studio, await openStudio(seen, undefined, settings));
    client = studio.ask;
  });
  afterAll(() => studio.close?.());
  return studio;
}

/**
 * Starts the built studio.
 * @throws with its output when it is not built, or not ready within 30 s.
 */
export async function startStudio(
  port: number,
  environment: Record<string, string>,
): Promise<StudioProcess> {
  if (!existsSync(join(studio, '.next/BUILD_ID')))
    throw new Error('The studio is not built: run npm run build');
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
        stop: () => stopProcess(child),
      };
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exit = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await exit;
  clearTimeout(timer);
}
