import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, unprivileged } from './postgres.ts';

const program = '/usr/sbin/pgbouncer';

/** The reason for skipping tests; undefined where PgBouncer is installed. */
export const pgBouncerMissing = existsSync(program)
  ? undefined
  : "skipped: Debian's package pgbouncer is missing";

/** A PgBouncer in transaction mode on a loopback port. */
export interface PgBouncer {
  port: number;
  child: ChildProcess;
  stop(): void;
}

/**
 * Starts PgBouncer in transaction mode, otherwise with its defaults, without authentication.
 * @param postgres the port of the cluster.
 * @param connections to each of its databases.
 */
export async function startPgBouncer(postgres: number, connections = 3): Promise<PgBouncer> {
  const folder = mkdtempSync(join(tmpdir(), 'oilway-pgbouncer-'));
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=127.0.0.1 port=${postgres} user=postgres
[pgbouncer]
pool_mode = transaction
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
default_pool_size = ${connections}
max_client_conn = 1000
server_login_retry = 1
`,
  );
  const owner = unprivileged();
  if (owner) for (const path of [folder, settings]) chownSync(path, owner.uid, owner.gid);
  const child = spawn(program, [settings], { ...owner, stdio: 'ignore' });
  const stop = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with ${child.exitCode}`);
    await wait(20);
  }
  return { port, child, stop };
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return once(socket, 'connect').then(
    () => Boolean(socket.destroy()),
    () => false,
  );
}
