import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { execute } from '../database/execute.ts';
import { createStaffAccount } from '../staff/create-staff-account.ts';
import { databases, openDatabase, type TestDatabase } from '../test/database.ts';
import { draft, makePair, paragraph } from '../test/pages.ts';
import { readNewestDocuments, readPublishedDocuments } from '../test/published.ts';
import type { ScheduleRequest } from './schedule-publication.ts';

const roles = ['admin', 'editor-de', 'editor-pl', 'portal-manager'] as const;
type StaffRole = (typeof roles)[number];
type Pair = Record<'de' | 'pl', number>;

describe.each(databases)('scheduled publication on %s', (kind) => {
  let database: TestDatabase;
  let homes: Pair;
  const reqs = {} as Record<StaffRole, PayloadRequest>;
  let number = 0;

  beforeAll(async () => {
    database = await openDatabase(kind);
    const { payload } = database;
    homes = await makePair(payload, null, { de: 'Start', pl: 'Start' });
    for (const role of roles) {
      const person = { name: role, email: `${role}@oilway.example`, role };
      const user = await createStaffAccount(payload, {
        ...person,
        password: 'correct horse battery',
      });
      const own = { ...user, collection: 'staff' } as never;
      const i18n = { language: 'de' } as never;
      reqs[role] = await createLocalReq({ user: own, req: { i18n } }, payload);
    }
  });
  afterAll(() => database?.close());

  const past = () => new Date(Date.now() - 1000);
  const tomorrow = new Date(Date.now() + 86_400_000);

  /** Sends the request of the studio's form, where ids are text. @returns the reason of a refusal. */
  async function schedule(role: StaffRole, request: ScheduleRequest): Promise<string | undefined> {
    const { schedulePublication } = await import('./schedule-publication.ts');
    return schedulePublication(reqs[role], request);
  }
  const page = (id: number) => ({ relationTo: 'pages' as const, value: String(id) });
  const run = () => database.payload.jobs.run({ silent: true });

  const pendingJobs = async () => {
    const { docs } = await database.payload.find({
      collection: 'payload-jobs',
      where: { taskSlug: { equals: 'schedulePublish' }, completedAt: { exists: false } },
      sort: 'id',
      pagination: false,
    });
    return docs;
  };
  const auditEntries = async () => {
    const { docs } = await database.payload.find({
      collection: 'audit-log',
      where: { action: { in: ['scheduled', 'unscheduled'] } },
      sort: 'id',
      pagination: false,
    });
    return docs;
  };

  /** Creates two published counterparts, each with a newer draft. */
  async function changedPair(): Promise<Pair> {
    const { payload } = database;
    number += 1;
    const pair = await makePair(payload, homes, { de: `Alt ${number}`, pl: `Stary ${number}` });
    await draft(payload, pair.de, { title: 'Neu' });
    await draft(payload, pair.pl, { title: 'Nowy' });
    return pair;
  }
  const titles = async ({ de, pl }: Pair) => [
    (await readPublishedDocuments(database.payload, 'page', 'de-DE')).get(de)?.title,
    (await readPublishedDocuments(database.payload, 'page', 'pl-PL')).get(pl)?.title,
  ];

  test.each([
    ['admin', ['de', 'pl']],
    ['editor-de', ['de']],
    ['editor-pl', ['pl']],
    ['portal-manager', []],
  ] as const)(
    '%s schedules and cancels publications in %j',
    async (role, countries: readonly string[]) => {
      const pair = await changedPair();
      for (const country of ['de', 'pl'] as const) {
        const before = (await pendingJobs()).length;
        const request = { type: 'publish', doc: page(pair[country]), date: tomorrow } as const;
        const own = countries.includes(country);
        const refusal = own ? undefined : expect.stringContaining('Das darf nur');
        expect(await schedule(role, request)).toEqual(refusal);
        expect(await pendingJobs()).toHaveLength(before + (own ? 1 : 0));

        expect(await schedule('admin', request)).toBeUndefined();
        const deleteID = (await pendingJobs()).at(-1)?.id;
        // An additional document does not change the result.
        const beside = { ...request, doc: page(homes[country === 'de' ? 'pl' : 'de']), deleteID };
        if (!own) expect(await schedule(role, beside)).toEqual(refusal);
        expect(await schedule(role, { deleteID })).toEqual(refusal);
        const ids = (await pendingJobs()).map(({ id }) => id);
        expect(ids.includes(deleteID as number)).toBe(!own);
      }
    },
  );

  test('rejects unknown schedule entries and unsupported documents', async () => {
    const before = await pendingJobs();
    const other = { relationTo: 'media', value: '1' } as never;
    expect(await schedule('admin', { type: 'publish', doc: other, date: tomorrow })).toBeDefined();
    expect(await schedule('admin', { type: 'publish', doc: page(99_999) })).toBeDefined();
    expect(await schedule('admin', {})).toBeDefined();
    expect(await schedule('admin', { deleteID: 99_999 })).toMatch(/steht nicht mehr im Zeitplan/);
    const { id } = await database.payload.jobs.queue({
      task: 'purgeExpiredSubmissions',
      input: {},
    });
    expect(await schedule('admin', { deleteID: id })).toMatch(/steht nicht mehr im Zeitplan/);
    expect(await pendingJobs()).toEqual(before);
  });

  test('stores a schedule and its audit log entry atomically', async () => {
    const { payload } = database;
    const { de } = await changedPair();
    const request = { type: 'unpublish', doc: page(de), date: tomorrow } as const;
    await schedule('editor-de', request);
    const deleteID = (await pendingJobs()).at(-1)?.id;
    const before = [(await pendingJobs()).length, (await auditEntries()).length];
    await execute(payload, 'ALTER TABLE audit_log RENAME TO audit_log_away');
    await expect(schedule('editor-de', request)).rejects.toThrow();
    await expect(schedule('editor-de', { deleteID })).rejects.toThrow();
    await execute(payload, 'ALTER TABLE audit_log_away RENAME TO audit_log');
    expect([(await pendingJobs()).length, (await auditEntries()).length]).toEqual(before);
    await schedule('editor-de', { deleteID });
    expect((await auditEntries()).slice(-2)).toMatchObject([
      { action: 'scheduled', kind: 'pages', subject: String(de) },
      { action: 'unscheduled', kind: 'pages', subject: String(de) },
    ]);
  });

  test.each([
    ['editor-de', 'de'],
    ['editor-pl', 'pl'],
    ['admin', 'pl'],
  ] as const)(
    '%s publishes and unpublishes a page of %s on schedule without changing its counterpart',
    async (role, country) => {
      const pair = await changedPair();
      const revision = await database.store.revision();
      const old = [`Alt ${number}`, `Stary ${number}`];
      const doc = page(pair[country]);
      await schedule(role, { type: 'publish', doc, date: tomorrow });
      await run();
      expect(await titles(pair)).toEqual(old);
      await schedule(role, { type: 'publish', doc, date: past() });
      await run();
      const after = (title: string | undefined) =>
        country === 'de' ? [title, old[1]] : [old[0], title];
      expect(await titles(pair)).toEqual(after(country === 'de' ? 'Neu' : 'Nowy'));
      expect(await database.store.revision()).toBeGreaterThan(revision);
      await schedule(role, { type: 'unpublish', doc, date: past() });
      await run();
      expect(await titles(pair)).toEqual(after(undefined));
      const locale = country === 'de' ? 'de-DE' : 'pl-PL';
      const storedDraft = (await readNewestDocuments(database.payload, 'page', locale)).get(
        pair[country],
      );
      expect(storedDraft?.title).toMatch(/^(Neu|Nowy)$/);
    },
  );

  test('does not run the schedule of an editor who lost access to the country', async () => {
    const { payload } = database;
    const pair = await changedPair();
    await schedule('editor-pl', { type: 'publish', doc: page(pair.pl), date: past() });
    await schedule('editor-pl', { type: 'unpublish', doc: page(pair.pl), date: past() });
    const id = Number(reqs['editor-pl'].user?.id);
    const move = (role: 'editor-de' | 'editor-pl') =>
      payload.update({ collection: 'staff', id, data: { role }, overrideAccess: true });
    await move('editor-de');
    await run();
    await move('editor-pl');
    expect(await titles(pair)).toEqual([`Alt ${number}`, `Stary ${number}`]);
  });

  test.each(['news', 'events'] as const)(
    'publishes and unpublishes %s on schedule',
    async (collection) => {
      const { payload } = database;
      const place = { venue: 'Halle', address: 'Weg 1, 44143 Dortmund' };
      const moments = { start: '2027-01-01T10:00:00Z', end: '2027-01-01T12:00:00Z' };
      const more = collection === 'events' ? { ...place, ...moments } : {};
      const text = { title: 'A', intro: 'A', body: paragraph('A'), country: 'pl' };
      const data = { ...text, ...more, _status: 'draft' } as never;
      const { id } = await payload.create({ collection, draft: true, data });
      const isShown = async () =>
        (
          await readPublishedDocuments(payload, collection === 'news' ? 'news' : 'event', 'pl-PL')
        ).has(id);
      const doc = { relationTo: collection, value: String(id) };
      expect(await isShown()).toBe(false);
      for (const type of ['publish', 'unpublish'] as const) {
        await schedule('editor-pl', { type, doc, date: past() });
        await run();
        expect(await isShown()).toBe(type === 'publish');
      }
    },
  );
});
