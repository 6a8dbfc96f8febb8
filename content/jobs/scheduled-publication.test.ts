import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { draft, makePage } from '../test/pages.ts';

describe.each(databases)('scheduled publication on %s', (kind) => {
  let database: TestDatabase;
  let home: number;
  const staff: Record<string, number> = {};
  let number = 0;

  beforeAll(async () => {
    database = await openDatabase(kind);
    home = await makePage(database.payload, null, { de: 'Start', pl: 'Start' });
    for (const role of ['admin', 'editor-de', 'editor-pl'] as const) {
      const data = {
        name: role,
        email: `${role}@oilway.example`,
        password: 'correct horse battery',
        role,
      };
      staff[role] = Number((await database.payload.create({ collection: 'staff', data })).id);
    }
  });
  afterAll(() => database?.close());

  /** A page with a published text and a draft over it in both languages. */
  async function drafted(): Promise<number> {
    number += 1;
    const id = await makePage(database.payload, home, {
      de: `Alt ${number}`,
      pl: `Stary ${number}`,
    });
    await draft(database.payload, id, 'de', { title: 'Neu' });
    await draft(database.payload, id, 'pl', { title: 'Nowy' });
    return id;
  }

  async function schedule(
    id: number,
    role: string,
    locale: 'de' | 'pl',
    waitUntil = new Date(Date.now() - 1000),
  ): Promise<void> {
    const user = { relationTo: 'staff' as const, value: Number(staff[role]) };
    const doc = { relationTo: 'pages' as const, value: id };
    await database.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', locale, doc, user },
      waitUntil,
    } as never);
    await database.payload.jobs.run({ silent: true });
  }

  const titles = async (id: number) => [
    (await database.content.page(id, 'de-DE'))?.title,
    (await database.content.page(id, 'pl-PL'))?.title,
  ];

  test.each([
    ['editor-de', 'de'],
    ['editor-pl', 'pl'],
    ['admin', 'pl'],
  ] as const)('%s publishes %s at the time, and that language only', async (role, locale) => {
    const id = await drafted();
    const revision = await database.content.revision();
    await schedule(id, role, locale);
    expect(await titles(id)).toEqual(
      locale === 'de' ? ['Neu', `Stary ${number}`] : [`Alt ${number}`, 'Nowy'],
    );
    expect(await database.content.revision()).toBeGreaterThan(revision);
  });

  test('nothing happens before the time', async () => {
    const id = await drafted();
    await schedule(id, 'admin', 'de', new Date(Date.now() + 60_000));
    expect(await titles(id)).toEqual([`Alt ${number}`, `Stary ${number}`]);
  });

  test('an editor does not reach the other language by a schedule', async () => {
    const id = await drafted();
    await schedule(id, 'editor-de', 'pl');
    expect(await titles(id)).toEqual([`Alt ${number}`, `Stary ${number}`]);
  });
});
