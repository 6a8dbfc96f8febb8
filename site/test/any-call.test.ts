import { runs } from '@oilway/content/test/full.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { value } from './any-text.ts';
import { boot, type TestSite } from './build-app.ts';

let site: TestSite;
beforeAll(async () => {
  site = await boot();
});
afterAll(() => site?.close());

interface Operation {
  operationId: string;
  responses: Record<string, unknown>;
  parameters?: { name: string }[];
}

test('every call of the OpenAPI document, however it is called: 200, 400 or 404 that names a parameter', async () => {
  const { paths } = (await site.app.inject('/api/openapi.json')).json() as {
    paths: Record<string, { get?: Operation }>;
  };
  const calls = Object.entries(paths).flatMap(([path, { get }]) => (get ? [{ path, get }] : []));
  expect(calls.length).toBeGreaterThanOrEqual(7);
  for (const { get, path } of calls) {
    const names = get.parameters?.map(({ name }) => name) ?? [];
    const right = { umbracoNodeId: '1', nodeid: '1', cultureName: 'de-DE', culture: 'pl-PL' };
    // Members' calls say so: nobody is logged in here.
    const statuses = [200, 400, 404, ...(get.responses['401'] ? [401] : [])];
    const one = (name: string) =>
      fc.option(fc.oneof(value, fc.constant(right[name as never] ?? '')));
    const query = fc.tuple(...names.map(one));
    const examples: [string[], boolean][] = [[names.map(() => '&+'), false]];
    await fc.assert(
      fc.asyncProperty(query, fc.boolean(), async (values, twice) => {
        const asked = names.flatMap((name, index) =>
          values[index] === null ? [] : [`${name}=${values[index]}`],
        );
        const repeated = twice ? [...asked, ...asked.slice(0, 1)] : asked;
        const answer = await site.app.inject(`${path}?${repeated.join('&')}`);
        expect([get.operationId, answer.statusCode]).toEqual([
          get.operationId,
          expect.toSatisfy((status: number) => statuses.includes(status)),
        ]);
        if (answer.statusCode === 200) return;
        expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
        if (answer.statusCode === 401) return;
        const [error] = answer.json<{ errors: { name: string }[] }>().errors;
        // Its own parameters, or one that it was given and does not know.
        const given = new URLSearchParams(repeated.join('&')).keys();
        expect([...names, ...given]).toContain(error?.name);
      }),
      { ...runs(60), examples },
    );
  }
});

test('a list asked for anything is the list or a part of it', async () => {
  const lists = ['/aktuelles', '/pl/aktualnosci', '/kontakt', '/pl/kontakt', '/veranstaltungen'];
  const names = ['seite', 'strona', 'jahr', 'rok', 'region'];
  const number = fc.oneof(
    fc.integer().map(String),
    fc.constantFrom('0', '2', '2025', '1e5', '007'),
  );
  const pair = fc.tuple(fc.constantFrom(...names), fc.oneof(number, value));
  const pairs = fc.array(pair, { maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...lists), pairs, async (list, asked) => {
      const query = asked.map(([name, text]) => `${name}=${text}`).join('&');
      const answer = await site.app.inject(`${list}?${query}`);
      expect(answer.statusCode).toBe(200);
      const { origin } = site.context.config;
      const [, canonical = ''] = /rel="canonical" href="([^"]*)"/.exec(answer.body) ?? [];
      expect(canonical.replace(/\?(seite|strona)=[23]$/, '')).toBe(origin + list);
    }),
    runs(120),
  );
});
