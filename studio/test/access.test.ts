import { beforeAll, describe, expect, test } from 'vitest';
import { full } from '../../content/test/full.ts';
import { makePage, makePair } from '../../content/test/pages.ts';
import { type Attempts, TestContext } from './attempts.ts';
import { collectionAccess, globalAccess } from './expected-access.ts';
import { valueFor } from './global-values.ts';
import { testInProcessStudio } from './in-process-studio.ts';
import { password, people } from './people.ts';
import { allAttempts } from './subjects.ts';

const seen: string[] = [];
let attempts: Record<string, Attempts>;
let homes: Record<'de' | 'pl', number>;

const studio = testInProcessStudio('sqlite', seen);
const { ask } = studio;
beforeAll(async () => {
  homes = await makePair(studio.payload, null, { de: 'Start', pl: 'Start' });
  attempts = await allAttempts(new TestContext(studio.payload, ask), studio.staff, homes);
});

test('covers every collection, global and operation', () => {
  const named = new Set(Object.keys(collectionAccess).map((name) => name.replace(/ of .*/, '')));
  expect([...named].sort()).toEqual(
    studio.payload.config.collections.map(({ slug }) => slug).sort(),
  );
  expect(Object.keys(globalAccess).sort()).toEqual(
    studio.payload.config.globals.map(({ slug }) => slug).sort(),
  );
  for (const [name, rules] of Object.entries(collectionAccess)) {
    const untried = Object.keys(rules).filter((operation) => !attempts[name]?.[operation]);
    expect(untried, name).toEqual([]);
  }
});

/** Read and written as the pages of that country are. */
const alikeCollections = ['news of Poland', 'events of Germany'];
const triedCollections = Object.keys(collectionAccess).filter(
  (name) => full || !alikeCollections.includes(name),
);

describe.each(triedCollections)('collection %s', (name) => {
  test('allows each role exactly the expected operations', async () => {
    const found: Record<string, string[]> = {};
    const expected: Record<string, string[]> = {};
    for (const [operation, attempt] of Object.entries(attempts[name] ?? {})) {
      expected[operation] = [...(collectionAccess[name]?.[operation] ?? [])];
      const allowedPeople: string[] = [];
      found[operation] = allowedPeople;
      for (const person of people) if (await attempt(person)) allowedPeople.push(person);
    }
    expect(found).toEqual(expected);
  });
});

describe.each(Object.keys(globalAccess))('global %s', (slug) => {
  const stored = async () =>
    JSON.stringify(
      await studio.payload.findGlobal({ slug: slug as 'header', locale: 'all', depth: 0 }),
    );

  test('allows each role exactly the expected operations', async () => {
    const queries = {
      'update de': '?locale=de',
      'update pl': '?locale=pl',
      'update without locale': '',
      'update all': '?locale=all',
    };
    const found: Record<string, string[]> = { read: [] };
    let last = 0;
    for (const person of people) {
      if ((await ask(person, 'GET', `/globals/${slug}`)).status === 200) found.read?.push(person);
      for (const [operation, query] of Object.entries(queries)) {
        found[operation] ??= [];
        const allowedPeople = found[operation];
        last += 1;
        const { body, each, mark } = valueFor(slug, last);
        const before = await stored();
        await ask(
          person,
          'POST',
          `/globals/${slug}${query}`,
          operation === 'update all' ? each : body,
        );
        const after = await stored();
        // Any change counts, except in the job schedule, which running jobs change, too.
        if (slug === 'payload-jobs-stats' ? after.includes(mark) : after !== before)
          allowedPeople.push(person);
      }
    }
    expect(found).toEqual(globalAccess[slug]);
  });
});

describe('staff', () => {
  test('allows only administrators to change roles', async () => {
    for (const person of people) {
      if (person === 'admin') continue;
      for (const query of ['', '?locale=de', '?draft=true']) {
        await ask(
          person,
          'PATCH',
          `/staff/${person === 'anonymous' ? studio.staff['editor-de'] : studio.staff[person]}${query}`,
          {
            role: 'admin',
            name: 'Ich',
          },
        );
      }
    }
    const { docs } = await studio.payload.find({
      collection: 'staff',
      limit: 0,
      pagination: false,
    });
    for (const [role, id] of Object.entries(studio.staff))
      expect(docs.find((doc) => doc.id === id)?.role, role).toBe(role);
  });

  test('lets staff read only their entry, and clerks also the names of possible assignees', async () => {
    const manager = studio.staff['portal-manager'];
    expect((await ask('portal-manager', 'GET', `/staff/${manager}`)).body.email).toBeDefined();
    expect((await ask('portal-manager', 'GET', `/staff/${studio.staff.admin}`)).status).toBe(404);
    const { body } = await ask('portal-manager', 'GET', '/staff?limit=0');
    expect(body.docs.map((doc: { id: number }) => doc.id)).toEqual([manager]);
    expect((await ask('forms-clerk', 'GET', `/staff/${manager}`)).status).toBe(404);
    const admin = await ask('forms-clerk', 'GET', `/staff/${studio.staff.admin}`);
    expect([admin.status, admin.body.name, admin.body.email]).toEqual([200, 'admin', undefined]);
    const oracle = await ask('forms-clerk', 'GET', '/staff?where[email][like]=admin');
    expect(oracle.status).toBe(400);
    expect((await ask('forms-clerk', 'GET', '/staff?sort=email')).status).toBe(400);
  });
});

describe('countries', () => {
  const location = {
    title: 'Nowa',
    country: 'pl',
    icon: 'station',
    street: 'Dwór 1',
    postalCode: '00-001',
    town: 'Warszawa',
    latitude: 52.2,
    longitude: 14.6,
  };

  test('forces the country of the editor on created and moved locations', async () => {
    const { docs } = await studio.payload.find({ collection: 'location-categories', limit: 1 });
    const made = await ask('editor-de', 'POST', '/locations', {
      ...location,
      category: docs[0]?.id,
    });
    expect(made.body.doc.country).toBe('de');
    await ask('editor-de', 'PATCH', `/locations/${made.body.doc.id}`, { country: 'pl' });
    expect(
      (await studio.payload.findByID({ collection: 'locations', id: made.body.doc.id })).country,
    ).toBe('de');
  });

  test.each(['pages', 'news', 'events'] as const)(
    'does not change the country of existing %s',
    async (collection) => {
      const made = await ask('admin', 'POST', `/${collection}?draft=true`, {
        title: 'Fest',
        country: 'de',
      });
      const { id } = made.body.doc;
      for (const who of ['admin', 'editor-de'] as const) {
        await ask(who, 'PATCH', `/${collection}/${id}?draft=true`, { country: 'pl', title: who });
        const doc = await studio.payload.findByID({ collection, id, draft: true });
        expect(doc).toMatchObject({ country: 'de', title: who });
      }
    },
  );

  test('preselects the locale of the country of an editor', async () => {
    for (const [who, value] of [
      ['editor-de', 'de'],
      ['editor-pl', 'pl'],
      ['admin', undefined],
    ] as const) {
      const { body } = await ask(who, 'GET', '/payload-preferences/locale');
      expect(body?.value ?? undefined, who).toBe(value);
    }
  });

  test('lets editors move pages only within their country', async () => {
    const [above, page] = [
      await makePage(studio.payload, homes.de, 'Oben'),
      await makePage(studio.payload, homes.de, 'Unten'),
    ];
    const move = (parent: number) =>
      ask('editor-de', 'PATCH', `/pages/${page}`, { parent, _status: 'published' });
    const refused = await move(homes.pl);
    expect(refused.status).toBe(400);
    expect(refused.body.errors[0].data.errors).toMatchObject([{ path: 'parent' }]);
    expect((await move(above)).status).toBe(200);
    const moved = await studio.payload.findByID({ collection: 'pages', id: page, depth: 0 });
    expect(moved.parent).toBe(above);
  });

  test('preserves the keys of a page and gives a duplicate new ones', async () => {
    const id = await makePage(studio.payload, homes.de, 'Schlüssel');
    const read = (of: number) =>
      studio.payload.findByID({ collection: 'pages', id: of, draft: true });
    const { key, translationKey } = await read(id);
    const other = { key: 'other', translationKey: (await read(homes.pl)).translationKey };
    await ask('admin', 'PATCH', `/pages/${id}`, other);
    expect(await read(id)).toMatchObject({ key, translationKey });
    const copy = await ask('admin', 'POST', `/pages/${id}/duplicate`, { slug: 'kopie' });
    const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
    const copied = await read(copy.body.doc.id);
    for (const [given, own] of [
      [copied.key, key],
      [copied.translationKey, translationKey],
    ] as const) {
      expect(given).toMatch(uuid);
      expect(given).not.toBe(own);
    }
  });
});

describe('cross-origin requests', () => {
  const email = 'elsewhere@posteo.example';
  const calls: (readonly [method: string, path: string, body?: object])[] = [
    ['POST', '/globals/settings?locale=de', { company: 'Oilway GmbH' }],
    ['GET', '/contact-messages/csv'],
    ['POST', '/contact-messages/none/reply', { id: 'x', text: 'Hallo' }],
    ['POST', '/mails/none/resend', {}],
    ...['', '/export', '/erase'].map((act) => ['POST', `/person-data${act}`, { email }] as const),
    ['POST', '/staff/1/without-factors', {}],
    ...['login', 'logout', 'forgot-password', 'reset-password', 'end-sessions', 'prove']
      .concat('login-code', 'login-passkey', 'login-passkey-options', 'app-secret', 'add-app')
      .concat('remove-app', 'passkey-options', 'add-passkey', 'remove-passkey')
      .concat('new-recovery-codes')
      .map((act) => ['POST', `/staff/${act}`, { email, password, token: 'x' }] as const),
  ];

  test.each<Record<string, string>>([
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: 'http://localhost:3000' },
    { Origin: '', 'Sec-Fetch-Site': 'cross-site' },
  ])('rejects requests with a session cookie and the headers %o', async (headers) => {
    for (const [method, path, body] of calls)
      expect((await ask('admin', method, path, body, headers)).status, path).toBe(403);
    const [[method, path, body] = ['', '']] = calls;
    expect((await ask('admin', method, path, body)).status).toBe(200);
  });
});

test('returns no secrets in any response', async () => {
  await ask('admin', 'GET', '/staff?depth=3&select[passwordHash]=true&select[password]=true');
  await ask('admin', 'GET', `/staff/${studio.staff.admin}?showHiddenFields=true`);
  await ask('editor-de', 'GET', '/staff/me?depth=3');
  expect(seen.length).toBeGreaterThan(500);
  const leaks = seen.filter((text) =>
    /"(passwordHash|password|tokenHash|codeHash|publicKey)":|argon2/.test(text),
  );
  expect(leaks.map((text) => text.slice(0, 300))).toEqual([]);
  for (const path of ['/staff?where[passwordHash][like]=a', '/staff?sort=passwordHash'])
    expect((await ask('admin', 'GET', path)).status, path).toBe(400);
  for (const path of ['/staff-logins', '/staff-links', '/member-sessions', '/attachments'])
    expect((await ask('admin', 'GET', path)).status, path).toBe(404);
});
