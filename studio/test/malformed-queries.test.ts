/** Malformed queries and values over REST: a refusal with a message, never a 5xx, and nothing is written. */
import { beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../../content/test/database.ts';
import { makePage } from '../../content/test/pages.ts';
import { storeMessage } from './fixtures.ts';
import { testInProcessStudio } from './in-process-studio.ts';
import type { Person } from './people.ts';

/** Rejected by Payload or the database; the status depends on the database. */
const refused = [400, 404];
/** Accepted by one of the databases. */
const below500 = [200, ...refused];
const member = { email: 'a@b.example', name: 'A', cultureName: 'de-DE', state: 'requested' };

type Row = [person: Person, method: string, path: string, statuses: number[], body?: unknown];

const hidden: Row[] = [
  ['admin', 'GET', '/members?where[passwordHash][like]=a', [400]],
  ['admin', 'GET', '/reports?sort=lookupHash', [400]],
  ['forms-clerk', 'GET', '/contact-messages?sort=-assignee__passwordHash', [400]],
  ['forms-clerk', 'GET', '/contact-messages?sort[0]=status&sort[1]=assignee.email', [400]],
  ['forms-clerk', 'GET', '/contact-messages/csv?where[fingerprint][like]=a', [400]],
  ['portal-manager', 'GET', '/portal-files?sort=file.text', [400]],
  ['editor-de', 'GET', '/pages?draft=true&sort=parent.title', [400]],
  ['editor-de', 'GET', '/pages/versions?sort=version.parent.title', [400]],
];

const queries: Row[] = [
  ...['/members/versions', '/members/versions/1', '/globals/retention/versions']
    .concat('/payload-migrations', '/payload-kv/1', '/payload-locked-documents')
    .concat('/media/file/..%00', `/media/file/${'a'.repeat(300)}.jpg`)
    .map((path): Row => ['admin', 'GET', path, [404]]),
  ...['/abc', '/%00', '/1.5', '/99999999999999999999', '/versions/abc']
    .concat('?where=abc', '?where={', '?where[and][0]=abc', '?where[title]=abc')
    .concat('?where[title][nosuch]=abc', '?where[title][equals][a]=b', '?where[title][like][0]=b')
    .concat('?where[title][in][a]=b', '?where[title][near]=1', '?where[id][in]=abc')
    .concat('?where[parent][equals]=abc', '?where[a][b][c][d][e][f][g]=1')
    .concat('?where[blocks.body][greater_than]=x', '?limit=99999999999999999999', '?limit[a]=1')
    .map((path): Row => ['admin', 'GET', `/pages${path}`, refused]),
  ...['?where[updatedAt][greater_than]=abc', '?where[updatedAt][like]=abc', '?where[id][like]=x']
    .concat('?page=-1', '?limit=-1&page=x', '?sort=foo', '?sort[][a]=1', '?select=__proto__')
    .concat('?populate[x]=%FF', '?locale=%00', '?depth=1e9', '?joins[x]=1')
    .map((path): Row => ['admin', 'GET', `/pages${path}`, below500]),
  ['admin', 'GET', '/news?where[body.root][equals]=x', below500],
  ['admin', 'GET', '/locations?where[country][like]=d', below500],
  ['admin', 'GET', '/locations?where[title][equals]=%00', below500],
  ['admin', 'DELETE', '/pages?where[and][0]=x', [400]],
  ['admin', 'PATCH', '/pages?where[title]=', [400], { title: 'x' }],
  ['anonymous', 'GET', '/pages?where[title][equals][a]=b', [400, 403]],
];

const values: Row[] = [
  ['admin', 'POST', '/members', [400], { ...member, company: 999_999 }],
  ['admin', 'POST', '/members', [400], { ...member, company: 'abc' }],
  ['admin', 'PATCH', '/pages/abc', refused, { title: 'x' }],
  ['admin', 'POST', '/pages/abc/duplicate', [400], {}],
  ['admin', 'DELETE', '/pages/abc', refused],
  ['admin', 'PATCH', '/contact-messages/message', [400], { assignee: 999_999 }],
  ['admin', 'PATCH', '/contact-messages/message', [400], { status: { a: 1 } }],
  ...[
    { parent: 'abc' },
    { parent: {} },
    { seo: null },
    { blocks: 'abc' },
    { updatedAt: 'abc' },
  ].map((data): Row => ['admin', 'POST', '/pages?draft=true', [400], { title: 'x', ...data }]),
  ...[{ publishDate: 'abc' }, { publishDate: 1e99 }, { body: { root: { children: [null] } } }].map(
    (data): Row => ['admin', 'POST', '/news?draft=true', [400], { title: 'x', ...data }],
  ),
];

describe.each(databases)('malformed requests on %s', (kind) => {
  let message: string;
  const written = async () => {
    const counts = (['pages', 'news', 'members'] as const).map(async (collection) => {
      const { totalDocs } = await rest.payload.count({ collection });
      return totalDocs;
    });
    const found = await rest.payload.find({ collection: 'pages' });
    return [...(await Promise.all(counts)), found.docs[0]?.title];
  };

  const rest = testInProcessStudio(kind);
  beforeAll(async () => {
    await makePage(rest.payload, null, 'Start');
    message = String((await storeMessage(rest.payload)).id);
  });

  test.each([...hidden, ...queries, ...values])(
    'answers %s on %s %s with an expected status and without writing: %o',
    async (person, method, path, statuses, body) => {
      const response = await rest.ask(person, method, path.replace(/message$/, message), body);
      expect(statuses, response.text).toContain(response.status);
      if (response.status >= 400) {
        const words = response.body?.errors?.[0]?.message ?? response.body?.message;
        expect(words).toMatch(/\w/);
        expect(response.text).not.toMatch(/stack|node_modules|Failed query/);
      }
      expect(await written()).toEqual([1, 0, 0, 'Start']);
    },
  );
});
