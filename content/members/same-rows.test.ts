import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { read, sql } from '../database/execute.ts';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';

const email = 'lucja@łódź.pl';

/** The studio reads these rows as its own documents: they must be as Payload would have written them. */
describe.each(databases)('what the store writes on %s', (kind) => {
  let database: TestDatabase;
  let member: string;
  beforeAll(async () => {
    database = await openDatabase(kind);
    const { store, payload } = database;
    const captcha = { id: randomUUID(), expires: new Date(Date.now() + 60_000) };
    const asked = { name: 'Ł"', email, company: 'B', cultureName: 'pl-PL' as const };
    await store.requestAccount(asked, { captcha });
    const { docs: links } = await payload.find({ collection: 'mails' });
    const [, link = ''] = /token=([\w-]{43})/.exec(links[0]?.text ?? '') ?? [];
    await store.confirmRequest(link);
    const { docs } = await payload.find({ collection: 'members' });
    member = docs[0]?.id ?? '';
  });
  afterAll(() => database?.close());

  /** Every column; of moments, and of what no two rows have in common, how it looks. */
  const rowOf = async (id: string) => {
    const [row] = await read(database.payload, sql`SELECT * FROM members WHERE id = ${id}`);
    const looks = Object.entries(row ?? {}).map(([name, value]) =>
      /^(id|email)$/.test(name)
        ? [name, typeof value]
        : /_at$/.test(name)
          ? [name, String(value).replaceAll(/\d+/g, '0')]
          : [name, value],
    );
    return Object.fromEntries(looks);
  };

  test('of a member is as Payload writes it', async () => {
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
