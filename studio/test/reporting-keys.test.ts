/** The key log of the reporting office: accepted entries and notifications. */
import { execute } from '@oilway/content/database/execute.ts';
import { storeKey } from '@oilway/content/reporting/create-reporting-office.ts';
import { resetReportingOffice } from '@oilway/content/reporting/key-log.ts';
import { createStaffAccount } from '@oilway/content/staff/create-staff-account.ts';
import {
  signAddition,
  signFirstEntry,
  signRecovery,
  signRemoval,
} from '@oilway/store/reporting/key-changes.ts';
import {
  type KeyLogEntry,
  type KeyLogState,
  verifyKeyLog,
} from '@oilway/store/reporting/key-log.ts';
import { generateKeyPair } from '@oilway/store/reporting/officer-key.ts';
import { signingKeyOf } from '@oilway/store/reporting/signing-key.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../../content/test/database.ts';
import { testInProcessStudio } from './in-process-studio.ts';
import { emailOf, password, people } from './people.ts';

async function officer(holder: number) {
  const { identity, recipient } = await generateKeyPair();
  const key = signingKeyOf(identity);
  return { key, identity, keys: { holder, recipient, signing: key.signing } };
}
type Member = Awaited<ReturnType<typeof officer>>;

describe.each(databases)('the reporting key log on %s', (kind) => {
  let own: Member;
  let colleague: Member;

  const rest = testInProcessStudio(kind);
  beforeAll(async () => {
    own = await officer(rest.staff['compliance-officer']);
    const data = { name: 'Zofia', email: emailOf('zofia'), password, language: 'pl' as const };
    colleague = await officer(
      (await createStaffAccount(rest.payload, { ...data, role: 'compliance-officer' })).id,
    );
  });

  const sign = async (entry: unknown, person: (typeof people)[number] = 'compliance-officer') =>
    (await rest.ask(person, 'POST', '/reporting-keys/log', entry)).status;
  const keys = () => rest.database.store.reportingKeys();
  const state = async () => verifyKeyLog((await keys()).log) as KeyLogState;
  const store = ({ identity, keys: { holder, recipient } }: Member) =>
    storeKey(rest.payload, { id: holder, identity, recipient });
  const begin = () => signFirstEntry(own.keys, null, own.key);
  const rows = async () =>
    Number((await execute(rest.payload, 'SELECT count(*) AS n FROM reporting_key_log'))[0]?.n);
  const mails = async (subject: RegExp) => {
    const { docs } = await rest.payload.find({ collection: 'mails', limit: 0 });
    return docs.flatMap((mail) => (subject.test(mail.subject ?? '') ? [mail.to] : [])).sort();
  };

  test('lets an officer add one key for themselves and read no wrapped key of others', async () => {
    const add = (data: object) => rest.ask('compliance-officer', 'POST', '/reporting-keys', data);
    const { recipient, signing } = own.keys;
    const { holder: handler } = colleague.keys;
    const mine = { kind: 'handler', recipient, signing, handler, wrapped: 'd3JhcHBlZA==' };
    expect((await add({ ...mine, recipient: 'age1nonsense' })).status).toBe(400);
    expect((await add({ ...mine, signing: 'nonsense' })).status).toBe(400);
    const made = await add(mine);
    expect([made.status, made.body.doc.handler]).toEqual([201, own.keys.holder]);
    expect((await add({ ...mine, recipient: colleague.keys.recipient })).status).toBe(409);
    // The recovery key is created by a log entry.
    expect((await add({ kind: 'recovery', recipient })).status).toBe(400);
    await store(colleague);
    const { body } = await rest.ask('compliance-officer', 'GET', '/reporting-keys?limit=0');
    const wrapped = body.docs.map((key: { wrapped?: string }) => key.wrapped ?? '');
    expect(wrapped.sort()).toEqual(['', 'd3JhcHBlZA==']);
    await rest.payload.delete({ collection: 'reporting-keys', where: { id: { exists: true } } });
  });

  test('accepts a first entry only from an officer with a stored key', async () => {
    const entry = begin();
    expect(await sign(entry)).toBe(422);
    await store(own);
    for (const person of people.filter((one) => one !== 'compliance-officer'))
      expect(await sign(entry, person), person).toBe(403);
    for (const wrong of [
      signFirstEntry(colleague.keys, null, colleague.key),
      signFirstEntry({ ...own.keys, recipient: colleague.keys.recipient }, null, own.key),
      signFirstEntry(own.keys, colleague.keys.recipient, own.key),
      { ...entry, signature: 'a'.repeat(128) },
    ])
      expect(await sign(wrong)).toBe(422);
    expect(await keys()).toMatchObject({ open: false, recipients: [], log: [] });
    expect(await sign(entry)).toBe(204);
    expect(await keys()).toMatchObject({ open: false, recipients: [own.keys.recipient] });
    // A repeated entry, or a second first entry.
    expect(await sign(entry)).toBe(409);
    expect(await sign(begin())).toBe(409);
  });

  test.each([
    undefined,
    'text',
    [],
    {},
    { statement: '{}' },
    { statement: 7, signature: 'a'.repeat(128) },
    { statement: '{}', signature: 'a'.repeat(127) },
    { statement: '{}', signature: 'A'.repeat(128) },
    { statement: 'x'.repeat(20_001), signature: 'a'.repeat(128) },
    { statement: '{}', signature: 'a'.repeat(128), log: 2 },
    { statement: '\0', signature: 'a'.repeat(128) },
    { statement: '{"number":1e400,"officers":{}}', signature: 'a'.repeat(128) },
    { statement: '['.repeat(10_000), signature: 'a'.repeat(128) },
    { statement: '{"number":2,"__proto__":{}}', signature: 'a'.repeat(128) },
  ])('rejects an invalid entry: %.60j', async (entry) => {
    const before = await rows();
    expect([400, 409, 422]).toContain(await sign(entry));
    expect(await rows()).toBe(before);
  });

  test('mails all officers about each change in their language with the office fingerprint', async () => {
    const { recipient: recovery } = await generateKeyPair();
    expect(await sign(signRecovery(await state(), recovery, own.key))).toBe(204);
    // An officer without a stored key cannot be signed in.
    expect(await sign(signAddition(await state(), colleague.keys, own.key))).toBe(422);
    await store(colleague);
    expect(await sign(signAddition(await state(), colleague.keys, own.key))).toBe(204);
    const { fingerprint, open } = await keys();
    expect(open).toBe(true);
    const [german, polish] = [emailOf('compliance-officer'), emailOf('zofia')];
    expect(await mails(/^Meldestelle: Ein Schlüssel zählt jetzt mit$/)).toEqual([german]);
    expect(await mails(/nowy klucz jest w użyciu$/)).toEqual([polish]);
    const { docs } = await rest.payload.find({
      collection: 'mails',
      where: { to: { equals: polish }, subject: { contains: 'nowy klucz jest' } },
    });
    for (const word of [fingerprint, 'Zofia', 'compliance-officer'])
      expect(docs[0]?.text).toContain(word);
    expect(docs[0]?.reference).toBeNull();
  });

  test('accepts only one of two concurrent entries', async () => {
    const now = await state();
    const { holder } = colleague.keys;
    const entries = [signRemoval(now, holder, own.key), signRemoval(now, holder, own.key)];
    const before = await rows();
    expect((await Promise.all(entries.map((entry) => sign(entry)))).sort()).toEqual([204, 409]);
    expect(await rows()).toBe(before + 1);
    expect(await sign(signAddition(await state(), colleague.keys, own.key))).toBe(204);
    // An entry that another officer signed is refused.
    expect(await sign(signRemoval(await state(), own.keys.holder, colleague.key))).toBe(422);
  });

  test('rejects direct updates, deletes and replacements of rows', async () => {
    const table = 'reporting_key_log';
    const attempts = [
      `UPDATE ${table} SET statement = '{}' WHERE number = 1`,
      `DELETE FROM ${table} WHERE number > 1`,
      ...(kind === 'sqlite'
        ? [`INSERT OR REPLACE INTO ${table} VALUES (1, 1, '{}', '')`]
        : [`TRUNCATE ${table}`]),
    ];
    for (const attempt of attempts)
      await expect(execute(rest.payload, attempt), attempt).rejects.toThrow();
    expect((await keys()).open).toBe(true);
  });

  test('closes the form, mails all officers and accepts a new log after a reset', async () => {
    const { fingerprint, log } = await keys();
    await resetReportingOffice(rest.payload);
    expect(await keys()).toMatchObject({ open: false, recipients: [], log: [], fingerprint: null });
    expect(await mails(/Schlüsselbuch muss neu|trzeba rozpocząć od nowa/)).toEqual(
      [emailOf('compliance-officer'), emailOf('zofia')].sort(),
    );
    const where = { action: { equals: 'keyLogReset' } };
    expect((await rest.payload.count({ collection: 'audit-log', where })).totalDocs).toBe(1);
    // Entries from before the reset are refused.
    await execute(
      rest.payload,
      `UPDATE reporting_keys SET signing = '${own.key.signing}' WHERE handler_id = ${own.keys.holder}`,
    );
    for (const entry of log as KeyLogEntry[]) expect(await sign(entry)).toBe(422);
    const key = { handler: { equals: own.keys.holder } };
    await rest.payload.delete({ collection: 'reporting-keys', where: key });
    const newOfficer = await officer(own.keys.holder);
    await store(newOfficer);
    expect(await sign(signFirstEntry(newOfficer.keys, null, newOfficer.key))).toBe(204);
    const now = await keys();
    expect(now.recipients).toEqual([newOfficer.keys.recipient]);
    expect(now.fingerprint).not.toBe(fingerprint);
  });

  test('closes the form when a forged row is inserted into the log', async () => {
    const planted = await officer(own.keys.holder);
    const { signature, statement } = signAddition(await state(), planted.keys, planted.key);
    await execute(
      rest.payload,
      `INSERT INTO reporting_key_log VALUES (2, 2, '${statement}', '${signature}')`,
    );
    expect(await keys()).toMatchObject({ open: false, recipients: [] });
    expect(await sign({ statement: '{}', signature })).toBe(422);
  });
});
