import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A temporary PostgreSQL cluster on a loopback port. */
export interface Cluster {
  bin: string;
  port: number;
  /** The data directory. */
  data: string;
  /** Stops the server, cleanly or as in a crash, and leaves the data directory. */
  halt(mode?: 'fast' | 'immediate'): void;
  /** Starts it again after it has halted. */
  start(): void;
  /** Stops a running server at once and deletes its files. */
  stop(): void;
}

/**
 * Creates and starts a cluster with the installed PostgreSQL, with fsync only if `durable`.
 * @param copyOf the data directory of a cluster that has halted.
 * @throws when it is not installed.
 */
export async function startCluster(copyOf?: string, { durable = false } = {}): Promise<Cluster> {
  const bin = findBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'oilway-postgres-'));
  const owner = unprivileged();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const call = (program: string, ...args: string[]) => run(join(bin, program), args, folder, owner);
  const control = (...args: string[]) => call('pg_ctl', '-D', data, '-w', '-s', ...args);
  if (copyOf) copyCluster(copyOf, data);
  else {
    const trust = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
    call('initdb', '-D', data, ...trust, '--wal-segsize=1', '--no-sync');
  }
  const unsafeOptions = durable ? '' : '-c fsync=off -c full_page_writes=off';
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= ${unsafeOptions}`;
  const start = () => control('-l', join(folder, 'log'), '-o', options, 'start');
  start();
  return {
    bin,
    port,
    data,
    start,
    halt: (mode = 'fast') => control('-m', mode, 'stop'),
    stop() {
      if (existsSync(join(data, 'postmaster.pid'))) control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Copies a data directory with its owner, by reference where the file system supports it. */
export function copyCluster(from: string, to: string): void {
  run('cp', ['-a', '--reflink=auto', from, to]);
}

/** Creates a database, optionally as a copy of another one. @returns its `DATABASE_URL`. */
export function createDatabase(
  { bin, port }: Pick<Cluster, 'bin' | 'port'>,
  name: string,
  copyOf = 'template0',
): string {
  const server = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres'];
  run(join(bin, 'createdb'), [...server, '-T', copyOf, name]);
  return `postgres://postgres@127.0.0.1:${port}/${name}`;
}

function findBinaries(): string {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(base, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const whole = (folder: string) =>
    ['initdb', 'pg_ctl', 'createdb'].every((program) => existsSync(join(folder, program)));
  const found = folders.find(whole);
  if (!found)
    throw new Error(
      "PostgreSQL is not installed (initdb, pg_ctl): install Debian's package postgresql",
    );
  return found;
}

/** Returns the user for servers when this process is root, which PostgreSQL refuses. */
export function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', '65534']) {
    const ask = (flag: string) =>
      Number(spawnSync('id', [flag, user], { encoding: 'utf8' }).stdout.trim() || Number.NaN);
    const [uid, gid] = [ask('-u'), ask('-g')];
    if (Number.isInteger(uid) && Number.isInteger(gid)) return { uid, gid };
  }
  return undefined;
}

function run(
  program: string,
  args: string[],
  cwd = tmpdir(),
  owner?: { uid: number; gid: number },
): void {
  // Streams are not piped: the server that pg_ctl starts would leave them open.
  const done = spawnSync(program, args, { cwd, ...owner, stdio: ['ignore', 'ignore', 'inherit'] });
  if (done.status !== 0)
    throw new Error(`${program} ${args.join(' ')} failed (${done.status ?? done.error?.message})`);
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  await new Promise((closed) => server.close(closed));
  if (!address || typeof address === 'string') throw new Error('no free port');
  return address.port;
}
