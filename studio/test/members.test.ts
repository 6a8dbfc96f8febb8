import { createHash, randomBytes } from 'node:crypto';
import { memberSessions } from '@oilway/store/members/tables.ts';
import { beforeAll, expect, test } from 'vitest';
import { addRow, rowsOf } from '../../content/test/store-rows.ts';
import { people } from './people.ts';
import { testStudio } from './server.ts';

const seen: string[] = [];
const secret = '$argon2id$v=19$m=65536,t=3,p=1$c2FsdHNhbHRzYWx0c2FsdA$aGFzaA';
let company: number;

const studio = testStudio(seen);
const { ask } = studio;
beforeAll(async () => {
  const made = await studio.payload.create({
    collection: 'companies',
    data: { name: 'Autohaus Brinkmann', country: 'de' },
  });
  company = made.id;
});

const make = async (email: string, data: object = {}) => {
  const made = await studio.payload.create({
    collection: 'members',
    data: { name: 'Henrike', email, cultureName: 'de-DE', state: 'requested', ...data } as never,
    context: { byMember: true },
  });
  return made.id;
};

test('requires a company to approve a request and enqueues the invitation', async () => {
  const email = 'anfrage@brinkmann.example';
  const id = await make(email, { requestedCompany: 'Brinkmann' });
  const refused = await ask('portal-manager', 'PATCH', `/members/${id}`, { state: 'invited' });
  expect([refused.status, refused.body.errors[0].data.errors[0].path]).toEqual([400, 'company']);
  const approved = await ask('portal-manager', 'PATCH', `/members/${id}`, {
    state: 'invited',
    company,
  });
  expect([approved.status, approved.body.doc.state]).toEqual([200, 'invited']);
  const { docs } = await studio.payload.find({
    collection: 'mails',
    where: { to: { equals: email } },
  });
  expect(docs.map(({ state, subject }) => [state, subject])).toEqual([
    ['waiting', 'Ihr Zugang zum Oilway-Kundenportal'],
  ]);
  for (const person of people) {
    const shown = await ask(person, 'GET', `/mails?where[to][equals]=${email}`);
    // Administrators see that a mail exists; its content is hidden from all.
    expect(shown.body?.docs ?? []).toHaveLength(person === 'admin' ? 1 : 0);
    expect(shown.text).not.toContain('token=');
  }
});

test('neither exposes nor accepts password hashes', async () => {
  const id = await make('aktiv@brinkmann.example', {
    state: 'active',
    company,
    passwordHash: secret,
  });
  const stored = async () =>
    (await studio.payload.findByID({ collection: 'members', id, showHiddenFields: true }))
      .passwordHash;
  for (const person of people) {
    await ask(person, 'GET', `/members/${id}?depth=3&showHiddenFields=true`);
    await ask(person, 'GET', `/members?select[passwordHash]=true&sort=passwordHash`);
    await ask(person, 'PATCH', `/members/${id}`, { passwordHash: 'x', name: 'Henrike' });
    await ask(person, 'POST', `/members/${id}/duplicate`);
    const probe = await ask(person, 'GET', '/members?where[passwordHash][like]=argon');
    expect([person, probe.status]).toEqual([person, expect.toSatisfy((code) => code >= 400)]);
    const made = await ask(person, 'POST', '/members', {
      name: 'X',
      email: `${person}@brinkmann.example`,
      state: 'invited',
      company,
      cultureName: 'de-DE',
      passwordHash: secret,
    });
    if (made.status !== 201) continue;
    const { passwordHash } = await studio.payload.findByID({
      collection: 'members',
      id: made.body.doc.id,
      showHiddenFields: true,
    });
    expect(passwordHash ?? null).toBeNull();
  }
  expect(await stored()).toBe(secret);
  expect(seen.filter((text) => /argon2|"(passwordHash|tokenHash)"/.test(text))).toEqual([]);
});

test('ends the sessions of a disabled member', async () => {
  const id = await make('gesperrt@brinkmann.example', { state: 'active', company });
  const now = new Date();
  await addRow(studio.payload, memberSessions, {
    tokenHash: 'x',
    member: id,
    begun: now.toISOString(),
    lastSeen: now.toISOString(),
    expires: new Date(now.getTime() + 60_000).toISOString(),
  });
  await ask('portal-manager', 'PATCH', `/members/${id}`, { state: 'disabled' });
  expect(await rowsOf(studio.payload, memberSessions, { member: id })).toEqual([]);
});

test('accepts a document of 50 MB and rejects one byte more with a message', async () => {
  const most = 50_000_000;
  const send = (size: number) => {
    const bytes = randomBytes(size);
    bytes.write('%PDF-1.7\n');
    const end = 'startxref\n0\n%%EOF\n';
    bytes.write(end, size - end.length);
    const form = new FormData();
    form.set('file', new Blob([bytes], { type: 'application/pdf' }), 'Handbuch.pdf');
    form.set('_payload', '{}');
    const digest = createHash('sha256').update(bytes).digest('hex');
    return { digest, answer: ask('portal-manager', 'POST', '/portal-uploads', form) };
  };
  const { answer, digest } = send(most);
  const { body, status } = await answer;
  expect([status, body.doc]).toEqual([
    201,
    expect.objectContaining({ filesize: most, sha256: digest }),
  ]);
  const refused = await send(most + 1).answer;
  expect([refused.status, refused.text]).toEqual([413, expect.stringContaining('50 MB')]);
});
