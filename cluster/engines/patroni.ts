import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyCluster, freePort, unprivileged } from '@oilway/content/test/postgres.ts';
import { type Engine, isWell, startEngine } from './engine.ts';

/** One server of PostgreSQL among those that Patroni keeps one leader of. Debian's package patroni. */
export interface PatroniNode {
  name: string;
  /** PostgreSQL's. */
  port: number;
  /** Where Patroni says what the node is. */
  rest: number;
  isLeader(): Promise<boolean>;
  /** Whether it has all that was acknowledged. */
  isSynchronous(): Promise<boolean>;
  start(): void;
  log(): string;
  /** Ends PostgreSQL and Patroni as a power cut does. */
  kill(): Promise<void>;
}

interface Place {
  folder: string;
  etcd: number;
  /** The folder of PostgreSQL's programs. */
  bin: string;
  /** The data directory of a cluster that has halted: what the first node begins with. */
  template: string;
}

/** Seconds. A leader that is silent for as long as `ttl` leads no longer. */
const dcs = { ttl: 10, loop_wait: 1, retry_timeout: 3 };

export async function patroniNode(name: string, place: Place): Promise<PatroniNode> {
  const [port, rest] = [await freePort(), await freePort()];
  const folder = join(place.folder, name);
  const owner = unprivileged();
  mkdirSync(folder, { mode: 0o700 });
  const template = join(folder, 'template');
  copyCluster(place.template, template);
  const path = join(folder, 'patroni.json');
  // YAML is JSON's elder: Patroni reads either.
  writeFileSync(path, JSON.stringify(settings(name, { ...place, folder, port, rest, template })));
  if (owner) for (const own of [folder, path]) chownSync(own, owner.uid, owner.gid);
  let engine: Engine | undefined;
  const tells = (what: string) => isWell(`http://127.0.0.1:${rest}/${what}`);
  return {
    name,
    port,
    rest,
    isLeader: () => tells('primary'),
    isSynchronous: () => tells('synchronous'),
    log: () => engine?.log() ?? '',
    async kill() {
      await engine?.kill();
      killPostgres(join(folder, 'data'));
    },
    start() {
      engine = startEngine('/usr/bin/patroni', [path], {
        name: `Patroni ${name}`,
        owner,
        cwd: folder,
        env: { HOME: folder },
      });
    },
  };
}

/** Patroni starts PostgreSQL in a session of its own, so that it outlives Patroni; each of its processes has one, too. */
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
      // It has ended by itself.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
  // Its number may soon be somebody else's.
  rmSync(path);
}

function settings(
  name: string,
  { bin, etcd, folder, port, rest, template }: Place & { port: number; rest: number },
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
        // A COMMIT is answered when the standby has it, too.
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
