import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase, startCluster } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Migrated, empty databases to copy: a SQLite file and a database `template` of a cluster. */
    templates: { sqlite: string; postgres: { bin: string; port: number } };
  }
}

/** Once for a run: migrates one database of each kind, which every test file copies. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'oilway-template-'));
  const cluster = await startCluster();
  const stop = () => {
    cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const sqlite = join(folder, 'template.db');
    migrateTemplate(folder, `file:${sqlite}`);
    migrateTemplate(folder, createDatabase(cluster, 'template'));
    project.provide('templates', { sqlite, postgres: { bin: cluster.bin, port: cluster.port } });
  } catch (cause) {
    stop();
    throw cause;
  }
  return stop;
}

function migrateTemplate(folder: string, url: string): void {
  const script = join(import.meta.dirname, 'migrate-template.ts');
  const done = spawnSync(process.execPath, [script], {
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'test',
      VAR_DIR: folder,
      DATABASE_URL: url,
      PAYLOAD_LOG_LEVEL: 'error',
    },
  });
  if (done.status !== 0)
    throw new Error(`The template of ${url} was not migrated:\n${done.stdout}${done.stderr}`);
}
