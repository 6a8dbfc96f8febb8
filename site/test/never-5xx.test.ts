import { runs } from '@oilway/content/test/full.ts';
import { rowsOf } from '@oilway/content/test/store-rows.ts';
import { memberPasskeys } from '@oilway/store/members/tables.ts';
import { attachments, captchas } from '@oilway/store/submissions/tables.ts';
import fc from 'fast-check';
import type { CollectionSlug } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { segment, value } from './arbitraries.ts';
import type { TestSite } from './build-app.ts';
import { clock, cookieOf, createMember, logIn, openPortal } from './portal-site.ts';
import { makeReportingKeys } from './reporting-keys.ts';
import { type Route, routesOf } from './route-table.ts';
import { formNames, sendForm } from './send-form.ts';
import { solveCaptcha } from './solve-captcha.ts';
import { tileFile } from './tile-file.ts';

interface Schema {
  properties?: Record<string, unknown>;
  anyOf?: Schema[];
}
interface Described {
  parameters?: { name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
}

const tiles = tileFile();
let site: TestSite;
let email: string;
let described: Map<string, Described>;
beforeAll(async () => {
  ({ site } = await openPortal(tiles.environment));
  await makeReportingKeys(site.payload);
  await site.refresh();
  email = await createMember();
  const { paths } = (await site.app.inject('/api/openapi.json')).json();
  described = new Map(
    Object.entries(paths as Record<string, Record<string, Described>>).flatMap(([path, calls]) =>
      Object.entries(calls).map(([method, call]) => [keyOf({ method, path }), call]),
    ),
  );
});
afterAll(async () => {
  await site?.close();
  tiles.remove();
});

const keyOf = ({ method, path }: Route) =>
  `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`.toLowerCase();
const namesIn = ({ anyOf = [], properties = {} }: Schema): string[] => [
  ...Object.keys(properties),
  ...anyOf.flatMap(namesIn),
];
const fieldsOf = ({ requestBody }: Described) =>
  Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => namesIn(schema));

const collections: CollectionSlug[] = [
  ...(['contact-messages', 'event-sign-ups', 'sponsoring-messages'] as const),
  ...(['reports', 'report-messages', 'mails', 'members'] as const),
];
const tables = [attachments, captchas, memberPasskeys] as const;
const storedCounts = () =>
  Promise.all([
    ...collections.map(async (collection) => (await site.payload.count({ collection })).totalDocs),
    ...tables.map(async (table) => (await rowsOf(site.payload, table as typeof captchas)).length),
  ]);

/** Paths of a route with random parameters. */
const pathOf = ({ path }: Route) =>
  fc
    .array(segment, { minLength: 8, maxLength: 8 })
    .map((parts) => path.replaceAll(/:\w+|\*/g, () => parts.pop() ?? '').replace(/^(?!\/)/, '/'));
const commonParams = ['culture', 'ort', 'seite', 'token', 'to', 'q', 'ids', '__proto__', 'x'];
const validValues = ['1', 'de-DE', 'pl-PL', 'true'].map((text) => fc.constant(text));

/** The cookie of a new session, or none: some routes end the session. */
const cookies = async () => fc.constantFrom(cookieOf(await logIn(email)), '');

/** Sends a generated request, and expects a status below 500 and the security headers. */
async function sendRequest(route: Route, options: object, cookie: string) {
  clock.now += 3_600_000;
  const headers = { ...(options as { headers?: object }).headers };
  const response = await site.app.inject({
    ...{ ...options, method: route.method as 'GET' },
    headers: { ...headers, cookie },
  });
  expect([keyOf(route), response.statusCode]).toEqual([keyOf(route), expect.toSatisfy(isBelow500)]);
  expect(response.headers['content-security-policy']).toMatch(/(^|;)default-src 'none'(;|$)/);
  expect(response.headers['x-content-type-options']).toBe('nosniff');
  return response;
}
const isBelow500 = (status: number) => status >= 200 && status < 500;

test('GET routes return no 5xx for random paths and queries, and API errors name the parameter', async () => {
  const routes = routesOf(site.app).filter(({ method }) => method === 'GET');
  expect(routes.length).toBeGreaterThan(60);
  for (const route of routes) {
    const call = described.get(keyOf(route));
    const names = [...(call?.parameters ?? []).map(({ name }) => name), ...commonParams];
    const pairs = fc.array(fc.tuple(fc.constantFrom(...names), fc.oneof(value, ...validValues)), {
      maxLength: 5,
    });
    const requests = fc.tuple(pathOf(route), pairs, await cookies());
    await fc.assert(
      fc.asyncProperty(requests, async ([path, query, cookie]) => {
        const url = `${path}?${query.map((pair) => pair.join('=')).join('&')}`;
        const { headers, statusCode, ...response } = await sendRequest(route, { url }, cookie);
        if (!call || statusCode === 404) return;
        expect(Object.keys(call.responses)).toContain(String(statusCode));
        if (statusCode !== 400 || /session|logout/.test(path)) return;
        expect(headers['content-type']).toMatch(/^application\/problem\+json/);
        // Undefined where the path itself is malformed.
        const { errors } = response.json<{ errors?: { name: string }[] }>();
        const given = new URLSearchParams(url.split('?')[1]).keys();
        if (errors) expect([...names, ...given]).toContain(errors[0]?.name);
      }),
      runs(15, 200),
    );
  }
});

const anything = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.jsonValue(),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.constantFrom('\0\u202e\ud800', "'; DROP TABLE mails; --", '__proto__', 'x'.repeat(70_000), [
    {},
  ]),
  ...validValues,
);
const textOf = (input: unknown) =>
  (typeof input === 'string' ? input : (JSON.stringify(input) ?? '')).toWellFormed();
const multipart = (fields: object) =>
  Object.entries(fields)
    .map(([name, input]) => {
      const file = name === 'attachments' ? '; filename="a.pdf"' : '';
      return `--x\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${textOf(input)}\r\n`;
    })
    .join('');
const bodies: [type: string, write: (fields: object) => string][] = [
  ['application/json', (fields) => JSON.stringify(fields)],
  [
    'application/x-www-form-urlencoded',
    (fields) =>
      `${new URLSearchParams(Object.entries(fields).map(([name, input]) => [name, textOf(input)]))}`,
  ],
  ['multipart/form-data; boundary=x', (fields) => `${multipart(fields)}--x--\r\n`],
  ['multipart/form-data; boundary=x', (fields) => `--x\r\n${textOf(fields)}`],
  ['multipart/form-data', textOf],
  ['application/json', (fields) => textOf(Object.values(fields)[0])],
  ['text/plain', textOf],
];

test('POST routes return no 5xx and store nothing for random fields in any encoding', async () => {
  const routes = routesOf(site.app).filter(({ method }) => method === 'POST');
  expect(routes.length).toBeGreaterThan(40);
  const all = [...new Set([...described.values()].flatMap(fieldsOf))];
  const noJsFields = [
    'answer',
    'key',
    'act',
    'passkey',
    'attachments',
    'requestToken',
    '__proto__',
  ];
  const before = await storedCounts();
  for (const route of routes) {
    const call = described.get(keyOf(route));
    const names = [...(call ? fieldsOf(call) : all), ...noJsFields];
    const fields = fc.dictionary(fc.constantFrom(...names), anything, { maxKeys: 12 });
    const body = fc.tuple(fields, fc.constantFrom(...bodies), await cookies());
    await fc.assert(
      fc.asyncProperty(pathOf(route), body, async (url, [input, [type, write], cookie]) => {
        const headers = { 'content-type': type };
        await sendRequest(route, { url, headers, payload: write(input) }, cookie);
      }),
      runs(25, 300),
    );
  }
  expect(await storedCounts()).toEqual(before);
});

test.each(formNames)(
  '%s: an invalid required field is rejected by its name and nothing is stored',
  async (form) => {
    const recaptcha = await solveCaptcha(site.app, form);
    const before = await storedCounts();
    const empty = { name: '', email: '', message: '', association: '', contactPerson: '' };
    const more = { goal: '', selectedTypeOfForms: '', description: '', gdprAccept: '' };
    const wrong = { ...empty, ...more, recaptcha: '', umbracoNodeID: '', cultureName: '' };
    const refused = (await sendForm(site, form, wrong)).json<{ errors: { name: string }[] }>();
    const required = refused.errors.map(({ name }) => name);
    expect(required.length).toBeGreaterThan(4);
    const texts = ['', ' \t', '\u2028', '\0\u200b', 'ö'.repeat(20_001)];
    // All fields of a multipart form are text.
    const other = form === 'sponsoring' ? [] : [null, [], {}, { a: 1 }, 0.5, false];
    const bad = fc.tuple(
      fc.constantFrom(...required),
      fc.constantFrom<unknown>(...texts, ...other),
    );
    await fc.assert(
      fc.asyncProperty(bad, fc.jsonValue(), async ([name, input], noise) => {
        const response = await sendForm(site, form, { recaptcha, noise, [name]: input });
        expect([name, input, response.statusCode]).toEqual([name, input, 400]);
        // A body with a `__proto__` in it is refused before its fields are read.
        if (JSON.stringify(noise).includes('__proto__')) return;
        const { errors } = response.json<{ errors: { name: string }[] }>();
        expect(errors.map((error) => error.name)).toContain(name);
      }),
      runs(60, 3000),
    );
    expect(await storedCounts()).toEqual(before);
    // The same form with valid fields is accepted.
    expect((await sendForm(site, form, { recaptcha })).statusCode).toBe(200);
  },
);
