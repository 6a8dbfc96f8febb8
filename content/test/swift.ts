import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseStorageUrl } from '@oilway/store/files/storage-location.ts';
import { freePort } from './postgres.ts';

/** A temporary S3 server on a loopback port: OpenStack Swift with one replica on one disk. */
export interface SwiftServer {
  /** Returns the `STORAGE_URL` of a bucket that may not exist yet. */
  urlOf(bucket: string): string;
  stop(): void;
}

/** Debian's packages swift-proxy, swift-account, swift-container and swift-object. */
const parts = ['account', 'container', 'object'] as const;
const program = (part: string) => `/usr/bin/swift-${part}-server`;

/** Maximal milliseconds of the start. */
const startTimeout = 60_000;

/** @throws when Swift is not installed. */
export async function startSwift(): Promise<SwiftServer> {
  if (![...parts, 'proxy'].every((part) => existsSync(program(part))))
    throw new Error(
      "Swift is not installed: install Debian's packages swift-proxy, swift-account, swift-container and swift-object",
    );
  // Its disk needs extended attributes, which not every temporary folder has.
  const folder = mkdtempSync(join(tmpdir(), 'oilway-swift-'));
  mkdirSync(join(folder, 'devices', 'disk'), { recursive: true });
  const running: ChildProcess[] = [];
  const stop = () => {
    for (const child of running) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const start = (part: string, settings: string) => {
    const path = join(folder, `${part}-server.conf`);
    writeFileSync(path, settings);
    running.push(spawn(program(part), [path], { stdio: 'ignore' }));
  };
  try {
    writeFileSync(
      join(folder, 'swift.conf'),
      '[swift-hash]\nswift_hash_path_suffix = oilway\nswift_hash_path_prefix = oilway\n',
    );
    for (const part of parts) {
      const port = await freePort();
      const ring = (...args: string[]) => run(folder, `${part}.builder`, ...args);
      ring('create', '2', '1', '1');
      ring('add', `r1z1-127.0.0.1:${port}/disk`, '1');
      ring('rebalance');
      start(part, partSettings(part, folder, port));
    }
    const port = await freePort();
    start('proxy', proxySettings(folder, port));
    await waitUntilReady(port);
    return {
      stop,
      urlOf: (bucket) => `s3://oilway%3Atester:secret@127.0.0.1:${port}/${bucket}?tls=0`,
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** @param url `STORAGE_URL`. */
export async function makeBucket(url: string): Promise<void> {
  const location = parseStorageUrl({ STORAGE_URL: url }, tmpdir());
  if (!('bucket' in location)) throw new Error(`no bucket: ${url}`);
  const { accessKey, bucket, endpoint, region, secretKey } = location;
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
  const credentials = { accessKeyId: accessKey, secretAccessKey: secretKey };
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
}

const shared = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${spawnSync('id', ['-un'], { encoding: 'utf8' }).stdout.trim()}
swift_dir = ${folder}
log_level = ERROR
`;

const partSettings = (part: string, folder: string, port: number) => `${shared(folder, port)}
devices = ${join(folder, 'devices')}
mount_check = false
disable_fallocate = true
fallocate_reserve = 0
recon_cache_path = ${folder}
[pipeline:main]
pipeline = ${part}-server
[app:${part}-server]
use = egg:swift#${part}
`;

const proxySettings = (folder: string, port: number) => `${shared(folder, port)}
[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:tempauth]
use = egg:swift#tempauth
user_oilway_tester = secret .admin
[filter:s3api]
use = egg:swift#s3api
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
`;

function run(folder: string, ...args: string[]): void {
  const done = spawnSync('swift-ring-builder', args, { cwd: folder, encoding: 'utf8' });
  if (done.status !== 0 && done.status !== 1)
    throw new Error(`swift-ring-builder ${args.join(' ')} failed: ${done.stdout}${done.stderr}`);
}

async function waitUntilReady(port: number): Promise<void> {
  const deadline = Date.now() + startTimeout;
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (response) return;
    if (Date.now() > deadline) throw new Error('Swift does not respond');
    await wait(200);
  }
}
