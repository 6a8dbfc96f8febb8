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
import { personByEmail } from '@oilway/store/staff/person.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../test/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openDatabase('sqlite');
});
afterAll(() => database?.close());

/** As an operator runs it. */
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

test('doctor says in a line what does not work, with the way out, and goes on without a database', async () => {
  const settings = {
    SITE_ORIGIN: 'http://oilway.example',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/oilway',
    SMTP_URL: 'smtp://127.0.0.1:1',
  };
  const [away, broken] = await Promise.all([
    oilway(['doctor'], settings),
    oilway(['doctor', '--cheap']),
  ]);
  expect(away).toMatchObject({ code: 1, err: '' });
  const lines = away.out.split('\n').filter((line) => line.startsWith('✗'));
  expect(lines).toEqual([
    '✗ SITE_ORIGIN is http://oilway.example: cookies and forms travel in the clear  → SITE_ORIGIN',
    expect.stringMatching(/^✗ the mail server 127.0.0.1:1 .*ECONNREFUSED.*→ SMTP_URL$/),
    expect.stringMatching(/^✗ the database .*nobody listens on 127.0.0.1:1 {2}→ DATABASE_URL$/),
  ]);
  expect(broken).toMatchObject({ code: 1, err: expect.stringMatching(/^✗ .*\n✗ See: oilway /) });
});

test('a command that finds no database says so, and makes none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'oilway-nothing-'));
  const DATA_DIR = join(folder, 'data');
  // As a shell makes it: nothing in it can be read by others yet.
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
  const to = 'postgres://nobody@127.0.0.1:1/oilway';
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
  // What an older version left behind by looking.
  chmodSync(DATA_DIR, 0o700);
  writeFileSync(file, '', { mode: 0o600 });
  expect(await findings()).toMatchObject([{ code: 'databaseEmpty', values: { place: file } }]);
  expect((await oilway(['mails'], settings)).err).toContain('the database is empty');
  expect(readdirSync(DATA_DIR)).toEqual(['oilway.db']);
  const away = { ...settings, DATA_DIR: join(folder, 'typo') };
  expect((await oilway(['doctor'], away)).err).toMatch(/^✗ DATA_DIR: there is no folder /);
  expect(existsSync(away.DATA_DIR)).toBe(false);
  rmSync(folder, { recursive: true });
});

test('an administrator is made from the machine, who is locked out comes in again; bad input is a line', async () => {
  const email = 'lucja@grün-öl.example';
  const [made, ...wrong] = await Promise.all([
    oilway(['admin', 'create', email, "Łucja O'Größe; --"]),
    oilway(['admin', 'create', 'no address', 'Name']),
    oilway(['admin', 'reset', 'nobody@oilway.example']),
    oilway(['admin', 'eat', email]),
    oilway(['secrets', 'eat']),
  ]);
  expect(made).toMatchObject({ code: 0, err: '' });
  expect(made.out).toMatch(/^http:\/\/localhost:3001\/admin\/reset#\S{20,}\n/);
  for (const one of wrong) expect(one).toMatchObject({ code: 1, err: expect.stringMatching(/^✗/) });

  const { payload } = database;
  const { databaseOf } = await import('../database/session.ts');
  const { unlock } = await import('../staff/unlock.ts');
  const session = databaseOf(payload);
  const person = async () => personByEmail(session, email);
  expect(await person()).toMatchObject({ role: 'admin', state: 'invited' });
  const id = (await person())?.id ?? 0;
  const data = { state: 'deactivated' } as const;
  await payload.update({ collection: 'staff', id, data, overrideAccess: true });
  expect(await unlock(payload, email)).toEqual({ state: 'invited', factors: false });
  expect(await person()).toMatchObject({ state: 'invited' });
  expect(await unlock(payload, 'nobody@oilway.example')).toBeUndefined();
});
