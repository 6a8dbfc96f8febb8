import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answering, type Part, root, run, startPart, stopParts } from '../commands/processes.ts';

export interface Addresses {
  site: string;
  /** The same site in test mode, which serves `/examples`. */
  examples: string;
  studio: string;
  /** The site that shows what is done in the studio; `site` never changes. */
  edited: string;
}

export interface Server extends Addresses {
  stop: () => Promise<void>;
}

/** How long a part may take to start, in milliseconds: other work may keep the machine busy. */
const patience = 240_000;
const next = join(root, 'node_modules/next/dist/bin/next');

/**
 * The real site and studio on free ports, over two copies of one prepared database: the editors' journeys
 * change one of them. All of it goes with `stop`.
 */
export async function startServer(): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'oilway-e2e-'));
  const [read, written] = [join(folder, 'read'), join(folder, 'written')];
  const [site, examples, edited, studio] = await freePorts();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    LOG_LEVEL: 'error',
    STUDIO_PORT: String(studio),
    DATABASE_URL: '',
    SITE_ORIGIN: '',
    STUDIO_ORIGIN: '',
  };
  const parts: Part[] = [];
  const start = (name: string, args: string[], more: Record<string, string>) => {
    const part = startPart(name, args, { ...env, ...more });
    parts.push(part);
    return part;
  };
  const startSite = async (port: number, more: Record<string, string>) => {
    const part = start('site', [join(root, 'site/main.ts')], { ...more, SITE_PORT: String(port) });
    await answering(part, `http://127.0.0.1:${port}/health/ready`, patience);
  };
  const startStudio = async () => {
    const args = [next, 'start', 'studio', '-p', String(studio), '-H', '127.0.0.1'];
    const part = start('studio', args, { VAR_DIR: written, SITE_PORT: String(edited) });
    await answering(part, `http://127.0.0.1:${studio}/admin/login`, patience);
  };
  const stop = async () => {
    await stopParts(parts);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    mkdirSync(read);
    await run(process.execPath, [join(root, 'e2e/prepare.ts')], { env: { ...env, VAR_DIR: read } });
    cpSync(read, written, { recursive: true });
    await Promise.all([
      startSite(site, { VAR_DIR: read }),
      startSite(examples, { VAR_DIR: read, NODE_ENV: 'test' }),
      startSite(edited, { VAR_DIR: written }),
      startStudio(),
    ]);
    const origin = (port: number) => `http://localhost:${port}`;
    return {
      site: origin(site),
      examples: origin(examples),
      edited: origin(edited),
      studio: origin(studio),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Four ports nobody listens on, all held at once so that they differ. */
async function freePorts(): Promise<[number, number, number, number]> {
  const probes = [createServer(), createServer(), createServer(), createServer()] as const;
  const listen = async (probe: (typeof probes)[number]) => {
    await once(probe.listen(0, '127.0.0.1'), 'listening');
    return (probe.address() as AddressInfo).port;
  };
  const [one, two, three, four] = probes;
  const ports = await Promise.all([listen(one), listen(two), listen(three), listen(four)]);
  for (const probe of probes) await once(probe.close(), 'close');
  return ports;
}
