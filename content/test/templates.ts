import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { cached } from './cache.ts';
import { copyCluster, createDatabase, startCluster } from './postgres.ts';

/** What the templates are made from, and by. */
export const templateSources = [
  'store/{*.ts,!(node_modules)/**}',
  'content/{*.ts,!(test|node_modules)/**}',
  'demo/**',
  'content/test/{cache,close-payload,make-template,postgres,templates}.ts',
];

/** A folder with `empty.db`, which is migrated, and `oilway.db`, which holds the demo content, with its `media`. */
export const sqliteTemplate = () =>
  cached('sqlite', templateSources, async (folder) => {
    await makeTemplate(folder, `file:${join(folder, 'oilway.db')}`);
    // Every copy makes secrets of its own.
    rmSync(join(folder, 'secrets.json'));
  });

/** The data directory of a halted cluster with the databases `empty` and `seeded`. */
export async function postgresTemplate(): Promise<string> {
  const folder = await cached('postgres', templateSources, async (making) => {
    const cluster = await startCluster();
    try {
      await makeTemplate(
        join(making, 'var'),
        createDatabase(cluster, 'seeded'),
        cluster.bin,
        String(cluster.port),
      );
      cluster.halt();
      copyCluster(cluster.data, join(making, 'data'));
      // The pictures are those of the other template.
      rmSync(join(making, 'var'), { recursive: true });
    } finally {
      cluster.stop();
    }
  });
  return join(folder, 'data');
}

async function makeTemplate(folder: string, url: string, ...args: string[]): Promise<void> {
  const script = join(import.meta.dirname, 'make-template.ts');
  const child: ChildProcess = spawn(process.execPath, [script, ...args], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: folder,
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
