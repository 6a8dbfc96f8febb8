import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dayOf } from '@oilway/store/reporting/deadlines.ts';
import { decryptMessage, encryptMessage } from '@oilway/store/reporting/encryption.ts';
import { generateKeyPair } from '@oilway/store/reporting/officer-key.ts';
import { deriveReceiptKeys, makeReceipt } from '@oilway/store/reporting/receipt.ts';
import { remindOfficers } from '@oilway/store/reporting/remind-officers.ts';
import { addNote } from '@oilway/store/reporting/report-row.ts';
import { deleteExpiredReports } from '@oilway/store/retention/delete-reports.ts';
import { readSettings } from '@oilway/store/settings.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { execute } from '../database/execute.ts';
import { databaseOf } from '../database/session.ts';
import { createStaffAccount } from '../staff/create-staff-account.ts';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { createReportingOffice } from './create-reporting-office.ts';

const [one, two, recovery] = await Promise.all([
  generateKeyPair(),
  generateKeyPair(),
  generateKeyPair(),
]);
const recipients = [one, two, recovery].map(({ recipient }) => recipient);
const today = dayOf(Date.now());
const secret = 'Im Lager wird Altöl in den Gully gekippt';

/** Returns a report as a browser sends it, and its access code. */
async function report(cultureName: 'de-DE' | 'pl-PL' = 'de-DE') {
  const keys = await deriveReceiptKeys(makeReceipt().replaceAll('-', ''));
  const sealed = await encryptMessage(
    { text: secret, contactInformation: '0231 4477100' },
    recipients,
  );
  const { lookupHash, recipient } = keys;
  return { keys, input: { cultureName, sealed, lookupHash, recipient } };
}

let last = 0;
const captcha = () => {
  last += 1;
  return { id: `captcha-of-report-${last}`, expires: new Date(Date.now() + 3_600_000) };
};

describe.each(['sqlite', 'postgres'] as const)('sealed reports on %s', (kind) => {
  let database: TestDatabase;
  const officers: number[] = [];
  beforeAll(async () => {
    database = await openDatabase(kind);
    for (const name of ['eins', 'zwei'])
      officers.push(
        (
          await createStaffAccount(database.payload, {
            name,
            email: `${name}@oilway.example`,
            password: 'correct horse battery',
            role: 'compliance-officer',
          })
        ).id,
      );
  });
  afterAll(() => database?.close());

  const logOfServer = async () => {
    const [found] = await execute(database.payload, 'SHOW data_directory');
    return readFileSync(join(dirname(String(found?.data_directory)), 'log'), 'utf8');
  };
  const counts = async () => {
    const of = async (table: string) => {
      const [found] = await execute(database.payload, `SELECT count(*) AS count FROM ${table}`);
      return Number(found?.count);
    };
    return [await of('reports'), await of('report_messages'), await of('report_captchas')];
  };

  test('opens the form for two officers and a recovery key and closes it when an officer loses the role', async () => {
    const { store, payload } = database;
    const [first, second] = officers as [number, number];
    const closed = { open: false, recipients: [], fingerprint: null };
    expect(await store.reportingKeys()).toMatchObject(closed);
    const members = [
      { id: first, ...one },
      { id: second, ...two },
    ] as const;
    await createReportingOffice(payload, [...members], recovery.recipient);
    const keys = await store.reportingKeys();
    expect(keys).toMatchObject({ open: true, recipients: [...recipients].sort() });
    const role = (name: 'forms-clerk' | 'compliance-officer') =>
      payload.update({ collection: 'staff', id: officers[1] as number, data: { role: name } });
    await role('forms-clerk');
    // Role changes do not change the recipients of reports: only officers do.
    expect(await store.reportingKeys()).toEqual({ ...keys, open: false });
    await role('compliance-officer');
    await payload.delete({ collection: 'mails', where: { id: { exists: true } } });
  });

  test('stores a resubmitted report once and rejects its captcha for another report', async () => {
    const { input } = await report();
    const once = captcha();
    await Promise.all([1, 2, 3].map(() => database.store.storeReport(input, once)));
    await database.store.storeReport(input, captcha());
    expect(await counts()).toEqual([1, 1, 1]);
    // PostgreSQL logs rejected statements with a timestamp.
    if (kind === 'postgres') expect(await logOfServer()).not.toContain(input.lookupHash);
    const other = (await report()).input;
    await expect(database.store.storeReport(other, once)).rejects.toMatchObject({
      code: 'captchaSpent',
    });
    await expect(
      database.store.storeReport({ ...other, sealed: null as never }, captcha()),
    ).rejects.toThrow();
    expect(await counts()).toEqual([1, 1, 1]);
  });

  test('accepts additions until the report is closed and returns the content of replies only', async () => {
    const { input, keys } = await report('pl-PL');
    const { store, payload } = database;
    await store.storeReport(input, captcha());
    expect(await store.reportThread(keys.lookupHash)).toBeUndefined();
    expect(await store.addToReport(keys.lookupHash, 'x')).toBe('unknown');
    expect(
      await store.addToReport(
        keys.lookup,
        await encryptMessage({ text: 'Noch etwas' }, recipients),
      ),
    ).toBe('added');
    const { docs } = await payload.find({
      collection: 'reports',
      where: { lookupHash: { equals: keys.lookupHash } },
    });
    const id = docs[0]?.id as string;
    await payload.create({
      collection: 'report-messages',
      data: {
        report: id,
        number: 3,
        direction: 'toReporter',
        day: today,
        sealed: await encryptMessage({ text: 'Dziękujemy' }, [...recipients, input.recipient]),
      } as never,
    });
    const mailbox = await store.reportThread(keys.lookup);
    expect(mailbox).toMatchObject({ state: 'new', day: today });
    expect(mailbox?.messages.map(({ direction, sealed }) => [direction, sealed !== ''])).toEqual([
      ['fromReporter', false],
      ['fromReporter', false],
      ['toReporter', true],
    ]);
    expect(await decryptMessage(mailbox?.messages[2]?.sealed ?? '', keys.identity)).toEqual({
      text: 'Dziękujemy',
    });
    await payload.update({ collection: 'reports', id, data: { closedOn: today } });
    expect(await store.addToReport(keys.lookup, input.sealed)).toBe('closed');
    expect((await store.reportThread(keys.lookup))?.state).toBe('closed');
  });

  test('numbers concurrent additions consecutively and enforces the size limits of a report', async () => {
    const { input, keys } = await report();
    const { store, payload } = database;
    await store.storeReport(input, captcha());
    const add = (sealed: string) => store.addToReport(keys.lookup, sealed);
    const taken = await Promise.all(Array.from({ length: 8 }, (_, at) => add(`sealed ${at}`)));
    expect(taken).toEqual(Array(8).fill('added'));
    const mailbox = await store.reportThread(keys.lookup);
    expect(mailbox?.messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    // The maximal size of a message.
    const large = 'x'.repeat(5_900_000);
    for (const outcome of ['added', 'added', 'added', 'added', 'fullOfFiles'])
      expect(await add(large)).toBe(outcome);
    const longest = await encryptMessage({ text: '\u20ac'.repeat(20_000) }, recipients);
    expect(await add(longest)).toBe('added');
    expect(await add('x'.repeat(24_000_000 - 4 * large.length - longest.length))).toBe('full');
    const found = { lookupHash: { equals: keys.lookupHash } };
    const { docs } = await payload.delete({ collection: 'reports', where: found });
    const where = { report: { equals: docs[0]?.id } };
    await payload.delete({ collection: 'report-messages', where });
  });

  test('stores neither plaintext nor lookup code nor time of day', async () => {
    const { store, folder, payload } = database;
    const { input, keys } = await report();
    await store.storeReport(input, captcha());
    const tables = ['reports', 'report-messages', 'report-notes'] as const;
    for (const collection of tables) {
      const rows = await payload.find({ collection, limit: 0, showHiddenFields: true });
      // A hash may contain thirteen digits in a row, which are not a timestamp.
      for (const { lookupHash: _, ...row } of rows.docs as { lookupHash?: string }[])
        expect(JSON.stringify(row)).not.toMatch(/\d\d:\d\d:\d\d|T\d\d:|[12]\d{12}/);
    }
    const whole =
      kind === 'sqlite'
        ? readdirSync(folder)
            .filter((name) => name.startsWith('oilway.db'))
            .map((name) => readFileSync(join(folder, name), 'latin1'))
            .join()
        : execFileSync(
            join(inject('templates').postgres.bin, 'pg_dump'),
            [database.environment.DATABASE_URL as string],
            {
              encoding: 'latin1',
              maxBuffer: 1e9,
            },
          );
    expect(whole).toContain(keys.lookupHash);
    for (const word of [
      'Gully',
      '4477100',
      keys.lookup,
      keys.identity,
      Buffer.from(secret).toString('base64').slice(0, 20),
    ])
      expect(whole).not.toContain(word);
  });

  test('deletes a report and its messages three years after it was closed', async () => {
    const { payload } = database;
    const deleteOld = async (now: string) => deleteExpiredReports(databaseOf(payload), now);
    const { input, keys } = await report();
    await database.store.storeReport(input, captcha());
    const before = await counts();
    const where = { lookupHash: { equals: keys.lookupHash } };
    const changed = { collection: 'reports', where, data: { closedOn: '2020-02-01' } } as const;
    const { docs } = await payload.update(changed);
    const note = { report: String(docs[0]?.id), kind: 'note', sealed: 'x' } as const;
    await databaseOf(payload).transaction((session) => addNote(session, note));
    expect((await payload.count({ collection: 'report-notes' })).totalDocs).toBe(1);
    expect(await deleteOld('2023-02-01')).toBe(0);
    expect(await deleteOld('2023-02-02')).toBe(1);
    const after = await counts();
    expect((await payload.count({ collection: 'report-notes' })).totalDocs).toBe(0);
    expect([after[0], after[1]]).toEqual([(before[0] ?? 0) - 1, (before[1] ?? 0) - 1]);
    expect(await database.store.reportThread(keys.lookup)).toBeUndefined();
  });

  test('mails compliance officers counts of open reports without report ids', async () => {
    const { payload } = database;
    const remind = async () => remindOfficers(databaseOf(payload), today, readSettings());
    const waiting = await remind();
    expect(waiting).toEqual({ unacknowledged: 2, dueSoon: 0, overdue: 0, unanswered: 2, spam: 0 });
    const { docs } = await payload.find({ collection: 'mails', limit: 0 });
    expect(docs.map(({ to }) => to).sort()).toEqual(['eins@oilway.example', 'zwei@oilway.example']);
    expect(docs.map(({ reference }) => reference)).toEqual([null, null]);
    const { docs: reports } = await payload.find({ collection: 'reports', limit: 0 });
    for (const { id } of reports) expect(JSON.stringify(docs)).not.toContain(id);
    for (const report of reports)
      await payload.update({ collection: 'reports', id: report.id, data: { closedOn: today } });
    expect(Object.values(await remind())).toEqual([0, 0, 0, 0, 0]);
    expect((await payload.count({ collection: 'mails' })).totalDocs).toBe(2);
  });
});
