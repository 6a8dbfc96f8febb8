import { randomUUID } from 'node:crypto';
import { dayOf } from '@oilway/store/reporting/deadlines.ts';
import { purgeReportCaptchas } from '@oilway/store/reporting/report-captchas.ts';
import { mapOptionalFields } from '@oilway/store/submissions/contact-fields.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { execute } from '../database/execute.ts';
import { databaseOf } from '../database/session.ts';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';

const soon = () => ({ id: randomUUID(), expires: new Date(Date.now() + 3_600_000) });

describe.each(databases)('report captchas on %s', (kind) => {
  let database: TestDatabase;
  const reported: string[] = [];
  beforeAll(async () => {
    database = await openDatabase(kind);
    const data = { department: 'Service', email: 'a@oilway.example', order: 1 };
    await database.payload.create({
      collection: 'departments',
      data: { ...data, country: 'pl', purpose: 'contact' },
    });
  });
  afterAll(() => database?.close());

  async function contact() {
    const person = { name: 'Łucja', phone: '', email: 'l@poczta.example', company: '' };
    const about = { umbracoNodeID: 12, contactDepartment: '', sendTo: '', message: 'ß' };
    await database.store.submitContact(
      { cultureName: 'pl-PL', ...about, ...person, ...mapOptionalFields(() => '') },
      { captcha: soon(), idempotencyKey: randomUUID() },
    );
  }

  async function report() {
    const captcha = soon();
    reported.push(captcha.id);
    const [lookupHash, recipient] = [randomUUID(), 'age1'];
    await database.store.storeReport(
      { cultureName: 'de-DE', sealed: 'x', lookupHash, recipient },
      captcha,
    );
  }

  test('stores report captchas in a separate table with a day but no time or insertion order', async () => {
    for (const send of [contact, report, contact, report, contact, report, contact]) await send();
    const rows = (statement: string) => execute(database.payload, statement);
    const among = await rows('SELECT id FROM captchas');
    expect(among).toHaveLength(4);
    expect(among.filter(({ id }) => reported.includes(String(id)))).toEqual([]);
    const apart = await rows('SELECT * FROM report_captchas');
    const sorted = [...reported].sort();
    expect(apart.map(({ id }) => id).sort()).toEqual(sorted);
    for (const row of apart) expect(row).toEqual({ id: row.id, day: dayOf(Date.now()) });
    if (kind === 'postgres') return;
    expect(apart.map(({ id }) => id)).toEqual(sorted);
    for (const number of ['rowid', 'oid', '_rowid_'])
      await expect(rows(`SELECT ${number} FROM report_captchas`)).rejects.toThrow();
  });

  test('keeps report captchas for two days and deletes them together on the third', async () => {
    const session = databaseOf(database.payload);
    const left = async (days: number) => {
      await purgeReportCaptchas(session, Date.now() + days * 86_400_000);
      return (await execute(database.payload, 'SELECT id FROM report_captchas')).length;
    };
    expect(await left(2)).toBe(3);
    expect(await left(3)).toBe(0);
  });
});
