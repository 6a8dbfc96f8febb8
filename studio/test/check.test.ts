import { beforeAll, describe, expect, test } from 'vitest';
import { makePage, makePair } from '../../content/test/pages.ts';
import { people } from './people.ts';
import { testRest } from './rest.ts';

let homes: Record<'de' | 'pl', number>;

const rest = testRest();
const { ask } = rest;
beforeAll(async () => {
  homes = await makePair(rest.payload, null, { de: 'Start', pl: 'Start' });
});

describe('the check before publishing', () => {
  test('is answered to those who may read the page, in their language of the studio', async () => {
    for (const person of people) {
      const { body, status } = await ask(person, 'GET', `/pages/${homes.de}/check`);
      expect([200, 401, 403, 404], person).toContain(status);
      const read = await ask(person, 'GET', `/pages/${homes.de}`);
      expect(status === 200, person).toBe(read.status === 200);
      if (status !== 200) expect(JSON.stringify(body ?? null), person).not.toContain('warnings');
    }
  });

  test('says what is wrong with a document, and how it and its counterpart stand', async () => {
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

  test('names the changes of others since the last publication, to all but themselves', async () => {
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

  test('a refused publication names its fields', async () => {
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
