import { once } from 'node:events';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@oilway/content/test/postgres.ts';
import { root } from '../commands/processes.ts';
import { isHealthy, type ServiceProcess, startService, waitUntil } from './services/service.ts';

export type HostPart = 'site' | 'studio' | 'worker';

/** A host with its own data folder that runs one part. */
export interface Host extends ServiceProcess {
  name: string;
  /** Unused for a worker. */
  origin: string;
  isRunning(): boolean;
  /** Sends SIGTERM. @returns the exit code. */
  drain(): Promise<number | null>;
}

export interface HostSettings {
  /** The parent of the hosts' data folders. */
  folder: string;
  /** The path of the shared `secrets.json`. */
  secrets: string;
  environment: Record<string, string>;
  /** The folder of another version to run; by default this one. */
  program?: string;
}

/** How each part reports that it is ready. */
const readinessChecks: Record<HostPart, (host: Host) => Promise<boolean> | boolean> = {
  site: ({ origin }) => isHealthy(`${origin}/health/ready`),
  studio: ({ origin }) => isHealthy(`${origin}/api/access`),
  worker: ({ log }) => log().includes('The worker is ready'),
};

/** Starts a part as an operator does, and waits until it is ready. */
export async function startHost(
  part: HostPart,
  name: string,
  { environment, folder, program = root, secrets }: HostSettings,
  port?: number,
): Promise<Host> {
  const dataFolder = join(folder, name);
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  cpSync(secrets, join(dataFolder, 'secrets.json'));
  const hostPort = port ?? (await freePort());
  const service = startService(join(program, 'oilway'), [part], {
    name,
    env: {
      ...environment,
      DATA_DIR: dataFolder,
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      ...(part === 'site' ? { SITE_PORT: String(hostPort) } : { STUDIO_PORT: String(hostPort) }),
    },
  });
  const { child } = service;
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const host: Host = {
    ...service,
    name,
    origin: `http://127.0.0.1:${hostPort}`,
    isRunning,
    async drain() {
      if (!isRunning()) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      return (await ended)[0] as number | null;
    },
  };
  await waitUntil(`${name} is ready`, () => readinessChecks[part](host), 120_000, service);
  return host;
}
