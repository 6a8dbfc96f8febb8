import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';

describe.each(databases)('a look every ten minutes on %s', (kind) => {
  let database: TestDatabase;
  let failing: number;
  beforeAll(async () => {
    database = await openDatabase(kind);
    const { hire } = await import('../staff/hire.ts');
    const { acquireLease } = await import('../jobs/lease.ts');
    const password = 'Rapsfeld im Juni 7';
    for (const [language, role] of [
      ['de', 'admin'],
      ['pl', 'admin'],
      ['de', 'editor-de'],
    ] as const)
      await hire(database.payload, {
        name: 'Łucja Groß',
        email: `${role}-${language}@oilway.example`,
        language,
        role,
        password,
      });
    await acquireLease(database.payload, 'a');
  });
  afterAll(() => database?.close());

  /** @returns the mails that it wrote, to whom and about what, in their order. */
  async function look(): Promise<string[]> {
    const { payload } = database;
    const { watch } = await import('./watch-state.ts');
    const before = await payload.count({ collection: 'mails' });
    await watch(payload);
    const { docs } = await payload.find({
      collection: 'mails',
      sort: '-createdAt',
      pagination: false,
    });
    const made = docs.slice(0, docs.length - before.totalDocs);
    return made.map(({ subject, text, to }) => `${to}: ${subject}\n${text}`).sort();
  }

  const failOnce = async () => {
    const { id } = await database.payload.create({
      collection: 'payload-jobs',
      data: { taskSlug: 'tendInboxes', hasError: true } as never,
    });
    return id as number;
  };

  test('mails administrators, each in their language, what two looks in a row found, and only once', async () => {
    failing = await failOnce();
    expect(await look()).toEqual([]);
    const mails = await look();
    expect(mails.map((mail) => mail.split(':')[0])).toEqual([
      'admin-de@oilway.example',
      'admin-pl@oilway.example',
    ]);
    const [german, polish] = mails;
    expect(german).toContain('Endgültig gescheiterte Aufträge: 1, zuletzt Aufbewahrung');
    expect(german).toContain('/admin/state');
    expect(polish).toContain('Zadania ostatecznie nieudane: 1, ostatnie Przechowywanie danych');
    expect(polish).toContain('/admin/state');
    expect(await look()).toEqual([]);
  });

  test('tells nobody anew within a day of what comes and goes', async () => {
    const { openConcerns } = await import('@oilway/store/checkup/concerns.ts');
    const { sessionOf } = await import('../database/session.ts');
    const codes = async () =>
      (await openConcerns(await sessionOf(database.payload))).map(({ code }) => code);
    expect(await codes()).toContain('jobsFailed');
    await database.payload.delete({ collection: 'payload-jobs', id: failing });
    expect(await look()).toEqual([]);
    expect(await codes()).not.toContain('jobsFailed');
    await failOnce();
    expect([await look(), await look()]).toEqual([[], []]);
  });

  test('tells after a day what has become more since', async () => {
    const { concerns } = await import('@oilway/store/checkup/tables.ts');
    const { sessionOf } = await import('../database/session.ts');
    const session = await sessionOf(database.payload);
    const toldAt = new Date(Date.now() - 25 * 3_600_000).toISOString();
    await session.orm.update(concerns(session)).set({ toldAt });
    expect(await look()).toEqual([]);
    await failOnce();
    const mails = await look();
    expect(mails).toHaveLength(2);
    expect(mails[0]).toContain('Endgültig gescheiterte Aufträge: 2');
  });
});
