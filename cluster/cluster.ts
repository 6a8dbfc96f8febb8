import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenForMail, type MailServer } from '@oilway/content/test/mail-server.ts';
import { type PgBouncer, startPgBouncer } from '@oilway/content/test/pgbouncer.ts';
import { freePort } from '@oilway/content/test/postgres.ts';
import { makeBucket, type SwiftServer, startSwift } from '@oilway/content/test/swift.ts';
import { root, run } from '../commands/processes.ts';
import { type Host, type HostPart, type HostSettings, startHost } from './hosts.ts';
import { createPreparedDatabase, type PreparedDatabase } from './prepared-database.ts';
import { startEtcd } from './services/etcd.ts';
import { type LoadBalancer, startLoadBalancer } from './services/haproxy.ts';
import { createPatroniNode, type PatroniNode } from './services/patroni.ts';
import { type ServiceProcess, waitUntil } from './services/service.ts';

export interface Cluster {
  nodes: PatroniNode[];
  balancer: LoadBalancer;
  mail: MailServer;
  settings: HostSettings;
  /** Public origins, as visitors and staff enter them. */
  siteOrigin: string;
  studioOrigin: string;
  /** Connected to the initial leader. */
  database: PreparedDatabase;
  /** The database's URL through PgBouncer. */
  databaseUrl: string;
  hosts: Host[];
  /** Starts a host in a slot that the load balancer is configured for. */
  addHost(part: HostPart, at: number, settings?: HostSettings): Promise<Host>;
  stop(): Promise<void>;
}

/** Slots per host type in the load balancer: two are in use, one is for an additional host. */
const slotsPerPart = 3;

/**
 * Starts two PostgreSQL servers under Patroni and etcd, with HAProxy and PgBouncer in front; Swift; a mail server; and HAProxy slots for sites,
 * studios and workers.
 * @param postgres PostgreSQL's programs, and the data directory of a cluster with the database `seeded`.
 */
export async function startCluster(
  postgres: { bin: string; template: string },
  sqliteFolder: string,
): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'oilway-cluster-'));
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o711);
  const cleanups: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const one of cleanups.reverse()) await one();
  };
  try {
    const etcd = stopWithCluster(await startEtcd(folder));
    const swift: SwiftServer = await startSwift();
    cleanups.push(swift.stop);
    const nodes = [await startNode('alfa'), await startNode('beta')];
    const [sites, studios] = [await freePorts(), await freePorts()];
    const balancer = stopWithCluster(await startLoadBalancer(folder, { nodes, sites, studios }));
    const pooler: PgBouncer = await startPgBouncer(balancer.postgres, 30);
    cleanups.push(pooler.stop);
    const mail = await listenForMail();
    cleanups.push(mail.close);

    const [first, second] = nodes as [PatroniNode, PatroniNode];
    first.start();
    await waitUntil('the first node leads', first.isLeader, 60_000);
    second.start();
    await waitUntil('the second node is in sync', second.isSynchronous, 60_000);
    resetSequences(postgres.bin, first.port);
    const database = await createPreparedDatabase({ bin: postgres.bin, port: first.port });
    cleanups.push(database.remove);

    const storage = swift.urlOf('oilway');
    await makeBucket(storage);
    const origins = [balancer.sites, balancer.studios].map((port) => `http://localhost:${port}`);
    const [siteOrigin = '', studioOrigin = ''] = origins;
    const databaseUrl = `postgres://postgres@127.0.0.1:${pooler.port}/${database.name}`;
    const settings: HostSettings = {
      folder,
      secrets: join(database.folder, 'secrets.json'),
      environment: {
        DATABASE_URL: databaseUrl,
        STORAGE_URL: storage,
        SITE_ORIGIN: siteOrigin,
        STUDIO_ORIGIN: studioOrigin,
        SMTP_URL: mail.url,
        TRUSTED_PROXIES: '127.0.0.1',
        RUN_JOBS: 'worker',
        LOG_LEVEL: 'info',
      },
    };
    await run(join(root, 'oilway'), ['move-files', `--from=${sqliteFolder}`, `--to=${storage}`], {
      env: { ...process.env, ...settings.environment, DATA_DIR: database.folder },
    });
    const hosts: Host[] = [];
    cleanups.push(() => Promise.all(hosts.map((host) => host.kill())));
    const addHost: Cluster['addHost'] = async (part, slot, hostSettings = settings) => {
      const hostPort = { site: sites, studio: studios, worker: [] }[part][slot];
      const host = await startHost(part, `${part}-${slot}`, hostSettings, hostPort);
      hosts.push(host);
      return host;
    };
    return {
      nodes,
      balancer,
      mail,
      settings,
      siteOrigin,
      studioOrigin,
      database,
      databaseUrl,
      hosts,
      addHost,
      stop,
    };

    async function startNode(name: string): Promise<PatroniNode> {
      const made = await createPatroniNode(name, { folder, etcd: etcd.port, ...postgres });
      cleanups.push(made.kill);
      return made;
    }
  } catch (error) {
    await stop();
    throw error;
  }

  function stopWithCluster<E extends ServiceProcess>(engine: E): E {
    cleanups.push(engine.kill);
    return engine;
  }
}

/**
 * Resets all sequences. PostgreSQL 15 copies a template with the sequence values that are logged ahead, but does not write them to the WAL of the
 * copy: a standby that is promoted would return values again. After a reset nothing is logged ahead.
 */
function resetSequences(bin: string, port: number): void {
  const statement = `SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, last_value)
    FROM pg_sequences WHERE last_value IS NOT NULL`;
  const server = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-d', 'seeded'];
  execFileSync(join(bin, 'psql'), [...server, '-q', '-o', '/dev/null', '-c', statement]);
}

const freePorts = () => Promise.all(Array.from({ length: slotsPerPart }, freePort));
