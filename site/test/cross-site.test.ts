import { afterAll, beforeAll, expect, test } from 'vitest';
import { boot, type TestSite } from './build-app.ts';
import { routesOf } from './route-table.ts';

let site: TestSite;
beforeAll(async () => {
  site = await boot();
});
afterAll(() => site?.close());

const statusesOf = async (headers: Record<string, string>) => {
  const writing = routesOf(site.app).filter(({ method }) => !/^(GET|HEAD|OPTIONS)$/.test(method));
  expect(writing.length).toBeGreaterThan(40);
  return Promise.all(
    writing.map(async ({ method, path }) => {
      const url = path.replaceAll(/:\w+/g, 'x');
      const { statusCode } = await site.app.inject({ method: method as 'POST', url, headers });
      return [`${method} ${path}`, statusCode] as const;
    }),
  );
};

// For the logout, which is a GET, see `features/members/log-in.test.ts`.
test.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
])('every state-changing route returns 403 for %j', async (headers) => {
  const accepted = (await statusesOf(headers)).filter(([, status]) => status !== 403);
  expect(accepted).toEqual([]);
});

test.each([
  ['same-origin requests', { 'sec-fetch-site': 'same-origin' }],
  ['Sec-Fetch-Site: none', { 'sec-fetch-site': 'none' }],
  ['requests without Sec-Fetch-Site', {}],
])('no route returns 403 for %s', async (_, headers) => {
  const refused = (await statusesOf(headers as never)).filter(([, status]) => status === 403);
  expect(refused).toEqual([]);
});
