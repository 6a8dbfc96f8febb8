import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { accountByEmail } from '@oilway/store/staff/account.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../test/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase('sqlite');
});
afterAll(() => database?.close());

/** Runs the command as an operator does. */
async function oilway(args: string[], settings: Record<string, string> = {}) {
  const { environment } = database;
  const child = spawn(join(import.meta.dirname, '../../oilway'), args, {
    env: { PATH: process.env.PATH, ...environment, NODE_ENV: 'production', ...settings },
  });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, out, err };
}

test('doctor prints one line with a remedy per failure and runs without a database', async () => {
  const settings = {
    SITE_ORIGIN: 'http://oilway.example',
    DATABASE_URL: 'postgres://oilway@127.0.0.1:1/oilway',
    SMTP_URL: 'smtp://127.0.0.1:1',
  };
  const [unreachable, broken] = await Promise.all([
    oilway(['doctor'], settings),
    oilway(['doctor', '--cheap']),
  ]);
  expect(unreachable).toMatchObject({ code: 1, err: '' });
  const lines = unreachable.out.split('\n').filter((line) => line.startsWith('✗'));
  expect(lines).toEqual([
    '✗ SITE_ORIGIN is http://oilway.example: cookies and forms are sent unencrypted  → SITE_ORIGIN',
    expect.stringMatching(/^✗ mail server 127.0.0.1:1 .*ECONNREFUSED.*→ SMTP_URL$/),
    expect.stringMatching(/^✗ database .*no server listens on 127.0.0.1:1 {2}→ DATABASE_URL$/),
  ]);
  expect(broken).toMatchObject({ code: 1, err: expect.stringMatching(/^✗ .*\n✗ See: oilway /) });
});

test('commands fail without a database and create none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'oilway-nothing-'));
  const DATA_DIR = join(folder, 'data');
  // The default mode of a shell; the folder is still empty.
  mkdirSync(DATA_DIR);
  chmodSync(DATA_DIR, 0o755);
  const file = join(DATA_DIR, 'oilway.db');
  const settings = { DATA_DIR, DATABASE_URL: `file:${file}` };
  const findings = async () => {
    const { out } = await oilway(['doctor', '--json'], settings);
    const all = out.trim().split('\n');
    return all.map((line) => JSON.parse(line)).filter(({ level }) => level === 'critical');
  };
  expect(await findings()).toEqual([
    expect.objectContaining({
      code: 'databaseMissing',
      values: { place: file },
      remedy: expect.stringMatching(/oilway migrate$/),
    }),
  ]);
  expect(readdirSync(DATA_DIR)).toEqual([]);
  const to = 'postgres://oilway@127.0.0.1:1/oilway';
  for (const args of [
    ['restore', '--files-only', folder],
    ['backup', join(folder, 'backups')],
    ['mails'],
    ['secrets', 'accept'],
    ['documents', 'check'],
    ['audit', 'head'],
    ['admin', 'create', 'a@oilway.example', 'A'],
    ['reporting-keys', 'begin-anew'],
    ['move-database', `--to=${to}`],
  ])
    expect(await oilway(args, settings), args.join(' ')).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining(`there is no database at ${file}`),
    });
  expect(readdirSync(DATA_DIR)).toEqual([]);
  // An empty database file, as earlier versions created on read.
  chmodSync(DATA_DIR, 0o700);
  writeFileSync(file, '', { mode: 0o600 });
  expect(await findings()).toMatchObject([{ code: 'databaseEmpty', values: { place: file } }]);
  expect((await oilway(['mails'], settings)).err).toContain('the database is empty');
  expect(readdirSync(DATA_DIR)).toEqual(['oilway.db']);
  const unreachable = { ...settings, DATA_DIR: join(folder, 'typo') };
  expect((await oilway(['doctor'], unreachable)).err).toMatch(
    /^✗ DATA_DIR: the folder \S+ does not exist/,
  );
  expect(existsSync(unreachable.DATA_DIR)).toBe(false);
  rmSync(folder, { recursive: true });
});

test('records a backup and a restore that other tools have made', async () => {
  const { databaseOf } = await import('../database/session.ts');
  const { readBackupRuns } = await import('@oilway/store/backup/backup-runs.ts');
  const read = () => readBackupRuns(databaseOf(database.payload));
  expect(await read()).toEqual({});
  const done = await Promise.all([
    oilway(['backup', '--record']),
    oilway(['verify', '--record']),
    oilway(['verify']),
    oilway(['verify', '--record'], { DATABASE_URL: 'file:/nowhere/oilway.db' }),
  ]);
  expect(done.map(({ code }) => code)).toEqual([0, 0, 1, 1]);
  expect(await read()).toEqual({ backup: expect.any(String), verification: expect.any(String) });
});

test('creates and unlocks an administrator and rejects invalid arguments with one line', async () => {
  const email = 'lucja@grün-öl.example';
  const [created, ...wrong] = await Promise.all([
    oilway(['admin', 'create', email, "Łucja O'Größe; --"]),
    oilway(['admin', 'create', 'no address', 'Name']),
    oilway(['admin', 'reset', 'unknown@oilway.example']),
    oilway(['admin', 'eat', email]),
    oilway(['secrets', 'eat']),
  ]);
  expect(created).toMatchObject({ code: 0, err: '' });
  expect(created.out).toMatch(/^http:\/\/localhost:3001\/admin\/reset#\S{20,}\n/);
  for (const one of wrong) expect(one).toMatchObject({ code: 1, err: expect.stringMatching(/^✗/) });

  const { payload } = database;
  const { databaseOf } = await import('../database/session.ts');
  const { unlock } = await import('../staff/unlock.ts');
  const session = databaseOf(payload);
  const person = async () => accountByEmail(session, email);
  expect(await person()).toMatchObject({ role: 'admin', state: 'invited' });
  const id = (await person())?.id ?? 0;
  const data = { state: 'deactivated' } as const;
  await payload.update({ collection: 'staff', id, data, overrideAccess: true });
  expect(await unlock(payload, email)).toEqual({ state: 'invited', factors: false });
  expect(await person()).toMatchObject({ state: 'invited' });
  expect(await unlock(payload, 'unknown@oilway.example')).toBeUndefined();
});
