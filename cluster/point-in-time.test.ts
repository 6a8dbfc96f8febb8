/** Tests point-in-time recovery of PostgreSQL, to a time between two messages, as docs/operating.md describes. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDatabase, type DatabaseCopy } from '@oilway/content/test/copy-database.ts';
import { type Cluster, startCluster, unprivileged } from '@oilway/content/test/postgres.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { waitUntil } from './services/service.ts';

let folder: string;
let cluster: Cluster;
let restored: Cluster | undefined;
let database: DatabaseCopy;
let writer: ChildProcess | undefined;

/** Returns a folder that PostgreSQL's user can write to. */
function createOwnedFolder(name: string): string {
  const path = join(folder, name);
  mkdirSync(path, { mode: 0o700 });
  const owner = unprivileged();
  if (owner) chownSync(path, owner.uid, owner.gid);
  return path;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oilway-moment-'));
  chmodSync(folder, 0o711);
  cluster = await startCluster(inject('templates').postgres.template, { durable: true });
  database = copyDatabase('postgres', 'empty', cluster);
});
afterAll(() => {
  writer?.kill('SIGKILL');
  restored?.stop();
  cluster?.stop();
  database?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const queryRows = ({ bin, port }: Cluster, statement: string): string[] => {
  const url = new URL(database.environment.DATABASE_URL ?? '');
  url.port = String(port);
  const args = [url.href, '-qAt', '-v', 'ON_ERROR_STOP=1', '-c', statement];
  return execFileSync(join(bin, 'psql'), args, { encoding: 'utf8' }).split('\n').filter(Boolean);
};

test('restores every submission acknowledged before the recovery target and none created after it', async () => {
  const [archive, base] = [createOwnedFolder('archive'), createOwnedFolder('base')];
  queryRows(cluster, 'ALTER SYSTEM SET archive_mode = on');
  queryRows(
    cluster,
    `ALTER SYSTEM SET archive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'`,
  );
  cluster.halt();
  cluster.start();

  const begun = performance.now();
  const owner = unprivileged();
  execFileSync(
    join(cluster.bin, 'pg_basebackup'),
    ['-h', '127.0.0.1', '-p', String(cluster.port), '-U', 'postgres', '-D', base, '-c', 'fast'],
    { ...owner, cwd: folder },
  );
  const taken = performance.now() - begun;

  const acknowledged: string[] = [];
  writer = spawn(
    process.execPath,
    [join(import.meta.dirname, '../content/test/submission-writer.ts')],
    { env: { ...process.env, ...database.environment }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let printed = '';
  writer.stdout?.on('data', (part) => {
    printed += String(part);
    acknowledged.splice(0, acknowledged.length, ...printed.split('\n').slice(0, -1));
  });
  await waitUntil('messages are written', () => acknowledged.length >= 200);
  // Acknowledged before the recovery target; all later ones are after it.
  const before = [...acknowledged];
  const [recoveryTarget = ''] = queryRows(cluster, 'SELECT clock_timestamp()');
  await waitUntil('more messages are written', () => acknowledged.length >= before.length + 200);
  writer.kill('SIGKILL');
  const [laterCount = ''] = queryRows(
    cluster,
    `SELECT count(*) FROM contact_messages WHERE created_at > '${recoveryTarget}'`,
  );
  expect(Number(laterCount)).toBeGreaterThan(100);
  const [last = ''] = queryRows(cluster, 'SELECT pg_walfile_name(pg_switch_wal())');
  const [archived] = ['SELECT last_archived_wal FROM pg_stat_archiver'];
  await waitUntil(
    'the WAL is archived',
    () => (queryRows(cluster, archived ?? '')[0] ?? '') >= last,
  );
  cluster.halt('immediate');

  const recoveryStart = performance.now();
  writeFileSync(join(base, 'recovery.signal'), '');
  if (owner) chownSync(join(base, 'recovery.signal'), owner.uid, owner.gid);
  appendFileSync(
    join(base, 'postgresql.auto.conf'),
    `archive_mode = off
restore_command = 'cp ${archive}/%f %p'
recovery_target_time = '${recoveryTarget}'
recovery_target_action = 'promote'
`,
  );
  restored = await startCluster(base, { durable: true });
  await waitUntil(
    'it is writable',
    () => queryRows(restored as Cluster, 'SELECT pg_is_in_recovery()')[0] === 'f',
  );
  const took = performance.now() - recoveryStart;
  const found = queryRows(restored, 'SELECT reference FROM contact_messages');
  process.stdout.write(
    `    base backup ${(taken / 1000).toFixed(1)} s; back in ${(took / 1000).toFixed(1)} s: ${before.length} acknowledged before the target, ${found.length} there, ${acknowledged.length} in all\n`,
  );
  expect(before.filter((reference) => !found.includes(reference))).toEqual([]);
  expect(new Set(found).size).toBe(found.length);
  expect(
    queryRows(restored, `SELECT id FROM contact_messages WHERE created_at > '${recoveryTarget}'`),
  ).toEqual([]);
  // The restored database is writable.
  queryRows(restored, "INSERT INTO captchas (id, expires) VALUES ('after', now())");
});
