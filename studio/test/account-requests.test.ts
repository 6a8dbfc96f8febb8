/** Decisions of account requests over the REST API of the studio, and who sees a category. */
import { randomUUID } from 'node:crypto';
import { visibleCategories } from '@oilway/store/library/access.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { databaseOf } from '../../content/database/session.ts';
import { proposeDecision } from '../../content/members/account-request-proposal.ts';
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
  const accept = (id: string, data: object, person: (typeof people)[number] = 'portal-manager') =>
    ask(person, 'POST', `/members/${id}/accept`, data, { 'Accept-Language': 'de' });
  const company = (name: string) => ({ name, country: 'pl', categories: [category] });
  const messageOf = ({ body }: Awaited<ReturnType<typeof ask>>) => body?.errors?.[0]?.message;
  const companiesNamed = async (name: string) =>
    (await rest.payload.find({ collection: 'companies', where: { name: { equals: name } } })).docs;

  test('creates company, member and invitation once, even for two managers at once', async () => {
    const { email, id } = await newRequest();
    const form = {
      name: 'Ewa Nowak',
      email,
      cultureName: 'pl-PL',
      company: company('Serwis Nowak'),
    };
    const answers = await Promise.all([accept(id, form), accept(id, form, 'admin')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(answers.map(messageOf).filter(Boolean)).toEqual([
      'Über diese Anfrage ist schon entschieden. Bitte neu laden.',
    ]);
    const by = answers[0].status === 204 ? 'portal-manager' : 'admin';
    expect(await stored(id)).toMatchObject({
      state: 'invited',
      name: 'Ewa Nowak',
      decidedBy: by,
      decidedAt: expect.any(String),
      company: { name: 'Serwis Nowak', country: 'pl' },
    });
    expect(await companiesNamed('Serwis Nowak')).toHaveLength(1);
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Dostęp do portalu klienta Oilway',
    ]);
    const log = await ask('admin', 'GET', '/audit-log?limit=3&sort=-id');
    const entries = log.body.docs.map((entry: Record<string, unknown>) => entry.action);
    expect(entries).toEqual(expect.arrayContaining(['created', 'invited']));
  });

  test('proposes a company by the confirmed address, and never selects one by typed words', async () => {
    const { payload } = rest;
    const make = async (name: string) =>
      (await payload.create({ collection: 'companies', data: { name, country: 'de' } })).id;
    const [typed, known, other] = [await make('Öl Typ GmbH'), await make('Kn'), await make('Oth')];
    const proposed = async (domain: string) => {
      const email = `${randomUUID()}@${domain}`;
      const request = await newRequest({ email, requestedCompany: 'öl typ' });
      return (await proposeDecision(payload, request)).proposed;
    };
    const colleague = (domain: string, company: number, state: string) =>
      newRequest({ email: `${randomUUID()}@${domain}`, company, state });
    const byName = { id: typed, reason: 'name' };
    await colleague('kn.example', known, 'disabled');
    expect(await proposed('kn.example')).toEqual(byName);
    await colleague('kn.example', known, 'active');
    expect(await proposed('kn.example')).toEqual({ id: known, reason: 'domain' });
    await colleague('kn.example', other, 'invited');
    expect(await proposed('kn.example')).toEqual(byName);
    for (const provider of 'proton.me mailbox.org me.com msn.com vp.pl gazeta.pl'.split(' ')) {
      await colleague(provider, known, 'active');
      expect(await proposed(provider), provider).toEqual(byName);
    }
  });

  test('refuses with the manager’s words, and lets the person ask again', async () => {
    const { email, id } = await newRequest();
    const words = 'leider nein.\n\nBitte <b>später</b>.';
    const refuse = () => ask('portal-manager', 'POST', `/members/${id}/refuse`, { text: words });
    expect([(await refuse()).status, (await refuse()).status]).toEqual([204, 409]);
    expect(await stored(id)).toMatchObject({
      state: 'refused',
      refusal: words,
      decidedBy: 'portal-manager',
    });
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('leider nein.');
    expect(mail?.html).toContain('Bitte &lt;b&gt;später&lt;/b&gt;.');
    const request = { name: 'Ewa', email, company: 'Öz', cultureName: 'pl-PL' } as const;
    await rest.database.store.requestAccount(request, {});
    const tokens = (await mailsTo(email)).map(({ text }) => /token=([\w-]{43})/.exec(text ?? ''));
    const token = tokens.find(Boolean)?.[1] ?? '';
    expect(await rest.database.store.confirmRequest(token)).toBe(true);
    expect(await stored(id)).toMatchObject({ state: 'requested', requestedCompany: 'Öz' });
    await accept(id, { name: 'Ewa', email, cultureName: 'pl-PL', company: company('Öz') });
    expect(await stored(id)).toMatchObject({ state: 'invited', refusal: null });
  });

  test('names a taken address or company and stores nothing', async () => {
    const known = await newRequest({ name: 'Jan Zając', state: 'active' });
    const { id, email } = await newRequest();
    const form = { name: 'Ewa', email, cultureName: 'pl-PL' };
    const twice = await accept(id, { ...form, email: known.email, company: company('Nie ma') });
    expect([twice.status, messageOf(twice)]).toEqual([
      400,
      'Unter dieser E-Mail-Adresse gibt es schon ein Mitglied: Jan Zając.',
    ]);
    const data = { name: 'Auto $& Öl', country: 'de' } as const;
    await rest.payload.create({ collection: 'companies', data });
    const taken = await accept(id, { ...form, company: company('auto $& öl') });
    expect([taken.status, messageOf(taken)]).toEqual([
      400,
      'Die Firma „Auto $& Öl“ gibt es schon. Bitte in der Liste wählen.',
    ]);
    expect([await companiesNamed('Nie ma'), await mailsTo(email)]).toEqual([[], []]);
    expect(await stored(id)).toMatchObject({ state: 'requested', company: null });
  });

  test('rejects others, invalid input and unknown ids', async () => {
    const { id, email } = await newRequest();
    const form = { name: 'Ewa', email, cultureName: 'pl-PL', company: company('Hostile') };
    for (const person of people.filter((one) => !['admin', 'portal-manager'].includes(one)))
      for (const [path, data] of [
        [`/members/${id}/accept`, form],
        [`/members/${id}/refuse`, { text: 'x' }],
      ] as const)
        expect((await ask(person, 'POST', path, data)).status, person).toBeGreaterThanOrEqual(401);
    const hostile: object[] = [
      {},
      { ...form, name: ' ' },
      { ...form, name: 'a\u0000b' },
      { ...form, name: 'x'.repeat(121) },
      { ...form, email: 'kein' },
      { ...form, email: 'a@b.example\r\nBcc: c@d.example' },
      { ...form, cultureName: 'en-US' },
      { ...form, state: 'active' },
      { ...form, passwordHash: 'x' },
      { ...form, company: 999_999 },
      { ...form, company: 2 ** 40 },
      { ...form, company: '1 OR 1=1' },
      { ...form, company: { ...form.company, categories: [category, 999_999] } },
      { ...form, company: { ...form.company, id: 1 } },
    ];
    for (const body of hostile)
      expect((await accept(id, body)).status, JSON.stringify(body)).toBe(400);
    for (const text of ['', ' ', 'a\u0000', 'x'.repeat(10_001), 5, null])
      expect((await ask('admin', 'POST', `/members/${id}/refuse`, { text })).status).toBe(400);
    for (const unknown of ['0', "'", '%00', 'x'.repeat(40), randomUUID()])
      expect((await accept(unknown, form)).status, unknown).toBe(404);
    const patched = await ask('admin', 'PATCH', `/members/${id}`, {
      state: 'refused',
      refusal: 'x',
    });
    expect(patched.status).toBe(400);
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
    const audience = async (query: string) =>
      (await ask('portal-manager', 'GET', `/file-categories/audience?${query}`)).body;
    for (const id of [category, child, own]) {
      const shown = await audience(`category=${id}`);
      for (const [at, companyId] of ids.entries()) {
        const seen = await visibleCategories(databaseOf(rest.payload), { id: '', companyId });
        expect(shown.companies.includes(`${'AB'[at]}-Werk`)).toBe(seen.has(id));
      }
    }
    expect(await audience(`category=${own}`)).toEqual({
      ...{ companies: ['B-Werk'], companyCount: 1, memberCount: 1, isEveryone: false },
    });
    expect(await audience(`category=${own}&parent=${category}`)).toMatchObject({ memberCount: 3 });
    expect(await audience(`category=${child}&parent=none`)).toMatchObject({ memberCount: 1 });
    for (const query of ['category=x', 'category=-1', 'parent=1e99', 'category[$ne]=1'])
      expect((await ask('admin', 'GET', `/file-categories/audience?${query}`)).status).toBe(400);
    for (const person of ['editor-de', 'forms-clerk', 'anonymous'] as const)
      expect((await ask(person, 'GET', '/file-categories/audience')).status).not.toBe(200);
  });
});
