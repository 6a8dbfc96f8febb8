import { existsSync, readdirSync } from 'node:fs';
import { print } from './console.ts';
import { run } from './processes.ts';

const postgresRoot = '/usr/lib/postgresql';

/** Returns the path of a full Chromium: from CHROMIUM, on the machine, or installed from Debian's packages. */
export const chromium = (): Promise<string> =>
  findOrInstallBrowser('Chromium', process.env.CHROMIUM, 'chromium', [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ]);

/**
 * Returns the path of the headless shell for browser tests, which opens a page in a third of the time: from CHROMIUM_SHELL, on the machine, or
 * installed from Debian's packages.
 */
export const headlessShell = (): Promise<string> =>
  findOrInstallBrowser("Chromium's shell", process.env.CHROMIUM_SHELL, 'chromium-headless-shell');

/** Returns the path of Firefox for the full run: from FIREFOX, on the machine, or installed from Debian's packages. */
export const firefox = (): Promise<string> =>
  findOrInstallBrowser('Firefox', process.env.FIREFOX, 'firefox-esr');

/** Returns the folder of initdb and pg_ctl: the newest on the machine, or installed from Debian's packages. */
export async function postgres(): Promise<string> {
  const folder = newestPostgres();
  if (folder) return folder;
  await install('PostgreSQL', ['postgresql']);
  const installed = newestPostgres();
  if (!installed) throw new Error('PostgreSQL was installed but its programs were not found');
  return installed;
}

/** Returns the path of Caddy, the proxy of `deploy/Caddyfile`: from CADDY, on the machine, or installed from Debian's packages. */
export async function caddy(): Promise<string> {
  const program = process.env.CADDY || '/usr/bin/caddy';
  if (!existsSync(program)) await install('Caddy', ['caddy']);
  return program;
}

/** Debian packages of the cluster's services, each with the program that shows that it is installed. */
const clusterPackages = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  'swift-proxy': '/usr/bin/swift-proxy-server',
  'swift-account': '/usr/bin/swift-account-server',
  'swift-container': '/usr/bin/swift-container-server',
  'swift-object': '/usr/bin/swift-object-server',
};

/** Installs the services that `npm run test:cluster` needs and the machine lacks. */
export async function installClusterServices(): Promise<void> {
  const missing = Object.entries(clusterPackages).filter(([, program]) => !existsSync(program));
  // The etcd client that Patroni needs is only a suggested package of Debian's.
  const names = missing.flatMap(([name]) => (name === 'patroni' ? [name, 'python3-etcd'] : [name]));
  if (names.length > 0) await install('Services for several hosts', names);
}

function newestPostgres(): string | undefined {
  const versions = existsSync(postgresRoot) ? readdirSync(postgresRoot) : [];
  return versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => `${postgresRoot}/${version}/bin`)
    .find((folder) => existsSync(`${folder}/initdb`) && existsSync(`${folder}/pg_ctl`));
}

/** @param paths candidates; the first is the path of Debian's package. */
async function findOrInstallBrowser(
  name: string,
  configuredPath: string | undefined,
  packageName: string,
  paths: readonly [string, ...string[]] = [`/usr/bin/${packageName}`],
): Promise<string> {
  const found = configuredPath || paths.find((path) => existsSync(path));
  if (found) return found;
  await install(name, [packageName, 'fonts-liberation']);
  return paths[0];
}

async function install(name: string, packages: string[]): Promise<void> {
  print(`${name} is not installed: installing ${packages.join(', ')} with apt-get`);
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => {
    // Waits for the dpkg lock of another installation.
    const lockOptions = ['-o', 'DPkg::Lock::Timeout=300'];
    const [program = 'apt-get', ...rest] = [...sudo, 'apt-get', '-qq', ...lockOptions, ...args];
    return run(program, rest, { env });
  };
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', ...packages);
}
