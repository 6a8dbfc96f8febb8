import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@oilway/content/test/postgres.ts';
import { isHealthy, type ServiceProcess, startService, waitUntil } from './service.ts';

/** Starts etcd, in which Patroni elects the leader (Debian's package etcd-server). */
export async function startEtcd(folder: string): Promise<ServiceProcess & { port: number }> {
  const [port, peers] = [await freePort(), await freePort()];
  const data = join(folder, 'etcd');
  mkdirSync(data, { mode: 0o700 });
  const [client, peer] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peers}`];
  const service = startService(
    '/usr/bin/etcd',
    [
      ...['--name', 'one', '--data-dir', data],
      ...['--listen-client-urls', client, '--advertise-client-urls', client],
      ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
      ...['--initial-cluster', `one=${peer}`, '--log-level', 'error'],
    ],
    { name: 'etcd', env: { ETCD_UNSUPPORTED_ARCH: process.arch } },
  );
  await waitUntil('etcd responds', () => isHealthy(`${client}/health`), 30_000, service);
  return { ...service, port };
}
