import { execFileSync } from 'node:child_process';
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../commands/processes.ts';

/** Returns the folder of a build of an earlier commit, cached for later runs. @param ref a Git revision. */
export async function buildVersion(ref: string): Promise<string> {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const commit = git('rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`).trim();
  // Outside of this repository: its packages would be resolved from ours, and Node strips no types below node_modules.
  const folder = join(homedir(), '.cache/oilway/versions', commit);
  // Written last, as a mark of a complete build. A build may contain absolute paths, so it cannot be moved into place.
  const completeMarker = join(folder, 'built');
  if (existsSync(completeMarker)) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'archive.tar');
  git('archive', '--format=tar', `--output=${archive}`, commit);
  await run('tar', ['-xf', archive, '-C', folder]);
  rmSync(archive);
  await installPackages(folder);
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  await run(join(folder, 'node_modules/.bin/node'), ['commands/build.ts'], { cwd: folder, env });
  writeFileSync(completeMarker, '');
  return folder;
}

/** Installs its packages; copies node_modules of this tree where the lock file is the same, which takes seconds instead of minutes. */
async function installPackages(folder: string): Promise<void> {
  const lock = (where: string) => readFileSync(join(where, 'package-lock.json'), 'utf8');
  if (lock(folder) !== lock(root)) return run('npm', ['ci'], { cwd: folder });
  const parts = ['site', 'studio', 'store', 'content'];
  const folders = ['node_modules', ...parts.map((part) => `${part}/node_modules`)];
  for (const path of folders.filter((one) => existsSync(join(root, one))))
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      verbatimSymlinks: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (from) => !from.includes('node_modules/.cache'),
    });
}
