import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queryRows, sql } from '../database/execute.ts';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';

const email = 'lucja@łódź.pl';

/** The studio reads these rows through Payload, so they must equal rows that Payload writes. */
describe.each(databases)('rows written by the store on %s', (kind) => {
  let database: TestDatabase;
  let member: string;
  beforeAll(async () => {
    database = await openDatabase(kind);
    const { store, payload } = database;
    const captcha = { id: randomUUID(), expires: new Date(Date.now() + 60_000) };
    const request = { name: 'Ł"', email, company: 'B', cultureName: 'pl-PL' as const };
    await store.requestAccount(request, { captcha });
    const { docs: links } = await payload.find({ collection: 'mails' });
    const [, link = ''] = /token=([\w-]{43})/.exec(links[0]?.text ?? '') ?? [];
    await store.confirmRequest(link);
    const { docs } = await payload.find({ collection: 'members' });
    member = docs[0]?.id ?? '';
  });
  afterAll(() => database?.close());

  /** Returns all columns of a row, with timestamps and unique values replaced by their format. */
  const rowOf = async (id: string) => {
    const [row] = await queryRows(database.payload, sql`SELECT * FROM members WHERE id = ${id}`);
    const columns = Object.entries(row ?? {}).map(([name, value]) =>
      /^(id|email)$/.test(name)
        ? [name, typeof value]
        : /_at$/.test(name)
          ? [name, String(value).replaceAll(/\d+/g, '0')]
          : [name, value],
    );
    return Object.fromEntries(columns);
  };

  test('writes a member row as Payload does', async () => {
    const { payload } = database;
    const ours = await payload.findByID({
      collection: 'members',
      id: member,
      showHiddenFields: true,
    });
    const data = { ...ours, id: randomUUID(), email: 'jan@brinkmann.example' } as never;
    const theirs = await payload.create({
      collection: 'members',
      data,
      context: { byMember: true },
    });
    expect(await rowOf(ours.id)).toEqual(await rowOf(theirs.id));
  });
});
