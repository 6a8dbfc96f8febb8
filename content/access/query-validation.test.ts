import type { FlattenedField, Payload, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, type TestDatabase } from '../test/database.ts';
import { makePage } from '../test/pages.ts';
import { roles } from './roles.ts';

let database: TestDatabase;
let payload: Payload;
beforeAll(async () => {
  database = await openDatabase('sqlite');
  ({ payload } = database);
  await makePage(payload, null, 'Start');
});
afterAll(() => database?.close());

const staff = (role: string) => ({ id: 1, collection: 'staff', role, countries: ['de'] }) as never;

const findStatus = async (role: string, collection: string, query: object): Promise<number> => {
  const options = { collection: collection as 'pages', depth: 0, limit: 1, ...query };
  try {
    await payload.find({ ...options, user: staff(role), overrideAccess: false });
    return 200;
  } catch (error) {
    return (error as { status?: number }).status ?? 500;
  }
};

/** Yields the paths that must reveal nothing to a role: hidden and unreadable fields, also of related documents. */
async function* secretPaths(
  req: PayloadRequest,
  { access, flattenedFields }: SanitizedCollectionConfig,
  isRelated = false,
): AsyncGenerator<string> {
  const isUnreadable = isRelated && (await access.read({ req })) === false;
  yield* secretFields(req, flattenedFields, isUnreadable, isRelated);
}

async function* secretFields(
  req: PayloadRequest,
  fields: FlattenedField[],
  isUnreadable: boolean,
  isRelated: boolean,
): AsyncGenerator<string> {
  for (const field of fields) {
    const { access, hidden, name } = field as Extract<FlattenedField, { type: 'text' }>;
    const relatedSlug =
      'relationTo' in field && typeof field.relationTo === 'string' && field.relationTo;
    if (isUnreadable ? name !== 'id' : hidden || (access?.read && !(await access.read({ req }))))
      yield name;
    else if (field.type === 'group' || field.type === 'array')
      for await (const path of secretFields(req, field.flattenedFields, isUnreadable, isRelated))
        yield `${name}.${path}`;
    else if (relatedSlug && !isRelated)
      for await (const path of secretPaths(
        req,
        payload.collections[relatedSlug as 'pages'].config,
        true,
      ))
        yield `${name}.${path}`;
  }
}

test.each(roles)('rejects filtering and sorting by hidden fields for the role %s', async (role) => {
  const accepted: string[] = [];
  let attempts = 0;
  const req = { user: staff(role), payload, context: {} } as unknown as PayloadRequest;
  for (const collection of payload.config.collections) {
    const { slug } = collection;
    if ((await findStatus(role, slug, {})) !== 200) continue;
    for await (const path of secretPaths(req, collection))
      for (const query of [
        { sort: path },
        { sort: [`-${path.replaceAll('.', '__')}`] },
        { where: { [path]: { exists: true } } },
      ]) {
        attempts += 1;
        const status = await findStatus(role, slug, query);
        if (status !== 400) accepted.push(`${status} ${slug} ${JSON.stringify(query)}`);
      }
  }
  expect(accepted).toEqual([]);
  expect(attempts).toBeGreaterThan(10);
});

test.each([
  'abc',
  5,
  ['abc'],
  { and: ['abc'] },
  { or: [{ title: { equals: 'x' } }, null] },
  { or: '' },
  { title: '' },
  { title: { in: { a: 'x' } } },
  { title: { not_in: true } },
  { title: { not_equals: { a: 'x' } } },
  { title: { equals: [{ a: 'x' }] } },
  { categories: { contains: { and: ['x'] } } },
])('rejects a delete with a malformed filter: %o', async (where) => {
  const deletion = payload.delete({
    collection: Object.hasOwn(Object(where), 'categories') ? 'companies' : 'pages',
    where: where as never,
    user: staff('admin'),
    overrideAccess: false,
  });
  await expect(deletion).rejects.toMatchObject({ status: 400 });
  expect((await payload.count({ collection: 'pages' })).totalDocs).toBe(1);
});

test.each([
  { where: { 'parent.title': { equals: 'Start' } }, sort: '-title' },
  { where: { and: [{ parent: { in: '1' } }] }, sort: ['seo.title', '-updatedAt'] },
  { where: { updatedAt: { greater_than: new Date(0) }, parent: { exists: true } } },
  { where: { or: [{ parent: { equals: 1 } }, { id: { in: [2, 3] } }], and: [{}] } },
])('accepts a well-formed query: %o', async (query) => {
  expect(await findStatus('editor-de', 'pages', query)).toBe(200);
});
