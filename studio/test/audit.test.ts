/** What people do in the studio with accounts, texts and settings, as the audit log has it afterwards. */
import { beforeAll, describe, expect, test } from 'vitest';
import { execute } from '../../content/database/execute.ts';
import { databases } from '../../content/test/database.ts';
import { makePage } from '../../content/test/pages.ts';
import { auditRows, canary, done, secret } from './audit-rows.ts';
import { cookieOf, emailOf, password } from './people.ts';
import { testRest } from './rest.ts';

describe.each(databases)('the audit log on %s', (kind) => {
  let page: number;

  const rest = testRest(kind);
  const { ask } = rest;
  const { expectClean, mailed, noted } = auditRows(rest);
  beforeAll(async () => {
    const home = await makePage(rest.payload, null, 'Start');
    page = await makePage(rest.payload, home, 'Öl');
  });

  /** The token of the newest link that was mailed. */
  const linkFor = async (email: string) => {
    const where = { to: { equals: email } };
    const { docs } = await rest.payload.find({ collection: 'mails', where, sort: '-createdAt' });
    return /\/admin\/reset#([\w-]{43})/.exec(docs[0]?.text ?? '')?.[1] ?? '';
  };

  test('has logins, those that fail by number, logouts and passwords', async () => {
    const login = (email: string, typed: string) =>
      ask('anonymous', 'POST', '/staff/login', { email, password: typed });
    const email = emailOf('editor-pl');
    expect(await noted(() => done(login(email, password)))).toEqual([
      ['editor-pl', 'loggedIn', 'staff', 'editor-pl', null],
    ]);
    const { writeFailedLogins } = await import('../../content/audit/failed-logins.ts');
    expect(
      await noted(async () => {
        for (const typed of [secret, `${secret}!`]) await login(email.toUpperCase(), typed);
        for (const nobody of [canary, `${canary}@posteo.example`]) await login(nobody, secret);
        await login(`${canary}@posteo.example`, secret);
        await writeFailedLogins(rest.payload);
      }),
    ).toEqual([
      [null, 'loginFailed', 'staff', 'editor-pl', { attempts: { after: 2 } }],
      [null, 'loginFailed', 'staff', null, { attempts: { after: 3 } }],
    ]);
    // What is done for whoever asks is done after the answer.
    let token = '';
    expect(
      await noted(async () => {
        await done(ask('anonymous', 'POST', '/staff/forgot-password', { email }));
        await expect.poll(async () => (token = await linkFor(email))).not.toBe('');
      }),
    ).toEqual([[null, 'passwordAsked', 'staff', 'editor-pl', null]]);
    expect(
      await noted(() =>
        done(ask('anonymous', 'POST', '/staff/reset-password', { token, password: secret })),
      ),
    ).toEqual([['editor-pl', 'passwordReset', 'staff', 'editor-pl', null]]);
    const change = { old: password, password: secret };
    expect(
      await noted(() => done(ask('editor-de', 'POST', '/staff/change-password', change))),
    ).toEqual([['editor-de', 'passwordChanged', 'staff', 'editor-de', null]]);
    const cookie = cookieOf(await login(emailOf('editor-de'), secret));
    expect(
      await noted(() =>
        done(ask('anonymous', 'POST', '/staff/logout', undefined, { Cookie: cookie })),
      ),
    ).toEqual([['editor-de', 'loggedOut', 'staff', 'editor-de', null]]);
  });

  test('has who came and went, and each role; all administrators get a mail for a higher one, once', async () => {
    const own = { name: 'Ada', email: emailOf('ada'), password: secret };
    const person = { ...own, role: 'editor-de', countries: ['de'] };
    let id = 0;
    const change = (data: object) => noted(() => done(ask('admin', 'PATCH', `/staff/${id}`, data)));
    const of = (action: string, changes: object) => [['admin', action, 'staff', 'Ada', changes]];
    expect(
      await noted(async () => {
        id = (await done(ask('admin', 'POST', '/staff', person))).doc.id;
      }),
    ).toEqual(of('created', { role: { after: 'editor-de' } }));
    const role = (before: string, after: string) => ({ role: { before, after } });
    expect(await change({ email: emailOf('lovelace') })).toEqual(of('changed', { email: {} }));
    expect(await mailed()).toEqual([]);
    expect(await change({ role: 'portal-manager' })).toEqual(
      of('roleRaised', role('editor-de', 'portal-manager')),
    );
    expect(await mailed()).toHaveLength(1);
    expect(await change({ role: 'forms-clerk' })).toEqual(
      of('roleChanged', role('portal-manager', 'forms-clerk')),
    );
    expect(await mailed()).toHaveLength(1);
    expect(await change({ role: 'admin' })).toEqual(of('adminMade', role('forms-clerk', 'admin')));
    const mails = await mailed();
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
    expect(await noted(() => done(ask('admin', 'DELETE', `/staff/${id}`)))).toEqual(
      of('deleted', { role: { before: 'admin' } }),
    );
  });

  test('has what was published, taken down, restored and deleted, and no draft', async () => {
    const save = (query: string, data: object) =>
      noted(() => done(ask('admin', 'PATCH', `/pages/${page}?${query}`, data)));
    const of = (...acts: string[]) =>
      acts.map((action) => ['admin', action, 'pages', expect.any(String), null]);
    expect(await save('draft=true', { title: canary, _status: 'draft' })).toEqual([]);
    expect(await save('', { title: 'Öl neu', _status: 'published' })).toEqual(of('published'));
    expect(await save('', { _status: 'draft' })).toEqual(of('unpublished'));
    expect(await save('', { _status: 'published' })).toEqual(of('published'));
    const where = { parent: { equals: page }, 'version._status': { equals: 'published' } };
    const { docs } = await rest.payload.findVersions({ collection: 'pages', where, limit: 1 });
    const restore = (query: string) =>
      noted(() => done(ask('admin', 'POST', `/pages/versions/${docs[0]?.id}?${query}`)));
    expect(await restore('draft=true')).toEqual(of('restored'));
    expect(await restore('')).toEqual(of('restored', 'published'));
    let id = 0;
    const made = await noted(async () => {
      const body = { title: 'Neu', slug: 'neu', parent: page, _status: 'published' };
      id = (await done(ask('admin', 'POST', '/pages', body))).doc.id;
    });
    expect(made.map(([, action]) => action)).toEqual(['created', 'published']);
    expect(await noted(() => done(ask('admin', 'DELETE', `/pages/${id}`)))).toEqual(of('deleted'));
  });

  test('has settings, members, companies and what they may see, without names and addresses', async () => {
    const globals: [string, object, object][] = [
      ['retention', { auditLog: 400 }, { auditLog: { before: 1095, after: 400 } }],
      [
        'settings?locale=de',
        { phone: canary, newsPage: page },
        { phone: {}, newsPage: { before: null, after: page } },
      ],
    ];
    for (const [path, data, changes] of globals)
      expect(await noted(() => done(ask('admin', 'POST', `/globals/${path}`, data)))).toEqual([
        ['admin', 'changed', path.replace(/\?.*/, ''), null, changes],
      ]);
    for (const auditLog of [364, 0, -1, 1e9])
      expect((await ask('admin', 'POST', '/globals/retention', { auditLog })).status).toBe(400);

    const manager = (method: string, path: string, data?: object) =>
      done(ask('portal-manager', method, path, data));
    const who = 'portal-manager';
    let [category, company, member] = [0, 0, ''];
    const made = await noted(async () => {
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

  test('what is refused, fails or is rolled back leaves no row', async () => {
    const refused = await noted(async () => {
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
    // Without the outbox nobody can be told, so it is not done either.
    await execute(rest.payload, 'ALTER TABLE mails RENAME TO mails_away');
    const raise = { role: 'compliance-officer' };
    const path = `/staff/${rest.staff['forms-clerk']}`;
    expect(await noted(() => ask('admin', 'PATCH', path, raise))).toEqual([]);
    await execute(rest.payload, 'ALTER TABLE mails_away RENAME TO mails');
    expect((await ask('admin', 'GET', path)).body.role).toBe('forms-clerk');
  });

  test('fifty acts at once make one chain, and none of it all holds a word that was typed', async () => {
    const post = (at: number) =>
      ask('portal-manager', 'POST', '/companies', { name: `Firma ${at}`, country: 'pl' });
    const found = await noted(() =>
      Promise.all(Array.from({ length: 50 }, (_, at) => done(post(at)))),
    );
    expect(found).toHaveLength(50);
    await expectClean();
  });
});
