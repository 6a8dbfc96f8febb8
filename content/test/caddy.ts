import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Caddy with `deploy/Caddyfile`, with a certificate of its local authority. */
export interface Caddy {
  child: ChildProcess;
  stop(): Promise<void>;
}

interface CaddyAddresses {
  /** A free port for redirects of plain HTTP. */
  plain: number;
  /** `https://oilway.localhost:<a free port>`; the other part's host differs. */
  siteOrigin: string;
  studioOrigin: string;
  /** The ports of the parts on 127.0.0.1. */
  sitePort: number;
  studioPort: number;
}

/** Starts Caddy with `deploy/Caddyfile`; it is ready some hundred milliseconds later. */
export function startCaddy(addresses: CaddyAddresses): Caddy {
  const folder = mkdtempSync(join(tmpdir(), 'oilway-caddy-'));
  const shipped = readFileSync(join(import.meta.dirname, '../../deploy/Caddyfile'), 'utf8');
  const globalOptions = `skip_install_trust\n\tadmin off\n\thttp_port ${addresses.plain}`;
  const config = join(folder, 'Caddyfile');
  writeFileSync(config, shipped.replace('skip_install_trust', globalOptions));
  const args = ['run', '--adapter', 'caddyfile', '--config', config];
  const child = spawn(process.env.CADDY || '/usr/bin/caddy', args, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOME: folder,
      XDG_DATA_HOME: folder,
      SITE_ORIGIN: addresses.siteOrigin,
      STUDIO_ORIGIN: addresses.studioOrigin,
      SITE_UPSTREAMS: `127.0.0.1:${addresses.sitePort}`,
      STUDIO_UPSTREAMS: `127.0.0.1:${addresses.studioPort}`,
    },
    stdio: 'ignore',
  });
  return {
    child,
    async stop() {
      if (child.kill()) await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}
