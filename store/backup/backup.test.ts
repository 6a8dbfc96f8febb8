import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { copyDatabase, databases } from '../../content/test/copy-database.ts';
import { full } from '../../content/test/full.ts';
import { createDatabase } from '../../content/test/postgres.ts';
import { GroupCommit } from '../database/group-commit.ts';
import { openDatabase } from '../database/open.ts';
import { enqueue } from '../outbox/enqueue.ts';
import { outboxPausedSince } from '../outbox/pause-outbox.ts';
import { findByIdempotencyKeyIn } from '../submissions/find-by-key.ts';
import { submit } from '../submissions/submit.ts';
import { contactMessages } from '../submissions/tables.ts';
import { restoreBackup, takeBackup, verifyBackup } from './backup.ts';
import { readBackupRuns } from './backup-runs.ts';
import { changedFiles } from './copy-files.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { assertNoTables } from './postgres-dump.ts';

type Environment = Record<string, string>;

/** Runs the command with the settings of a host. */
async function oilway(environment: Environment, ...args: string[]) {
  const program = join(import.meta.dirname, '../../oilway');
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, ...environment, NODE_ENV: 'production' },
  });
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { code, out, err };
}

/** Changes that make a backup unusable, and the messages: found by the same code on both databases. */
const incompatibleBackups: [name: string, change: string, message: RegExp][] = [
  [
    'of a newer version',
    "INSERT INTO payload_migrations (name, batch) VALUES ('29990101_000000_later', 99)",
    /of a newer version of Oilway.*\(29990101_000000_later\).*Nothing was changed/,
  ],
  [
    'from before the first release',
    "UPDATE payload_migrations SET name = '20200101_000000_before' WHERE name LIKE '%_first'",
    /before the first release, and is not upgraded.*Nothing was changed/,
  ],
  [
    'of another application',
    'DELETE FROM payload_migrations',
    /not of a database of Oilway.*Nothing was changed/,
  ],
];

describe.each(databases)('a backup on %s', (kind) => {
  const copy = copyDatabase(kind, 'seeded');
  const { DATABASE_URL = '' } = copy.environment;
  const folder = mkdtempSync(join(tmpdir(), 'oilway-backups-'));
  const acknowledged: string[] = [];
  let backup = '';
  let before: string[] = [];

  /** Returns the settings of an empty host. */
  function emptyHost(): Environment & { DATA_DIR: string; DATABASE_URL: string } {
    const DATA_DIR = mkdtempSync(join(folder, 'host-'));
    const url =
      kind === 'sqlite'
        ? `file:${join(DATA_DIR, 'oilway.db')}`
        : createDatabase(inject('templates').postgres, `r${randomBytes(6).toString('hex')}`);
    return { DATA_DIR, DATABASE_URL: url };
  }

  async function submitOne(dependencies: {
    groups: GroupCommit;
    limitSecret: string;
  }): Promise<void> {
    const id = crypto.randomUUID();
    const { reference } = await submit(dependencies, {
      captcha: { id, expires: new Date(Date.now() + 60_000) },
      idempotencyKey: undefined,
      fingerprinted: { cultureName: 'de-DE', message: id },
      email: `${id}@posteo.example`,
      prepare: async (drawn) => async (session) => {
        const row = { id, cultureName: 'de-DE' as const, message: 'Größe „Ü“', ...drawn };
        await session.orm.insert(contactMessages(session)).values(row);
        const mail = { to: 'a@posteo.example', subject: 'x', html: '<p>x</p>', text: 'x' };
        const submission = { inbox: 'contact-messages', ...row } as const;
        await enqueue(session, [mail, mail], { submission, mailFrom: 'a@b.example' });
        return { id, reference: drawn.reference };
      },
      findExisting: findByIdempotencyKeyIn(contactMessages),
    });
    acknowledged.push(reference);
  }

  beforeAll(async () => {
    mkdirSync(join(copy.folder, 'portal'), { recursive: true });
    writeFileSync(join(copy.folder, 'portal', 'Prüfbericht Łódź.pdf'), randomBytes(20_000_000));
    const database = await openDatabase(DATABASE_URL);
    const dependencies = { groups: new GroupCommit(database), limitSecret: 'S'.repeat(32) };
    let ended = false;
    const submitters = Array.from({ length: 4 }, async () => {
      while (!ended) await submitOne(dependencies);
    });
    while (acknowledged.length < 50) await new Promise((later) => setTimeout(later, 5));
    before = [...acknowledged];
    const created = await oilway(copy.environment, 'backup', join(folder, 'taken'));
    ended = true;
    await Promise.all(submitters);
    await database.close();
    expect(created).toMatchObject({ code: 0, err: '' });
    backup = created.out.split('\n')[0] ?? '';
  });
  afterAll(() => {
    copy.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  test('restores all submissions acknowledged before a backup that ran during writes', async () => {
    expect(acknowledged.length).toBeGreaterThan(before.length);
    expect(await oilway(copy.environment, 'verify', backup)).toMatchObject({ code: 0, err: '' });
    const original = await openDatabase(DATABASE_URL);
    const { backup: at, verification } = await readBackupRuns(original);
    expect([at, String(verification) > String(at)]).toEqual([readManifest(backup).made, true]);
    await original.close();
    const host = emptyHost();
    expect(await oilway(host, 'restore', backup)).toMatchObject({ code: 0, err: '' });

    const restored = await openDatabase(host.DATABASE_URL);
    const rows = contactMessages(restored);
    const found = (await restored.orm.select({ reference: rows.reference }).from(rows)).map(
      ({ reference }) => String(reference),
    );
    expect(before.filter((reference) => !found.includes(reference))).toEqual([]);
    expect(found.filter((reference) => !acknowledged.includes(reference))).toEqual([]);
    expect(await outboxPausedSince(restored)).toBeDefined();
    await restored.close();

    const { files, tables } = readManifest(backup);
    expect(tables.mails).toBe(2 * found.length);
    expect(files.length).toBeGreaterThan(10);
    expect(await changedFiles(files, host.DATA_DIR)).toEqual([]);
    expect(await changedFiles(files, copy.folder)).toEqual([]);
    for (const path of [backup, join(backup, 'manifest.json'), join(host.DATA_DIR, 'portal')])
      expect(statSync(path).mode & 0o077, path).toBe(0);

    const again = await oilway(host, 'restore', backup);
    expect(again).toMatchObject({ code: 1, err: expect.stringMatching(/database.*already/) });
    expect((await oilway(host, 'mails')).out).toContain('on hold since');
    expect((await oilway(host, 'mails', 'release')).out).toContain('being sent');
  });

  test.each(full || kind === 'sqlite' ? incompatibleBackups : incompatibleBackups.slice(0, 1))(
    'refuses to restore a backup %s before writing anything',
    async (_, change, message) => {
      const source = copyDatabase(kind, 'empty');
      const databaseUrl = String(source.environment.DATABASE_URL);
      await changeDatabase(databaseUrl, change);
      const storage = { kind: 'folder', folder: source.folder } as const;
      const place = { dataDir: source.folder, databaseUrl, storage };
      const created = await takeBackup(place, join(folder, 'versions'));
      source.remove();
      const host = emptyHost();
      writeFileSync(join(host.DATA_DIR, 'mine.txt'), 'stays');
      const refused = { code: 1, out: '', err: expect.stringMatching(message) };
      expect(await oilway(host, 'restore', created.folder)).toMatchObject(refused);
      expect(readdirSync(host.DATA_DIR, { recursive: true })).toEqual(['mine.txt']);
      if (kind === 'postgres') await assertNoTables(host.DATABASE_URL);
    },
  );

  test('lists damaged and missing files and refuses to restore the backup', async () => {
    const damaged = join(folder, 'damaged');
    cpSync(backup, damaged, { recursive: true });
    const { database, files } = readManifest(damaged);
    const [changed, gone] = files.map(({ path }) => path);
    appendFileSync(join(damaged, String(changed)), 'x');
    rmSync(join(damaged, String(gone)));
    expect(await verifyBackup(damaged, DATABASE_URL)).toEqual([
      `${changed} is missing or was changed`,
      `${gone} is missing or was changed`,
    ]);
    const { DATA_DIR, DATABASE_URL: databaseUrl } = emptyHost();
    const storage = { kind: 'folder', folder: join(DATA_DIR, 'files') } as const;
    const host = { dataDir: DATA_DIR, databaseUrl, storage };
    await expect(restoreBackup(damaged, host)).rejects.toThrow('missing or was changed');
    // Without a database no part can start; a repeated restore from the complete backup succeeds.
    expect((await restoreBackup(backup, host)).files).toHaveLength(files.length);
    expect(await changedFiles(files, storage.folder)).toEqual([]);

    const bytes = readFileSync(join(damaged, database.path));
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 255;
    writeFileSync(join(damaged, database.path), bytes);
    expect(await verifyBackup(damaged, DATABASE_URL)).toContain(
      `${database.path} is missing or was changed`,
    );
    await expect(restoreBackup(damaged, host)).rejects.toThrow('already');
  });

  test('reports missing files that rows reference and wrong row counts', async () => {
    const poor = join(folder, 'poor');
    cpSync(backup, poor, { recursive: true });
    rewrite(poor, (manifest) => {
      // The original of an image, which its row references.
      const at = manifest.files.findIndex(({ path }) => /^media\/.+-[\da-f]{10}\.\w+$/.test(path));
      manifest.files.splice(at, 1);
      manifest.tables.mails = 1;
    });
    expect(await verifyBackup(poor, DATABASE_URL)).toEqual([
      expect.stringMatching(/^mails has \d+ rows, and should have 1$/),
      expect.stringMatching(/^media\/.+ is referenced by a row and missing in the backup$/),
    ]);
  });
});

/** Changes the database directly. */
async function changeDatabase(url: string, statement: string): Promise<void> {
  if (url.startsWith('file:')) {
    const file = new DatabaseSync(url.replace('file:', ''));
    file.exec(statement);
    return file.close();
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function rewrite(folder: string, change: (manifest: Manifest) => void): void {
  const manifest = readManifest(folder);
  change(manifest);
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
}

describe('invalid backups', () => {
  const folder = mkdtempSync(join(tmpdir(), 'oilway-backups-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = { path: 'media/a.webp', bytes: 1, sha256: 'a'.repeat(64) };
  const manifest = {
    format: 1,
    made: '2026-11-26T10:00:00.000Z',
    dialect: 'sqlite',
    database: { ...file, path: 'database.sqlite' },
    tables: {},
    files: [file],
    secrets: false,
  };

  const withFile = (path: string) => JSON.stringify({ ...manifest, files: [{ ...file, path }] });
  const outside = ['../../etc/passwd', '/etc/passwd', 'media/../../x', 'a\0b', '..', 'a\\..\\b'];

  test.each<[string, string | undefined, RegExp]>([
    ['missing file', undefined, /no manifest\.json/],
    ['invalid JSON', '{', /can't be read/],
    ['another format', JSON.stringify({ ...manifest, format: 2 }), /format/],
    ...outside.map((path): [string, string, RegExp] => [path, withFile(path), /files\.0\.path/]),
  ])('rejects a manifest in one line: %j', async (_, written, message) => {
    if (written !== undefined) writeFileSync(join(folder, 'manifest.json'), written);
    expect(() => readManifest(folder)).toThrow(message);
  });

  test('leaves no files after a failed backup and refers to the help for wrong arguments', async () => {
    const host = { DATA_DIR: mkdtempSync(join(folder, 'host-')) };
    const created = await oilway(host, 'backup', join(folder, 'taken'));
    expect(created).toMatchObject({
      code: 1,
      err: expect.stringMatching(/there is no database at/),
    });
    expect(existsSync(join(folder, 'taken'))).toBe(false);
    expect(readdirSync(host.DATA_DIR)).toEqual([]);
    for (const wrong of [
      ['backup', 'a', 'b'],
      ['verify'],
      ['restore', '--force', 'a'],
      ['mails', 'eat'],
    ])
      expect(await oilway(host, ...wrong)).toMatchObject({
        code: 1,
        err: expect.stringMatching(/^✗ .*\n✗ See: oilway /),
      });
  });
});
