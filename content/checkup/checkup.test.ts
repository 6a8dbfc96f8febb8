import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Observation } from '@oilway/store/checkup/observation.ts';
import type { ObservationCode } from '@oilway/store/checkup/words.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { listenForMail } from '../test/mail-server.ts';

const day = 86_400_000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
const badly = (found: Observation[]) =>
  found.filter(({ level }) => level !== 'ok').map(({ code }) => code);

/** The server of the tests is quick, and may lose everything in a power cut. */
const ofServer = { sqlite: [], postgres: ['notDurable', 'notDurable'] };

describe.each(databases)('a look at an installation on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openDatabase(kind, 'seeded');
    const { hire } = await import('../staff/hire.ts');
    const person = { name: 'Łucja Groß', email: 'admin@oilway.example', role: 'admin' } as const;
    await hire(database.payload, { ...person, password: 'Rapsfeld im Juni 7' });
  });
  afterAll(() => database?.close());

  async function look(changed: object = {}): Promise<Observation[]> {
    const { lookAtDatabase } = await import('./checkup.ts');
    const { readSettings } = await import('@oilway/store/settings.ts');
    const settings = { ...readSettings(), smtpUrl: 'smtp://localhost', ...changed };
    return lookAtDatabase(database.payload, settings, true);
  }

  async function session() {
    const { databaseOf } = await import('../database/session.ts');
    return databaseOf(database.payload);
  }

  const holdJobs = async (holder: string) =>
    (await import('../jobs/lease.ts')).acquireLease(database.payload, holder);

  test('that is well finds nothing, and has looked at everything', async () => {
    await holdJobs('a');
    const found = await look();
    expect(badly(found)).toEqual(ofServer[kind]);
    const looked = 'admins audit clock documents files jobs mails migrations retentionNone secrets';
    const codes = found.map(({ code }) => code).filter((code) => !/^(database|not)/.test(code));
    expect(codes.toSorted().join(' ')).toBe(looked);
  });

  test('names secrets that are not those of the first host, until they are accepted', async () => {
    const other = { payloadSecret: 'x'.repeat(40) };
    const [found] = (await look(other)).filter(({ code }) => code === 'secretsDiffer');
    expect(found).toMatchObject({ level: 'critical', values: { name: 'PAYLOAD_SECRET' } });
    expect(badly(await look())).not.toContain('secretsDiffer');
    const { acceptSecrets } = await import('@oilway/store/checkup/secrets.ts');
    const { readSettings } = await import('@oilway/store/settings.ts');
    await acceptSecrets(await session(), { ...readSettings(), ...other });
    expect(badly(await look(other))).not.toContain('secretsDiffer');
    expect(badly(await look())).toContain('secretsDiffer');

    // A part that starts says so, and starts.
    const told: string[] = [];
    const tell = (_: unknown, words: string) => void told.push(words);
    const { tellSecrets } = await import('@oilway/store/checkup/secrets.ts');
    await tellSecrets(await session(), readSettings(), { error: tell, warn: tell } as never);
    expect(told).toEqual([expect.stringMatching(/^PAYLOAD_SECRET is another one than/)]);
    await acceptSecrets(await session(), readSettings());
  });

  test('finds files that are gone, files that nobody sweeps, and a document that says something else', async () => {
    const folder = join(database.folder, 'media');
    const [gone = ''] = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
    await rm(join(folder, gone));
    const marked = join(database.folder, 'unnamed', 'media');
    await mkdir(marked, { recursive: true });
    for (const [name, age] of [
      ['Größe „alt“.png', 38 * day],
      ['neu.png', 30 * day],
    ] as const) {
      await writeFile(join(marked, name), '');
      const moment = new Date(Date.now() - age);
      await utimes(join(marked, name), moment, moment);
    }
    const { eq } = await import('drizzle-orm');
    const { publishedDocuments } = await import('@oilway/store/published/tables.ts');
    const { orm } = await session();
    const rows = publishedDocuments(await session());
    await orm.delete(rows).where(eq(rows.kind, 'department'));

    const found = await look();
    expect(badly(found)).toEqual([
      ...ofServer[kind],
      'filesMissing',
      'filesOrphaned',
      'documentsDiffer',
    ]);
    expect(found.find(({ code }) => code === 'filesMissing')?.values).toEqual({
      count: 1,
      example: `media/${gone}`,
    });
    expect(found.find(({ code }) => code === 'filesOrphaned')?.values).toEqual({
      count: 1,
      example: 'media/Größe „alt“.png',
    });
    const { rebuildDocuments } = await import('../publishing/rebuild.ts');
    await rebuildDocuments(database.payload);
    expect(badly(await look())).not.toContain('documentsDiffer');
    await writeFile(join(folder, gone), 'x');
    await rm(marked, { recursive: true });
  });

  test('finds mails and jobs that nobody sends and runs, a night that did not come, nobody to mend it', async () => {
    const { payload } = database;
    const { mails } = await import('@oilway/store/outbox/tables.ts');
    const { hold, release } = await import('@oilway/store/outbox/hold.ts');
    const { noteRun } = await import('@oilway/store/retention/state.ts');
    const { staff } = await import('@oilway/store/staff/tables.ts');
    const { knownSecrets } = await import('@oilway/store/checkup/tables.ts');
    const own = await session();
    const { orm } = own;
    const mail = { attempts: 11, createdAt: ago(day), updatedAt: ago(day) };
    await orm.insert(mails(own)).values([
      { ...mail, id: randomUUID(), state: 'waiting', nextAttempt: ago(20 * 60_000) },
      { ...mail, id: randomUUID(), state: 'dead' },
      { ...mail, id: randomUUID(), state: 'dead', updatedAt: ago(8 * day) },
    ]);
    await noteRun(own, { lastRunAt: ago(3 * day) });
    await orm.update(staff(own)).set({ state: 'deactivated' });
    const job = { task: 'tendInboxes' as const, input: {} };
    const { id } = await payload.jobs.queue(job);
    await payload.update({
      collection: 'payload-jobs',
      id,
      data: { waitUntil: ago(11 * 60_000) },
      overrideAccess: true,
    });
    const failed = await payload.jobs.queue(job);
    await payload.update({
      collection: 'payload-jobs',
      id: failed.id,
      data: { hasError: true },
      overrideAccess: true,
    });
    const { read, sql } = await import('../database/execute.ts');
    await read(payload, sql`DELETE FROM payload_kv RETURNING id`);

    const found = await look();
    expect(badly(found)).toEqual([
      ...ofServer[kind],
      'noAdmin',
      'mailsLate',
      'mailsDead',
      'jobsOfNobody',
      'jobsLate',
      'jobsFailed',
      'retentionLate',
    ]);
    const valuesOf = (code: ObservationCode) => found.find((one) => one.code === code)?.values;
    expect(valuesOf('mailsLate')).toEqual({ minutes: 20, waiting: 1 });
    expect(valuesOf('mailsDead')).toEqual({ count: 1 });
    expect(valuesOf('jobsLate')).toEqual({ minutes: 11, due: 1 });

    // Held on purpose: late is what they are meant to be.
    await hold(own);
    expect(badly(await look())).toContain('mailsHeld');
    expect(badly(await look())).not.toContain('mailsLate');
    await release(own);

    // What can't be read is told, and does not keep from the rest.
    await orm.delete(knownSecrets(own));
    await read(payload, sql`ALTER TABLE known_secrets RENAME TO known_secrets_away`);
    const [unseen] = (await look()).filter(({ code }) => code === 'unseen');
    expect(unseen).toMatchObject({ level: 'critical', values: { what: 'secrets' } });
  });
});

test('says whether the mail server lets us in', async () => {
  const { checkMailServer } = await import('./mail-server.ts');
  const server = await listenForMail();
  expect(await checkMailServer(server.url)).toMatchObject([{ code: 'mailServer' }]);
  await server.close();
  const [away] = await checkMailServer(server.url);
  expect(away).toMatchObject({ code: 'mailServerAway', level: 'critical' });
  expect(String(away?.values.why)).toMatch(/ECONNREFUSED/);
});
