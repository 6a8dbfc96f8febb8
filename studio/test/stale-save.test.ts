import type { StaleSaveData } from '@oilway/content/editing/stale-save.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { eitherDatabase } from '../../content/test/copy-database.ts';
import { makePage } from '../../content/test/pages.ts';
import { testInProcessStudio } from './in-process-studio.ts';
import type { Person } from './people.ts';

describe.each(eitherDatabase)('stale saves on %s', (name) => {
  const rest = testInProcessStudio(name);
  const { ask } = rest;
  let page: number;
  beforeAll(async () => {
    page = await makePage(rest.payload, null, 'Start');
  });

  const read = async (who: Person) => (await ask(who, 'GET', `/pages/${page}?draft=true`)).body;
  const save = (who: Person, data: object, form?: string) => {
    const headers: Record<string, string> = form ? { 'x-oilway-window': form } : {};
    return ask(who, 'PATCH', `/pages/${page}?draft=true&autosave=true`, data, headers);
  };

  test('rejects a stale save with both texts and accepts it with the newest version as base', async () => {
    const { blocks, title, updatedAt } = await read('editor-de');
    expect((await save('admin', { title: 'Von der Verwaltung', updatedAt })).status).toBe(200);
    const refused = await save('editor-de', { blocks, title: 'Von der Redaktion', updatedAt });
    expect(refused.status).toBe(409);
    const { data, message } = refused.body.errors[0] as { data: StaleSaveData; message: string };
    expect(message).toContain('admin');
    expect(data.differences).toEqual([
      { place: 'Titel', mine: 'Von der Redaktion', theirs: 'Von der Verwaltung' },
    ]);
    expect((await read('editor-de')).title).toBe('Von der Verwaltung');
    const again = await save('editor-de', { title: 'Von der Redaktion', updatedAt: data.newest });
    expect(again.status).toBe(200);
    expect((await read('admin')).title).toBe('Von der Redaktion');
    expect(title).toBe('Start');
  });

  test('rejects a stale save from a second window of the same person', async () => {
    const { updatedAt } = await read('admin');
    expect((await save('admin', { title: 'Fenster eins', updatedAt })).status).toBe(200);
    expect((await save('admin', { title: 'Fenster zwei', updatedAt })).status).toBe(409);
  });

  test('accepts saves of one window on an old base until another client or a restore saves', async () => {
    const { updatedAt } = await read('admin');
    const own = (title: string) => save('admin', { title, updatedAt }, 'window-1');
    const base = async () => ({ updatedAt: (await read('admin')).updatedAt });
    const others = [
      async () => save('editor-de', { title: 'Anderes Fenster', ...(await base()) }, 'window-2'),
      () => save('editor-de', { title: 'Skript' }),
      async () => {
        const oldest = { collection: 'pages', sort: 'createdAt', limit: 1 } as const;
        const { docs } = await rest.payload.findVersions(oldest);
        return ask('admin', 'POST', `/pages/versions/${docs[0]?.id}`, {});
      },
    ];
    for (const other of others) {
      const first = await save('admin', { title: 'Erster', ...(await base()) }, 'window-1');
      expect(first.status).toBe(200);
      expect((await own('Zweiter, vor der Antwort')).status).toBe(200);
      expect((await other()).status).toBe(200);
      expect((await own('Dritter')).status).toBe(409);
    }
  });

  test('accepts only one of two concurrent saves', async () => {
    const { updatedAt } = await read('admin');
    const answers = await Promise.all(
      (['admin', 'editor-de'] as const).map((who) => save(who, { title: `Von ${who}`, updatedAt })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('rejects a save of a trashed page with a message', async () => {
    const own = await makePage(rest.payload, page, 'Gleich im Papierkorb');
    const deletedAt = new Date().toISOString();
    const trashed = await ask('admin', 'PATCH', `/pages/${own}`, { deletedAt });
    expect(trashed.status).toBe(200);
    for (const query of ['draft=true&autosave=true', 'draft=true', '']) {
      const late = await ask('editor-de', 'PATCH', `/pages/${own}?${query}`, { title: 'Zu spät' });
      expect(late.status).toBe(409);
      expect(late.body.errors[0].message).toContain('im Papierkorb');
    }
    const restored = await ask('admin', 'PATCH', `/pages/${own}?trash=true`, { deletedAt: null });
    expect(restored.status).toBe(200);
    expect(
      (await ask('editor-de', 'PATCH', `/pages/${own}?draft=true`, { title: 'Da' })).status,
    ).toBe(200);
  });

  test('merges a save without a base into the newest version', async () => {
    const { title } = await read('admin');
    expect((await save('editor-de', { seo: { title: 'Allein' } })).status).toBe(200);
    expect(await read('admin')).toMatchObject({ title, seo: { title: 'Allein' } });
  });

  test.each([['yesterday'], [17], [{}], [null]])(
    'rejects the malformed base %j and treats null as no base',
    async (updatedAt) => {
      const before = await read('admin');
      const { status } = await save('editor-de', { title: 'Seltsam', updatedAt });
      const expected = updatedAt === null ? [200, 'Seltsam'] : [409, before.title];
      expect([status, (await read('admin')).title]).toEqual(expected);
    },
  );

  test('rejects a stale menu save only in its language', async () => {
    const menu = async (locale: string) =>
      (await ask('admin', 'GET', `/globals/header?locale=${locale}`)).body;
    const write = (who: Person, locale: string, savedAt: string | null) =>
      ask(who, 'POST', `/globals/header?locale=${locale}`, { menu: [], savedAt });
    expect((await write('editor-de', 'de', null)).status).toBe(200);
    expect((await write('editor-pl', 'pl', null)).status).toBe(200);
    const { savedAt } = await menu('de');
    expect((await write('editor-pl', 'pl', (await menu('pl')).savedAt)).status).toBe(200);
    expect((await write('editor-de', 'de', savedAt)).status).toBe(200);
    expect((await write('admin', 'de', savedAt)).status).toBe(409);
  });

  test('preserves the autosave of another author as a version', async () => {
    const id = await makePage(rest.payload, page, 'Anfang');
    const type = (who: Person, title: string) =>
      ask(who, 'PATCH', `/pages/${id}?draft=true&autosave=true`, { title });
    for (const title of ['A1', 'A2']) await type('admin', title);
    for (const title of ['E1', 'E2', 'E3']) await type('editor-de', title);
    const where = { parent: { equals: id } };
    const { docs } = await rest.payload.findVersions({
      ...{ collection: 'pages', where, sort: 'createdAt' },
    });
    const titles = docs.map(({ version }) => version.title);
    expect([titles.at(0), titles.includes('A2'), titles.at(-1)]).toEqual(['Anfang', true, 'E3']);
  });
});
