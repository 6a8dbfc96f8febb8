import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Diagnostic } from '@oilway/store/diagnostics/diagnostic.ts';
import type { DiagnosticCode } from '@oilway/store/diagnostics/messages.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { listenForMail } from '../test/mail-server.ts';

const dayMs = 86_400_000;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
const codesNotOk = (found: Diagnostic[]) =>
  found.filter(({ level }) => level !== 'ok').map(({ code }) => code);

/** The test server runs without durability settings. */
const serverFindings = { sqlite: [], postgres: ['notDurable', 'notDurable'] };

describe.each(databases)('diagnostics of an installation on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openDatabase(kind, 'seeded');
    const { createStaffAccount } = await import('../staff/create-staff-account.ts');
    const person = { name: 'Łucja Groß', email: 'admin@oilway.example', role: 'admin' } as const;
    await createStaffAccount(database.payload, { ...person, password: 'Rapsfeld im Juni 7' });
  });
  afterAll(() => database?.close());

  async function runChecks(changed: object = {}): Promise<Diagnostic[]> {
    const { runDatabaseChecks } = await import('./diagnostics.ts');
    const { readSettings } = await import('@oilway/store/settings.ts');
    const settings = { ...readSettings(), smtpUrl: 'smtp://localhost', ...changed };
    return runDatabaseChecks(database.payload, settings, true);
  }

  async function session() {
    const { databaseOf } = await import('../database/session.ts');
    return databaseOf(database.payload);
  }

  const acquireJobLease = async (holder: string) =>
    (await import('../jobs/lease.ts')).acquireLease(database.payload, holder);

  test('runs every check and reports ok when all pass', async () => {
    await acquireJobLease('a');
    const found = await runChecks();
    expect(codesNotOk(found)).toEqual([...serverFindings[kind], 'backupMissing']);
    const expectedCodes =
      'admins audit backupMissing clock documents files jobs mails migrations retentionNotRun secrets';
    const codes = found.map(({ code }) => code).filter((code) => !/^(database|not)/.test(code));
    expect(codes.toSorted().join(' ')).toBe(expectedCodes);
  });

  test('reports secretsDiffer for a changed secret until it is accepted', async () => {
    const other = { payloadSecret: 'x'.repeat(40) };
    const [found] = (await runChecks(other)).filter(({ code }) => code === 'secretsDiffer');
    expect(found).toMatchObject({ level: 'critical', values: { name: 'PAYLOAD_SECRET' } });
    expect(codesNotOk(await runChecks())).not.toContain('secretsDiffer');
    const { acceptSecrets } = await import('@oilway/store/diagnostics/secrets.ts');
    const { readSettings } = await import('@oilway/store/settings.ts');
    await acceptSecrets(await session(), { ...readSettings(), ...other });
    expect(codesNotOk(await runChecks(other))).not.toContain('secretsDiffer');
    expect(codesNotOk(await runChecks())).toContain('secretsDiffer');

    // A part logs the mismatch at its start, and starts.
    const messages: string[] = [];
    const logMessage = (_: unknown, words: string) => void messages.push(words);
    const { logSecretMismatch } = await import('@oilway/store/diagnostics/secrets.ts');
    await logSecretMismatch(await session(), readSettings(), {
      error: logMessage,
      warn: logMessage,
    } as never);
    expect(messages).toEqual([expect.stringMatching(/^PAYLOAD_SECRET differs from the one/)]);
    await acceptSecrets(await session(), readSettings());
  });

  test('reports missing files, overdue orphaned files and differing published documents', async () => {
    const folder = join(database.folder, 'media');
    const [missingFile = ''] = (await readdir(folder)).filter((name) => name.endsWith('.svg'));
    await rm(join(folder, missingFile));
    const orphanedFolder = join(database.folder, 'orphaned', 'media');
    await mkdir(orphanedFolder, { recursive: true });
    for (const [name, age] of [
      ['Größe „alt“.png', 38 * dayMs],
      ['neu.png', 30 * dayMs],
    ] as const) {
      await writeFile(join(orphanedFolder, name), '');
      const timestamp = new Date(Date.now() - age);
      await utimes(join(orphanedFolder, name), timestamp, timestamp);
    }
    const { eq } = await import('drizzle-orm');
    const { publishedDocuments } = await import('@oilway/store/published/tables.ts');
    const { orm } = await session();
    const rows = publishedDocuments(await session());
    await orm.delete(rows).where(eq(rows.kind, 'department'));
    await acquireJobLease('a');

    const found = await runChecks();
    expect(codesNotOk(found)).toEqual([
      ...serverFindings[kind],
      'backupMissing',
      'filesMissing',
      'filesOrphaned',
      'documentsDiffer',
    ]);
    expect(found.find(({ code }) => code === 'filesMissing')?.values).toEqual({
      count: 1,
      example: `media/${missingFile}`,
    });
    expect(found.find(({ code }) => code === 'filesOrphaned')?.values).toEqual({
      count: 1,
      example: 'media/Größe „alt“.png',
    });
    const { rebuildDocuments } = await import('../publishing/rebuild.ts');
    await rebuildDocuments(database.payload);
    expect(codesNotOk(await runChecks())).not.toContain('documentsDiffer');
    await writeFile(join(folder, missingFile), 'x');
    await rm(orphanedFolder, { recursive: true });
  });

  test('reports the age of the last backup and of the last verified restore', async () => {
    const databaseSession = await session();
    const { recordBackupRun } = await import('@oilway/store/backup/backup-runs.ts');
    const { backupRuns } = await import('@oilway/store/backup/tables.ts');
    const { knownSecrets } = await import('@oilway/store/diagnostics/tables.ts');
    const { observationText } = await import('../system-status/observation-text.ts');
    const hour = dayMs / 24;
    const { orm } = databaseSession;
    const about = async (language: string) =>
      (await runChecks())
        .filter(({ code }) => /^(backup|restore)/.test(code))
        .map((found) => `${found.level}: ${observationText(found, language)}`);
    await orm.update(knownSecrets(databaseSession)).set({ since: ago(27 * hour) });
    expect(await about('de')).toEqual(['critical: Es gibt noch keine Sicherung']);
    const record = (what: 'backup' | 'verification', age: number) =>
      recordBackupRun(databaseSession, { what, at: ago(age) });
    await record('backup', 27 * hour);
    expect(await about('pl')).toEqual([
      'warning: Ostatnia kopia zapasowa: 27 godzin temu',
      'warning: Nie sprawdzono jeszcze, czy kopię zapasową da się odtworzyć',
    ]);
    await record('backup', 3 * hour);
    await record('verification', 36 * dayMs);
    expect(await about('de')).toEqual([
      'ok: Letzte Sicherung vor 3 Stunden',
      'warning: Letzte geprüfte Wiederherstellung vor 36 Tagen',
    ]);
    await record('verification', 20 * 60_000);
    expect((await about('en'))[1]).toBe('ok: last verified restore: 20 minutes ago');
    await orm.delete(backupRuns(databaseSession));
  });

  test('reports overdue and failed mails and jobs, a late retention run and a missing administrator', async () => {
    const { payload } = database;
    const { mails } = await import('@oilway/store/outbox/tables.ts');
    const { pauseOutbox, resumeOutbox } = await import('@oilway/store/outbox/pause-outbox.ts');
    const { recordRun } = await import('@oilway/store/retention/run-state.ts');
    const { staff } = await import('@oilway/store/staff/tables.ts');
    const { knownSecrets } = await import('@oilway/store/diagnostics/tables.ts');
    const databaseSession = await session();
    const { orm } = databaseSession;
    const mail = { attempts: 11, createdAt: ago(dayMs), updatedAt: ago(dayMs) };
    await orm.insert(mails(databaseSession)).values([
      { ...mail, id: randomUUID(), state: 'waiting', nextAttempt: ago(20 * 60_000) },
      { ...mail, id: randomUUID(), state: 'dead' },
      { ...mail, id: randomUUID(), state: 'dead', updatedAt: ago(8 * dayMs) },
    ]);
    await recordRun(databaseSession, { lastRunAt: ago(3 * dayMs) });
    await orm.update(staff(databaseSession)).set({ state: 'deactivated' });
    const job = { task: 'purgeExpiredSubmissions' as const, input: {} };
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
    const { queryRows, sql } = await import('../database/execute.ts');
    await queryRows(payload, sql`DELETE FROM payload_kv RETURNING id`);

    const found = await runChecks();
    expect(codesNotOk(found)).toEqual([
      ...serverFindings[kind],
      'noAdmin',
      'mailsLate',
      'mailsUndeliverable',
      'noJobRunner',
      'jobsLate',
      'jobsFailed',
      'retentionLate',
      'backupMissing',
    ]);
    const valuesOf = (code: DiagnosticCode) => found.find((one) => one.code === code)?.values;
    expect(valuesOf('mailsLate')).toEqual({ minutes: 20, waiting: 1 });
    expect(valuesOf('mailsUndeliverable')).toEqual({ count: 1 });
    expect(valuesOf('jobsLate')).toEqual({ minutes: 11, due: 1 });

    // Mails on hold are late on purpose.
    await pauseOutbox(databaseSession);
    expect(codesNotOk(await runChecks())).toContain('outboxPaused');
    expect(codesNotOk(await runChecks())).not.toContain('mailsLate');
    await resumeOutbox(databaseSession);

    // A check that fails is reported; the other checks run.
    await orm.delete(knownSecrets(databaseSession));
    await queryRows(payload, sql`ALTER TABLE known_secrets RENAME TO known_secrets_away`);
    const [failedCheck] = (await runChecks()).filter(({ code }) => code === 'checkFailed');
    expect(failedCheck).toMatchObject({ level: 'critical', values: { what: 'secrets' } });
  });
});

test('reports whether the mail server is reachable', async () => {
  const { checkMailServer } = await import('./mail-server.ts');
  const server = await listenForMail();
  expect(await checkMailServer(server.url)).toMatchObject([{ code: 'mailServer' }]);
  await server.close();
  const [away] = await checkMailServer(server.url);
  expect(away).toMatchObject({ code: 'mailServerUnavailable', level: 'critical' });
  expect(String(away?.values.why)).toMatch(/ECONNREFUSED/);
});
