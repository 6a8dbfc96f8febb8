/** Scheduling and cancelling publications by the function that the form of the studio calls. */
import { createLocalReq } from 'payload';
import { beforeAll, expect, test } from 'vitest';
import { type Role, roles } from '../../content/access/roles.ts';
import { draft, makePair } from '../../content/test/pages.ts';
import { testInProcessStudio } from './in-process-studio.ts';

const rest = testInProcessStudio();
let pages: Record<'de' | 'pl', number>;
beforeAll(async () => {
  pages = await makePair(rest.payload, null, { de: 'Start', pl: 'Początek' });
  await draft(rest.payload, pages.de, { title: 'Neu' });
});

const tomorrow = new Date(Date.now() + 86_400_000);
const pageOf = (country: 'de' | 'pl') => ({ relationTo: 'pages', value: String(pages[country]) });

/** Calls the form's server function. @returns whether it succeeded. */
async function ask(role: Role, plan: object): Promise<'done' | 'refused'> {
  const { schedulePublicationHandler } = await import('../components/schedule-publication.ts');
  const user = await rest.payload.findByID({ collection: 'staff', id: rest.staff[role], depth: 0 });
  const req = await createLocalReq(
    { user: { ...user, collection: 'staff' } as never },
    rest.payload,
  );
  const result = await schedulePublicationHandler({ ...plan, req } as never);
  return result.error ? 'refused' : 'done';
}

const planned = async () => {
  const { docs } = await rest.payload.find({
    collection: 'payload-jobs',
    where: { waitUntil: { greater_than: new Date().toISOString() } },
  });
  return docs.map(({ id }) => id);
};

/** Schedules a publication. @returns the id of the job. */
async function plan(country: 'de' | 'pl', role: Role = 'admin'): Promise<number | string> {
  const before = new Set(await planned());
  const plan = { type: 'publish', date: tomorrow, doc: pageOf(country) };
  expect(await ask(role, plan)).toBe('done');
  const [made] = (await planned()).filter((id) => !before.has(id));
  if (made === undefined) throw new Error('no publication was scheduled');
  return made;
}

test.each([
  ['de', ['admin', 'editor-de']],
  ['pl', ['admin', 'editor-pl']],
] as const)(
  'lets only roles that may publish in %s cancel a scheduled publication',
  async (country, allowed) => {
    const found: Role[] = [];
    for (const role of roles) {
      const id = await plan(country);
      const answer = await ask(role, { deleteID: id });
      const isStillPlanned = (await planned()).includes(Number(id));
      expect(answer, role).toBe(isStillPlanned ? 'refused' : 'done');
      if (!isStillPlanned) found.push(role);
    }
    expect(found).toEqual(allowed);
  },
);

test('rejects cancelling a publication twice', async () => {
  const id = await plan('de', 'editor-de');
  expect(await ask('editor-de', { deleteID: id })).toBe('done');
  expect(await ask('editor-de', { deleteID: id })).toBe('refused');
});

test('lets only roles that may publish a document schedule it', async () => {
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

test('records scheduling and cancelling with the scheduled time', async () => {
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
