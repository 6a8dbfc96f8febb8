import { existsSync, readdirSync } from 'node:fs';
import { say } from './console.ts';
import { run } from './processes.ts';

const chromiumPaths = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const shellPath = '/usr/bin/chromium-headless-shell';
const postgresRoot = '/usr/lib/postgresql';

/** Where a whole Chromium is, as visitors have it: named by CHROMIUM, on the machine, or installed from Debian's packages. */
export async function chromium(): Promise<string> {
  const named = process.env.CHROMIUM;
  if (named) return named;
  const found = chromiumPaths.find((path) => existsSync(path));
  if (found) return found;
  await install('Chromium', ['chromium', 'fonts-liberation']);
  return '/usr/bin/chromium';
}

/**
 * Where the journeys' browser is: Chromium's engine without the windows around it, which opens a page in a third of
 * the time. Named by CHROMIUM_SHELL, on the machine, or installed from Debian's packages.
 */
export async function headlessShell(): Promise<string> {
  const named = process.env.CHROMIUM_SHELL;
  if (named) return named;
  if (!existsSync(shellPath))
    await install("Chromium's shell", ['chromium-headless-shell', 'fonts-liberation']);
  return shellPath;
}

/** The folder of initdb and pg_ctl: the newest on the machine, or installed from Debian's packages. */
export async function postgres(): Promise<string> {
  const folder = newestPostgres();
  if (folder) return folder;
  await install('PostgreSQL', ['postgresql']);
  const installed = newestPostgres();
  if (!installed) throw new Error('PostgreSQL was installed but its programs were not found');
  return installed;
}

function newestPostgres(): string | undefined {
  const versions = existsSync(postgresRoot) ? readdirSync(postgresRoot) : [];
  return versions
    .sort((one, other) => Number(other) - Number(one))
    .map((version) => `${postgresRoot}/${version}/bin`)
    .find((folder) => existsSync(`${folder}/initdb`) && existsSync(`${folder}/pg_ctl`));
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
