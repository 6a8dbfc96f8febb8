import { existsSync, readdirSync } from 'node:fs';
import { say } from './console.ts';
import { run } from './processes.ts';

const postgresRoot = '/usr/lib/postgresql';

/** Where a whole Chromium is, as visitors have it: named by CHROMIUM, on the machine, or installed from Debian's packages. */
export const chromium = (): Promise<string> =>
  browser('Chromium', process.env.CHROMIUM, 'chromium', [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]);

/**
 * Where the journeys' browser is: Chromium's engine without the windows around it, which opens a page in a third of
 * the time. Named by CHROMIUM_SHELL, on the machine, or installed from Debian's packages.
 */
export const headlessShell = (): Promise<string> =>
  browser("Chromium's shell", process.env.CHROMIUM_SHELL, 'chromium-headless-shell');

/** Where the other browser of the full run is: named by FIREFOX, on the machine, or installed from Debian's packages. */
export const firefox = (): Promise<string> =>
  browser('Firefox', process.env.FIREFOX, 'firefox-esr');

/** The folder of initdb and pg_ctl: the newest on the machine, or installed from Debian's packages. */
export async function postgres(): Promise<string> {
  const folder = newestPostgres();
  if (folder) return folder;
  await install('PostgreSQL', ['postgresql']);
  const installed = newestPostgres();
  if (!installed) throw new Error('PostgreSQL was installed but its programs were not found');
  return installed;
}

/** The proxy in front of both parts, as `deploy/Caddyfile` runs it: named by CADDY, on the machine, or installed from Debian's packages. */
export async function caddy(): Promise<string> {
  const program = process.env.CADDY || '/usr/bin/caddy';
  if (!existsSync(program)) await install('Caddy', ['caddy']);
  return program;
}

/** Debian's packages of what many hosts are run with, each with the program that is looked for. */
const engines = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  'swift-proxy': '/usr/bin/swift-proxy-server',
  'swift-account': '/usr/bin/swift-account-server',
  'swift-container': '/usr/bin/swift-container-server',
  'swift-object': '/usr/bin/swift-object-server',
};

/** Installs those of the engines of `npm run test:cluster` that are not on the machine. */
export async function clusterEngines(): Promise<void> {
  const missing = Object.entries(engines).filter(([, program]) => !existsSync(program));
  // Patroni speaks to etcd by a library that its package only suggests.
  const names = missing.flatMap(([name]) => (name === 'patroni' ? [name, 'python3-etcd'] : [name]));
  if (names.length > 0) await install('What many hosts are run with', names);
}

function newestPostgres(): string | undefined {
  const versions = existsSync(postgresRoot) ? readdirSync(postgresRoot) : [];
  return versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => `${postgresRoot}/${version}/bin`)
    .find((folder) => existsSync(`${folder}/initdb`) && existsSync(`${folder}/pg_ctl`));
}

/** @param paths where it may be; the first is where its package puts it. */
async function browser(
  name: string,
  named: string | undefined,
  packaged: string,
  paths: readonly [string, ...string[]] = [`/usr/bin/${packaged}`],
): Promise<string> {
  const found = named || paths.find((path) => existsSync(path));
  if (found) return found;
  await install(name, [packaged, 'fonts-liberation']);
  return paths[0];
}

async function install(name: string, packages: string[]): Promise<void> {
  say(`${name} is not on this machine: installing ${packages.join(', ')} with apt-get`);
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => {
    // Somebody else may be installing at the same time.
    const patient = ['-o', 'DPkg::Lock::Timeout=300'];
    const [program = 'apt-get', ...rest] = [...sudo, 'apt-get', '-qq', ...patient, ...args];
    return run(program, rest, { env });
  };
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', ...packages);
}
