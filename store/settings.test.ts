import { execSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SettingsError, settingsOf } from './settings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oilway-settings-'));
});
afterEach(() => {
  chmodSync(folder, 0o700);
  rmSync(folder, { recursive: true });
});

function problemsOf(environment: Record<string, string>): string[] {
  try {
    settingsOf(environment);
    return [];
  } catch (cause) {
    if (cause instanceof SettingsError) return cause.problems;
    throw cause;
  }
}

test('nothing set: an embedded database and everything on this machine', () => {
  const settings = settingsOf({ DATA_DIR: folder });
  expect(settings).toMatchObject({
    mode: 'production',
    embeddedDatabase: true,
    databaseUrl: `file:${join(folder, 'oilway.db')}`,
    siteOrigin: 'http://localhost:3000',
    studioOrigin: 'http://localhost:3001',
    host: '127.0.0.1',
  });
});

test('an empty value counts as not set', () => {
  expect(problemsOf({ DATA_DIR: folder, DATABASE_URL: '', SITE_PORT: '' })).toEqual([]);
});

test('refuses settings under their former names and names the new ones', () => {
  const former = { VAR_DIR: folder, JOBS: 'worker', TILES_ADDRESS: 'https://tiles.example' };
  expect(problemsOf({ ...former, DATA_DIR: folder })).toEqual([
    'VAR_DIR: renamed, set DATA_DIR instead',
    'JOBS: renamed, set RUN_JOBS instead',
    'TILES_ADDRESS: renamed, set TILES_URL instead',
  ]);
});

test('every wrong value is named, all at once, and none of them is shown', () => {
  const wrong = {
    DATA_DIR: '/proc/nothing/here',
    NODE_ENV: 'live',
    DATABASE_URL: 'mysql://u:hidden-word@h/d',
    SITE_PORT: '70000',
    STUDIO_PORT: 'x',
    SITE_ORIGIN: 'https://oilway.example/',
    STUDIO_ORIGIN: 'ftp://oilway.example',
    PAYLOAD_SECRET: 'short-hidden-word',
    PREVIEW_SECRET: 'short-hidden-word',
    YOUTUBE_KEY: 'hidden-word',
    VIDEO_PROVIDER: 'https://videos.example/embed',
    RECAPTCHA_SITE_KEY: 'hidden-word',
    RECAPTCHA_SECRET: 'hidden-word',
    RECAPTCHA_PROVIDER: 'https://captcha.example/',
    SECURITY_CONTACT: 'javascript:hidden-word',
    TRACKING_ORIGINS: 'https://tracking.example, hidden-word',
    TRUSTED_PROXIES: 'hidden-word, 10.0.0.1',
    LOG_LEVEL: 'loud',
  };
  const problems = problemsOf(wrong);
  for (const name of Object.keys(wrong)) {
    expect(
      problems.filter((problem) => problem.startsWith(`${name}:`)).length,
      name,
    ).toBeGreaterThan(0);
  }
  expect(problems.join('\n')).not.toContain('hidden-word');
});

test('a database of several hosts is refused in one line, and its password is not shown', () => {
  const problems = problemsOf({ DATA_DIR: folder, DATABASE_URL: 'postgres://u:hidden-word@a,b/d' });
  expect(problems).toEqual([expect.stringMatching(/^DATABASE_URL: names several hosts/)]);
  expect(problems.join()).not.toContain('hidden-word');
});

test('an address that is none is told beside everything else that is wrong', () => {
  const wrong = { DATA_DIR: folder, SITE_ORIGIN: 'foo', META_API: 'xx', SITE_PORT: '0' };
  const names = problemsOf(wrong).map((problem) => problem.split(':')[0]);
  expect(names).toEqual(['SITE_PORT', 'SITE_ORIGIN', 'META_API']);
});

test('one key of reCAPTCHA without the other is one clear line', () => {
  const key = 'a-key-of-more-than-twenty-letters';
  expect(problemsOf({ DATA_DIR: folder, RECAPTCHA_SECRET: key })).toEqual([
    'RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET: one is of no use without the other',
  ]);
  expect(problemsOf({ DATA_DIR: folder, RECAPTCHA_SECRET: key, RECAPTCHA_SITE_KEY: key })).toEqual(
    [],
  );
});

test('a folder that cannot be made is one clear line', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(problemsOf({ DATA_DIR: file })).toEqual([
    expect.stringMatching(/^DATA_DIR: the folder .* can't be written \(E\w+\)$/),
  ]);
});

test('secrets are made once, for the owner alone', () => {
  const first = settingsOf({ DATA_DIR: folder });
  const second = settingsOf({ DATA_DIR: folder });
  expect(second.payloadSecret).toBe(first.payloadSecret);
  expect(first.payloadSecret).not.toBe(first.previewSecret);
  expect(first.payloadSecret.length).toBeGreaterThanOrEqual(43);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('secrets of the environment win; a broken file of secrets is a problem, not a crash', () => {
  const own = 'x'.repeat(32);
  expect(settingsOf({ DATA_DIR: folder, PAYLOAD_SECRET: own }).payloadSecret).toBe(own);
  const path = join(folder, 'secrets.json');
  for (const broken of ['{"payload":"short"}', '{"payload":', '']) {
    writeFileSync(path, broken);
    expect(problemsOf({ DATA_DIR: folder }), broken).toEqual([expect.stringContaining(path)]);
  }
  expect(readFileSync(path, 'utf8')).toBe('');
});

test('what is made is for its owner alone, and an empty folder is closed', () => {
  chmodSync(folder, 0o755);
  expect(problemsOf({ DATA_DIR: folder })).toEqual([]);
  for (const name of ['', 'media', 'portal', 'secrets.json'])
    expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0);
});

test.each(['', 'oilway.db', 'oilway.db-wal', 'secrets.json', 'portal'])(
  'refuses a data folder in which others can read "%s", with the command that closes it',
  (name) => {
    settingsOf({ DATA_DIR: folder });
    for (const file of ['oilway.db', 'oilway.db-wal'])
      writeFileSync(join(folder, file), '', { mode: 0o600 });
    chmodSync(join(folder, name), name.includes('.') ? 0o640 : 0o750);
    const [problem = '', ...others] = problemsOf({ DATA_DIR: folder });
    expect(others).toEqual([]);
    const [, command = ''] = /^DATA_DIR: .+ Close it with: (.+)$/.exec(problem) ?? [];
    execSync(command);
    expect(problemsOf({ DATA_DIR: folder })).toEqual([]);
    expect(statSync(join(folder, 'oilway.db')).mode & 0o777).toBe(0o600);
  },
);

test('refuses a database elsewhere that others can read', () => {
  const elsewhere = join(mkdtempSync(join(tmpdir(), 'oilway-elsewhere-')), 'some.db');
  writeFileSync(elsewhere, '', { mode: 0o644 });
  chmodSync(elsewhere, 0o644);
  const settings = { DATA_DIR: folder, DATABASE_URL: `file:${elsewhere}` };
  const [problem = ''] = problemsOf(settings);
  execSync(problem.replace(/^.*Close it with: /, ''));
  expect(problemsOf(settings)).toEqual([]);
  rmSync(dirname(elsewhere), { recursive: true });
});

test.each([
  ['9400', undefined, []],
  ['x', undefined, ['METRICS_PORT: must be a port number up to 65533']],
  ['-1', undefined, ['METRICS_PORT: must be a port number up to 65533']],
  ['65534', undefined, ['METRICS_PORT: must be a port number up to 65533']],
  ['2999', undefined, ['METRICS_PORT: 2999 to 3001', 'METRICS_PORT: 2999 to 3001']],
  ['9400', '9402', ['METRICS_PORT: 9400 to 9402 are for metrics, and SITE_PORT is 9402']],
])('metrics at %s beside a site at %s', (METRICS_PORT, SITE_PORT = '', wrong) => {
  const problems = problemsOf({ DATA_DIR: folder, METRICS_PORT, SITE_PORT });
  expect(problems.length).toBe(wrong.length);
  for (const [at, beginning] of wrong.entries()) expect(problems[at]).toContain(beginning);
});
