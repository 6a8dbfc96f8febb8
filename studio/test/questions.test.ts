/** Odd questions to the studio's REST interface: a clear refusal, never a failure, and no order that tells a secret. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../../content/test/database.ts';
import { makePage } from '../../content/test/pages.ts';
import type { Person } from './people.ts';
import { openRest, type Rest } from './rest.ts';
import { storeMessage } from './sent.ts';

describe.each(databases)('on %s', (kind) => {
  let rest: Rest;

  beforeAll(async () => {
    rest = await openRest(kind);
  });
  afterAll(() => rest?.close());

  const statusOf = async (person: Person, path: string, method = 'GET', body?: unknown) => {
    const { body: answer, status, text } = await rest.ask(person, method, path, body);
    const words = answer?.errors?.[0]?.message ?? answer?.message;
    return status < 400 || words ? status : `${status} without words: ${text}`;
  };

  test.each([
    ['admin', '/members?where[passwordHash][like]=a'],
    ['admin', '/members?sort=passwordHash'],
    ['admin', '/staff?where[resetPasswordToken][exists]=true'],
    ['admin', '/staff?sort=-hash'],
    ['admin', '/reports?sort=lookupHash'],
    ['admin', '/reports?where[cultureName][equals]=de-DE'],
    ['forms-clerk', '/contact-messages?where[assignee.hash][like]=a'],
    ['forms-clerk', '/contact-messages?sort=assignee.hash'],
    ['forms-clerk', '/contact-messages?sort=-assignee__resetPasswordToken'],
    ['forms-clerk', '/contact-messages?sort[0]=status&sort[1]=assignee.email'],
    ['forms-clerk', '/contact-messages/csv?where[fingerprint][like]=a'],
    ['portal-manager', '/portal-files?sort=file.text'],
    ['portal-manager', '/portal-files?where[file.text][like]=a'],
    ['compliance-officer', '/reporting-keys?sort=handler.hash'],
    ['editor-de', '/pages?sort=changedBy.hash'],
    ['editor-de', '/pages/versions?sort=version.changedBy.hash'],
  ] as const)('%s gets neither filter nor order by what is hidden: %s', async (person, path) => {
    expect(await statusOf(person, path)).toBe(400);
  });

  test.each([
    ['/members/versions', 404],
    ['/members/versions/1', 404],
    ['/globals/header/versions', 404],
    ['/pages/abc', 404],
    ['/pages/1.5', 404],
    ['/pages/99999999999999999999', 404],
    ['/pages/%00', 404],
    ['/members/%00', 404],
    ['/pages/versions/abc', 400],
    ['/pages?where=abc', 400],
    ['/pages?where[and][0]=abc', 400],
    ['/pages?where[title]=abc', 400],
    ['/pages?where[title][nosuch]=abc', 400],
    ['/pages?where[title][equals][a]=b', 400],
    ['/pages?where[title][exists]=abc', 400],
    ['/pages?where[id][in]=abc', 400],
    ['/pages?where[parent][equals]=abc', 400],
    ['/pages?where[updatedAt][greater_than]=abc', 400],
    ['/pages?where[updatedAt][near]=abc', 400],
    ['/news/versions?where[parent][equals]=abc', 400],
    ['/pages?page=-1', 400],
    ['/pages?limit=99999999999999999999', 400],
    ['/locations?where[country][equals]=abc', 400],
    ['/locations?where[country][like]=d', 400],
    ['/locations?where[isOQ][equals]=abc', 400],
    ['/locations?where[title][equals]=%00', 400],
    ['/contact-messages?where[assignee][equals]=abc', 400],
    ['/companies?where[categories][contains][order][equals]=x', 400],
    ['/pages?sort=foo', 400],
    ['/pages/versions?sort=version.foo', 400],
    ['/members?sort=hash', 400],
    ['/staff?sort=-password', 400],
    ['/media/file/foo.jpg', 404],
    ['/media/file/%00', 404],
    ['/media/file/..%00', 404],
    [`/media/file/${'a'.repeat(300)}.jpg`, 404],
    ['/portal-uploads/file/foo.pdf', 404],
  ])('%s is refused in words', async (path, status) => {
    expect(await statusOf('admin', path)).toBe(status);
  });

  test('what is written may be as odd', async () => {
    const member = { email: 'a@b.example', name: 'A', cultureName: 'de-DE', state: 'requested' };
    const write = (path: string, body: unknown, method = 'POST') =>
      statusOf('admin', path, method, body);
    expect(await write('/members', { ...member, company: 999_999 })).toBe(400);
    expect(await write('/members', { ...member, company: 'abc' })).toBe(400);
    expect(await write('/members', 'abc')).toBe(400);
    expect(await write('/pages/abc', { title: 'x' }, 'PATCH')).toBe(404);
    expect(await write('/pages/abc/duplicate', {})).toBe(400);
    expect(await statusOf('admin', '/pages/abc', 'DELETE')).toBe(404);
    const { id } = await storeMessage(rest.payload);
    const assigned = await write(`/contact-messages/${id}`, { assignee: 999_999 }, 'PATCH');
    expect(assigned).toBe(400);
  });

  test.each([
    ['/events?draft=true', { start: 'abc' }, 'start'],
    ['/news', { publishDate: 'abc' }, 'publishDate'],
    ['/news?draft=true', { body: 'abc' }, 'body'],
    ['/news?draft=true', { body: { root: {} } }, 'body'],
    ['/news?draft=true', { body: { root: { children: [{ type: 'zzz' }] } } }, 'body'],
    ['/news?draft=true', { title: ['x'] }, 'title'],
    ['/pages?draft=true', { title: { de: 'x' } }, 'title'],
    ['/globals/settings?locale=all', { company: 'x' }, 'company'],
    ['/globals/settings?locale=all', { company: { en: 'x' } }, 'company'],
    ['/pages?draft=true', { parent: 'abc' }, 'parent'],
    ['/pages?draft=true', { seo: 'abc' }, 'seo'],
    ['/pages?draft=true', { seo: { noIndex: 'abc' } }, 'seo.noIndex'],
    ['/pages?draft=true', { blocks: 'abc' }, 'blocks'],
    ['/globals/header?locale=de', { menu: [{ columns: 'abc' }] }, 'menu.0.columns'],
    ['/pages?draft=true', { blocks: ['abc'] }, 'blocks.0'],
    ['/pages?draft=true', { blocks: [{ blockType: 'zzz' }] }, 'blocks.0'],
    ['/pages?draft=true', { blocks: [{ blockType: 'text', body: 1 }] }, 'blocks.0.body'],
  ])('a draft for %s takes nothing that its form cannot show: %o', async (path, data, at) => {
    const { body, status } = await rest.ask('admin', 'POST', path, { title: 'x', ...data });
    expect([
      status,
      body.errors?.[0]?.data?.errors?.map(({ path }: { path: string }) => path),
    ]).toEqual([400, [at]]);
    expect(body.errors[0].message).toContain(at);
  });

  test('plain questions are answered as before', async () => {
    const home = await makePage(rest.payload, null, 'Start');
    const page = await makePage(rest.payload, home, 'Ölwechsel');
    for (const query of [
      `where[parent][equals]=${home}`,
      `where[id][in]=${page}`,
      `where[and][0][id][in][0]=${page}&where[and][1][_status][equals]=published`,
      'where[title][like]=wechsel&sort=-title',
      'where[parent.title][equals]=Start',
      `where[updatedAt][greater_than]=2026-01-01&where[parent][exists]=true`,
      `where={"parent":{"equals":${home}}}`,
    ]) {
      const { body, status } = await rest.ask('editor-de', 'GET', `/pages?${query}`);
      expect([status, body.docs?.map(({ id }: { id: number }) => id)], query).toEqual([
        200,
        [page],
      ]);
    }
    const where = `where[parent][equals]=${page}&sort=-updatedAt`;
    const { body } = await rest.ask('editor-de', 'GET', `/pages/versions?${where}`);
    expect(body.totalDocs).toBeGreaterThan(0);
  });

  test('a draft may lack nearly everything, and empty fields are as the form writes them', async () => {
    for (const [path, data] of [
      ['/pages?draft=true', { title: 'x', parent: '', blocks: 0 }],
      ['/pages?draft=true', { title: 'x', parent: null, blocks: [] }],
      ['/news?draft=true', { title: 'x', publishDate: null, body: null }],
      ['/events?draft=true', { title: 'x', start: '2027-01-01T10:00:00.000Z', capacity: '5' }],
    ] as const)
      expect(await statusOf('admin', path, 'POST', data), JSON.stringify(data)).toBe(201);
  });
});
