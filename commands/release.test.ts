import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './processes.ts';

let folder: string;
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
const changelog = () => readFileSync(join(folder, 'CHANGELOG.md'), 'utf8');
const release = () => spawnSync('npm', ['version', 'minor'], { cwd: folder, encoding: 'utf8' });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'oilway-release-'));
  for (const file of ['changelog.ts', 'console.ts'])
    cpSync(join(root, 'commands', file), join(folder, 'commands', file));
  const { scripts, type } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const packageJson = {
    name: 'released',
    version: '1.2.3',
    type,
    scripts: { version: scripts.version },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(packageJson));
  writeFileSync(
    join(folder, 'CHANGELOG.md'),
    '# Changelog\n\n## Unreleased\n\n- News.\n\n## 1.2.3, 2026-01-01\n\n- Old.\n',
  );
  git('init', '-q');
  git('config', 'user.name', 'Release');
  git('config', 'user.email', 'release@oilway.example');
  git('add', '.');
  git('commit', '-qm', 'Begin');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('adds a changelog section, a commit and a tag, and refuses a release without changes', () => {
  expect(release().stdout).toContain('v1.3.0');
  expect(changelog()).toMatch(
    /^# Changelog\n\n## Unreleased\n\n## 1\.3\.0, \d{4}-\d\d-\d\d\n\n- News\.\n\n## 1\.2\.3/,
  );
  expect(git('tag').trim()).toBe('v1.3.0');
  expect(git('status', '--short')).toBe('');
  const again = release();
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('nothing to release')]);
  expect(git('tag').trim()).toBe('v1.3.0');
});
