import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
/** Every file of the repository, by its path in it. */
export const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter(Boolean)
  .sort();
export const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** What a file imports: paths within the repository for relative imports, names for packages. */
export function importsOf(file: string): string[] {
  const found = read(file).matchAll(
    /(?:^|[\s;])(?:import|export)\s[^'"]*?from\s*'([^']+)'|import\s*\(?\s*'([^']+)'/g,
  );
  return [...found].map(([, from, bare]) => {
    const name = from ?? bare ?? '';
    return name.startsWith('.') ? join(dirname(file), name) : name;
  });
}
