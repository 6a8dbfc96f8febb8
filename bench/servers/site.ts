import { createServer } from 'node:net';
import {
  answering,
  type Part,
  siteArgs,
  startPart,
  stopParts,
  studioArgs,
} from '../../commands/processes.ts';
import { pin, serverCore } from '../machine.ts';
import { endWithUs } from './children.ts';

/** A server of ours that this run has started. */
export interface Server {
  pid: number;
  origin: string;
  /** Milliseconds from its start to its first good answer. */
  startTime: number;
  stop(): Promise<void>;
}

/** A data folder, and a database where it is not the file in that folder. */
export interface Data {
  folder: string;
  databaseUrl?: string;
}

/** @param more settings of this start alone. */
export async function startSite(data: Data, more: Record<string, string> = {}): Promise<Server> {
  const port = await freePort();
  const env = { ...environmentFor(data), ...more, SITE_PORT: String(port) };
  return started('site', siteArgs, env, port, '/health/ready');
}

export async function startStudio(data: Data): Promise<Server> {
  const port = await freePort();
  const env = { ...environmentFor(data), STUDIO_PORT: String(port) };
  return started('studio', studioArgs, env, port, '/admin/login');
}

export function environmentFor({ folder, databaseUrl }: Data): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    PAYLOAD_LOG_LEVEL: 'error',
    VAR_DIR: folder,
    DATABASE_URL: databaseUrl ?? '',
  };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

async function started(
  name: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  port: number,
  path: string,
): Promise<Server> {
  const begun = performance.now();
  const part: Part = startPart(name, args, env);
  endWithUs(part.child);
  const pid = part.child.pid ?? 0;
  pin(pid, serverCore);
  const origin = `http://localhost:${port}`;
  try {
    await answering(part, origin + path);
  } catch (error) {
    await stopParts([part]);
    throw error;
  }
  return { pid, origin, startTime: performance.now() - begun, stop: () => stopParts([part]) };
}
