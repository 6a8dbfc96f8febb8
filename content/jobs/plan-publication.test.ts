import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { execute } from '../database/execute.ts';
import { hire } from '../staff/hire.ts';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { draft, makePair, paragraph } from '../test/pages.ts';
import { drafted, shown } from '../test/published.ts';
import type { Plan } from './plan-publication.ts';

const roles = ['admin', 'editor-de', 'editor-pl', 'portal-manager'] as const;
type Planner = (typeof roles)[number];
type Pair = Record<'de' | 'pl', number>;

describe.each(databases)('planned publication on %s', (kind) => {
  let database: TestDatabase;
  let homes: Pair;
  const reqs = {} as Record<Planner, PayloadRequest>;
  let number = 0;

  beforeAll(async () => {
    database = await openDatabase(kind);
    const { payload } = database;
    homes = await makePair(payload, null, { de: 'Start', pl: 'Start' });
    for (const role of roles) {
      const person = { name: role, email: `${role}@oilway.example`, role };
      const user = await hire(payload, { ...person, password: 'correct horse battery' });
      const own = { ...user, collection: 'staff' } as never;
      const i18n = { language: 'de' } as never;
      reqs[role] = await createLocalReq({ user: own, req: { i18n } }, payload);
    }
  });
  afterAll(() => database?.close());

  const past = () => new Date(Date.now() - 1000);
  const tomorrow = new Date(Date.now() + 86_400_000);

  /** As the studio's form asks: an id is a text. @returns why it is refused. */
  async function plan(role: Planner, asked: Plan): Promise<string | undefined> {
    const { planPublication } = await import('./plan-publication.ts');
    return planPublication(reqs[role], asked);
  }
  const page = (id: number) => ({ relationTo: 'pages' as const, value: String(id) });
  const run = () => database.payload.jobs.run({ silent: true });

  const planned = async () => {
    const { docs } = await database.payload.find({
      collection: 'payload-jobs',
      where: { taskSlug: { equals: 'schedulePublish' }, completedAt: { exists: false } },
      sort: 'id',
      pagination: false,
    });
    return docs;
  };
  const acts = async () => {
    const { docs } = await database.payload.find({
      collection: 'audit-log',
      where: { action: { in: ['scheduled', 'unscheduled'] } },
      sort: 'id',
      pagination: false,
    });
    return docs;
  };

  /** Two published counterparts, each with a draft over it. */
  async function changedPair(): Promise<Pair> {
    const { payload } = database;
    number += 1;
    const pair = await makePair(payload, homes, { de: `Alt ${number}`, pl: `Stary ${number}` });
    await draft(payload, pair.de, { title: 'Neu' });
    await draft(payload, pair.pl, { title: 'Nowy' });
    return pair;
  }
  const titles = async ({ de, pl }: Pair) => [
    (await shown(database.payload, 'page', 'de-DE')).get(de)?.title,
    (await shown(database.payload, 'page', 'pl-PL')).get(pl)?.title,
  ];

  test.each([
    ['admin', ['de', 'pl']],
    ['editor-de', ['de']],
    ['editor-pl', ['pl']],
    ['portal-manager', []],
  ] as const)(
    '%s plans and takes off publications in %j',
    async (role, countries: readonly string[]) => {
      const pair = await changedPair();
      for (const country of ['de', 'pl'] as const) {
        const before = (await planned()).length;
        const asked = { type: 'publish', doc: page(pair[country]), date: tomorrow } as const;
        const own = countries.includes(country);
        const refusal = own ? undefined : expect.stringContaining('Das darf nur');
        expect(await plan(role, asked)).toEqual(refusal);
        expect(await planned()).toHaveLength(before + (own ? 1 : 0));

        expect(await plan('admin', asked)).toBeUndefined();
        const deleteID = (await planned()).at(-1)?.id;
        // Another document beside it does not help.
        const beside = { ...asked, doc: page(homes[country === 'de' ? 'pl' : 'de']), deleteID };
        if (!own) expect(await plan(role, beside)).toEqual(refusal);
        expect(await plan(role, { deleteID })).toEqual(refusal);
        const ids = (await planned()).map(({ id }) => id);
        expect(ids.includes(deleteID as number)).toBe(!own);
      }
    },
  );

  test('what is neither planned nor a page, a news post or an event is refused', async () => {
    const before = await planned();
    const other = { relationTo: 'media', value: '1' } as never;
    expect(await plan('admin', { type: 'publish', doc: other, date: tomorrow })).toBeDefined();
    expect(await plan('admin', { type: 'publish', doc: page(99_999) })).toBeDefined();
    expect(await plan('admin', {})).toBeDefined();
    expect(await plan('admin', { deleteID: 99_999 })).toMatch(/steht nicht mehr im Zeitplan/);
    const { id } = await database.payload.jobs.queue({ task: 'tendInboxes', input: {} });
    expect(await plan('admin', { deleteID: id })).toMatch(/steht nicht mehr im Zeitplan/);
    expect(await planned()).toEqual(before);
  });

  test('a plan and its entry in the audit log are stored together or not at all', async () => {
    const { payload } = database;
    const { de } = await changedPair();
    const asked = { type: 'unpublish', doc: page(de), date: tomorrow } as const;
    await plan('editor-de', asked);
    const deleteID = (await planned()).at(-1)?.id;
    const before = [(await planned()).length, (await acts()).length];
    await execute(payload, 'ALTER TABLE audit_log RENAME TO audit_log_away');
    await expect(plan('editor-de', asked)).rejects.toThrow();
    await expect(plan('editor-de', { deleteID })).rejects.toThrow();
    await execute(payload, 'ALTER TABLE audit_log_away RENAME TO audit_log');
    expect([(await planned()).length, (await acts()).length]).toEqual(before);
    await plan('editor-de', { deleteID });
    expect((await acts()).slice(-2)).toMatchObject([
      { action: 'scheduled', kind: 'pages', subject: String(de) },
      { action: 'unscheduled', kind: 'pages', subject: String(de) },
    ]);
  });

  test.each([
    ['editor-de', 'de'],
    ['editor-pl', 'pl'],
    ['admin', 'pl'],
  ] as const)(
    '%s publishes and takes down a page of %s at the time, and its counterpart stays',
    async (role, country) => {
      const pair = await changedPair();
      const revision = await database.store.revision();
      const old = [`Alt ${number}`, `Stary ${number}`];
      const doc = page(pair[country]);
      await plan(role, { type: 'publish', doc, date: tomorrow });
      await run();
      expect(await titles(pair)).toEqual(old);
      await plan(role, { type: 'publish', doc, date: past() });
      await run();
      const after = (title: string | undefined) =>
        country === 'de' ? [title, old[1]] : [old[0], title];
      expect(await titles(pair)).toEqual(after(country === 'de' ? 'Neu' : 'Nowy'));
      expect(await database.store.revision()).toBeGreaterThan(revision);
      await plan(role, { type: 'unpublish', doc, date: past() });
      await run();
      expect(await titles(pair)).toEqual(after(undefined));
      const culture = country === 'de' ? 'de-DE' : 'pl-PL';
      const kept = (await drafted(database.payload, 'page', culture)).get(pair[country]);
      expect(kept?.title).toMatch(/^(Neu|Nowy)$/);
    },
  );

  test('a plan of an editor who may not write in the country any more does nothing', async () => {
    const { payload } = database;
    const pair = await changedPair();
    await plan('editor-pl', { type: 'publish', doc: page(pair.pl), date: past() });
    await plan('editor-pl', { type: 'unpublish', doc: page(pair.pl), date: past() });
    const id = Number(reqs['editor-pl'].user?.id);
    const move = (role: 'editor-de' | 'editor-pl') =>
      payload.update({ collection: 'staff', id, data: { role }, overrideAccess: true });
    await move('editor-de');
    await run();
    await move('editor-pl');
    expect(await titles(pair)).toEqual([`Alt ${number}`, `Stary ${number}`]);
  });

  test.each(['news', 'events'] as const)(
    '%s are published and taken down, too',
    async (collection) => {
      const { payload } = database;
      const place = { venue: 'Halle', address: 'Weg 1, 44143 Dortmund' };
      const moments = { start: '2027-01-01T10:00:00Z', end: '2027-01-01T12:00:00Z' };
      const more = collection === 'events' ? { ...place, ...moments } : {};
      const text = { title: 'A', intro: 'A', body: paragraph('A'), country: 'pl' };
      const data = { ...text, ...more, _status: 'draft' } as never;
      const { id } = await payload.create({ collection, draft: true, data });
      const isShown = async () =>
        (await shown(payload, collection === 'news' ? 'news' : 'event', 'pl-PL')).has(id);
      const doc = { relationTo: collection, value: String(id) };
      expect(await isShown()).toBe(false);
      for (const type of ['publish', 'unpublish'] as const) {
        await plan('editor-pl', { type, doc, date: past() });
        await run();
        expect(await isShown()).toBe(type === 'publish');
      }
    },
  );
});
