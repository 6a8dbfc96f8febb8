/** Spam among reports: one officer says so, another one deletes it, and a trace stays. */
import { makeOffice } from '@oilway/content/reporting/make-office.ts';
import { makeKey } from '@oilway/store/reporting/handler-key.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { hire } from '../../content/staff/hire.ts';
import { databases } from '../../content/test/database.ts';
import { emailOf, password, people } from './people.ts';
import { testRest } from './rest.ts';

describe.each(databases)('on %s', (kind) => {
  let second: number;
  let number = 0;
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date());

  const rest = testRest(kind);
  const { ask } = rest;
  beforeAll(async () => {
    const data = { name: 'Zweite', email: emailOf('zweite'), password };
    second = (await hire(rest.payload, { ...data, role: 'compliance-officer' })).id;
    const [own, recovery] = await Promise.all([makeKey(), makeKey()]);
    const first = { id: rest.staff['compliance-officer'], ...own };
    await makeOffice(rest.payload, [first], recovery.recipient);
  });

  /** A case with a message; its text stands for what was sealed. */
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
    return id;
  }
  const act = async (id: string, what: string, person = 'compliance-officer') =>
    (await ask(person as 'admin', 'POST', `/reports/${id}/act`, { act: what })).status;
  const stands = async (id: string) => {
    const report = await rest.payload.count({
      collection: 'reports',
      where: { id: { equals: id } },
    });
    const where = { report: { equals: id } };
    const messages = await rest.payload.count({ collection: 'report-messages', where });
    return [report.totalDocs, messages.totalDocs];
  };
  /** As another officer does it. */
  const markAsSecond = (id: string) =>
    rest.payload.update({
      collection: 'reports',
      id,
      data: { spamOn: today, spamBy: second } as never,
    });

  test('nobody deletes a case alone, the other officer does, and the trace says who and when', async () => {
    const [own, others, kept] = [await makeCase(), await makeCase(), await makeCase()];
    expect(await act(own, 'deleteSpam')).toBe(409);
    expect(await act(own, 'spam')).toBe(204);
    const shown = await ask('compliance-officer', 'GET', `/reports/${own}?depth=0`);
    expect(shown.body).toMatchObject({
      spamOn: today,
      spamBy: rest.staff['compliance-officer'],
    });
    expect(await act(own, 'deleteSpam')).toBe(409);
    expect(await stands(own)).toEqual([1, 1]);
    await markAsSecond(others);
    expect(await act(others, 'spam')).toBe(409);
    expect(await act(others, 'deleteSpam')).toBe(204);
    expect(await stands(others)).toEqual([0, 0]);
    expect(await stands(kept)).toEqual([1, 1]);
    expect(await act(others, 'deleteSpam')).toBe(404);
    const traces = await ask('admin', 'GET', '/report-deletions');
    expect(traces.body.docs).toEqual([
      {
        id: expect.any(String),
        case: others.slice(0, 8),
        cultureName: 'pl-PL',
        day: '2026-11-02',
        deletedOn: today,
        markedBy: 'Zweite',
        deletedBy: 'compliance-officer',
      },
    ]);
  });

  test('who else takes no part, and what was treated as a report stays', async () => {
    const id = await makeCase();
    await markAsSecond(id);
    for (const person of people.filter((one) => one !== 'compliance-officer'))
      for (const what of ['spam', 'notSpam', 'deleteSpam'])
        expect(await act(id, what, person), person).toBe(403);
    const seen = await ask('admin', 'GET', `/reports/${id}`);
    expect(Object.keys(seen.body)).not.toContain('spamBy');
    expect(await act(id, 'notSpam')).toBe(204);
    expect(await act(id, 'deleteSpam')).toBe(409);
    expect(await stands(id)).toEqual([1, 1]);
    for (const days of [{ feedbackOn: '2026-11-05' }, { closedOn: '2026-11-05' }]) {
      const treated = await makeCase(days);
      expect(await act(treated, 'spam')).toBe(409);
      await markAsSecond(treated);
      expect(await act(treated, 'deleteSpam')).toBe(409);
      expect(await stands(treated)).toEqual([1, 1]);
    }
  });

  test('an officer who leaves takes the own word along; a trace goes as a closed case does', async () => {
    const id = await makeCase();
    await markAsSecond(id);
    await rest.payload.delete({ collection: 'staff', id: second });
    expect(await act(id, 'deleteSpam')).toBe(409);
    const { deleteOldTraces } = await import('@oilway/store/retention/delete-reports.ts');
    const { databaseOf } = await import('../../content/database/session.ts');
    const session = databaseOf(rest.payload);
    const { totalDocs } = await rest.payload.count({ collection: 'report-deletions' });
    expect(totalDocs).toBe(1);
    const gone = `${Number(today.slice(0, 4)) + 4}-01-01`;
    await deleteOldTraces(session, `${Number(today.slice(0, 4)) + 3}-12-31`);
    expect(await rest.payload.count({ collection: 'report-deletions' })).toEqual({ totalDocs: 1 });
    await deleteOldTraces(session, gone);
    expect(await rest.payload.count({ collection: 'report-deletions' })).toEqual({ totalDocs: 0 });
  });
});
