import { spawn } from 'node:child_process';
import { once } from 'node:events';
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
  const { sessionOf } = await import('../database/session.ts');
  const { unlock } = await import('../staff/unlock.ts');
  const session = await sessionOf(payload);
  const person = async () => personByEmail(session, email);
  expect(await person()).toMatchObject({ role: 'admin', state: 'invited' });
  const id = (await person())?.id ?? 0;
  const data = { state: 'deactivated' } as const;
  await payload.update({ collection: 'staff', id, data, overrideAccess: true });
  expect(await unlock(payload, email)).toEqual({ state: 'invited', factors: false });
  expect(await person()).toMatchObject({ state: 'invited' });
  expect(await unlock(payload, 'nobody@oilway.example')).toBeUndefined();
});
