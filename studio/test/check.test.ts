import { beforeAll, describe, expect, test } from 'vitest';
import { makePage, makePair } from '../../content/test/pages.ts';
import { testInProcessStudio } from './in-process-studio.ts';
import { people } from './people.ts';

let homes: Record<'de' | 'pl', number>;

const rest = testInProcessStudio();
const { ask } = rest;
beforeAll(async () => {
  homes = await makePair(rest.payload, null, { de: 'Start', pl: 'Start' });
});

describe('pre-publication check', () => {
  test('is available exactly to roles that may read the page', async () => {
    for (const person of people) {
      const { body, status } = await ask(person, 'GET', `/pages/${homes.de}/check`);
      expect([200, 401, 403, 404], person).toContain(status);
      const read = await ask(person, 'GET', `/pages/${homes.de}`);
      expect(status === 200, person).toBe(read.status === 200);
      if (status !== 200) expect(JSON.stringify(body ?? null), person).not.toContain('warnings');
    }
  });

  test('returns errors, warnings and the state of a document and its counterpart', async () => {
    const { body } = await ask('editor-de', 'GET', `/pages/${homes.de}/check`);
    expect(body.errors).toEqual([]);
    expect(body.warnings.length).toBeGreaterThan(0);
    expect(body.line).toMatchObject({
      country: 'de',
      state: 'published',
      counterpart: { id: homes.pl, country: 'pl', state: 'published' },
      behind: false,
    });
    for (const path of ['/pages/999999/check', '/pages/x/check'])
      expect((await ask('admin', 'GET', path)).status, path).toBe(404);
  });

  test('lists other editors with changes since the last publication', async () => {
    const page = await makePage(rest.payload, homes.de, 'Zu zweit');
    const others = async (person: 'admin' | 'editor-de') => {
      const { body } = await ask(person, 'GET', `/pages/${page}/check`);
      return body.others.map(({ name }: { name: string }) => name);
    };
    expect(await others('admin')).toEqual([]);
    await ask('editor-de', 'PATCH', `/pages/${page}?draft=true&autosave=true`, { title: 'Neu' });
    expect([await others('admin'), await others('editor-de')]).toEqual([['editor-de'], []]);
    await ask('admin', 'PATCH', `/pages/${page}`, { _status: 'published' });
    expect(await others('admin')).toEqual([]);
  });

  test('names the invalid fields of a rejected publication', async () => {
    const blocks = [
      {
        blockType: 'callToAction',
        heading: 'Los',
        shape: 'corner',
        links: [{ link: { label: 'Hin', kind: 'page', page: 999_999 } }],
      },
    ];
    const data = { blocks, _status: 'published' };
    const page = await makePage(rest.payload, homes.de, 'Abgelehnt');
    const { body, status } = await ask('editor-de', 'PATCH', `/pages/${page}`, data);
    expect(status).toBe(400);
    const [error] = body.errors;
    expect(error.data.errors).toMatchObject([{ path: 'blocks.0.links.0.link.page' }]);
  });
});
