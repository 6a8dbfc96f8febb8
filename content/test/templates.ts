import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { cached } from './cache.ts';
import { copyCluster, createDatabase, startCluster } from './postgres.ts';

/** The sources of the templates. */
export const templateSources = [
  'store/{*.ts,!(node_modules)/**}',
  'content/{*.ts,!(test|node_modules)/**}',
  'demo/**',
  'content/test/{cache,close-payload,make-template,postgres,templates}.ts',
];

/** Returns a folder with `empty.db`, migrated only, and `oilway.db` with the demo content and its `media`. */
export const sqliteTemplate = () =>
  cached('sqlite', templateSources, async (folder) => {
    await makeTemplate(folder, `file:${join(folder, 'oilway.db')}`);
    // Every copy generates its own secrets.
    rmSync(join(folder, 'secrets.json'));
  });

/** Returns the data directory of a stopped cluster with the databases `empty` and `seeded`. */
export async function postgresTemplate(): Promise<string> {
  const folder = await cached('postgres', templateSources, async (tempFolder) => {
    const cluster = await startCluster();
    try {
      await makeTemplate(
        join(tempFolder, 'var'),
        createDatabase(cluster, 'seeded'),
        cluster.bin,
        String(cluster.port),
      );
      cluster.halt();
      copyCluster(cluster.data, join(tempFolder, 'data'));
      // The images are those of the other template.
      rmSync(join(tempFolder, 'var'), { recursive: true });
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
  if (code !== 0) throw new Error(`the template of ${url} could not be created:\n${printed}`);
}
