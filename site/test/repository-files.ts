import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
/** Every file of the repository, by its path in it. */
export const repositoryFiles = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', '-z'],
  {
    cwd: root,
    encoding: 'utf8',
  },
)
  .split('\0')
  .filter(Boolean)
  .sort();
export const readRepositoryFile = (file: string) => readFileSync(join(root, file), 'utf8');
