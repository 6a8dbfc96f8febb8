import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@oilway/content/test/postgres.ts';
import type { PatroniNode } from './patroni.ts';
import { type ServiceProcess, startService } from './service.ts';

/** HAProxy in front of PostgreSQL, the sites and the studios (Debian's package haproxy). */
export interface LoadBalancer extends ServiceProcess {
  /** The port of the current PostgreSQL leader. */
  postgres: number;
  sites: number;
  studios: number;
}

interface Backends {
  nodes: Pick<PatroniNode, 'name' | 'port' | 'restPort'>[];
  /** Ports, including those of hosts that start later. */
  sites: number[];
  studios: number[];
}

export async function startLoadBalancer(folder: string, backends: Backends): Promise<LoadBalancer> {
  const [postgres, sites, studios] = [await freePort(), await freePort(), await freePort()];
  const path = join(folder, 'haproxy.cfg');
  const servers = (name: string, ports: number[]) =>
    ports.map((port, at) => `  server ${name}${at} 127.0.0.1:${port} check`).join('\n');
  writeFileSync(
    path,
    `global
  maxconn 4000
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  default-server inter 500ms fall 2 rise 1

listen postgres
  mode tcp
  bind 127.0.0.1:${postgres}
  timeout client 1h
  timeout server 1h
  option httpchk GET /primary
  default-server on-marked-down shutdown-sessions
${backends.nodes.map(({ name, port, restPort }) => `  server ${name} 127.0.0.1:${port} check port ${restPort}`).join('\n')}

listen sites
  bind 127.0.0.1:${sites}
  ${httpBackend('/health/ready')}
${servers('site', backends.sites)}

listen studios
  bind 127.0.0.1:${studios}
  ${httpBackend('/api/access')}
${servers('studio', backends.studios)}
`,
  );
  const service = startService('/usr/sbin/haproxy', ['-db', '-f', path], { name: 'HAProxy' });
  return { ...service, postgres, sites, studios };
}

/** Read requests are redispatched to another server when one is gone; requests with a body are not repeated. */
const httpBackend = (path: string) => `option httpchk GET ${path}
  option forwardfor
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response response-timeout
  http-request disable-l7-retry unless METH_GET`;
