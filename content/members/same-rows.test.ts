import { randomUUID } from 'node:crypto';
import type { CollectionSlug } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { read, sql } from '../database/execute.ts';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';

const password = 'ein Öl, vier Filter';
const email = 'lucja@łódź.pl';

/** What no two rows have in common. */
const fresh = {
  members: { id: randomUUID(), email: 'jan@brinkmann.example' },
  'account-requests': { id: randomUUID(), tokenHash: 'T'.repeat(64) },
  'member-sessions': { id: randomUUID(), tokenHash: 'T'.repeat(64) },
  'member-tokens': { id: randomUUID(), tokenHash: 'T'.repeat(64) },
  'member-passkeys': { id: 'another' },
  'member-challenges': { id: 'C'.repeat(64) },
} satisfies Partial<Record<CollectionSlug, object>>;

type Subject = keyof typeof fresh;

/** The studio reads these rows as its own documents: they must be as Payload would have written them. */
describe.each(databases)('what the store writes on %s', (kind) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openDatabase(kind);
    const { store, payload } = database;
    const captcha = { id: randomUUID(), expires: new Date(Date.now() + 60_000) };
    const asked = { name: 'Ł"', email, company: 'B', cultureName: 'pl-PL' as const };
    await store.requestAccount(asked, { captcha });
    const { docs: links } = await payload.find({ collection: 'mails' });
    const [, link = ''] = /token=([\w-]{43})/.exec(links[0]?.text ?? '') ?? [];
    await store.confirmRequest(link);
    await store.requestAccount({ ...asked, email: 'ola@łódź.pl' }, {});
    const { docs } = await payload.find({ collection: 'members' });
    const [made] = docs;
    const { hashPassword } = await import('@oilway/store/accounts/hashing.ts');
    const data = { state: 'active', passwordHash: await hashPassword(password) } as const;
    const id = made?.id ?? '';
    await payload.update({ collection: 'members', id, data, context: { byMember: true } });
    const token = await store.logIn({ email, password, device: 'Firefox' });
    const session = (await store.visit(token ?? ''))?.session ?? '';
    const challenge = store.passkeyChallenge({ session });
    const key = { publicKey: 'AA', counter: 5, transports: ['usb', 'nfc'] };
    const passkey = { id: 'one', name: '', ...key };
    expect(await store.addPasskey({ member: id, session }, { challenge, passkey })).toBe('done');
    await store.requestReset(email);
  });
  afterAll(() => database?.close());

  /** Every column; of moments, and of what no two rows have in common, how it looks. */
  const rowOf = async (collection: Subject, id: string) => {
    const table = sql.identifier(collection.replace('-', '_'));
    const [row] = await read(database.payload, sql`SELECT * FROM ${table} WHERE id = ${id}`);
    const looks = Object.entries(row ?? {}).map(([name, value]) =>
      /^(id|email|token_hash)$/.test(name)
        ? [name, typeof value]
        : /_at$/.test(name)
          ? [name, String(value).replaceAll(/\d+/g, '0')]
          : [name, value],
    );
    return Object.fromEntries(looks);
  };

  test.each(Object.keys(fresh) as Subject[])(
    'of %s is as Payload writes it',
    async (collection) => {
      const { payload } = database;
      const first = async () =>
        (await payload.find({ collection, showHiddenFields: true, limit: 1 })).docs[0];
      await expect.poll(first, { timeout: 30_000 }).toBeDefined();
      const ours = await first();
      const data = { ...ours, ...fresh[collection] } as never;
      const theirs = await payload.create({ collection, data, context: { byMember: true } });
      expect(await rowOf(collection, ours?.id ?? '')).toEqual(await rowOf(collection, theirs.id));
    },
  );
});
