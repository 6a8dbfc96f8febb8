import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from '../commands/console.ts';
import { run } from '../commands/processes.ts';

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/**
 * Where a program is on this machine. One that is missing is installed from Debian's packages where
 * that is allowed; undefined when it can't be had.
 */
export async function program(name: string, debianPackage: string): Promise<string | undefined> {
  const found = find(name);
  if (found) return found;
  say(`${name} is not on this machine: trying to install Debian's package ${debianPackage}`);
  try {
    await apt('-qq', 'update');
    await apt('-qq', 'install', '-y', '--no-install-recommends', debianPackage);
  } catch {
    say(`  ${debianPackage} could not be installed`);
  }
  return find(name);
}

function apt(...args: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const [first = 'apt-get', ...rest] = [
    ...(process.getuid?.() === 0 ? [] : ['sudo', '-n']),
    'apt-get',
    ...args,
  ];
  return run(first, rest, { env });
}

function find(name: string): string | undefined {
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
