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

// A logout, which is a GET, has rules of its own: `features/members/log-in.test.ts`.
test.each([
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ origin: 'https://evil.example' }],
  [{ origin: 'null' }],
])('nothing from another site: each route that changes something refuses %j', async (headers) => {
  const taken = (await statusesOf(headers)).filter(([, status]) => status !== 403);
  expect(taken).toEqual([]);
});

test.each([
  ['our own page', { 'sec-fetch-site': 'same-origin' }],
  ['what was typed or kept by its reader', { 'sec-fetch-site': 'none' }],
  ['a program, which says nothing of it', {}],
])('%s is refused by no route for where it comes from', async (_, headers) => {
  const refused = (await statusesOf(headers as never)).filter(([, status]) => status === 403);
  expect(refused).toEqual([]);
});
