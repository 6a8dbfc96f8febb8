import { demo } from '@oilway/content/demo/demo.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boot, type TestSite } from '../../test/build-app.ts';
import { expectSecurityHeaders } from '../../test/expect-security-headers.ts';

let site: TestSite;
beforeAll(async () => {
  site = await boot();
});
afterAll(() => site?.close());

const path = (name: string) => `/umbraco/api/socialfeed/${name}`;
const get = (url: string) => site.app.inject(url);
const messages = (answer: { json(): unknown }) =>
  (answer.json() as { message: string }[]).map(({ message }) => message);

describe.each([
  ['getInstagram', 'instagram'],
  ['getFacebook', 'facebook'],
] as const)('%s', (name, network) => {
  test.each([
    ['de-DE', 'de'],
    ['pl-PL', 'pl'],
  ] as const)('%s: lists pinned posts first, then the newest', async (locale, country) => {
    const answer = await get(`${path(name)}?umbracoNodeId=1&cultureName=${locale}`);
    expectSecurityHeaders(answer.headers);
    // The demo data lists the newest post first.
    const expected = demo.socialPosts.filter(
      (post) => post.country === country && post.network === network,
    );
    expect(answer.json()).toMatchObject(
      expected.map(({ likes, message, url }) => ({ likes, message, url })),
    );
    const [first] = answer.json() as Record<string, unknown>[];
    expect(Object.keys(first ?? {})).toEqual(['image', 'message', 'url', 'likes']);
    expect((await get(String(first?.image))).headers['content-type']).toBe('image/webp');
  });

  test('returns 400 and names each invalid parameter', async () => {
    const answer = await get(`${path(name)}?umbracoNodeId=x&cultureName=de`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.map((error: { name: string }) => error.name)).toEqual([
      'umbracoNodeId',
      'cultureName',
    ]);
  });
});

test('omits a hidden post and lists a pinned one first', async (t) => {
  const url = `${path('getInstagram')}?umbracoNodeId=1&cultureName=de-DE`;
  const [first = '', , third = ''] = messages(await get(url));
  const set = async (message: string, data: { hidden?: boolean; pinned?: boolean }) => {
    const where = { message: { equals: message } };
    await site.payload.update({ collection: 'social-posts', where, data });
    await site.refresh();
  };
  t.onTestFinished(async () => {
    await set(first, { hidden: false });
    await set(third, { pinned: false });
  });
  await set(first, { hidden: true });
  expect(messages(await get(url))).not.toContain(first);
  await set(third, { pinned: true });
  expect(messages(await get(url))[0]).toBe(third);
});
