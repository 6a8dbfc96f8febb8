import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../../content/test/database.ts';
import { makePage } from '../../content/test/pages.ts';
import { type Ask, askInProcess, hireEveryone, type Person } from './people.ts';

let database: TestDatabase;
let payload: Payload;
let ask: Ask;
let staff: Record<string, number>;
let page: number;
beforeAll(async () => {
  database = await openDatabase('sqlite');
  ({ payload } = database);
  staff = await hireEveryone(payload);
  ask = await askInProcess(payload);
  page = await makePage(payload, null, { de: 'Start', pl: 'Start' });
});
afterAll(() => database?.close());

const locks = 'payload-locked-documents' as never;

/** Somebody has the page, or what there is one of, open, as the studio's form notes it. */
async function open(who: Person, global?: 'header'): Promise<number> {
  await payload.delete({ collection: locks, where: { id: { exists: true } } });
  return lock(who, global);
}

async function lock(who: Person, global?: 'header'): Promise<number> {
  const subject = global
    ? { globalSlug: global }
    : { document: { relationTo: 'pages', value: page } };
  const data = { ...subject, user: { relationTo: 'staff', value: staff[who] } };
  return ((await payload.create({ collection: locks, data: data as never })) as { id: number }).id;
}

const save = async (who: Person, query: string) =>
  await ask(who, 'PATCH', `/pages/${page}?${query}`, { title: `Von ${who}` });

test('what somebody else has open is not written over, and whoever tries is told by whom', async () => {
  await open('admin');
  for (const query of [
    'locale=de&draft=true&autosave=true',
    'locale=de',
    'locale=de&overrideLock=true',
  ]) {
    const refused = await save('editor-de', query);
    expect([refused.status, refused.text]).toEqual([423, expect.stringContaining('admin')]);
  }
  expect((await ask('admin', 'GET', `/pages/${page}?locale=de`)).body.title).toBe('Start');
  const [{ user }] = (await ask('editor-de', 'GET', `/${locks}`)).body.docs;
  // The studio's dialog shows what stands in the place of the address.
  expect(user.value).toEqual({ id: staff.admin, name: 'admin', email: 'admin' });
  await open('editor-de');
  expect((await ask('admin', 'DELETE', `/pages/${page}`)).status).toBe(423);
  expect((await save('editor-de', 'locale=de&draft=true')).status).toBe(200);
});

test('editors of two countries write side by side and do not hear of each other; who takes over, takes from both', async () => {
  const german = await open('editor-de');
  const seen = async (who: Person) =>
    (await ask(who, 'GET', `/${locks}`)).body.docs.map(({ id }: { id: number }) => id);
  expect(await seen('editor-pl')).toEqual([]);
  const polish = await lock('editor-pl');
  expect(await seen('editor-pl')).toEqual([polish]);
  expect(await seen('editor-de')).toEqual([german]);
  expect(new Set(await seen('admin'))).toEqual(new Set([german, polish]));
  expect((await save('admin', 'locale=de&draft=true')).status).toBe(423);
  expect((await save('editor-pl', 'locale=pl&draft=true')).status).toBe(200);

  await open('editor-de');
  const taken = await lock('editor-pl');
  const own = { user: { relationTo: 'staff', value: staff.admin } };
  expect((await ask('admin', 'PATCH', `/${locks}/${taken}`, own)).status).toBe(200);
  expect(await seen('admin')).toEqual([taken]);
  expect((await save('admin', 'locale=de&draft=true')).status).toBe(200);
});

test('a form stays open between two drafts that it keeps by itself, until it is saved or left', async () => {
  const holders = async () => {
    const { docs } = await payload.find({ collection: locks, depth: 0 });
    return docs.map(({ user }) => (user as unknown as { value: number }).value);
  };
  await open('editor-de');
  expect((await save('editor-de', 'locale=de&draft=true&autosave=true')).status).toBe(200);
  expect(await holders()).toEqual([staff['editor-de']]);
  expect((await save('admin', 'locale=de&draft=true&autosave=true')).status).toBe(423);
  // The other country's draft neither ends it nor makes it last longer.
  const typed = new Date(Date.now() - 200_000).toISOString();
  const where = { 'user.value': { equals: staff['editor-de'] } };
  await payload.db.updateOne({ collection: locks, where, data: { updatedAt: typed } });
  expect((await save('editor-pl', 'locale=pl&draft=true&autosave=true')).status).toBe(200);
  expect(new Set(await holders())).toEqual(new Set([staff['editor-de'], staff['editor-pl']]));
  const [german] = (await payload.find({ collection: locks, where })).docs;
  expect(german).toMatchObject({ updatedAt: typed });
  expect((await save('admin', 'locale=de&draft=true')).status).toBe(423);
  expect((await save('editor-pl', 'locale=pl')).status).toBe(200);
  expect((await save('editor-de', 'locale=de')).status).toBe(200);
  expect(await holders()).toEqual([]);
  expect((await save('editor-de', 'locale=de&draft=true&autosave=true')).status).toBe(200);
  const own = `where[user.value][equals]=${staff['editor-de']}`;
  expect((await ask('editor-de', 'DELETE', `/${locks}?${own}`)).status).toBe(200);
  expect((await save('admin', 'locale=de&draft=true')).status).toBe(200);
});

test('a menu that somebody else has open is not written over either', async () => {
  const saveMenu = (who: Person, query: string) =>
    ask(who, 'POST', `/globals/header?${query}`, { menu: [] });
  const id = await open('admin', 'header');
  for (const query of ['locale=de', 'locale=de&overrideLock=true', 'locale=de&draft=true']) {
    const refused = await saveMenu('editor-de', query);
    expect([refused.status, refused.text]).toEqual([423, expect.stringContaining('admin')]);
  }
  const own = (who: Person) => ({ user: { relationTo: 'staff', value: staff[who] } });
  expect((await ask('forms-clerk', 'PATCH', `/${locks}/${id}`, own('forms-clerk'))).status).toBe(
    403,
  );
  await open('editor-de', 'header');
  expect((await saveMenu('editor-pl', 'locale=pl')).status).toBe(200);
  expect((await saveMenu('editor-de', 'locale=de')).status).toBe(200);
});

test('a form that nobody has typed into for five minutes keeps nobody out', async () => {
  const id = await open('admin');
  const updatedAt = new Date(Date.now() - 301_000).toISOString();
  await payload.db.updateOne({ collection: locks, id, data: { updatedAt } });
  expect((await save('editor-de', 'locale=de&draft=true')).status).toBe(200);
});

test('a lock is taken over for oneself by whoever may write, and neither made, moved nor broken by hand', async () => {
  const id = await open('admin');
  const own = (who: Person) => ({ user: { relationTo: 'staff', value: staff[who] } });
  const document = { relationTo: 'pages', value: page };
  expect((await ask('editor-de', 'POST', `/${locks}`, { document, ...own('admin') })).status).toBe(
    403,
  );
  expect(
    (await ask('editor-de', 'POST', `/${locks}`, { document, ...own('editor-de') })).status,
  ).toBe(403);
  expect((await ask('editor-de', 'DELETE', `/${locks}/${id}`)).status).toBe(403);
  expect((await ask('editor-de', 'PATCH', `/${locks}/${id}`, own('editor-pl'))).status).toBe(403);
  expect((await ask('forms-clerk', 'PATCH', `/${locks}/${id}`, own('forms-clerk'))).status).toBe(
    403,
  );
  expect((await save('editor-de', 'locale=de&draft=true')).status).toBe(423);

  for (const who of ['editor-pl', 'editor-de'] as const)
    expect((await ask(who, 'PATCH', `/${locks}/${id}`, own(who))).status).toBe(200);
  expect((await save('admin', 'locale=de&draft=true')).status).toBe(423);
  expect((await ask('editor-de', 'DELETE', `/${locks}/${id}`)).status).toBe(200);
  expect((await save('admin', 'locale=de&draft=true')).status).toBe(200);
});
