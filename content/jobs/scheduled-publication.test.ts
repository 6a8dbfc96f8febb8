import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hire } from '../staff/hire.ts';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { draft, makePage, paragraph } from '../test/pages.ts';
import { shown as published, drafted as written } from '../test/published.ts';

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
      staff[role] = (await hire(database.payload, data)).id;
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

  /** As the studio's form does it: all languages have no name, and an id is a text. */
  async function schedule(
    id: number,
    role: string,
    locale?: 'de' | 'pl',
    waitUntil = new Date(Date.now() - 1000),
    more: { type?: 'unpublish'; collection?: 'news' | 'events' } = {},
  ): Promise<void> {
    const { collection = 'pages', type = 'publish' } = more;
    const user = { relationTo: 'staff' as const, value: Number(staff[role]) };
    const doc = { relationTo: collection, value: String(id) };
    await database.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type, locale, doc, user },
      waitUntil,
    } as never);
    await database.payload.jobs.run({ silent: true });
  }

  const titles = async (id: number) => [
    (await published(database.payload, 'page', 'de-DE')).get(id)?.title,
    (await published(database.payload, 'page', 'pl-PL')).get(id)?.title,
  ];

  test.each([
    ['editor-de', 'de'],
    ['editor-pl', 'pl'],
    ['admin', 'pl'],
  ] as const)('%s publishes %s at the time, and that language only', async (role, locale) => {
    const id = await drafted();
    const revision = await database.store.revision();
    await schedule(id, role, locale);
    expect(await titles(id)).toEqual(
      locale === 'de' ? ['Neu', `Stary ${number}`] : [`Alt ${number}`, 'Nowy'],
    );
    expect(await database.store.revision()).toBeGreaterThan(revision);
  });

  test('the empty job that taking an entry off the timetable leaves does not fail', async () => {
    const { id } = await database.payload.jobs.queue({
      task: 'schedulePublish',
      input: { user: { relationTo: 'staff', value: Number(staff.admin) } },
    } as never);
    await database.payload.jobs.run({ silent: true });
    const { totalDocs } = await database.payload.count({
      collection: 'payload-jobs',
      where: { and: [{ id: { equals: id } }, { error: { exists: true } }] },
    });
    expect(totalDocs).toBe(0);
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

  test.each([
    ['admin', ['Neu', 'Nowy']],
    ['editor-de', ['Neu', 'Stary']],
    ['editor-pl', ['Alt', 'Nowy']],
  ])('all languages mean for %s those that are theirs', async (role, expected) => {
    const id = await drafted();
    await schedule(id, role);
    expect((await titles(id)).map((title) => title?.split(' ')[0])).toEqual(expected);
  });

  test('all languages are those that are written', async () => {
    const id = await makePage(database.payload, home, { de: `Allein ${number}` });
    await draft(database.payload, id, 'de', { title: 'Neu' });
    await schedule(id, 'admin');
    expect(await titles(id)).toEqual(['Neu', undefined]);
  });

  const past = new Date(Date.now() - 1000);

  test.each([
    ['admin', 'de'],
    ['admin', 'pl'],
    ['editor-pl', 'pl'],
    ['editor-pl', undefined],
    ['editor-de', undefined],
  ] as const)('%s takes %s down at the time, and that language only', async (role, locale) => {
    const id = await drafted();
    const revision = await database.store.revision();
    await schedule(id, role, locale, past, { type: 'unpublish' });
    const gone = locale ?? role.slice(-2);
    expect(await titles(id)).toEqual(
      gone === 'de' ? [undefined, `Stary ${number}`] : [`Alt ${number}`, undefined],
    );
    expect(await database.store.revision()).toBeGreaterThan(revision);
    const kept = gone === 'de' ? 'pl-PL' : 'de-DE';
    expect((await written(database.payload, 'page', kept)).get(id)?.title).toMatch(/^(Neu|Nowy)$/);
  });

  test('nothing goes down when nobody said in which language, nor in another one’s', async () => {
    const id = await drafted();
    await schedule(id, 'admin', undefined, past, { type: 'unpublish' });
    await schedule(id, 'editor-de', 'pl', past, { type: 'unpublish' });
    expect(await titles(id)).toEqual([`Alt ${number}`, `Stary ${number}`]);
  });

  test.each(['news', 'events'] as const)('%s too, both ways', async (collection) => {
    const { payload } = database;
    const text = (title: string) => ({ title, intro: title, body: paragraph(title) });
    const place = { venue: 'Halle', address: 'Weg 1, 44143 Dortmund' };
    const moments = { start: '2027-01-01T10:00:00Z', end: '2027-01-01T12:00:00Z' };
    const shared = collection === 'events' ? { ...place, ...moments } : {};
    const data = (title: string) => ({ ...text(title), ...shared, _status: 'draft' }) as never;
    const { id } = await payload.create({ collection, locale: 'de', draft: true, data: data('A') });
    await payload.update({ collection, id, locale: 'pl', draft: true, data: data('B') });
    const shown = async () => {
      const kind = collection === 'news' ? 'news' : 'event';
      const german = await published(payload, kind, 'de-DE');
      const polish = await published(payload, kind, 'pl-PL');
      return [german, polish].map((all) => all.get(id)?.title);
    };
    expect(await shown()).toEqual([undefined, undefined]);
    await schedule(id, 'editor-pl', 'pl', past, { collection });
    expect(await shown()).toEqual([undefined, 'B']);
    await schedule(id, 'admin', undefined, past, { collection });
    expect(await shown()).toEqual(['A', 'B']);
    await schedule(id, 'admin', 'pl', past, { collection, type: 'unpublish' });
    expect(await shown()).toEqual(['A', undefined]);
  });
});
