import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { copyDatabase, databases } from '../../test/copy-database.ts';
import type { TestDatabase } from '../../test/database.ts';
import {
  ask,
  commits,
  restoreCopy,
  rowsOf,
  run,
  schemaOf,
  secret,
  tablesOf,
} from './restored-copy.ts';

/** What the studio writes again when it starts, and what is no longer said: neither is anybody's data. */
const written = [
  'content_revision',
  'published_documents',
  'draft_documents',
  'payload_migrations',
];

const cases = databases.flatMap((kind) => commits.map((commit) => ({ kind, commit })));

describe.each(cases)('a database that commit $commit has made on $kind', ({ commit, kind }) => {
  let database: Pick<TestDatabase, 'payload' | 'store' | 'close'>;
  let url: string;
  let fresh: string;

  beforeAll(async () => {
    const { environment, folder, remove } = copyDatabase(kind, 'empty');
    fresh = environment.DATABASE_URL ?? '';
    url = await restoreCopy(kind, commit, folder);
    Object.assign(process.env, environment, { DATABASE_URL: url, PAYLOAD_SECRET: secret });
    vi.resetModules();
    const { getPayload } = await import('payload');
    const { default: config } = await import('../../payload.config.ts');
    const payload = await getPayload({ config, disableOnInit: true });
    payload.logger.level = 'silent';
    const { closePayload } = await import('../../test/close-payload.ts');
    const { storeOf } = await import('../../test/open-store.ts');
    const store = await storeOf(payload);
    database = {
      payload,
      store,
      async close() {
        await store.close();
        await closePayload(payload);
        remove();
      },
    };
  });
  afterAll(() => database?.close());

  const migrated = async () =>
    (await import('../../migrations/migrate.ts')).migrate(database.payload).then(
      (count) => count,
      ({ message }: Error) => message,
    );
  const everything = async () => [
    await schemaOf(kind, url),
    await rowsOf(url, await tablesOf(kind, url)),
  ];

  test('has something in every table', async () => {
    const rows = await rowsOf(url, await tablesOf(kind, url));
    expect(Object.keys(rows).length).toBeGreaterThan(70);
    expect(Object.keys(rows).filter((table) => rows[table]?.length === 0)).toEqual([]);
  });

  // Where a database stands is read in one way in both.
  if (commit === 'b9ca0b7')
    describe('is left as it is', () => {
      const renamed = (name: string, to: string) =>
        `UPDATE payload_migrations SET name = '${to}' WHERE name LIKE '%_${name}'`;
      const inserted = (name: string) =>
        `INSERT INTO payload_migrations (id, name) VALUES (99, '${name}')`;
      test.each([
        [
          'older',
          `DELETE FROM payload_migrations WHERE name > '20261123'`,
          /_member_passkeys, .*cab0bf9/,
        ],
        ['with a gap', `DELETE FROM payload_migrations WHERE name LIKE '%_forms'`, /cab0bf9/],
        [
          'between both',
          inserted('20261124_234712_published_documents'),
          /_published_documents, .*cab0bf9/,
        ],
        ['newer', renamed('event_venues', '20270101_000000_later'), /does not know \(20270101/],
      ])('when it is %s', async (_, statement, says) => {
        const names = await ask(url, 'SELECT id, name FROM payload_migrations');
        await run(url, statement);
        const before = await everything();
        expect(await migrated()).toMatch(says);
        expect(await everything()).toEqual(before);
        const rows = names
          .map((row) => JSON.parse(row))
          .map(({ id, name }) => `(${id}, '${name}')`);
        await run(
          url,
          `DELETE FROM payload_migrations; INSERT INTO payload_migrations (id, name) VALUES ${rows}`,
        );
      });

      test('when a statement fails', async () => {
        await run(url, 'CREATE TABLE draft_documents (id integer)');
        const before = await everything();
        expect(await migrated()).toMatch(/draft_documents/);
        expect(await everything()).toEqual(before);
        await run(url, 'DROP TABLE draft_documents');
      });
    });

  test('becomes what a new one is, with every row and the documents that the studio means', async () => {
    const tables = await tablesOf(kind, url);
    // What a later migration drops on purpose is in no new database either.
    const kept = await tablesOf(kind, fresh);
    for (const [table, columns] of tables) {
      const left = columns.filter((column) => kept.get(table)?.includes(column));
      if (left.length === 0 || written.includes(table)) tables.delete(table);
      else tables.set(table, left);
    }
    const before = await rowsOf(url, tables);
    const { readRevision } = await import('@oilway/store/published/revision.ts');
    const { sessionOf } = await import('../session.ts');
    const { compareDocuments } = await import('../../publishing/rebuild.ts');
    const session = await sessionOf(database.payload);
    const revision = await readRevision(session);
    expect(await migrated()).toBeGreaterThan(0);
    expect(await rowsOf(url, tables)).toEqual(before);
    expect(await schemaOf(kind, url)).toEqual(await schemaOf(kind, fresh));
    const names = 'SELECT name FROM payload_migrations';
    expect(await ask(url, names)).toEqual(await ask(fresh, names));
    expect(await compareDocuments(database.payload)).toEqual([]);
    if (commit === 'b9ca0b7') expect(await readRevision(session)).toBeGreaterThan(revision);

    // Documents that were broken off in the middle are finished by the next start; after that there is nothing to do.
    await run(url, `DELETE FROM published_documents WHERE kind IN ('reportingOffice', 'news')`);
    expect(await migrated()).toBe(0);
    expect(await compareDocuments(database.payload)).toEqual([]);
    const whole = await readRevision(session);
    expect(await migrated()).toBe(0);
    expect(await readRevision(session)).toBe(whole);
  });

  test('cancels by the link of a mail it sent; who moves up gets the calendar entry that they have', async () => {
    const mailsTo = async (person: string) => {
      const where = { to: { equals: `${person}@posteo.example` } };
      return (await database.payload.find({ collection: 'mails', where, sort: '-createdAt' })).docs;
    };
    const [mail] = await mailsTo('person4');
    const [, token = ''] = /zgloszenie\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    expect(await database.store.cancelSignUp(token)).toBe(true);
    const [told] = await mailsTo('person6');
    expect(told?.subject).toMatch(/^Zwolniło się miejsce: /);
    expect(JSON.stringify(told?.attachments)).toMatch(/UID:event-\d+@localhost/);
  });
});
