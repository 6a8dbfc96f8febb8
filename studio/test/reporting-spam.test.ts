/** Spam reports: one officer marks, a second officer deletes, and a deletion record remains. */
import { createReportingOffice } from '@oilway/content/reporting/create-reporting-office.ts';
import { generateKeyPair } from '@oilway/store/reporting/officer-key.ts';
import { reportNumber } from '@oilway/store/reporting/report-number.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createStaffAccount } from '../../content/staff/create-staff-account.ts';
import { databases } from '../../content/test/database.ts';
import { testInProcessStudio } from './in-process-studio.ts';
import { emailOf, password, people } from './people.ts';

describe.each(databases)('spam reports on %s', (kind) => {
  let second: number;
  let number = 0;
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());

  const rest = testInProcessStudio(kind);
  const { ask } = rest;
  beforeAll(async () => {
    const data = { name: 'Zweite', email: emailOf('zweite'), password };
    second = (await createStaffAccount(rest.payload, { ...data, role: 'compliance-officer' })).id;
    const [own, recovery] = await Promise.all([generateKeyPair(), generateKeyPair()]);
    const first = { id: rest.staff['compliance-officer'], ...own };
    await createReportingOffice(rest.payload, [first], recovery.recipient);
  });

  /** Creates a case with a message; a plain text replaces the encrypted one. */
  async function makeCase(days: object = {}): Promise<string> {
    number += 1;
    const { id } = await rest.payload.create({
      collection: 'reports',
      data: {
        cultureName: 'pl-PL',
        day: '2026-11-02',
        lookupHash: `place-${number}`,
        recipient: `age1-${number}`,
        ...days,
      } as never,
    });
    const data = { report: id, number: 1, direction: 'fromReporter', day: '2026-11-02' };
    await rest.payload.create({
      collection: 'report-messages',
      data: { ...data, sealed: 'YWdl' } as never,
    });
    const note = { report: id, number: 1, afterMessage: 1, kind: 'note', day: '2026-11-02' };
    await rest.payload.create({
      collection: 'report-notes',
      data: { ...note, sealed: 'YWdl' } as never,
    });
    return id;
  }
  const act = async (id: string, what: string, person = 'compliance-officer') =>
    (await ask(person as 'admin', 'POST', `/reports/${id}/act`, { act: what })).status;
  const countRows = async (id: string) => {
    const report = await rest.payload.count({
      collection: 'reports',
      where: { id: { equals: id } },
    });
    const where = { report: { equals: id } };
    const messages = await rest.payload.count({ collection: 'report-messages', where });
    const notes = await rest.payload.count({ collection: 'report-notes', where });
    expect(notes.totalDocs).toBe(messages.totalDocs);
    return [report.totalDocs, messages.totalDocs];
  };
  /** Sends the request as the second officer. */
  const markAsSecond = (id: string) =>
    rest.payload.update({
      collection: 'reports',
      id,
      data: { spamOn: today, spamBy: second } as never,
    });

  test('requires a second officer to delete a spam report and records the deletion', async () => {
    const [own, markedByOther, untouched] = [await makeCase(), await makeCase(), await makeCase()];
    expect(await act(own, 'deleteSpam')).toBe(409);
    expect(await act(own, 'spam')).toBe(204);
    const shown = await ask('compliance-officer', 'GET', `/reports/${own}?depth=0`);
    expect(shown.body).toMatchObject({
      spamOn: today,
      spamBy: rest.staff['compliance-officer'],
    });
    expect(await act(own, 'deleteSpam')).toBe(409);
    expect(await countRows(own)).toEqual([1, 1]);
    await markAsSecond(markedByOther);
    expect(await act(markedByOther, 'spam')).toBe(409);
    expect(await act(markedByOther, 'deleteSpam')).toBe(204);
    expect(await countRows(markedByOther)).toEqual([0, 0]);
    expect(await countRows(untouched)).toEqual([1, 1]);
    expect(await act(markedByOther, 'deleteSpam')).toBe(404);
    const traces = await ask('admin', 'GET', '/report-deletions');
    expect(traces.body.docs).toEqual([
      {
        id: expect.any(String),
        case: reportNumber(markedByOther),
        cultureName: 'pl-PL',
        day: '2026-11-02',
        deletedOn: today,
        markedBy: 'Zweite',
        deletedBy: 'compliance-officer',
      },
    ]);
  });

  test('rejects spam actions of other roles and on processed reports', async () => {
    const id = await makeCase();
    await markAsSecond(id);
    for (const person of people.filter((one) => one !== 'compliance-officer'))
      for (const what of ['spam', 'notSpam', 'deleteSpam'])
        expect(await act(id, what, person), person).toBe(403);
    const seen = await ask('admin', 'GET', `/reports/${id}`);
    expect(Object.keys(seen.body)).not.toContain('spamBy');
    expect(await act(id, 'notSpam')).toBe(204);
    expect(await act(id, 'deleteSpam')).toBe(409);
    expect(await countRows(id)).toEqual([1, 1]);
    for (const days of [{ feedbackOn: '2026-11-05' }, { closedOn: '2026-11-05' }]) {
      const treated = await makeCase(days);
      expect(await act(treated, 'spam')).toBe(409);
      await markAsSecond(treated);
      expect(await act(treated, 'deleteSpam')).toBe(409);
      expect(await countRows(treated)).toEqual([1, 1]);
    }
  });

  test('drops the spam mark of a deleted officer and purges deletion records after three calendar years', async () => {
    const id = await makeCase();
    await markAsSecond(id);
    await rest.payload.delete({ collection: 'staff', id: second });
    expect(await act(id, 'deleteSpam')).toBe(409);
    const { deleteExpiredDeletionRecords } = await import(
      '@oilway/store/retention/delete-reports.ts'
    );
    const { databaseOf } = await import('../../content/database/session.ts');
    const session = databaseOf(rest.payload);
    const { totalDocs } = await rest.payload.count({ collection: 'report-deletions' });
    expect(totalDocs).toBe(1);
    const gone = `${Number(today.slice(0, 4)) + 4}-01-01`;
    await deleteExpiredDeletionRecords(session, `${Number(today.slice(0, 4)) + 3}-12-31`);
    expect(await rest.payload.count({ collection: 'report-deletions' })).toEqual({ totalDocs: 1 });
    await deleteExpiredDeletionRecords(session, gone);
    expect(await rest.payload.count({ collection: 'report-deletions' })).toEqual({ totalDocs: 0 });
  });
});
