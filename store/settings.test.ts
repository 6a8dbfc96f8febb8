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

test('defaults to an embedded database and local addresses', () => {
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

test('treats an empty value as unset', () => {
  expect(problemsOf({ DATA_DIR: folder, DATABASE_URL: '', SITE_PORT: '' })).toEqual([]);
});

test('refuses settings under their former names and names the new ones', () => {
  const former = {
    VAR_DIR: folder,
    JOBS: 'worker',
    TILES_ADDRESS: 'https://tiles.example',
    VIDEO_PROVIDER: 'https://videos.example',
    RECAPTCHA_PROVIDER: 'https://captcha.example',
    YOUTUBE_KEY: 'a-key-of-more-than-twenty-letters',
    META_API: 'https://graph.example',
  };
  expect(problemsOf({ ...former, DATA_DIR: folder })).toEqual([
    'VAR_DIR: renamed, set DATA_DIR instead',
    'JOBS: renamed, set RUN_JOBS instead',
    'TILES_ADDRESS: renamed, set TILES_URL instead',
    'VIDEO_PROVIDER: renamed, set VIDEO_ORIGIN instead',
    'RECAPTCHA_PROVIDER: renamed, set RECAPTCHA_ORIGIN instead',
    'YOUTUBE_KEY: renamed, set YOUTUBE_API_KEY instead',
    'META_API: renamed, set META_API_URL instead',
  ]);
});

test('reports every invalid value at once without showing it', () => {
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
    YOUTUBE_API_KEY: 'hidden-word',
    VIDEO_ORIGIN: 'https://videos.example/embed',
    RECAPTCHA_SITE_KEY: 'hidden-word',
    RECAPTCHA_SECRET: 'hidden-word',
    RECAPTCHA_ORIGIN: 'https://captcha.example/',
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

test('rejects a database URL with several hosts in one line without its password', () => {
  const problems = problemsOf({ DATA_DIR: folder, DATABASE_URL: 'postgres://u:hidden-word@a,b/d' });
  expect(problems).toEqual([expect.stringMatching(/^DATABASE_URL: lists several hosts/)]);
  expect(problems.join()).not.toContain('hidden-word');
});

test('reports an invalid URL together with all other errors', () => {
  const wrong = { DATA_DIR: folder, SITE_ORIGIN: 'foo', META_API_URL: 'xx', SITE_PORT: '0' };
  const names = problemsOf(wrong).map((problem) => problem.split(':')[0]);
  expect(names).toEqual(['SITE_PORT', 'SITE_ORIGIN', 'META_API_URL']);
});

test('reports a reCAPTCHA key without its counterpart in one line', () => {
  const key = 'a-key-of-more-than-twenty-letters';
  expect(problemsOf({ DATA_DIR: folder, RECAPTCHA_SECRET: key })).toEqual([
    'RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET: set both or neither',
  ]);
  expect(problemsOf({ DATA_DIR: folder, RECAPTCHA_SECRET: key, RECAPTCHA_SITE_KEY: key })).toEqual(
    [],
  );
});

test('reports a data folder that cannot be created in one line', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect(problemsOf({ DATA_DIR: file })).toEqual([
    expect.stringMatching(/^DATA_DIR: the folder .* can't be written \(E\w+\)$/),
  ]);
});

test('generates secrets once in a file with mode 600', () => {
  const first = settingsOf({ DATA_DIR: folder });
  const second = settingsOf({ DATA_DIR: folder });
  expect(second.payloadSecret).toBe(first.payloadSecret);
  expect(first.payloadSecret).not.toBe(first.previewSecret);
  expect(first.payloadSecret.length).toBeGreaterThanOrEqual(43);
  expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
});

test('prefers secrets from the environment and reports a broken secrets file', () => {
  const own = 'x'.repeat(32);
  expect(settingsOf({ DATA_DIR: folder, PAYLOAD_SECRET: own }).payloadSecret).toBe(own);
  const path = join(folder, 'secrets.json');
  for (const broken of ['{"payload":"short"}', '{"payload":', '']) {
    writeFileSync(path, broken);
    expect(problemsOf({ DATA_DIR: folder }), broken).toEqual([expect.stringContaining(path)]);
  }
  expect(readFileSync(path, 'utf8')).toBe('');
});

test('restricts the data folder and its contents to the owner', () => {
  chmodSync(folder, 0o755);
  expect(problemsOf({ DATA_DIR: folder })).toEqual([]);
  for (const name of ['', 'media', 'portal', 'secrets.json'])
    expect(statSync(join(folder, name)).mode & 0o077, name).toBe(0);
});

test.each(['', 'oilway.db', 'oilway.db-wal', 'secrets.json', 'portal'])(
  'rejects a data folder with "%s" readable by others and prints a command that fixes it',
  (name) => {
    settingsOf({ DATA_DIR: folder });
    for (const file of ['oilway.db', 'oilway.db-wal'])
      writeFileSync(join(folder, file), '', { mode: 0o600 });
    chmodSync(join(folder, name), name.includes('.') ? 0o640 : 0o750);
    const [problem = '', ...others] = problemsOf({ DATA_DIR: folder });
    expect(others).toEqual([]);
    const [, command = ''] = /^DATA_DIR: .+ Fix it with: (.+)$/.exec(problem) ?? [];
    execSync(command);
    expect(problemsOf({ DATA_DIR: folder })).toEqual([]);
    expect(statSync(join(folder, 'oilway.db')).mode & 0o777).toBe(0o600);
  },
);

test('rejects a database outside the data folder that others can read', () => {
  const elsewhere = join(mkdtempSync(join(tmpdir(), 'oilway-elsewhere-')), 'some.db');
  writeFileSync(elsewhere, '', { mode: 0o644 });
  chmodSync(elsewhere, 0o644);
  const settings = { DATA_DIR: folder, DATABASE_URL: `file:${elsewhere}` };
  const [problem = ''] = problemsOf(settings);
  execSync(problem.replace(/^.*Fix it with: /, ''));
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
])('validates METRICS_PORT %s with SITE_PORT %s', (METRICS_PORT, SITE_PORT = '', wrong) => {
  const problems = problemsOf({ DATA_DIR: folder, METRICS_PORT, SITE_PORT });
  expect(problems.length).toBe(wrong.length);
  for (const [at, beginning] of wrong.entries()) expect(problems[at]).toContain(beginning);
});
