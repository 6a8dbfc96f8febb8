import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, startCluster } from '@oilway/content/test/postgres.ts';
import type { TestProject } from 'vitest/node';
import { build } from '../../commands/build.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder with a migrated and seeded `oilway.db` and its media, and a cluster with the same as `site_template`. */
    site: { folder: string; postgres: { bin: string; port: number } };
  }
}

/** Once for a run: builds a stale site and seeds one database of each kind, which every test copies. */
export default async function setup(project: TestProject): Promise<() => void> {
  await build(['site']);
  const folder = mkdtempSync(join(tmpdir(), 'oilway-site-'));
  const cluster = await startCluster();
  const stop = () => {
    cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const sqlite = join(folder, 'sqlite');
    await Promise.all([
      makeTemplate(sqlite, `file:${join(sqlite, 'oilway.db')}`),
      makeTemplate(join(folder, 'postgres'), createDatabase(cluster, 'site_template')),
    ]);
    project.provide('site', { folder: sqlite, postgres: { bin: cluster.bin, port: cluster.port } });
  } catch (cause) {
    stop();
    throw cause;
  }
  return stop;
}

async function makeTemplate(folder: string, url: string): Promise<void> {
  const script = join(import.meta.dirname, 'make-template.ts');
  const child: ChildProcess = spawn(process.execPath, [script], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      VAR_DIR: folder,
      DATABASE_URL: url,
      PAYLOAD_LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => (printed += String(part)));
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The template of ${url} was not made:\n${printed}`);
}
