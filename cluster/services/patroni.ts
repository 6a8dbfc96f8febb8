import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyCluster, freePort, unprivileged } from '@oilway/content/test/postgres.ts';
import { isHealthy, type ServiceProcess, startService } from './service.ts';

/** A PostgreSQL server managed by Patroni (Debian's package patroni). */
export interface PatroniNode {
  name: string;
  /** PostgreSQL's port. */
  port: number;
  /** The port of Patroni's REST API. */
  restPort: number;
  isLeader(): Promise<boolean>;
  /** Returns whether the node is a synchronous standby. */
  isSynchronous(): Promise<boolean>;
  start(): void;
  log(): string;
  /** Kills PostgreSQL and Patroni, as a power cut would. */
  kill(): Promise<void>;
}

interface NodeOptions {
  folder: string;
  etcd: number;
  /** The folder of PostgreSQL's programs. */
  bin: string;
  /** The data directory of a stopped cluster, from which the first node starts. */
  template: string;
}

/** Seconds. A leader that does not renew its key within `ttl` loses the lead. */
const dcs = { ttl: 10, loop_wait: 1, retry_timeout: 3 };

export async function createPatroniNode(name: string, options: NodeOptions): Promise<PatroniNode> {
  const [port, restPort] = [await freePort(), await freePort()];
  const folder = join(options.folder, name);
  const owner = unprivileged();
  mkdirSync(folder, { mode: 0o700 });
  const template = join(folder, 'template');
  copyCluster(options.template, template);
  const path = join(folder, 'patroni.json');
  // YAML is a superset of JSON, so Patroni reads JSON.
  writeFileSync(
    path,
    JSON.stringify(patroniConfig(name, { ...options, folder, port, rest: restPort, template })),
  );
  if (owner) for (const own of [folder, path]) chownSync(own, owner.uid, owner.gid);
  let service: ServiceProcess | undefined;
  const hasRole = (what: string) => isHealthy(`http://127.0.0.1:${restPort}/${what}`);
  return {
    name,
    port,
    restPort,
    isLeader: () => hasRole('primary'),
    isSynchronous: () => hasRole('synchronous'),
    log: () => service?.log() ?? '',
    async kill() {
      await service?.kill();
      killPostgres(join(folder, 'data'));
    },
    start() {
      service = startService('/usr/bin/patroni', [path], {
        name: `Patroni ${name}`,
        owner,
        cwd: folder,
        env: { HOME: folder },
      });
    },
  };
}

/**
 * Kills all PostgreSQL processes. Patroni starts PostgreSQL in a new session, so it outlives Patroni; each PostgreSQL process has its own session,
 * too.
 */
function killPostgres(data: string): void {
  const path = join(data, 'postmaster.pid');
  if (!existsSync(path)) return;
  const main = Number(readFileSync(path, 'utf8').split('\n')[0]);
  const tree = `/proc/${main}/task/${main}/children`;
  const children = existsSync(tree) ? readFileSync(tree, 'utf8').match(/\d+/g) : [];
  for (const pid of [main, ...(children ?? []).map(Number)]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // The process has exited already.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
  // The process id may be reused.
  rmSync(path);
}

function patroniConfig(
  name: string,
  { bin, etcd, folder, port, rest, template }: NodeOptions & { port: number; rest: number },
): object {
  const data = join(folder, 'data');
  return {
    scope: 'oilway',
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { hosts: `127.0.0.1:${etcd}` },
    bootstrap: {
      method: 'copy',
      copy: {
        command: `mv ${template} ${data}`,
        no_params: true,
        keep_existing_recovery_conf: true,
      },
      dcs: {
        ...dcs,
        maximum_lag_on_failover: 1_048_576,
        master_start_timeout: 0,
        // COMMIT returns when the standby has the transaction, too.
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 200 } },
      },
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: data,
      bin_dir: bin,
      pgpass: join(folder, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres' },
        replication: { username: 'postgres' },
        rewind: { username: 'postgres' },
      },
      parameters: { unix_socket_directories: '' },
    },
  };
}
