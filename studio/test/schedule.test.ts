/** Who puts a publication on the timetable and takes it off, by the function that the studio's form calls. */
import { createLocalReq, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '../../content/access/roles.ts';
import { openDatabase, type TestDatabase } from '../../content/test/database.ts';
import { draft, makePage } from '../../content/test/pages.ts';
import { hireEveryone } from './people.ts';

let database: TestDatabase;
let payload: Payload;
let staff: Record<Role, number>;
let page: number;

beforeAll(async () => {
  database = await openDatabase('sqlite');
  ({ payload } = database);
  staff = await hireEveryone(payload);
  page = await makePage(payload, null, { de: 'Start', pl: 'Start' });
  await draft(payload, page, 'de', { title: 'Neu' });
});
afterAll(() => database?.close());

const tomorrow = new Date(Date.now() + 86_400_000);

/** What the form gets to hear: a message, or an error. */
async function ask(role: Role, asked: object): Promise<'done' | 'refused'> {
  const { scheduleInOpenLanguage } = await import('../components/schedule.ts');
  const user = await payload.findByID({ collection: 'staff', id: staff[role], depth: 0 });
  const req = await createLocalReq({ user: { ...user, collection: 'staff' } as never }, payload);
  const answer = await scheduleInOpenLanguage({ ...asked, req } as never);
  return answer.error ? 'refused' : 'done';
}

const planned = async () => {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: { waitUntil: { greater_than: new Date().toISOString() } },
  });
  return docs.map(({ id }) => id);
};

/** Plans something as an administrator does. @returns the number of the job. */
async function plan(localeToPublish?: 'de' | 'pl'): Promise<number | string> {
  const before = new Set(await planned());
  const doc = { relationTo: 'pages', value: String(page) };
  expect(await ask('admin', { type: 'publish', date: tomorrow, doc, localeToPublish })).toBe(
    'done',
  );
  const [made] = (await planned()).filter((id) => !before.has(id));
  if (made === undefined) throw new Error('nothing was planned');
  return made;
}

const roles = ['admin', 'editor-de', 'editor-pl', 'portal-manager', 'forms-clerk'] as const;

test.each([
  ['de', ['admin', 'editor-de']],
  ['pl', ['admin', 'editor-pl']],
  [undefined, ['admin']],
] as const)(
  'a publication in %s is taken off by those who may publish it',
  async (locale, able) => {
    const found: Role[] = [];
    for (const role of [...roles, 'compliance-officer'] as const) {
      const id = await plan(locale);
      const answer = await ask(role, { deleteID: id });
      const stands = (await planned()).includes(Number(id));
      expect(answer, role).toBe(stands ? 'refused' : 'done');
      if (!stands) found.push(role);
    }
    expect(found).toEqual(able);
  },
);

test('what an editor planned for all languages, which are the own one, the same editor takes off', async () => {
  const before = new Set(await planned());
  const doc = { relationTo: 'pages', value: String(page) };
  expect(await ask('editor-de', { type: 'publish', date: tomorrow, doc })).toBe('done');
  const [id] = (await planned()).filter((one) => !before.has(one));
  expect(await ask('editor-pl', { deleteID: id })).toBe('refused');
  expect(await ask('editor-de', { deleteID: id })).toBe('done');
  expect(await ask('editor-de', { deleteID: id })).toBe('refused');
});

test('nobody plans what they may not publish', async () => {
  const doc = (relationTo: string) => ({ relationTo, value: String(page) });
  const before = await planned();
  const polish = { type: 'publish', date: tomorrow, localeToPublish: 'pl', doc: doc('pages') };
  const unpublish = {
    type: 'unpublish',
    date: tomorrow,
    locale: { code: 'pl' },
    doc: doc('pages'),
  };
  for (const asked of [polish, unpublish])
    for (const role of ['editor-de', 'forms-clerk', 'portal-manager'] as const)
      expect(await ask(role, asked), role).toBe('refused');
  expect(await ask('admin', { ...polish, doc: doc('members') })).toBe('refused');
  expect(await ask('admin', { ...polish, doc: undefined, global: 'header' })).toBe('refused');
  expect(await planned()).toEqual(before);
});

test('what is planned, and what is taken off, is noted with its moment and language', async () => {
  const rows = async () =>
    (await payload.find({ collection: 'audit-log', sort: 'id', limit: 0 })).docs.slice(-2);
  const id = await plan('pl');
  expect(await ask('editor-pl', { deleteID: id })).toBe('done');
  const at = tomorrow.toISOString();
  const of = { kind: 'pages', subject: String(page), title: 'Start' };
  const language = { after: 'pl' };
  expect(await rows()).toMatchObject([
    {
      ...of,
      action: 'scheduled',
      actorName: 'admin',
      changes: { language, publishAt: { after: at } },
    },
    {
      ...of,
      action: 'unscheduled',
      actorName: 'editor-pl',
      changes: { language, publishAt: { before: at } },
    },
  ]);
  expect(await ask('editor-de', { deleteID: await plan('pl') })).toBe('refused');
  expect(await rows()).toMatchObject([{ action: 'unscheduled' }, { action: 'scheduled' }]);
});
