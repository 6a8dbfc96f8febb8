import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../commands/processes.ts';

/**
 * The program as it was at a commit, built in a folder of its own, which later runs find again.
 * @param ref what git calls the commit. @returns the folder.
 */
export async function earlierVersion(ref: string): Promise<string> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const commit = git('rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`).trim();
  const folder = join(root, 'node_modules/.cache/oilway/versions', commit);
  if (existsSync(folder)) return folder;
  const making = `${folder}.partial`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  const archive = join(making, 'archive.tar');
  git('archive', '--format=tar', `--output=${archive}`, commit);
  await run('tar', ['-xf', archive, '-C', making]);
  rmSync(archive);
  await installed(making);
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  await run(join(making, 'node_modules/.bin/node'), ['commands/build.ts'], { cwd: making, env });
  renameSync(making, folder);
  return folder;
}

/** Its packages: ours where it had the same, which takes seconds instead of minutes. */
async function installed(folder: string): Promise<void> {
  const lock = (where: string) => readFileSync(join(where, 'package-lock.json'), 'utf8');
  if (lock(folder) !== lock(root)) return run('npm', ['ci'], { cwd: folder });
  const parts = ['site', 'studio', 'store', 'content', 'search'];
  const folders = ['node_modules', ...parts.map((part) => `${part}/node_modules`)];
  for (const path of folders.filter((one) => existsSync(join(root, one))))
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      verbatimSymlinks: true,
      // The versions that were built before lie there, too.
      filter: (from) => !from.includes('node_modules/.cache'),
    });
}
