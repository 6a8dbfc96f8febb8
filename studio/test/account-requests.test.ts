/** Decisions of account requests over the REST API of the studio, and who sees a category. */
import { randomUUID } from 'node:crypto';
import { visibleCategories } from '@oilway/store/library/access.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { databaseOf } from '../../content/database/session.ts';
import { testInProcessStudio } from './in-process-studio.ts';
import { people } from './people.ts';

describe.each(['sqlite', 'postgres'] as const)('account requests on %s', (kind) => {
  const rest = testInProcessStudio(kind);
  const { ask } = rest;
  let category: number;
  let child: number;
  beforeAll(async () => {
    const make = async (title: string, parent?: number) => {
      const data = { title, culture: 'de-DE', parent } as never;
      return (await rest.payload.create({ collection: 'file-categories', data })).id;
    };
    category = await make('Preise');
    child = await make('Archiv', category);
  });

  const newRequest = async (data: object = {}) => {
    const email = `${randomUUID()}@werkstatt.example`;
    const given = { name: 'Ewa', email, cultureName: 'pl-PL', state: 'requested', ...data };
    const options = { collection: 'members', data: given as never } as const;
    return rest.payload.create({ ...options, context: { byMember: true } });
  };
  const stored = (id: string) => rest.payload.findByID({ collection: 'members', id, depth: 1 });
  const mailsTo = async (to: string) =>
    (await rest.payload.find({ collection: 'mails', where: { to: { equals: to } } })).docs;
  const decide = (id: string, data: object, person: (typeof people)[number] = 'portal-manager') =>
    ask(person, 'PATCH', `/members/${id}`, data, { 'Accept-Language': 'de' });
  const problemOf = ({ body }: Awaited<ReturnType<typeof ask>>) => body.errors[0].data.errors[0];
  const companiesNamed = async (name: string) =>
    (await rest.payload.find({ collection: 'companies', where: { name: { equals: name } } })).docs;

  test('creates company, member and invitation once, even for two managers at once', async () => {
    const { email, id, updatedAt } = await newRequest({ requestedCompany: 'Serwis Nowak' });
    const newCompanyCategories = [category];
    const form = { name: 'Ewa Nowak', company: null, newCompanyCategories, updatedAt };
    const accept = { ...form, state: 'invited' };
    const answers = await Promise.all([decide(id, accept), decide(id, accept, 'admin')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const by = answers[0].status === 200 ? 'portal-manager' : 'admin';
    expect(await stored(id)).toMatchObject({
      state: 'invited',
      name: 'Ewa Nowak',
      decidedBy: by,
      decidedAt: expect.any(String),
      company: { name: 'Serwis Nowak', country: 'pl', categories: [category] },
    });
    expect((await decide(id, { ...form, state: 'refused', refusal: 'x' })).status).toBe(409);
    expect((await decide(id, { state: 'refused', refusal: 'x' })).status).toBe(400);
    expect(await companiesNamed('Serwis Nowak')).toHaveLength(1);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Dostęp do portalu klienta Oilway',
    ]);
    const log = await ask('admin', 'GET', '/audit-log?limit=3&sort=-id');
    const entries = log.body.docs.map((entry: Record<string, unknown>) => entry.action);
    expect(entries).toEqual(expect.arrayContaining(['created', 'invited']));
  });

  test('never chooses a company by typed words, and creates none of a similar name', async () => {
    const make = async (name: string) =>
      (await rest.payload.create({ collection: 'companies', data: { name, country: 'de' } })).id;
    const known = await make('Öl $& Typ GmbH');
    await make('Öz');
    for (const [requestedCompany, name] of [
      ['öl $& typ', 'Öl $& Typ GmbH'],
      ['Öl Typ AG, Hamburg', 'Öl $& Typ GmbH'],
      ['öz', 'Öz'],
    ]) {
      const { email, id } = await newRequest({ requestedCompany });
      const refused = await decide(id, { state: 'invited' });
      expect(refused.status).toBe(400);
      expect(problemOf(refused)).toMatchObject({
        path: 'company',
        message: expect.stringContaining(`„${name}“`),
      });
      expect(await stored(id)).toMatchObject({ state: 'requested', company: null });
      expect(await mailsTo(email)).toEqual([]);
      expect((await decide(id, { state: 'invited', company: known })).status).toBe(200);
    }
    const { id } = await newRequest({ requestedCompany: 'Özdemir' });
    expect((await decide(id, { state: 'invited' })).status).toBe(200);
    expect(await companiesNamed('Özdemir')).toHaveLength(1);
  });

  test('stores no company when the acceptance fails', async () => {
    const { email } = await newRequest();
    const request = await newRequest({ requestedCompany: 'Nie ma' });
    expect((await decide(request.id, { state: 'invited', email })).status).toBe(400);
    expect([await companiesNamed('Nie ma'), await mailsTo(request.email)]).toEqual([[], []]);
    expect(await stored(request.id)).toMatchObject({ state: 'requested', company: null });
  });

  test('refuses with the manager’s words, and lets the person ask again', async () => {
    const { email, id } = await newRequest();
    const words = 'leider nein.\n\nBitte <b>später</b>.';
    const refuse = (refusal: string) => decide(id, { state: 'refused', refusal });
    expect((await refuse(' ')).status).toBe(400);
    expect((await refuse(words)).status).toBe(200);
    await refuse('Andere Worte.');
    expect((await decide(id, { state: 'invited' })).status).toBe(400);
    expect(await stored(id)).toMatchObject({
      state: 'refused',
      refusal: words,
      decidedBy: 'portal-manager',
    });
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('leider nein.');
    expect(mail?.html).toContain('Bitte &lt;b&gt;später&lt;/b&gt;.');
    const request = { name: 'Ewa', email, company: 'Łoś', cultureName: 'pl-PL' } as const;
    await rest.database.store.requestAccount(request, {});
    const tokens = (await mailsTo(email)).map(({ text }) => /token=([\w-]{43})/.exec(text ?? ''));
    const token = tokens.find(Boolean)?.[1] ?? '';
    expect(await rest.database.store.confirmRequest(token)).toBe(true);
    expect(await stored(id)).toMatchObject({ state: 'requested', requestedCompany: 'Łoś' });
    await decide(id, { state: 'invited' });
    expect(await stored(id)).toMatchObject({ state: 'invited', refusal: null });
  });

  test('does not reactivate the account of a disabled member', async () => {
    const { email, id } = await newRequest({ state: 'disabled' });
    const request = { name: 'Ewa', email, company: 'Łoś', cultureName: 'pl-PL' } as const;
    await rest.database.store.requestAccount(request, {});
    expect(await stored(id)).toMatchObject({ state: 'disabled' });
    expect((await decide(id, { state: 'active' })).status).toBe(400);
    expect((await decide(id, { state: 'refused', refusal: 'x' })).status).toBe(400);
  });

  test('rejects others, invalid input and unknown ids', async () => {
    const { id, email } = await newRequest({ requestedCompany: 'Hostile' });
    for (const person of people.filter((one) => !['admin', 'portal-manager'].includes(one)))
      for (const data of [{ state: 'invited' }, { state: 'refused', refusal: 'x' }])
        expect((await decide(id, data, person)).status, person).toBeGreaterThanOrEqual(401);
    const invited = { state: 'invited' };
    const hostile: object[] = [
      { ...invited, name: '' },
      { ...invited, name: 'x'.repeat(121) },
      { ...invited, email: 'kein' },
      { ...invited, email: 'a@b.example\r\nBcc: c@d.example' },
      { ...invited, cultureName: 'en-US' },
      { ...invited, company: 999_999 },
      { ...invited, company: '1 OR 1=1' },
      { ...invited, newCompanyCategories: [category, 999_999] },
      { ...invited, newCompanyCategories: ['1 OR 1=1'] },
      { ...invited, newCompanyCategories: { id: 1 } },
      { state: 'refused' },
      { state: 'refused', refusal: 'x'.repeat(10_001) },
      { state: 'refused', refusal: { a: 5 } },
      { state: 'refused', refusal: 5 },
      { state: 'active' },
    ];
    for (const body of hostile)
      expect((await decide(id, body)).status, JSON.stringify(body)).toBe(400);
    for (const unknown of ['0', "'", '%00', 'x'.repeat(40), randomUUID()])
      expect([400, 404], unknown).toContain((await decide(unknown, invited)).status);
    expect([await stored(id), await mailsTo(email), await companiesNamed('Hostile')]).toEqual([
      expect.objectContaining({ state: 'requested' }),
      [],
      [],
    ]);
  });

  test('shows who sees a category, as members get it', async () => {
    const other = { title: 'Andere', culture: 'pl-PL' } as never;
    const own = (await rest.payload.create({ collection: 'file-categories', data: other })).id;
    const make = async (name: string, categories: number[], members: number) => {
      const data = { name, country: 'de', categories } as const;
      const { id } = await rest.payload.create({ collection: 'companies', data });
      for (let at = 0; at < members; at += 1) await newRequest({ company: id, state: 'active' });
      await newRequest({ company: id, state: 'disabled' });
      return id;
    };
    const ids = [await make('A-Werk', [category], 2), await make('B-Werk', [child, own], 1)];
    const audience = (id: unknown, person: (typeof people)[number] = 'portal-manager') =>
      ask(person, 'GET', `/file-categories/${id}/audience`);
    for (const id of [category, child, own]) {
      const { body } = await audience(id);
      for (const [at, companyId] of ids.entries()) {
        const seen = await visibleCategories(databaseOf(rest.payload), { id: '', companyId });
        expect(body.companies.includes(`${'AB'[at]}-Werk`)).toBe(seen.has(id));
      }
    }
    const shown = { companies: ['B-Werk'], companyCount: 1, memberCount: 1 };
    expect((await audience(own)).body).toEqual(shown);
    for (const unknown of ['x', '-1', '1e99', "'", '%00'])
      expect((await audience(unknown)).body).toMatchObject({ companyCount: 0 });
    for (const person of ['editor-de', 'forms-clerk', 'anonymous'] as const)
      expect((await audience(own, person)).status).not.toBe(200);
  });
});
