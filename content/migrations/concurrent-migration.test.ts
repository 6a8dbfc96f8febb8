import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { compileCache, databases } from '../test/copy-database.ts';
import { selectCases } from '../test/full.ts';
import { createDatabase } from '../test/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'oilway-at-once-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const program = join(import.meta.dirname, '../../oilway');

function migrate(environment: Record<string, string>) {
  const DATA_DIR = mkdtempSync(join(folder, 'host-'));
  return spawn(program, ['migrate'], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      DATA_DIR,
      ...environment,
      NODE_ENV: 'production',
    },
  });
}

describe.each(selectCases('postgres', databases))('concurrent migrations on %s', (kind) => {
  test('migrates once and creates one administrator when two hosts start at once', async () => {
    const url =
      kind === 'sqlite'
        ? `file:${join(folder, 'oilway.db')}`
        : createDatabase(inject('templates').postgres, `m${randomBytes(6).toString('hex')}`);
    // One that dies in between leaves the lock free.
    const dying = migrate({ DATABASE_URL: url });
    setTimeout(() => dying.kill('SIGKILL'), 700);
    await once(dying, 'close');
    const said = await Promise.all(
      [1, 2].map(async () => {
        const child = migrate({ DATABASE_URL: url });
        const [out, err, [code]] = await Promise.all([
          text(child.stdout),
          text(child.stderr),
          once(child, 'close'),
        ]);
        return { out, err, code };
      }),
    );
    expect(said).toMatchObject([
      { err: '', code: 0 },
      { err: '', code: 0 },
    ]);
    const lines = said.flatMap(({ out }) => out.split('\n'));
    expect(lines.filter((line) => /^Migrated: \d+$/.test(line))).toHaveLength(1);
    expect(lines.filter((line) => line === 'There is nothing to migrate')).toHaveLength(1);
    expect(lines.filter((line) => line.includes('Login'))).toHaveLength(1);
  });
});
