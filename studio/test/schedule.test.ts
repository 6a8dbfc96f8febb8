/** Who puts a publication on the timetable and takes it off, by the function that the studio's form calls. */
import { createLocalReq } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { type Role, roles } from '../../content/access/roles.ts';
import { draft, makePair } from '../../content/test/pages.ts';
import { testRest } from './rest.ts';

const rest = testRest();
let pages: Record<'de' | 'pl', number>;
beforeAll(async () => {
  pages = await makePair(rest.payload, null, { de: 'Start', pl: 'Początek' });
  await draft(rest.payload, pages.de, { title: 'Neu' });
});

const tomorrow = new Date(Date.now() + 86_400_000);
const pageOf = (country: 'de' | 'pl') => ({ relationTo: 'pages', value: String(pages[country]) });

/** Whether the form gets a message, or an error. */
async function ask(role: Role, plan: object): Promise<'done' | 'refused'> {
  const { schedule } = await import('../components/schedule.ts');
  const user = await rest.payload.findByID({ collection: 'staff', id: rest.staff[role], depth: 0 });
  const req = await createLocalReq(
    { user: { ...user, collection: 'staff' } as never },
    rest.payload,
  );
  const answer = await schedule({ ...plan, req } as never);
  return answer.error ? 'refused' : 'done';
}

const planned = async () => {
  const { docs } = await rest.payload.find({
    collection: 'payload-jobs',
    where: { waitUntil: { greater_than: new Date().toISOString() } },
  });
  return docs.map(({ id }) => id);
};

/** Plans a publication. @returns the number of the job. */
async function plan(country: 'de' | 'pl', role: Role = 'admin'): Promise<number | string> {
  const before = new Set(await planned());
  const plan = { type: 'publish', date: tomorrow, doc: pageOf(country) };
  expect(await ask(role, plan)).toBe('done');
  const [made] = (await planned()).filter((id) => !before.has(id));
  if (made === undefined) throw new Error('no publication was planned');
  return made;
}

test.each([
  ['de', ['admin', 'editor-de']],
  ['pl', ['admin', 'editor-pl']],
] as const)(
  'a planned publication of a document of %s is taken off by those who may publish it',
  async (country, able) => {
    const found: Role[] = [];
    for (const role of roles) {
      const id = await plan(country);
      const answer = await ask(role, { deleteID: id });
      const stands = (await planned()).includes(Number(id));
      expect(answer, role).toBe(stands ? 'refused' : 'done');
      if (!stands) found.push(role);
    }
    expect(found).toEqual(able);
  },
);

test('what was taken off is not taken off again', async () => {
  const id = await plan('de', 'editor-de');
  expect(await ask('editor-de', { deleteID: id })).toBe('done');
  expect(await ask('editor-de', { deleteID: id })).toBe('refused');
});

test('a document is planned by those only who may publish it', async () => {
  const before = await planned();
  const publish = { type: 'publish', date: tomorrow, doc: pageOf('pl') };
  for (const plan of [publish, { ...publish, type: 'unpublish' }])
    for (const role of ['editor-de', 'forms-clerk', 'portal-manager'] as const)
      expect(await ask(role, plan), role).toBe('refused');
  const members = { relationTo: 'members', value: '1' };
  expect(await ask('admin', { ...publish, doc: members })).toBe('refused');
  expect(await ask('admin', { ...publish, doc: undefined, global: 'header' })).toBe('refused');
  expect(await planned()).toEqual(before);
});

test('what is planned, and what is taken off, is noted with its moment', async () => {
  const rows = async () =>
    (await rest.payload.find({ collection: 'audit-log', sort: 'id', limit: 0 })).docs.slice(-2);
  const id = await plan('pl');
  expect(await ask('editor-pl', { deleteID: id })).toBe('done');
  const at = tomorrow.toISOString();
  const of = { kind: 'pages', subject: String(pages.pl), title: 'Początek' };
  expect(await rows()).toMatchObject([
    { ...of, action: 'scheduled', actorName: 'admin', changes: { publishAt: { after: at } } },
    {
      ...of,
      action: 'unscheduled',
      actorName: 'editor-pl',
      changes: { publishAt: { before: at } },
    },
  ]);
  expect(await ask('editor-de', { deleteID: await plan('pl') })).toBe('refused');
  expect(await rows()).toMatchObject([{ action: 'unscheduled' }, { action: 'scheduled' }]);
});
