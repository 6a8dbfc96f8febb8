/** Audit log entries for actions on accounts, content and settings in the studio. */
import { beforeAll, describe, expect, test } from 'vitest';
import { execute } from '../../content/database/execute.ts';
import { eitherDatabase } from '../../content/test/database.ts';
import { makePage } from '../../content/test/pages.ts';
import { auditLogHelpers, canary, expectSuccess, secret } from './audit-log-helpers.ts';
import { testInProcessStudio } from './in-process-studio.ts';
import { cookieOf, emailOf, password } from './people.ts';

describe.each(eitherDatabase)('the audit log on %s', (kind) => {
  let page: number;

  const rest = testInProcessStudio(kind);
  const { ask } = rest;
  const { expectClean, adminMails, linkFor, newEntries } = auditLogHelpers(rest);
  beforeAll(async () => {
    const home = await makePage(rest.payload, null, 'Start');
    page = await makePage(rest.payload, home, 'Öl');
  });

  test('records amounts and opening hours before and after, and restores one language', async () => {
    const oil = { id: 'a'.repeat(24), key: 'oel-4l', name: 'Ölwechsel 4 l', amount: 89 };
    const filter = { id: 'b'.repeat(24), key: 'filter-s', name: 'Filter', amount: 20 };
    const save = (who: 'admin' | 'editor-pl', locale: string, inTexts: object[]) =>
      newEntries(() =>
        expectSuccess(ask(who, 'POST', `/globals/prices?locale=${locale}`, { inTexts })),
      );
    await save('admin', 'de', [oil, filter]);
    await save('editor-pl', 'pl', [{ ...oil, id: 'c'.repeat(24), amount: 249 }]);
    const amount = `inTexts.${oil.id}.amount`;
    const row = 'Ölwechsel 4 l';
    const changed = ['admin', 'changed', 'prices', 'de'];
    const raised = { ...oil, amount: 95 };
    expect(await save('admin', 'de', [filter, raised])).toEqual([
      [...changed, { [amount]: { before: 89, after: 95, row } }],
    ]);
    expect(await save('admin', 'de', [raised])).toMatchObject([
      [...changed, { [`inTexts.${filter.id}.amount`]: { before: 20 } }],
    ]);
    const { docs } = await rest.payload.findGlobalVersions({
      ...{ slug: 'prices', locale: 'all', sort: 'id', depth: 0 },
    });
    const restore = (who: 'admin' | 'editor-pl' | 'editor-de', id: unknown) =>
      ask(who, 'POST', `/globals/prices/versions/${id}?draft=false`);
    await save('editor-pl', 'pl', [{ ...oil, id: 'c'.repeat(24), amount: 259 }]);
    // The version after the first two saves.
    expect(await newEntries(() => expectSuccess(restore('admin', docs[1]?.id)))).toMatchObject([
      ['admin', 'restored', 'prices', 'de', { [amount]: { before: 95, after: 89, row } }],
    ]);
    const amounts = async (locale: 'de' | 'pl') =>
      (await rest.payload.findGlobal({ slug: 'prices', locale })).inTexts?.map((one) => one.amount);
    expect([await amounts('de'), await amounts('pl')]).toEqual([[89, 20], [259]]);
    await expectSuccess(restore('editor-pl', docs[1]?.id));
    expect([await amounts('de'), await amounts('pl')]).toEqual([[89, 20], [249]]);
    expect(
      (await ask('forms-clerk', 'POST', `/globals/prices/versions/${docs[0]?.id}`)).status,
    ).toBe(403);
    expect((await restore('admin', '99999')).status).toBe(404);
    expect((await restore('admin', 'x%27')).status).toBe(404);
    expect((await ask('portal-manager', 'GET', '/globals/prices/versions')).status).toBe(403);
  });

  test('records logins, failed login counts, logouts and password changes', async () => {
    const login = (email: string, typed: string) =>
      ask('anonymous', 'POST', '/staff/login', { email, password: typed });
    const email = emailOf('editor-pl');
    expect(await newEntries(() => expectSuccess(login(email, password)))).toEqual([
      ['editor-pl', 'loggedIn', 'staff', 'editor-pl', null],
    ]);
    const { flushFailedLogins } = await import('../../content/audit/failed-logins.ts');
    expect(
      await newEntries(async () => {
        for (const typed of [secret, `${secret}!`]) await login(email.toUpperCase(), typed);
        for (const unknownEmail of [canary, `${canary}@posteo.example`])
          await login(unknownEmail, secret);
        await login(`${canary}@posteo.example`, secret);
        await flushFailedLogins(rest.payload);
      }),
    ).toEqual([
      [null, 'loginFailed', 'staff', 'editor-pl', { attempts: { after: 2 } }],
      [null, 'loginFailed', 'staff', null, { attempts: { after: 3 } }],
    ]);
    // The work for an anonymous request runs after the response.
    let token = '';
    expect(
      await newEntries(async () => {
        await expectSuccess(ask('anonymous', 'POST', '/staff/forgot-password', { email }));
        await expect.poll(async () => (token = await linkFor(email))).not.toBe('');
      }),
    ).toEqual([[null, 'passwordResetRequested', 'staff', 'editor-pl', null]]);
    expect(
      await newEntries(() =>
        expectSuccess(
          ask('anonymous', 'POST', '/staff/reset-password', { token, password: secret }),
        ),
      ),
    ).toEqual([['editor-pl', 'passwordReset', 'staff', 'editor-pl', null]]);
    const change = { old: password, password: secret };
    expect(
      await newEntries(() =>
        expectSuccess(ask('editor-de', 'POST', '/staff/change-password', change)),
      ),
    ).toEqual([['editor-de', 'passwordChanged', 'staff', 'editor-de', null]]);
    const cookie = cookieOf(await login(emailOf('editor-de'), secret));
    expect(
      await newEntries(() =>
        expectSuccess(ask('anonymous', 'POST', '/staff/logout', undefined, { Cookie: cookie })),
      ),
    ).toEqual([['editor-de', 'loggedOut', 'staff', 'editor-de', null]]);
  });

  test('records accounts and role changes and mails all administrators once about a raised role', async () => {
    const own = { name: 'Ada', email: emailOf('ada'), password: secret };
    const person = { ...own, role: 'editor-de', countries: ['de'] };
    let id = 0;
    const change = (data: object) =>
      newEntries(() => expectSuccess(ask('admin', 'PATCH', `/staff/${id}`, data)));
    const of = (action: string, changes: object) => [['admin', action, 'staff', 'Ada', changes]];
    expect(
      await newEntries(async () => {
        id = (await expectSuccess(ask('admin', 'POST', '/staff', person))).doc.id;
      }),
    ).toEqual(of('created', { role: { after: 'editor-de' } }));
    const role = (before: string, after: string) => ({ role: { before, after } });
    expect(await change({ email: emailOf('lovelace') })).toEqual(of('changed', { email: {} }));
    expect(await adminMails()).toEqual([]);
    expect(await change({ role: 'portal-manager' })).toEqual(
      of('roleRaised', role('editor-de', 'portal-manager')),
    );
    expect(await adminMails()).toHaveLength(1);
    expect(await change({ role: 'forms-clerk' })).toEqual(
      of('roleChanged', role('portal-manager', 'forms-clerk')),
    );
    expect(await adminMails()).toHaveLength(1);
    expect(await change({ role: 'admin' })).toEqual(of('adminMade', role('forms-clerk', 'admin')));
    const mails = await adminMails();
    expect(mails.map(({ to }) => to).sort()).toEqual([
      emailOf('admin'),
      emailOf('admin'),
      emailOf('lovelace'),
    ]);
    const [newest] = mails;
    expect(newest?.subject).toBe('Oilway: Neue Administration · Nowy administrator');
    expect(newest?.reference).toBeNull();
    const { text } = await rest.payload.findByID({ collection: 'mails', id: newest?.id ?? '' });
    expect(text).toContain('Ada');
    expect(text).toContain('Formulare · Obsługa formularzy');
    expect(await newEntries(() => expectSuccess(ask('admin', 'DELETE', `/staff/${id}`)))).toEqual(
      of('deleted', { role: { before: 'admin' } }),
    );
  });

  test('records publications, unpublications, restores and deletions, but no drafts', async () => {
    const save = (query: string, data: object) =>
      newEntries(() => expectSuccess(ask('admin', 'PATCH', `/pages/${page}?${query}`, data)));
    const of = (...acts: string[]) =>
      acts.map((action) => ['admin', action, 'pages', expect.any(String), null]);
    expect(await save('draft=true', { title: canary, _status: 'draft' })).toEqual([]);
    expect(await save('', { title: 'Öl neu', _status: 'published' })).toEqual(of('published'));
    expect(await save('', { _status: 'draft' })).toEqual(of('unpublished'));
    expect(await save('', { _status: 'published' })).toEqual(of('published'));
    const where = { parent: { equals: page }, 'version._status': { equals: 'published' } };
    const { docs } = await rest.payload.findVersions({ collection: 'pages', where, limit: 1 });
    const restore = (query: string) =>
      newEntries(() =>
        expectSuccess(ask('admin', 'POST', `/pages/versions/${docs[0]?.id}?${query}`)),
      );
    expect(await restore('draft=true')).toEqual(of('restored'));
    expect(await restore('')).toEqual(of('restored', 'published'));
    let id = 0;
    const made = await newEntries(async () => {
      const body = { title: 'Neu', slug: 'neu', parent: page, _status: 'published' };
      id = (await expectSuccess(ask('admin', 'POST', '/pages', body))).doc.id;
    });
    expect(made.map(([, action]) => action)).toEqual(['created', 'published']);
    expect(await newEntries(() => expectSuccess(ask('admin', 'DELETE', `/pages/${id}`)))).toEqual(
      of('deleted'),
    );
  });

  test('records settings, members, companies and their permissions without personal data', async () => {
    const globals: [string, object, object][] = [
      ['retention', { auditLog: 400 }, { auditLog: { before: 1095, after: 400 } }],
      [
        'settings?locale=de',
        { phone: canary, newsPage: page },
        { phone: {}, newsPage: { before: null, after: page } },
      ],
    ];
    for (const [path, data, changes] of globals)
      expect(
        await newEntries(() => expectSuccess(ask('admin', 'POST', `/globals/${path}`, data))),
      ).toEqual([
        ['admin', 'changed', path.replace(/\?.*/, ''), path.includes('de') ? 'de' : null, changes],
      ]);
    for (const auditLog of [364, 0, -1, 1e9])
      expect((await ask('admin', 'POST', '/globals/retention', { auditLog })).status).toBe(400);

    const manager = (method: string, path: string, data?: object) =>
      expectSuccess(ask('portal-manager', method, path, data));
    const who = 'portal-manager';
    let [category, company, member] = [0, 0, ''];
    const made = await newEntries(async () => {
      const sort = { title: 'Preise', culture: 'de-DE' };
      category = (await manager('POST', '/file-categories', sort)).doc.id;
      company = (await manager('POST', '/companies', { name: 'Werkstatt', country: 'de' })).doc.id;
      await manager('PATCH', `/companies/${company}`, { categories: [category] });
      const person = { name: canary, email: `${canary}@posteo.example`, company, state: 'invited' };
      member = (await manager('POST', '/members', person)).doc.id;
      await manager('PATCH', `/members/${member}`, { name: `${canary} 2`, state: 'disabled' });
      await manager('DELETE', `/members/${member}`);
    });
    expect(made).toEqual([
      [who, 'created', 'file-categories', 'Preise', { culture: { after: 'de-DE' } }],
      [who, 'created', 'companies', 'Werkstatt', { country: { after: 'de' } }],
      [
        who,
        'changed',
        'companies',
        'Werkstatt',
        { categories: { before: null, after: [category] } },
      ],
      [who, 'invited', 'members', null, expect.objectContaining({ company: { after: company } })],
      [
        who,
        'disabled',
        'members',
        null,
        { state: { before: 'invited', after: 'disabled' }, name: {} },
      ],
      [who, 'deleted', 'members', null, null],
    ]);
  });

  test('records opening hours, the trash and restored versions of a location', async () => {
    const kind = { title: 'Station', key: 'station' };
    const created = await expectSuccess(ask('admin', 'POST', '/location-categories', kind));
    const address = { street: 'Hof 1', postalCode: '10115', town: 'Berlin' };
    const place = { latitude: 52.5, longitude: 13.4, country: 'de', icon: 'station' };
    const names = { title: 'Nord', category: created.doc.id, phone: canary };
    const { id } = (
      await expectSuccess(ask('admin', 'POST', '/locations', { ...names, ...address, ...place }))
    ).doc;
    const change = (data: object, query = '') =>
      newEntries(() => expectSuccess(ask('admin', 'PATCH', `/locations/${id}${query}`, data)));
    const hours = { monFri: { opens: '08:00', closes: '18:00' } };
    await change({ hours });
    const changed = ['admin', 'changed', 'locations', 'Nord'];
    const later = { monFri: { opens: '09:00', closes: '18:00' } };
    expect(await change({ hours: later, phone: '0231 557788' })).toEqual([
      [...changed, { 'hours.monFri.opens': { before: '08:00', after: '09:00' }, phone: {} }],
    ]);
    const where = { parent: { equals: id }, 'version.hours.monFri.opens': { equals: '08:00' } };
    const { docs } = await rest.payload.findVersions({ collection: 'locations', where });
    const restored = await newEntries(() =>
      expectSuccess(ask('admin', 'POST', `/locations/versions/${docs[0]?.id}?draft=false`)),
    );
    expect(restored).toMatchObject([['admin', 'restored', 'locations', 'Nord', {}]]);
    const actions = (entries: unknown[][]) => entries.map(([, action]) => action);
    expect(actions(await change({ deletedAt: new Date().toISOString() }))).toEqual(['deleted']);
    expect((await ask('admin', 'GET', `/locations/${id}`)).status).toBe(404);
    expect(actions(await change({ deletedAt: null }, '?trash=true'))).toEqual(['restored']);
    expect((await ask('admin', 'GET', `/locations/${id}`)).body.hours).toMatchObject(hours);
  });

  test('records nothing for rejected, failed or rolled-back actions', async () => {
    const refused = await newEntries(async () => {
      await ask('editor-pl', 'PATCH', `/pages/${page}`, { _status: 'draft' });
      await ask('admin', 'PATCH', `/staff/${rest.staff.admin}`, { role: 'editor-de' });
      await ask('admin', 'DELETE', `/staff/${rest.staff.admin}`);
      await ask('anonymous', 'POST', '/staff', {
        name: canary,
        email: emailOf('x'),
        password: secret,
        role: 'admin',
      });
      await ask('editor-de', 'GET', '/contact-messages/csv');
      await ask('editor-de', 'GET', '/audit-log/export');
    });
    expect(refused).toEqual([]);
    // The change is rolled back when its notification cannot be stored.
    await execute(rest.payload, 'ALTER TABLE mails RENAME TO mails_away');
    const raise = { role: 'compliance-officer' };
    const path = `/staff/${rest.staff['forms-clerk']}`;
    expect(await newEntries(() => ask('admin', 'PATCH', path, raise))).toEqual([]);
    await execute(rest.payload, 'ALTER TABLE mails_away RENAME TO mails');
    expect((await ask('admin', 'GET', path)).body.role).toBe('forms-clerk');
  });

  test('chains 50 concurrent actions and stores none of the typed text', async () => {
    const post = (at: number) =>
      ask('portal-manager', 'POST', '/companies', { name: `Firma ${at}`, country: 'pl' });
    const found = await newEntries(() =>
      Promise.all(Array.from({ length: 50 }, (_, at) => expectSuccess(post(at)))),
    );
    expect(found).toHaveLength(50);
    await expectClean();
  });
});
